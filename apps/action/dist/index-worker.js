import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var __defProp = Object.defineProperty;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res) => function __init() {
  return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
};
var __export = (target2, all) => {
  for (var name2 in all)
    __defProp(target2, name2, { get: all[name2], enumerable: true });
};

// ../../node_modules/.pnpm/tsup@8.5.1_postcss@8.5.33_supports-color@7.2.0_typescript@6.0.3_yaml@2.9.1/node_modules/tsup/assets/esm_shims.js
import path from "path";
import { fileURLToPath } from "url";
var init_esm_shims = __esm({
  "../../node_modules/.pnpm/tsup@8.5.1_postcss@8.5.33_supports-color@7.2.0_typescript@6.0.3_yaml@2.9.1/node_modules/tsup/assets/esm_shims.js"() {
    "use strict";
  }
});

// ../../node_modules/.pnpm/web-tree-sitter@0.27.2/node_modules/web-tree-sitter/web-tree-sitter.js
var web_tree_sitter_exports = {};
__export(web_tree_sitter_exports, {
  CaptureQuantifier: () => CaptureQuantifier,
  Edit: () => Edit,
  LANGUAGE_VERSION: () => LANGUAGE_VERSION,
  Language: () => Language,
  LookaheadIterator: () => LookaheadIterator,
  MIN_COMPATIBLE_VERSION: () => MIN_COMPATIBLE_VERSION,
  Node: () => Node,
  Parser: () => Parser,
  Query: () => Query,
  Tree: () => Tree,
  TreeCursor: () => TreeCursor
});
function assertInternal(x) {
  if (x !== INTERNAL) throw new Error("Illegal constructor");
}
function isPoint(point) {
  return !!point && typeof point.row === "number" && typeof point.column === "number";
}
function setModule(module2) {
  C = module2;
}
function newFinalizer(handler) {
  try {
    return new FinalizationRegistry(handler);
  } catch (e) {
    console.error("Unsupported FinalizationRegistry:", e);
    return;
  }
}
function getText(tree, startIndex, endIndex, startPosition) {
  const length = endIndex - startIndex;
  let result = tree.textCallback(startIndex, startPosition);
  if (result) {
    startIndex += result.length;
    while (startIndex < endIndex) {
      const string = tree.textCallback(startIndex, startPosition);
      if (string && string.length > 0) {
        startIndex += string.length;
        result += string;
      } else {
        break;
      }
    }
    if (startIndex > endIndex) {
      result = result.slice(0, length);
    }
  }
  return result ?? "";
}
function unmarshalCaptures(query2, tree, address, patternIndex, result) {
  for (let i2 = 0, n = result.length; i2 < n; i2++) {
    const captureIndex = C.getValue(address, "i32");
    address += SIZE_OF_INT;
    const node = unmarshalNode(tree, address);
    address += SIZE_OF_NODE;
    result[i2] = { patternIndex, name: query2.captureNames[captureIndex], node };
  }
  return address;
}
function marshalNode(node, index = 0) {
  let address = TRANSFER_BUFFER + index * SIZE_OF_NODE;
  C.setValue(address, node.id, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node.startIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node.startPosition.row, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node.startPosition.column, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, node[0], "i32");
}
function unmarshalNode(tree, address = TRANSFER_BUFFER) {
  const id = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  if (id === 0) return null;
  const index = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  const row = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  const column = C.getValue(address, "i32");
  address += SIZE_OF_INT;
  const other = C.getValue(address, "i32");
  const result = new Node(INTERNAL, {
    id,
    tree,
    startIndex: index,
    startPosition: { row, column },
    other
  });
  return result;
}
function marshalTreeCursor({ handles }, address = TRANSFER_BUFFER) {
  C.setValue(address + 0 * SIZE_OF_INT, handles[0], "i32");
  C.setValue(address + 1 * SIZE_OF_INT, handles[1], "i32");
  C.setValue(address + 2 * SIZE_OF_INT, handles[2], "i32");
  C.setValue(address + 3 * SIZE_OF_INT, handles[3], "i32");
}
function unmarshalTreeCursor({ handles }) {
  handles[0] = C.getValue(TRANSFER_BUFFER + 0 * SIZE_OF_INT, "i32");
  handles[1] = C.getValue(TRANSFER_BUFFER + 1 * SIZE_OF_INT, "i32");
  handles[2] = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
  handles[3] = C.getValue(TRANSFER_BUFFER + 3 * SIZE_OF_INT, "i32");
}
function marshalPoint(address, point) {
  C.setValue(address, point.row, "i32");
  C.setValue(address + SIZE_OF_INT, point.column, "i32");
}
function unmarshalPoint(address) {
  const result = {
    row: C.getValue(address, "i32") >>> 0,
    column: C.getValue(address + SIZE_OF_INT, "i32") >>> 0
  };
  return result;
}
function marshalRange(address, range) {
  marshalPoint(address, range.startPosition);
  address += SIZE_OF_POINT;
  marshalPoint(address, range.endPosition);
  address += SIZE_OF_POINT;
  C.setValue(address, range.startIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, range.endIndex, "i32");
  address += SIZE_OF_INT;
}
function unmarshalRange(address) {
  const result = {};
  result.startPosition = unmarshalPoint(address);
  address += SIZE_OF_POINT;
  result.endPosition = unmarshalPoint(address);
  address += SIZE_OF_POINT;
  result.startIndex = C.getValue(address, "i32") >>> 0;
  address += SIZE_OF_INT;
  result.endIndex = C.getValue(address, "i32") >>> 0;
  return result;
}
function marshalEdit(edit, address = TRANSFER_BUFFER) {
  marshalPoint(address, edit.startPosition);
  address += SIZE_OF_POINT;
  marshalPoint(address, edit.oldEndPosition);
  address += SIZE_OF_POINT;
  marshalPoint(address, edit.newEndPosition);
  address += SIZE_OF_POINT;
  C.setValue(address, edit.startIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, edit.oldEndIndex, "i32");
  address += SIZE_OF_INT;
  C.setValue(address, edit.newEndIndex, "i32");
  address += SIZE_OF_INT;
}
function unmarshalLanguageMetadata(address) {
  const major_version = C.getValue(address, "i32");
  const minor_version = C.getValue(address += SIZE_OF_INT, "i32");
  const patch_version = C.getValue(address += SIZE_OF_INT, "i32");
  return { major_version, minor_version, patch_version };
}
async function Module2(moduleArg = {}) {
  var moduleRtn;
  var Module = moduleArg;
  var ENVIRONMENT_IS_WEB = typeof window == "object";
  var ENVIRONMENT_IS_WORKER = typeof WorkerGlobalScope != "undefined";
  var ENVIRONMENT_IS_NODE = typeof process == "object" && process.versions?.node && process.type != "renderer";
  if (ENVIRONMENT_IS_NODE) {
    const { createRequire: createRequire2 } = await import("module");
    var require = createRequire2(import.meta.url);
  }
  Module.currentQueryProgressCallback = null;
  Module.currentProgressCallback = null;
  Module.currentLogCallback = null;
  Module.currentParseCallback = null;
  var arguments_ = [];
  var thisProgram = "./this.program";
  var quit_ = /* @__PURE__ */ __name((status, toThrow) => {
    throw toThrow;
  }, "quit_");
  var _scriptName = import.meta.url;
  var scriptDirectory = "";
  function locateFile(path2) {
    if (Module["locateFile"]) {
      return Module["locateFile"](path2, scriptDirectory);
    }
    return scriptDirectory + path2;
  }
  __name(locateFile, "locateFile");
  var readAsync, readBinary;
  if (ENVIRONMENT_IS_NODE) {
    var fs = require("fs");
    if (_scriptName.startsWith("file:")) {
      scriptDirectory = require("path").dirname(require("url").fileURLToPath(_scriptName)) + "/";
    }
    readBinary = /* @__PURE__ */ __name((filename) => {
      filename = isFileURI(filename) ? new URL(filename) : filename;
      var ret = fs.readFileSync(filename);
      return ret;
    }, "readBinary");
    readAsync = /* @__PURE__ */ __name(async (filename, binary22 = true) => {
      filename = isFileURI(filename) ? new URL(filename) : filename;
      var ret = fs.readFileSync(filename, binary22 ? void 0 : "utf8");
      return ret;
    }, "readAsync");
    if (process.argv.length > 1) {
      thisProgram = process.argv[1].replace(/\\/g, "/");
    }
    arguments_ = process.argv.slice(2);
    quit_ = /* @__PURE__ */ __name((status, toThrow) => {
      process.exitCode = status;
      throw toThrow;
    }, "quit_");
  } else if (ENVIRONMENT_IS_WEB || ENVIRONMENT_IS_WORKER) {
    try {
      scriptDirectory = new URL(".", _scriptName).href;
    } catch {
    }
    {
      if (ENVIRONMENT_IS_WORKER) {
        readBinary = /* @__PURE__ */ __name((url) => {
          var xhr = new XMLHttpRequest();
          xhr.open("GET", url, false);
          xhr.responseType = "arraybuffer";
          xhr.send(null);
          return new Uint8Array(
            /** @type{!ArrayBuffer} */
            xhr.response
          );
        }, "readBinary");
      }
      readAsync = /* @__PURE__ */ __name(async (url) => {
        if (isFileURI(url)) {
          return new Promise((resolve, reject) => {
            var xhr = new XMLHttpRequest();
            xhr.open("GET", url, true);
            xhr.responseType = "arraybuffer";
            xhr.onload = () => {
              if (xhr.status == 200 || xhr.status == 0 && xhr.response) {
                resolve(xhr.response);
                return;
              }
              reject(xhr.status);
            };
            xhr.onerror = reject;
            xhr.send(null);
          });
        }
        var response = await fetch(url, {
          credentials: "same-origin"
        });
        if (response.ok) {
          return response.arrayBuffer();
        }
        throw new Error(response.status + " : " + response.url);
      }, "readAsync");
    }
  } else {
  }
  var out = console.log.bind(console);
  var err = console.error.bind(console);
  var dynamicLibraries = [];
  var wasmBinary;
  var ABORT = false;
  var EXITSTATUS;
  var isFileURI = /* @__PURE__ */ __name((filename) => filename.startsWith("file://"), "isFileURI");
  var readyPromiseResolve, readyPromiseReject;
  var wasmMemory;
  var HEAP8, HEAPU8, HEAP16, HEAPU16, HEAP32, HEAPU32, HEAPF32, HEAPF64;
  var HEAP64, HEAPU64;
  var HEAP_DATA_VIEW;
  var runtimeInitialized = false;
  function updateMemoryViews() {
    var b = wasmMemory.buffer;
    Module["HEAP8"] = HEAP8 = new Int8Array(b);
    Module["HEAP16"] = HEAP16 = new Int16Array(b);
    Module["HEAPU8"] = HEAPU8 = new Uint8Array(b);
    Module["HEAPU16"] = HEAPU16 = new Uint16Array(b);
    Module["HEAP32"] = HEAP32 = new Int32Array(b);
    Module["HEAPU32"] = HEAPU32 = new Uint32Array(b);
    Module["HEAPF32"] = HEAPF32 = new Float32Array(b);
    Module["HEAPF64"] = HEAPF64 = new Float64Array(b);
    Module["HEAP64"] = HEAP64 = new BigInt64Array(b);
    Module["HEAPU64"] = HEAPU64 = new BigUint64Array(b);
    Module["HEAP_DATA_VIEW"] = HEAP_DATA_VIEW = new DataView(b);
    LE_HEAP_UPDATE();
  }
  __name(updateMemoryViews, "updateMemoryViews");
  function initMemory() {
    if (Module["wasmMemory"]) {
      wasmMemory = Module["wasmMemory"];
    } else {
      var INITIAL_MEMORY = Module["INITIAL_MEMORY"] || 33554432;
      wasmMemory = new WebAssembly.Memory({
        "initial": INITIAL_MEMORY / 65536,
        // In theory we should not need to emit the maximum if we want "unlimited"
        // or 4GB of memory, but VMs error on that atm, see
        // https://github.com/emscripten-core/emscripten/issues/14130
        // And in the pthreads case we definitely need to emit a maximum. So
        // always emit one.
        "maximum": 32768
      });
    }
    updateMemoryViews();
  }
  __name(initMemory, "initMemory");
  var __RELOC_FUNCS__ = [];
  function preRun() {
    if (Module["preRun"]) {
      if (typeof Module["preRun"] == "function") Module["preRun"] = [Module["preRun"]];
      while (Module["preRun"].length) {
        addOnPreRun(Module["preRun"].shift());
      }
    }
    callRuntimeCallbacks(onPreRuns);
  }
  __name(preRun, "preRun");
  function initRuntime() {
    runtimeInitialized = true;
    callRuntimeCallbacks(__RELOC_FUNCS__);
    wasmExports["__wasm_call_ctors"]();
    callRuntimeCallbacks(onPostCtors);
  }
  __name(initRuntime, "initRuntime");
  function preMain() {
  }
  __name(preMain, "preMain");
  function postRun() {
    if (Module["postRun"]) {
      if (typeof Module["postRun"] == "function") Module["postRun"] = [Module["postRun"]];
      while (Module["postRun"].length) {
        addOnPostRun(Module["postRun"].shift());
      }
    }
    callRuntimeCallbacks(onPostRuns);
  }
  __name(postRun, "postRun");
  function abort(what) {
    Module["onAbort"]?.(what);
    what = "Aborted(" + what + ")";
    err(what);
    ABORT = true;
    what += ". Build with -sASSERTIONS for more info.";
    var e = new WebAssembly.RuntimeError(what);
    readyPromiseReject?.(e);
    throw e;
  }
  __name(abort, "abort");
  var wasmBinaryFile;
  function findWasmBinary() {
    if (Module["locateFile"]) {
      return locateFile("web-tree-sitter.wasm");
    }
    return new URL("web-tree-sitter.wasm", import.meta.url).href;
  }
  __name(findWasmBinary, "findWasmBinary");
  function getBinarySync(file) {
    if (file == wasmBinaryFile && wasmBinary) {
      return new Uint8Array(wasmBinary);
    }
    if (readBinary) {
      return readBinary(file);
    }
    throw "both async and sync fetching of the wasm failed";
  }
  __name(getBinarySync, "getBinarySync");
  async function getWasmBinary(binaryFile) {
    if (!wasmBinary) {
      try {
        var response = await readAsync(binaryFile);
        return new Uint8Array(response);
      } catch {
      }
    }
    return getBinarySync(binaryFile);
  }
  __name(getWasmBinary, "getWasmBinary");
  async function instantiateArrayBuffer(binaryFile, imports) {
    try {
      var binary22 = await getWasmBinary(binaryFile);
      var instance2 = await WebAssembly.instantiate(binary22, imports);
      return instance2;
    } catch (reason) {
      err(`failed to asynchronously prepare wasm: ${reason}`);
      abort(reason);
    }
  }
  __name(instantiateArrayBuffer, "instantiateArrayBuffer");
  async function instantiateAsync(binary22, binaryFile, imports) {
    if (!binary22 && !isFileURI(binaryFile) && !ENVIRONMENT_IS_NODE) {
      try {
        var response = fetch(binaryFile, {
          credentials: "same-origin"
        });
        var instantiationResult = await WebAssembly.instantiateStreaming(response, imports);
        return instantiationResult;
      } catch (reason) {
        err(`wasm streaming compile failed: ${reason}`);
        err("falling back to ArrayBuffer instantiation");
      }
    }
    return instantiateArrayBuffer(binaryFile, imports);
  }
  __name(instantiateAsync, "instantiateAsync");
  function getWasmImports() {
    return {
      "env": wasmImports,
      "wasi_snapshot_preview1": wasmImports,
      "GOT.mem": new Proxy(wasmImports, GOTHandler),
      "GOT.func": new Proxy(wasmImports, GOTHandler)
    };
  }
  __name(getWasmImports, "getWasmImports");
  async function createWasm() {
    function receiveInstance(instance2, module2) {
      wasmExports = instance2.exports;
      wasmExports = relocateExports(wasmExports, 1024);
      var metadata2 = getDylinkMetadata(module2);
      if (metadata2.neededDynlibs) {
        dynamicLibraries = metadata2.neededDynlibs.concat(dynamicLibraries);
      }
      mergeLibSymbols(wasmExports, "main");
      LDSO.init();
      loadDylibs();
      __RELOC_FUNCS__.push(wasmExports["__wasm_apply_data_relocs"]);
      assignWasmExports(wasmExports);
      return wasmExports;
    }
    __name(receiveInstance, "receiveInstance");
    function receiveInstantiationResult(result2) {
      return receiveInstance(result2["instance"], result2["module"]);
    }
    __name(receiveInstantiationResult, "receiveInstantiationResult");
    var info2 = getWasmImports();
    if (Module["instantiateWasm"]) {
      return new Promise((resolve, reject) => {
        Module["instantiateWasm"](info2, (mod, inst) => {
          resolve(receiveInstance(mod, inst));
        });
      });
    }
    wasmBinaryFile ??= findWasmBinary();
    var result = await instantiateAsync(wasmBinary, wasmBinaryFile, info2);
    var exports = receiveInstantiationResult(result);
    return exports;
  }
  __name(createWasm, "createWasm");
  class ExitStatus {
    static {
      __name(this, "ExitStatus");
    }
    name = "ExitStatus";
    constructor(status) {
      this.message = `Program terminated with exit(${status})`;
      this.status = status;
    }
  }
  var GOT = {};
  var currentModuleWeakSymbols = /* @__PURE__ */ new Set([]);
  var GOTHandler = {
    get(obj, symName) {
      var rtn = GOT[symName];
      if (!rtn) {
        rtn = GOT[symName] = new WebAssembly.Global({
          "value": "i32",
          "mutable": true
        });
      }
      if (!currentModuleWeakSymbols.has(symName)) {
        rtn.required = true;
      }
      return rtn;
    }
  };
  var LE_ATOMICS_NATIVE_BYTE_ORDER = [];
  var LE_HEAP_LOAD_F32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getFloat32(byteOffset, true), "LE_HEAP_LOAD_F32");
  var LE_HEAP_LOAD_F64 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getFloat64(byteOffset, true), "LE_HEAP_LOAD_F64");
  var LE_HEAP_LOAD_I16 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getInt16(byteOffset, true), "LE_HEAP_LOAD_I16");
  var LE_HEAP_LOAD_I32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getInt32(byteOffset, true), "LE_HEAP_LOAD_I32");
  var LE_HEAP_LOAD_I64 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getBigInt64(byteOffset, true), "LE_HEAP_LOAD_I64");
  var LE_HEAP_LOAD_U32 = /* @__PURE__ */ __name((byteOffset) => HEAP_DATA_VIEW.getUint32(byteOffset, true), "LE_HEAP_LOAD_U32");
  var LE_HEAP_STORE_F32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat32(byteOffset, value, true), "LE_HEAP_STORE_F32");
  var LE_HEAP_STORE_F64 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setFloat64(byteOffset, value, true), "LE_HEAP_STORE_F64");
  var LE_HEAP_STORE_I16 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setInt16(byteOffset, value, true), "LE_HEAP_STORE_I16");
  var LE_HEAP_STORE_I32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setInt32(byteOffset, value, true), "LE_HEAP_STORE_I32");
  var LE_HEAP_STORE_I64 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setBigInt64(byteOffset, value, true), "LE_HEAP_STORE_I64");
  var LE_HEAP_STORE_U32 = /* @__PURE__ */ __name((byteOffset, value) => HEAP_DATA_VIEW.setUint32(byteOffset, value, true), "LE_HEAP_STORE_U32");
  var callRuntimeCallbacks = /* @__PURE__ */ __name((callbacks) => {
    while (callbacks.length > 0) {
      callbacks.shift()(Module);
    }
  }, "callRuntimeCallbacks");
  var onPostRuns = [];
  var addOnPostRun = /* @__PURE__ */ __name((cb) => onPostRuns.push(cb), "addOnPostRun");
  var onPreRuns = [];
  var addOnPreRun = /* @__PURE__ */ __name((cb) => onPreRuns.push(cb), "addOnPreRun");
  var UTF8Decoder = typeof TextDecoder != "undefined" ? new TextDecoder() : void 0;
  var findStringEnd = /* @__PURE__ */ __name((heapOrArray, idx, maxBytesToRead, ignoreNul) => {
    var maxIdx = idx + maxBytesToRead;
    if (ignoreNul) return maxIdx;
    while (heapOrArray[idx] && !(idx >= maxIdx)) ++idx;
    return idx;
  }, "findStringEnd");
  var UTF8ArrayToString = /* @__PURE__ */ __name((heapOrArray, idx = 0, maxBytesToRead, ignoreNul) => {
    var endPtr = findStringEnd(heapOrArray, idx, maxBytesToRead, ignoreNul);
    if (endPtr - idx > 16 && heapOrArray.buffer && UTF8Decoder) {
      return UTF8Decoder.decode(heapOrArray.subarray(idx, endPtr));
    }
    var str = "";
    while (idx < endPtr) {
      var u0 = heapOrArray[idx++];
      if (!(u0 & 128)) {
        str += String.fromCharCode(u0);
        continue;
      }
      var u1 = heapOrArray[idx++] & 63;
      if ((u0 & 224) == 192) {
        str += String.fromCharCode((u0 & 31) << 6 | u1);
        continue;
      }
      var u2 = heapOrArray[idx++] & 63;
      if ((u0 & 240) == 224) {
        u0 = (u0 & 15) << 12 | u1 << 6 | u2;
      } else {
        u0 = (u0 & 7) << 18 | u1 << 12 | u2 << 6 | heapOrArray[idx++] & 63;
      }
      if (u0 < 65536) {
        str += String.fromCharCode(u0);
      } else {
        var ch = u0 - 65536;
        str += String.fromCharCode(55296 | ch >> 10, 56320 | ch & 1023);
      }
    }
    return str;
  }, "UTF8ArrayToString");
  var getDylinkMetadata = /* @__PURE__ */ __name((binary22) => {
    var offset = 0;
    var end = 0;
    function getU8() {
      return binary22[offset++];
    }
    __name(getU8, "getU8");
    function getLEB() {
      var ret = 0;
      var mul = 1;
      while (1) {
        var byte = binary22[offset++];
        ret += (byte & 127) * mul;
        mul *= 128;
        if (!(byte & 128)) break;
      }
      return ret;
    }
    __name(getLEB, "getLEB");
    function getString() {
      var len = getLEB();
      offset += len;
      return UTF8ArrayToString(binary22, offset - len, len);
    }
    __name(getString, "getString");
    function getStringList() {
      var count2 = getLEB();
      var rtn = [];
      while (count2--) rtn.push(getString());
      return rtn;
    }
    __name(getStringList, "getStringList");
    function failIf(condition, message) {
      if (condition) throw new Error(message);
    }
    __name(failIf, "failIf");
    if (binary22 instanceof WebAssembly.Module) {
      var dylinkSection = WebAssembly.Module.customSections(binary22, "dylink.0");
      failIf(dylinkSection.length === 0, "need dylink section");
      binary22 = new Uint8Array(dylinkSection[0]);
      end = binary22.length;
    } else {
      var int32View = new Uint32Array(new Uint8Array(binary22.subarray(0, 24)).buffer);
      var magicNumberFound = int32View[0] == 1836278016 || int32View[0] == 6386541;
      failIf(!magicNumberFound, "need to see wasm magic number");
      failIf(binary22[8] !== 0, "need the dylink section to be first");
      offset = 9;
      var section_size = getLEB();
      end = offset + section_size;
      var name2 = getString();
      failIf(name2 !== "dylink.0");
    }
    var customSection = {
      neededDynlibs: [],
      tlsExports: /* @__PURE__ */ new Set(),
      weakImports: /* @__PURE__ */ new Set(),
      runtimePaths: []
    };
    var WASM_DYLINK_MEM_INFO = 1;
    var WASM_DYLINK_NEEDED = 2;
    var WASM_DYLINK_EXPORT_INFO = 3;
    var WASM_DYLINK_IMPORT_INFO = 4;
    var WASM_DYLINK_RUNTIME_PATH = 5;
    var WASM_SYMBOL_TLS = 256;
    var WASM_SYMBOL_BINDING_MASK = 3;
    var WASM_SYMBOL_BINDING_WEAK = 1;
    while (offset < end) {
      var subsectionType = getU8();
      var subsectionSize = getLEB();
      if (subsectionType === WASM_DYLINK_MEM_INFO) {
        customSection.memorySize = getLEB();
        customSection.memoryAlign = getLEB();
        customSection.tableSize = getLEB();
        customSection.tableAlign = getLEB();
      } else if (subsectionType === WASM_DYLINK_NEEDED) {
        customSection.neededDynlibs = getStringList();
      } else if (subsectionType === WASM_DYLINK_EXPORT_INFO) {
        var count = getLEB();
        while (count--) {
          var symname = getString();
          var flags2 = getLEB();
          if (flags2 & WASM_SYMBOL_TLS) {
            customSection.tlsExports.add(symname);
          }
        }
      } else if (subsectionType === WASM_DYLINK_IMPORT_INFO) {
        var count = getLEB();
        while (count--) {
          var modname = getString();
          var symname = getString();
          var flags2 = getLEB();
          if ((flags2 & WASM_SYMBOL_BINDING_MASK) == WASM_SYMBOL_BINDING_WEAK) {
            customSection.weakImports.add(symname);
          }
        }
      } else if (subsectionType === WASM_DYLINK_RUNTIME_PATH) {
        customSection.runtimePaths = getStringList();
      } else {
        offset += subsectionSize;
      }
    }
    return customSection;
  }, "getDylinkMetadata");
  function getValue(ptr, type2 = "i8") {
    if (type2.endsWith("*")) type2 = "*";
    switch (type2) {
      case "i1":
        return HEAP8[ptr];
      case "i8":
        return HEAP8[ptr];
      case "i16":
        return LE_HEAP_LOAD_I16((ptr >> 1) * 2);
      case "i32":
        return LE_HEAP_LOAD_I32((ptr >> 2) * 4);
      case "i64":
        return LE_HEAP_LOAD_I64((ptr >> 3) * 8);
      case "float":
        return LE_HEAP_LOAD_F32((ptr >> 2) * 4);
      case "double":
        return LE_HEAP_LOAD_F64((ptr >> 3) * 8);
      case "*":
        return LE_HEAP_LOAD_U32((ptr >> 2) * 4);
      default:
        abort(`invalid type for getValue: ${type2}`);
    }
  }
  __name(getValue, "getValue");
  var newDSO = /* @__PURE__ */ __name((name2, handle2, syms) => {
    var dso = {
      refcount: Infinity,
      name: name2,
      exports: syms,
      global: true
    };
    LDSO.loadedLibsByName[name2] = dso;
    if (handle2 != void 0) {
      LDSO.loadedLibsByHandle[handle2] = dso;
    }
    return dso;
  }, "newDSO");
  var LDSO = {
    loadedLibsByName: {},
    loadedLibsByHandle: {},
    init() {
      newDSO("__main__", 0, wasmImports);
    }
  };
  var ___heap_base = 82240;
  var alignMemory = /* @__PURE__ */ __name((size, alignment) => Math.ceil(size / alignment) * alignment, "alignMemory");
  var getMemory = /* @__PURE__ */ __name((size) => {
    if (runtimeInitialized) {
      return _calloc(size, 1);
    }
    var ret = ___heap_base;
    var end = ret + alignMemory(size, 16);
    ___heap_base = end;
    GOT["__heap_base"].value = end;
    return ret;
  }, "getMemory");
  var isInternalSym = /* @__PURE__ */ __name((symName) => ["__cpp_exception", "__c_longjmp", "__wasm_apply_data_relocs", "__dso_handle", "__tls_size", "__tls_align", "__set_stack_limits", "_emscripten_tls_init", "__wasm_init_tls", "__wasm_call_ctors", "__start_em_asm", "__stop_em_asm", "__start_em_js", "__stop_em_js"].includes(symName) || symName.startsWith("__em_js__"), "isInternalSym");
  var uleb128EncodeWithLen = /* @__PURE__ */ __name((arr) => {
    const n = arr.length;
    return [n % 128 | 128, n >> 7, ...arr];
  }, "uleb128EncodeWithLen");
  var wasmTypeCodes = {
    "i": 127,
    // i32
    "p": 127,
    // i32
    "j": 126,
    // i64
    "f": 125,
    // f32
    "d": 124,
    // f64
    "e": 111
  };
  var generateTypePack = /* @__PURE__ */ __name((types2) => uleb128EncodeWithLen(Array.from(types2, (type2) => {
    var code = wasmTypeCodes[type2];
    return code;
  })), "generateTypePack");
  var convertJsFunctionToWasm = /* @__PURE__ */ __name((func2, sig) => {
    var bytes = Uint8Array.of(
      0,
      97,
      115,
      109,
      // magic ("\0asm")
      1,
      0,
      0,
      0,
      // version: 1
      1,
      ...uleb128EncodeWithLen([
        1,
        // count: 1
        96,
        // param types
        ...generateTypePack(sig.slice(1)),
        // return types (for now only supporting [] if `void` and single [T] otherwise)
        ...generateTypePack(sig[0] === "v" ? "" : sig[0])
      ]),
      // The rest of the module is static
      2,
      7,
      // import section
      // (import "e" "f" (func 0 (type 0)))
      1,
      1,
      101,
      1,
      102,
      0,
      0,
      7,
      5,
      // export section
      // (export "f" (func 0 (type 0)))
      1,
      1,
      102,
      0,
      0
    );
    var module2 = new WebAssembly.Module(bytes);
    var instance2 = new WebAssembly.Instance(module2, {
      "e": {
        "f": func2
      }
    });
    var wrappedFunc = instance2.exports["f"];
    return wrappedFunc;
  }, "convertJsFunctionToWasm");
  var wasmTableMirror = [];
  var wasmTable = new WebAssembly.Table({
    "initial": 31,
    "element": "anyfunc"
  });
  var getWasmTableEntry = /* @__PURE__ */ __name((funcPtr) => {
    var func2 = wasmTableMirror[funcPtr];
    if (!func2) {
      wasmTableMirror[funcPtr] = func2 = wasmTable.get(funcPtr);
    }
    return func2;
  }, "getWasmTableEntry");
  var updateTableMap = /* @__PURE__ */ __name((offset, count) => {
    if (functionsInTableMap) {
      for (var i2 = offset; i2 < offset + count; i2++) {
        var item = getWasmTableEntry(i2);
        if (item) {
          functionsInTableMap.set(item, i2);
        }
      }
    }
  }, "updateTableMap");
  var functionsInTableMap;
  var getFunctionAddress = /* @__PURE__ */ __name((func2) => {
    if (!functionsInTableMap) {
      functionsInTableMap = /* @__PURE__ */ new WeakMap();
      updateTableMap(0, wasmTable.length);
    }
    return functionsInTableMap.get(func2) || 0;
  }, "getFunctionAddress");
  var freeTableIndexes = [];
  var getEmptyTableSlot = /* @__PURE__ */ __name(() => {
    if (freeTableIndexes.length) {
      return freeTableIndexes.pop();
    }
    return wasmTable["grow"](1);
  }, "getEmptyTableSlot");
  var setWasmTableEntry = /* @__PURE__ */ __name((idx, func2) => {
    wasmTable.set(idx, func2);
    wasmTableMirror[idx] = wasmTable.get(idx);
  }, "setWasmTableEntry");
  var addFunction = /* @__PURE__ */ __name((func2, sig) => {
    var rtn = getFunctionAddress(func2);
    if (rtn) {
      return rtn;
    }
    var ret = getEmptyTableSlot();
    try {
      setWasmTableEntry(ret, func2);
    } catch (err2) {
      if (!(err2 instanceof TypeError)) {
        throw err2;
      }
      var wrapped = convertJsFunctionToWasm(func2, sig);
      setWasmTableEntry(ret, wrapped);
    }
    functionsInTableMap.set(func2, ret);
    return ret;
  }, "addFunction");
  var updateGOT = /* @__PURE__ */ __name((exports, replace) => {
    for (var symName in exports) {
      if (isInternalSym(symName)) {
        continue;
      }
      var value = exports[symName];
      GOT[symName] ||= new WebAssembly.Global({
        "value": "i32",
        "mutable": true
      });
      if (replace || GOT[symName].value == 0) {
        if (typeof value == "function") {
          GOT[symName].value = addFunction(value);
        } else if (typeof value == "number") {
          GOT[symName].value = value;
        } else {
          err(`unhandled export type for '${symName}': ${typeof value}`);
        }
      }
    }
  }, "updateGOT");
  var relocateExports = /* @__PURE__ */ __name((exports, memoryBase2, replace) => {
    var relocated = {};
    for (var e in exports) {
      var value = exports[e];
      if (typeof value == "object") {
        value = value.value;
      }
      if (typeof value == "number") {
        value += memoryBase2;
      }
      relocated[e] = value;
    }
    updateGOT(relocated, replace);
    return relocated;
  }, "relocateExports");
  var isSymbolDefined = /* @__PURE__ */ __name((symName) => {
    var existing = wasmImports[symName];
    if (!existing || existing.stub) {
      return false;
    }
    return true;
  }, "isSymbolDefined");
  var dynCall = /* @__PURE__ */ __name((sig, ptr, args2 = [], promising = false) => {
    var func2 = getWasmTableEntry(ptr);
    var rtn = func2(...args2);
    function convert(rtn2) {
      return rtn2;
    }
    __name(convert, "convert");
    return convert(rtn);
  }, "dynCall");
  var stackSave = /* @__PURE__ */ __name(() => _emscripten_stack_get_current(), "stackSave");
  var stackRestore = /* @__PURE__ */ __name((val) => __emscripten_stack_restore(val), "stackRestore");
  var createInvokeFunction = /* @__PURE__ */ __name((sig) => (ptr, ...args2) => {
    var sp = stackSave();
    try {
      return dynCall(sig, ptr, args2);
    } catch (e) {
      stackRestore(sp);
      if (e !== e + 0) throw e;
      _setThrew(1, 0);
      if (sig[0] == "j") return 0n;
    }
  }, "createInvokeFunction");
  var resolveGlobalSymbol = /* @__PURE__ */ __name((symName, direct = false) => {
    var sym;
    if (isSymbolDefined(symName)) {
      sym = wasmImports[symName];
    } else if (symName.startsWith("invoke_")) {
      sym = wasmImports[symName] = createInvokeFunction(symName.split("_")[1]);
    }
    return {
      sym,
      name: symName
    };
  }, "resolveGlobalSymbol");
  var onPostCtors = [];
  var addOnPostCtor = /* @__PURE__ */ __name((cb) => onPostCtors.push(cb), "addOnPostCtor");
  var UTF8ToString = /* @__PURE__ */ __name((ptr, maxBytesToRead, ignoreNul) => ptr ? UTF8ArrayToString(HEAPU8, ptr, maxBytesToRead, ignoreNul) : "", "UTF8ToString");
  var loadWebAssemblyModule = /* @__PURE__ */ __name((binary, flags, libName, localScope, handle) => {
    var metadata = getDylinkMetadata(binary);
    function loadModule() {
      var memAlign = Math.pow(2, metadata.memoryAlign);
      var memoryBase = metadata.memorySize ? alignMemory(getMemory(metadata.memorySize + memAlign), memAlign) : 0;
      var tableBase = metadata.tableSize ? wasmTable.length : 0;
      if (handle) {
        HEAP8[handle + 8] = 1;
        LE_HEAP_STORE_U32((handle + 12 >> 2) * 4, memoryBase);
        LE_HEAP_STORE_I32((handle + 16 >> 2) * 4, metadata.memorySize);
        LE_HEAP_STORE_U32((handle + 20 >> 2) * 4, tableBase);
        LE_HEAP_STORE_I32((handle + 24 >> 2) * 4, metadata.tableSize);
      }
      if (metadata.tableSize) {
        wasmTable.grow(metadata.tableSize);
      }
      var moduleExports;
      function resolveSymbol(sym) {
        var resolved = resolveGlobalSymbol(sym).sym;
        if (!resolved && localScope) {
          resolved = localScope[sym];
        }
        if (!resolved) {
          resolved = moduleExports[sym];
        }
        return resolved;
      }
      __name(resolveSymbol, "resolveSymbol");
      var proxyHandler = {
        get(stubs, prop) {
          switch (prop) {
            case "__memory_base":
              return memoryBase;
            case "__table_base":
              return tableBase;
          }
          if (prop in wasmImports && !wasmImports[prop].stub) {
            var res = wasmImports[prop];
            return res;
          }
          if (!(prop in stubs)) {
            var resolved;
            stubs[prop] = (...args2) => {
              resolved ||= resolveSymbol(prop);
              return resolved(...args2);
            };
          }
          return stubs[prop];
        }
      };
      var proxy = new Proxy({}, proxyHandler);
      currentModuleWeakSymbols = metadata.weakImports;
      var info = {
        "GOT.mem": new Proxy({}, GOTHandler),
        "GOT.func": new Proxy({}, GOTHandler),
        "env": proxy,
        "wasi_snapshot_preview1": proxy
      };
      function postInstantiation(module, instance) {
        updateTableMap(tableBase, metadata.tableSize);
        moduleExports = relocateExports(instance.exports, memoryBase);
        if (!flags.allowUndefined) {
          reportUndefinedSymbols();
        }
        function addEmAsm(addr, body) {
          var args = [];
          var arity = 0;
          for (; arity < 16; arity++) {
            if (body.indexOf("$" + arity) != -1) {
              args.push("$" + arity);
            } else {
              break;
            }
          }
          args = args.join(",");
          var func = `(${args}) => { ${body} };`;
          ASM_CONSTS[start] = eval(func);
        }
        __name(addEmAsm, "addEmAsm");
        if ("__start_em_asm" in moduleExports) {
          var start = moduleExports["__start_em_asm"];
          var stop = moduleExports["__stop_em_asm"];
          while (start < stop) {
            var jsString = UTF8ToString(start);
            addEmAsm(start, jsString);
            start = HEAPU8.indexOf(0, start) + 1;
          }
        }
        function addEmJs(name, cSig, body) {
          var jsArgs = [];
          cSig = cSig.slice(1, -1);
          if (cSig != "void") {
            cSig = cSig.split(",");
            for (var i in cSig) {
              var jsArg = cSig[i].split(" ").pop();
              jsArgs.push(jsArg.replace("*", ""));
            }
          }
          var func = `(${jsArgs}) => ${body};`;
          moduleExports[name] = eval(func);
        }
        __name(addEmJs, "addEmJs");
        for (var name in moduleExports) {
          if (name.startsWith("__em_js__")) {
            var start = moduleExports[name];
            var jsString = UTF8ToString(start);
            var parts = jsString.split("<::>");
            addEmJs(name.replace("__em_js__", ""), parts[0], parts[1]);
            delete moduleExports[name];
          }
        }
        var applyRelocs = moduleExports["__wasm_apply_data_relocs"];
        if (applyRelocs) {
          if (runtimeInitialized) {
            applyRelocs();
          } else {
            __RELOC_FUNCS__.push(applyRelocs);
          }
        }
        var init = moduleExports["__wasm_call_ctors"];
        if (init) {
          if (runtimeInitialized) {
            init();
          } else {
            addOnPostCtor(init);
          }
        }
        return moduleExports;
      }
      __name(postInstantiation, "postInstantiation");
      if (flags.loadAsync) {
        return (async () => {
          var instance2;
          if (binary instanceof WebAssembly.Module) {
            instance2 = new WebAssembly.Instance(binary, info);
          } else {
            ({ module: binary, instance: instance2 } = await WebAssembly.instantiate(binary, info));
          }
          return postInstantiation(binary, instance2);
        })();
      }
      var module = binary instanceof WebAssembly.Module ? binary : new WebAssembly.Module(binary);
      var instance = new WebAssembly.Instance(module, info);
      return postInstantiation(module, instance);
    }
    __name(loadModule, "loadModule");
    flags = {
      ...flags,
      rpath: {
        parentLibPath: libName,
        paths: metadata.runtimePaths
      }
    };
    if (flags.loadAsync) {
      return metadata.neededDynlibs.reduce((chain, dynNeeded) => chain.then(() => loadDynamicLibrary(dynNeeded, flags, localScope)), Promise.resolve()).then(loadModule);
    }
    metadata.neededDynlibs.forEach((needed) => loadDynamicLibrary(needed, flags, localScope));
    return loadModule();
  }, "loadWebAssemblyModule");
  var mergeLibSymbols = /* @__PURE__ */ __name((exports, libName2) => {
    for (var [sym, exp] of Object.entries(exports)) {
      const setImport = /* @__PURE__ */ __name((target2) => {
        if (!isSymbolDefined(target2)) {
          wasmImports[target2] = exp;
        }
      }, "setImport");
      setImport(sym);
      const main_alias = "__main_argc_argv";
      if (sym == "main") {
        setImport(main_alias);
      }
      if (sym == main_alias) {
        setImport("main");
      }
    }
  }, "mergeLibSymbols");
  var asyncLoad = /* @__PURE__ */ __name(async (url) => {
    var arrayBuffer = await readAsync(url);
    return new Uint8Array(arrayBuffer);
  }, "asyncLoad");
  function loadDynamicLibrary(libName2, flags2 = {
    global: true,
    nodelete: true
  }, localScope2, handle2) {
    var dso = LDSO.loadedLibsByName[libName2];
    if (dso) {
      if (!flags2.global) {
        if (localScope2) {
          Object.assign(localScope2, dso.exports);
        }
      } else if (!dso.global) {
        dso.global = true;
        mergeLibSymbols(dso.exports, libName2);
      }
      if (flags2.nodelete && dso.refcount !== Infinity) {
        dso.refcount = Infinity;
      }
      dso.refcount++;
      if (handle2) {
        LDSO.loadedLibsByHandle[handle2] = dso;
      }
      return flags2.loadAsync ? Promise.resolve(true) : true;
    }
    dso = newDSO(libName2, handle2, "loading");
    dso.refcount = flags2.nodelete ? Infinity : 1;
    dso.global = flags2.global;
    function loadLibData() {
      if (handle2) {
        var data = LE_HEAP_LOAD_U32((handle2 + 28 >> 2) * 4);
        var dataSize = LE_HEAP_LOAD_U32((handle2 + 32 >> 2) * 4);
        if (data && dataSize) {
          var libData = HEAP8.slice(data, data + dataSize);
          return flags2.loadAsync ? Promise.resolve(libData) : libData;
        }
      }
      var libFile = locateFile(libName2);
      if (flags2.loadAsync) {
        return asyncLoad(libFile);
      }
      if (!readBinary) {
        throw new Error(`${libFile}: file not found, and synchronous loading of external files is not available`);
      }
      return readBinary(libFile);
    }
    __name(loadLibData, "loadLibData");
    function getExports() {
      if (flags2.loadAsync) {
        return loadLibData().then((libData) => loadWebAssemblyModule(libData, flags2, libName2, localScope2, handle2));
      }
      return loadWebAssemblyModule(loadLibData(), flags2, libName2, localScope2, handle2);
    }
    __name(getExports, "getExports");
    function moduleLoaded(exports) {
      if (dso.global) {
        mergeLibSymbols(exports, libName2);
      } else if (localScope2) {
        Object.assign(localScope2, exports);
      }
      dso.exports = exports;
    }
    __name(moduleLoaded, "moduleLoaded");
    if (flags2.loadAsync) {
      return getExports().then((exports) => {
        moduleLoaded(exports);
        return true;
      });
    }
    moduleLoaded(getExports());
    return true;
  }
  __name(loadDynamicLibrary, "loadDynamicLibrary");
  var reportUndefinedSymbols = /* @__PURE__ */ __name(() => {
    for (var [symName, entry] of Object.entries(GOT)) {
      if (entry.value == 0) {
        var value = resolveGlobalSymbol(symName, true).sym;
        if (!value && !entry.required) {
          continue;
        }
        if (typeof value == "function") {
          entry.value = addFunction(value, value.sig);
        } else if (typeof value == "number") {
          entry.value = value;
        } else {
          throw new Error(`bad export type for '${symName}': ${typeof value}`);
        }
      }
    }
  }, "reportUndefinedSymbols");
  var runDependencies = 0;
  var dependenciesFulfilled = null;
  var removeRunDependency = /* @__PURE__ */ __name((id) => {
    runDependencies--;
    Module["monitorRunDependencies"]?.(runDependencies);
    if (runDependencies == 0) {
      if (dependenciesFulfilled) {
        var callback = dependenciesFulfilled;
        dependenciesFulfilled = null;
        callback();
      }
    }
  }, "removeRunDependency");
  var addRunDependency = /* @__PURE__ */ __name((id) => {
    runDependencies++;
    Module["monitorRunDependencies"]?.(runDependencies);
  }, "addRunDependency");
  var loadDylibs = /* @__PURE__ */ __name(async () => {
    if (!dynamicLibraries.length) {
      reportUndefinedSymbols();
      return;
    }
    addRunDependency("loadDylibs");
    for (var lib of dynamicLibraries) {
      await loadDynamicLibrary(lib, {
        loadAsync: true,
        global: true,
        nodelete: true,
        allowUndefined: true
      });
    }
    reportUndefinedSymbols();
    removeRunDependency("loadDylibs");
  }, "loadDylibs");
  var noExitRuntime = true;
  function setValue(ptr, value, type2 = "i8") {
    if (type2.endsWith("*")) type2 = "*";
    switch (type2) {
      case "i1":
        HEAP8[ptr] = value;
        break;
      case "i8":
        HEAP8[ptr] = value;
        break;
      case "i16":
        LE_HEAP_STORE_I16((ptr >> 1) * 2, value);
        break;
      case "i32":
        LE_HEAP_STORE_I32((ptr >> 2) * 4, value);
        break;
      case "i64":
        LE_HEAP_STORE_I64((ptr >> 3) * 8, BigInt(value));
        break;
      case "float":
        LE_HEAP_STORE_F32((ptr >> 2) * 4, value);
        break;
      case "double":
        LE_HEAP_STORE_F64((ptr >> 3) * 8, value);
        break;
      case "*":
        LE_HEAP_STORE_U32((ptr >> 2) * 4, value);
        break;
      default:
        abort(`invalid type for setValue: ${type2}`);
    }
  }
  __name(setValue, "setValue");
  var ___memory_base = new WebAssembly.Global({
    "value": "i32",
    "mutable": false
  }, 1024);
  var ___stack_high = 82240;
  var ___stack_low = 16704;
  var ___stack_pointer = new WebAssembly.Global({
    "value": "i32",
    "mutable": true
  }, 82240);
  var ___table_base = new WebAssembly.Global({
    "value": "i32",
    "mutable": false
  }, 1);
  var __abort_js = /* @__PURE__ */ __name(() => abort(""), "__abort_js");
  __abort_js.sig = "v";
  var getHeapMax = /* @__PURE__ */ __name(() => (
    // Stay one Wasm page short of 4GB: while e.g. Chrome is able to allocate
    // full 4GB Wasm memories, the size will wrap back to 0 bytes in Wasm side
    // for any code that deals with heap sizes, which would require special
    // casing all heap size related code to treat 0 specially.
    2147483648
  ), "getHeapMax");
  var growMemory = /* @__PURE__ */ __name((size) => {
    var oldHeapSize = wasmMemory.buffer.byteLength;
    var pages = (size - oldHeapSize + 65535) / 65536 | 0;
    try {
      wasmMemory.grow(pages);
      updateMemoryViews();
      return 1;
    } catch (e) {
    }
  }, "growMemory");
  var _emscripten_resize_heap = /* @__PURE__ */ __name((requestedSize) => {
    var oldSize = HEAPU8.length;
    requestedSize >>>= 0;
    var maxHeapSize = getHeapMax();
    if (requestedSize > maxHeapSize) {
      return false;
    }
    for (var cutDown = 1; cutDown <= 4; cutDown *= 2) {
      var overGrownHeapSize = oldSize * (1 + 0.2 / cutDown);
      overGrownHeapSize = Math.min(overGrownHeapSize, requestedSize + 100663296);
      var newSize = Math.min(maxHeapSize, alignMemory(Math.max(requestedSize, overGrownHeapSize), 65536));
      var replacement = growMemory(newSize);
      if (replacement) {
        return true;
      }
    }
    return false;
  }, "_emscripten_resize_heap");
  _emscripten_resize_heap.sig = "ip";
  var _fd_close = /* @__PURE__ */ __name((fd) => 52, "_fd_close");
  _fd_close.sig = "ii";
  var INT53_MAX = 9007199254740992;
  var INT53_MIN = -9007199254740992;
  var bigintToI53Checked = /* @__PURE__ */ __name((num) => num < INT53_MIN || num > INT53_MAX ? NaN : Number(num), "bigintToI53Checked");
  function _fd_seek(fd, offset, whence, newOffset) {
    offset = bigintToI53Checked(offset);
    return 70;
  }
  __name(_fd_seek, "_fd_seek");
  _fd_seek.sig = "iijip";
  var printCharBuffers = [null, [], []];
  var printChar = /* @__PURE__ */ __name((stream, curr) => {
    var buffer = printCharBuffers[stream];
    if (curr === 0 || curr === 10) {
      (stream === 1 ? out : err)(UTF8ArrayToString(buffer));
      buffer.length = 0;
    } else {
      buffer.push(curr);
    }
  }, "printChar");
  var _fd_write = /* @__PURE__ */ __name((fd, iov, iovcnt, pnum) => {
    var num = 0;
    for (var i2 = 0; i2 < iovcnt; i2++) {
      var ptr = LE_HEAP_LOAD_U32((iov >> 2) * 4);
      var len = LE_HEAP_LOAD_U32((iov + 4 >> 2) * 4);
      iov += 8;
      for (var j = 0; j < len; j++) {
        printChar(fd, HEAPU8[ptr + j]);
      }
      num += len;
    }
    LE_HEAP_STORE_U32((pnum >> 2) * 4, num);
    return 0;
  }, "_fd_write");
  _fd_write.sig = "iippp";
  function _tree_sitter_log_callback(isLexMessage, messageAddress) {
    if (Module.currentLogCallback) {
      const message = UTF8ToString(messageAddress);
      Module.currentLogCallback(message, isLexMessage !== 0);
    }
  }
  __name(_tree_sitter_log_callback, "_tree_sitter_log_callback");
  function _tree_sitter_parse_callback(inputBufferAddress, index, row, column, lengthAddress) {
    const INPUT_BUFFER_SIZE = 10 * 1024;
    const string = Module.currentParseCallback(index, {
      row,
      column
    });
    if (typeof string === "string") {
      setValue(lengthAddress, string.length, "i32");
      stringToUTF16(string, inputBufferAddress, INPUT_BUFFER_SIZE);
    } else {
      setValue(lengthAddress, 0, "i32");
    }
  }
  __name(_tree_sitter_parse_callback, "_tree_sitter_parse_callback");
  function _tree_sitter_progress_callback(currentOffset, hasError2) {
    if (Module.currentProgressCallback) {
      return Module.currentProgressCallback({
        currentOffset,
        hasError: hasError2
      });
    }
    return false;
  }
  __name(_tree_sitter_progress_callback, "_tree_sitter_progress_callback");
  function _tree_sitter_query_progress_callback(currentOffset) {
    if (Module.currentQueryProgressCallback) {
      return Module.currentQueryProgressCallback({
        currentOffset
      });
    }
    return false;
  }
  __name(_tree_sitter_query_progress_callback, "_tree_sitter_query_progress_callback");
  var runtimeKeepaliveCounter = 0;
  var keepRuntimeAlive = /* @__PURE__ */ __name(() => noExitRuntime || runtimeKeepaliveCounter > 0, "keepRuntimeAlive");
  var _proc_exit = /* @__PURE__ */ __name((code) => {
    EXITSTATUS = code;
    if (!keepRuntimeAlive()) {
      Module["onExit"]?.(code);
      ABORT = true;
    }
    quit_(code, new ExitStatus(code));
  }, "_proc_exit");
  _proc_exit.sig = "vi";
  var exitJS = /* @__PURE__ */ __name((status, implicit) => {
    EXITSTATUS = status;
    _proc_exit(status);
  }, "exitJS");
  var handleException = /* @__PURE__ */ __name((e) => {
    if (e instanceof ExitStatus || e == "unwind") {
      return EXITSTATUS;
    }
    quit_(1, e);
  }, "handleException");
  var lengthBytesUTF8 = /* @__PURE__ */ __name((str) => {
    var len = 0;
    for (var i2 = 0; i2 < str.length; ++i2) {
      var c = str.charCodeAt(i2);
      if (c <= 127) {
        len++;
      } else if (c <= 2047) {
        len += 2;
      } else if (c >= 55296 && c <= 57343) {
        len += 4;
        ++i2;
      } else {
        len += 3;
      }
    }
    return len;
  }, "lengthBytesUTF8");
  var stringToUTF8Array = /* @__PURE__ */ __name((str, heap, outIdx, maxBytesToWrite) => {
    if (!(maxBytesToWrite > 0)) return 0;
    var startIdx = outIdx;
    var endIdx = outIdx + maxBytesToWrite - 1;
    for (var i2 = 0; i2 < str.length; ++i2) {
      var u = str.codePointAt(i2);
      if (u <= 127) {
        if (outIdx >= endIdx) break;
        heap[outIdx++] = u;
      } else if (u <= 2047) {
        if (outIdx + 1 >= endIdx) break;
        heap[outIdx++] = 192 | u >> 6;
        heap[outIdx++] = 128 | u & 63;
      } else if (u <= 65535) {
        if (outIdx + 2 >= endIdx) break;
        heap[outIdx++] = 224 | u >> 12;
        heap[outIdx++] = 128 | u >> 6 & 63;
        heap[outIdx++] = 128 | u & 63;
      } else {
        if (outIdx + 3 >= endIdx) break;
        heap[outIdx++] = 240 | u >> 18;
        heap[outIdx++] = 128 | u >> 12 & 63;
        heap[outIdx++] = 128 | u >> 6 & 63;
        heap[outIdx++] = 128 | u & 63;
        i2++;
      }
    }
    heap[outIdx] = 0;
    return outIdx - startIdx;
  }, "stringToUTF8Array");
  var stringToUTF8 = /* @__PURE__ */ __name((str, outPtr, maxBytesToWrite) => stringToUTF8Array(str, HEAPU8, outPtr, maxBytesToWrite), "stringToUTF8");
  var stackAlloc = /* @__PURE__ */ __name((sz) => __emscripten_stack_alloc(sz), "stackAlloc");
  var stringToUTF8OnStack = /* @__PURE__ */ __name((str) => {
    var size = lengthBytesUTF8(str) + 1;
    var ret = stackAlloc(size);
    stringToUTF8(str, ret, size);
    return ret;
  }, "stringToUTF8OnStack");
  var AsciiToString = /* @__PURE__ */ __name((ptr) => {
    var str = "";
    while (1) {
      var ch = HEAPU8[ptr++];
      if (!ch) return str;
      str += String.fromCharCode(ch);
    }
  }, "AsciiToString");
  var stringToUTF16 = /* @__PURE__ */ __name((str, outPtr, maxBytesToWrite) => {
    maxBytesToWrite ??= 2147483647;
    if (maxBytesToWrite < 2) return 0;
    maxBytesToWrite -= 2;
    var startPtr = outPtr;
    var numCharsToWrite = maxBytesToWrite < str.length * 2 ? maxBytesToWrite / 2 : str.length;
    for (var i2 = 0; i2 < numCharsToWrite; ++i2) {
      var codeUnit = str.charCodeAt(i2);
      LE_HEAP_STORE_I16((outPtr >> 1) * 2, codeUnit);
      outPtr += 2;
    }
    LE_HEAP_STORE_I16((outPtr >> 1) * 2, 0);
    return outPtr - startPtr;
  }, "stringToUTF16");
  LE_ATOMICS_NATIVE_BYTE_ORDER = new Int8Array(new Int16Array([1]).buffer)[0] === 1 ? [
    /* little endian */
    ((x) => x),
    ((x) => x),
    void 0,
    ((x) => x)
  ] : [
    /* big endian */
    ((x) => x),
    ((x) => ((x & 65280) << 8 | (x & 255) << 24) >> 16),
    void 0,
    ((x) => x >> 24 & 255 | x >> 8 & 65280 | (x & 65280) << 8 | (x & 255) << 24)
  ];
  function LE_HEAP_UPDATE() {
    HEAPU16.unsigned = ((x) => x & 65535);
    HEAPU32.unsigned = ((x) => x >>> 0);
  }
  __name(LE_HEAP_UPDATE, "LE_HEAP_UPDATE");
  {
    initMemory();
    if (Module["noExitRuntime"]) noExitRuntime = Module["noExitRuntime"];
    if (Module["print"]) out = Module["print"];
    if (Module["printErr"]) err = Module["printErr"];
    if (Module["dynamicLibraries"]) dynamicLibraries = Module["dynamicLibraries"];
    if (Module["wasmBinary"]) wasmBinary = Module["wasmBinary"];
    if (Module["arguments"]) arguments_ = Module["arguments"];
    if (Module["thisProgram"]) thisProgram = Module["thisProgram"];
    if (Module["preInit"]) {
      if (typeof Module["preInit"] == "function") Module["preInit"] = [Module["preInit"]];
      while (Module["preInit"].length > 0) {
        Module["preInit"].shift()();
      }
    }
  }
  Module["setValue"] = setValue;
  Module["getValue"] = getValue;
  Module["UTF8ToString"] = UTF8ToString;
  Module["stringToUTF8"] = stringToUTF8;
  Module["lengthBytesUTF8"] = lengthBytesUTF8;
  Module["AsciiToString"] = AsciiToString;
  Module["stringToUTF16"] = stringToUTF16;
  Module["loadWebAssemblyModule"] = loadWebAssemblyModule;
  Module["LE_HEAP_STORE_I64"] = LE_HEAP_STORE_I64;
  var ASM_CONSTS = {};
  var _malloc, _calloc, _realloc, _free, _ts_range_edit, _memcmp, _ts_language_symbol_count, _ts_language_state_count, _ts_language_abi_version, _ts_language_name, _ts_language_field_count, _ts_language_next_state, _ts_language_symbol_name, _ts_language_symbol_for_name, _strncmp, _strlen, _ts_language_symbol_type, _ts_language_field_name_for_id, _ts_lookahead_iterator_new, _ts_lookahead_iterator_delete, _ts_lookahead_iterator_reset_state, _ts_lookahead_iterator_reset, _ts_lookahead_iterator_next, _ts_lookahead_iterator_current_symbol, _ts_point_edit, _ts_parser_delete, _ts_parser_reset, _ts_parser_set_language, _ts_parser_set_included_ranges, _ts_query_new, _ts_query_delete, _iswspace, _iswalnum, _ts_query_copy, _ts_query_pattern_count, _ts_query_capture_count, _ts_query_string_count, _ts_query_capture_name_for_id, _ts_query_capture_quantifier_for_id, _ts_query_string_value_for_id, _ts_query_predicates_for_pattern, _ts_query_start_byte_for_pattern, _ts_query_end_byte_for_pattern, _ts_query_is_pattern_rooted, _ts_query_is_pattern_non_local, _ts_query_is_pattern_guaranteed_at_step, _ts_query_disable_capture, _ts_query_disable_pattern, _ts_tree_copy, _ts_tree_delete, _ts_init, _ts_parser_new_wasm, _ts_parser_enable_logger_wasm, _ts_parser_parse_wasm, _ts_parser_included_ranges_wasm, _ts_language_type_is_named_wasm, _ts_language_type_is_visible_wasm, _ts_language_metadata_wasm, _ts_language_supertypes_wasm, _ts_language_subtypes_wasm, _ts_tree_root_node_wasm, _ts_tree_root_node_with_offset_wasm, _ts_tree_edit_wasm, _ts_tree_included_ranges_wasm, _ts_tree_get_changed_ranges_wasm, _ts_tree_cursor_new_wasm, _ts_tree_cursor_copy_wasm, _ts_tree_cursor_delete_wasm, _ts_tree_cursor_reset_wasm, _ts_tree_cursor_reset_to_wasm, _ts_tree_cursor_goto_first_child_wasm, _ts_tree_cursor_goto_last_child_wasm, _ts_tree_cursor_goto_first_child_for_index_wasm, _ts_tree_cursor_goto_first_child_for_position_wasm, _ts_tree_cursor_goto_next_sibling_wasm, _ts_tree_cursor_goto_previous_sibling_wasm, _ts_tree_cursor_goto_descendant_wasm, _ts_tree_cursor_goto_parent_wasm, _ts_tree_cursor_current_node_type_id_wasm, _ts_tree_cursor_current_node_state_id_wasm, _ts_tree_cursor_current_node_is_named_wasm, _ts_tree_cursor_current_node_is_missing_wasm, _ts_tree_cursor_current_node_id_wasm, _ts_tree_cursor_start_position_wasm, _ts_tree_cursor_end_position_wasm, _ts_tree_cursor_start_index_wasm, _ts_tree_cursor_end_index_wasm, _ts_tree_cursor_current_field_id_wasm, _ts_tree_cursor_current_depth_wasm, _ts_tree_cursor_current_descendant_index_wasm, _ts_tree_cursor_current_node_wasm, _ts_node_symbol_wasm, _ts_node_field_name_for_child_wasm, _ts_node_field_name_for_named_child_wasm, _ts_node_children_by_field_id_wasm, _ts_node_first_child_for_byte_wasm, _ts_node_first_named_child_for_byte_wasm, _ts_node_grammar_symbol_wasm, _ts_node_child_count_wasm, _ts_node_named_child_count_wasm, _ts_node_child_wasm, _ts_node_named_child_wasm, _ts_node_child_by_field_id_wasm, _ts_node_next_sibling_wasm, _ts_node_prev_sibling_wasm, _ts_node_next_named_sibling_wasm, _ts_node_prev_named_sibling_wasm, _ts_node_descendant_count_wasm, _ts_node_parent_wasm, _ts_node_child_with_descendant_wasm, _ts_node_descendant_for_index_wasm, _ts_node_named_descendant_for_index_wasm, _ts_node_descendant_for_position_wasm, _ts_node_named_descendant_for_position_wasm, _ts_node_start_point_wasm, _ts_node_end_point_wasm, _ts_node_start_index_wasm, _ts_node_end_index_wasm, _ts_node_to_string_wasm, _ts_node_children_wasm, _ts_node_named_children_wasm, _ts_node_descendants_of_type_wasm, _ts_node_is_named_wasm, _ts_node_has_changes_wasm, _ts_node_has_error_wasm, _ts_node_is_error_wasm, _ts_node_is_missing_wasm, _ts_node_is_extra_wasm, _ts_node_parse_state_wasm, _ts_node_next_parse_state_wasm, _ts_query_matches_wasm, _ts_query_captures_wasm, _memset, _memcpy, _memmove, _iswalpha, _iswblank, _iswdigit, _iswlower, _iswpunct, _iswupper, _iswxdigit, _memchr, _strcmp, _strncat, _strncpy, _towlower, _towupper, _setThrew, __emscripten_stack_restore, __emscripten_stack_alloc, _emscripten_stack_get_current, ___wasm_apply_data_relocs;
  function assignWasmExports(wasmExports2) {
    Module["_malloc"] = _malloc = wasmExports2["malloc"];
    Module["_calloc"] = _calloc = wasmExports2["calloc"];
    Module["_realloc"] = _realloc = wasmExports2["realloc"];
    Module["_free"] = _free = wasmExports2["free"];
    Module["_ts_range_edit"] = _ts_range_edit = wasmExports2["ts_range_edit"];
    Module["_memcmp"] = _memcmp = wasmExports2["memcmp"];
    Module["_ts_language_symbol_count"] = _ts_language_symbol_count = wasmExports2["ts_language_symbol_count"];
    Module["_ts_language_state_count"] = _ts_language_state_count = wasmExports2["ts_language_state_count"];
    Module["_ts_language_abi_version"] = _ts_language_abi_version = wasmExports2["ts_language_abi_version"];
    Module["_ts_language_name"] = _ts_language_name = wasmExports2["ts_language_name"];
    Module["_ts_language_field_count"] = _ts_language_field_count = wasmExports2["ts_language_field_count"];
    Module["_ts_language_next_state"] = _ts_language_next_state = wasmExports2["ts_language_next_state"];
    Module["_ts_language_symbol_name"] = _ts_language_symbol_name = wasmExports2["ts_language_symbol_name"];
    Module["_ts_language_symbol_for_name"] = _ts_language_symbol_for_name = wasmExports2["ts_language_symbol_for_name"];
    Module["_strncmp"] = _strncmp = wasmExports2["strncmp"];
    Module["_strlen"] = _strlen = wasmExports2["strlen"];
    Module["_ts_language_symbol_type"] = _ts_language_symbol_type = wasmExports2["ts_language_symbol_type"];
    Module["_ts_language_field_name_for_id"] = _ts_language_field_name_for_id = wasmExports2["ts_language_field_name_for_id"];
    Module["_ts_lookahead_iterator_new"] = _ts_lookahead_iterator_new = wasmExports2["ts_lookahead_iterator_new"];
    Module["_ts_lookahead_iterator_delete"] = _ts_lookahead_iterator_delete = wasmExports2["ts_lookahead_iterator_delete"];
    Module["_ts_lookahead_iterator_reset_state"] = _ts_lookahead_iterator_reset_state = wasmExports2["ts_lookahead_iterator_reset_state"];
    Module["_ts_lookahead_iterator_reset"] = _ts_lookahead_iterator_reset = wasmExports2["ts_lookahead_iterator_reset"];
    Module["_ts_lookahead_iterator_next"] = _ts_lookahead_iterator_next = wasmExports2["ts_lookahead_iterator_next"];
    Module["_ts_lookahead_iterator_current_symbol"] = _ts_lookahead_iterator_current_symbol = wasmExports2["ts_lookahead_iterator_current_symbol"];
    Module["_ts_point_edit"] = _ts_point_edit = wasmExports2["ts_point_edit"];
    Module["_ts_parser_delete"] = _ts_parser_delete = wasmExports2["ts_parser_delete"];
    Module["_ts_parser_reset"] = _ts_parser_reset = wasmExports2["ts_parser_reset"];
    Module["_ts_parser_set_language"] = _ts_parser_set_language = wasmExports2["ts_parser_set_language"];
    Module["_ts_parser_set_included_ranges"] = _ts_parser_set_included_ranges = wasmExports2["ts_parser_set_included_ranges"];
    Module["_ts_query_new"] = _ts_query_new = wasmExports2["ts_query_new"];
    Module["_ts_query_delete"] = _ts_query_delete = wasmExports2["ts_query_delete"];
    Module["_iswspace"] = _iswspace = wasmExports2["iswspace"];
    Module["_iswalnum"] = _iswalnum = wasmExports2["iswalnum"];
    Module["_ts_query_copy"] = _ts_query_copy = wasmExports2["ts_query_copy"];
    Module["_ts_query_pattern_count"] = _ts_query_pattern_count = wasmExports2["ts_query_pattern_count"];
    Module["_ts_query_capture_count"] = _ts_query_capture_count = wasmExports2["ts_query_capture_count"];
    Module["_ts_query_string_count"] = _ts_query_string_count = wasmExports2["ts_query_string_count"];
    Module["_ts_query_capture_name_for_id"] = _ts_query_capture_name_for_id = wasmExports2["ts_query_capture_name_for_id"];
    Module["_ts_query_capture_quantifier_for_id"] = _ts_query_capture_quantifier_for_id = wasmExports2["ts_query_capture_quantifier_for_id"];
    Module["_ts_query_string_value_for_id"] = _ts_query_string_value_for_id = wasmExports2["ts_query_string_value_for_id"];
    Module["_ts_query_predicates_for_pattern"] = _ts_query_predicates_for_pattern = wasmExports2["ts_query_predicates_for_pattern"];
    Module["_ts_query_start_byte_for_pattern"] = _ts_query_start_byte_for_pattern = wasmExports2["ts_query_start_byte_for_pattern"];
    Module["_ts_query_end_byte_for_pattern"] = _ts_query_end_byte_for_pattern = wasmExports2["ts_query_end_byte_for_pattern"];
    Module["_ts_query_is_pattern_rooted"] = _ts_query_is_pattern_rooted = wasmExports2["ts_query_is_pattern_rooted"];
    Module["_ts_query_is_pattern_non_local"] = _ts_query_is_pattern_non_local = wasmExports2["ts_query_is_pattern_non_local"];
    Module["_ts_query_is_pattern_guaranteed_at_step"] = _ts_query_is_pattern_guaranteed_at_step = wasmExports2["ts_query_is_pattern_guaranteed_at_step"];
    Module["_ts_query_disable_capture"] = _ts_query_disable_capture = wasmExports2["ts_query_disable_capture"];
    Module["_ts_query_disable_pattern"] = _ts_query_disable_pattern = wasmExports2["ts_query_disable_pattern"];
    Module["_ts_tree_copy"] = _ts_tree_copy = wasmExports2["ts_tree_copy"];
    Module["_ts_tree_delete"] = _ts_tree_delete = wasmExports2["ts_tree_delete"];
    Module["_ts_init"] = _ts_init = wasmExports2["ts_init"];
    Module["_ts_parser_new_wasm"] = _ts_parser_new_wasm = wasmExports2["ts_parser_new_wasm"];
    Module["_ts_parser_enable_logger_wasm"] = _ts_parser_enable_logger_wasm = wasmExports2["ts_parser_enable_logger_wasm"];
    Module["_ts_parser_parse_wasm"] = _ts_parser_parse_wasm = wasmExports2["ts_parser_parse_wasm"];
    Module["_ts_parser_included_ranges_wasm"] = _ts_parser_included_ranges_wasm = wasmExports2["ts_parser_included_ranges_wasm"];
    Module["_ts_language_type_is_named_wasm"] = _ts_language_type_is_named_wasm = wasmExports2["ts_language_type_is_named_wasm"];
    Module["_ts_language_type_is_visible_wasm"] = _ts_language_type_is_visible_wasm = wasmExports2["ts_language_type_is_visible_wasm"];
    Module["_ts_language_metadata_wasm"] = _ts_language_metadata_wasm = wasmExports2["ts_language_metadata_wasm"];
    Module["_ts_language_supertypes_wasm"] = _ts_language_supertypes_wasm = wasmExports2["ts_language_supertypes_wasm"];
    Module["_ts_language_subtypes_wasm"] = _ts_language_subtypes_wasm = wasmExports2["ts_language_subtypes_wasm"];
    Module["_ts_tree_root_node_wasm"] = _ts_tree_root_node_wasm = wasmExports2["ts_tree_root_node_wasm"];
    Module["_ts_tree_root_node_with_offset_wasm"] = _ts_tree_root_node_with_offset_wasm = wasmExports2["ts_tree_root_node_with_offset_wasm"];
    Module["_ts_tree_edit_wasm"] = _ts_tree_edit_wasm = wasmExports2["ts_tree_edit_wasm"];
    Module["_ts_tree_included_ranges_wasm"] = _ts_tree_included_ranges_wasm = wasmExports2["ts_tree_included_ranges_wasm"];
    Module["_ts_tree_get_changed_ranges_wasm"] = _ts_tree_get_changed_ranges_wasm = wasmExports2["ts_tree_get_changed_ranges_wasm"];
    Module["_ts_tree_cursor_new_wasm"] = _ts_tree_cursor_new_wasm = wasmExports2["ts_tree_cursor_new_wasm"];
    Module["_ts_tree_cursor_copy_wasm"] = _ts_tree_cursor_copy_wasm = wasmExports2["ts_tree_cursor_copy_wasm"];
    Module["_ts_tree_cursor_delete_wasm"] = _ts_tree_cursor_delete_wasm = wasmExports2["ts_tree_cursor_delete_wasm"];
    Module["_ts_tree_cursor_reset_wasm"] = _ts_tree_cursor_reset_wasm = wasmExports2["ts_tree_cursor_reset_wasm"];
    Module["_ts_tree_cursor_reset_to_wasm"] = _ts_tree_cursor_reset_to_wasm = wasmExports2["ts_tree_cursor_reset_to_wasm"];
    Module["_ts_tree_cursor_goto_first_child_wasm"] = _ts_tree_cursor_goto_first_child_wasm = wasmExports2["ts_tree_cursor_goto_first_child_wasm"];
    Module["_ts_tree_cursor_goto_last_child_wasm"] = _ts_tree_cursor_goto_last_child_wasm = wasmExports2["ts_tree_cursor_goto_last_child_wasm"];
    Module["_ts_tree_cursor_goto_first_child_for_index_wasm"] = _ts_tree_cursor_goto_first_child_for_index_wasm = wasmExports2["ts_tree_cursor_goto_first_child_for_index_wasm"];
    Module["_ts_tree_cursor_goto_first_child_for_position_wasm"] = _ts_tree_cursor_goto_first_child_for_position_wasm = wasmExports2["ts_tree_cursor_goto_first_child_for_position_wasm"];
    Module["_ts_tree_cursor_goto_next_sibling_wasm"] = _ts_tree_cursor_goto_next_sibling_wasm = wasmExports2["ts_tree_cursor_goto_next_sibling_wasm"];
    Module["_ts_tree_cursor_goto_previous_sibling_wasm"] = _ts_tree_cursor_goto_previous_sibling_wasm = wasmExports2["ts_tree_cursor_goto_previous_sibling_wasm"];
    Module["_ts_tree_cursor_goto_descendant_wasm"] = _ts_tree_cursor_goto_descendant_wasm = wasmExports2["ts_tree_cursor_goto_descendant_wasm"];
    Module["_ts_tree_cursor_goto_parent_wasm"] = _ts_tree_cursor_goto_parent_wasm = wasmExports2["ts_tree_cursor_goto_parent_wasm"];
    Module["_ts_tree_cursor_current_node_type_id_wasm"] = _ts_tree_cursor_current_node_type_id_wasm = wasmExports2["ts_tree_cursor_current_node_type_id_wasm"];
    Module["_ts_tree_cursor_current_node_state_id_wasm"] = _ts_tree_cursor_current_node_state_id_wasm = wasmExports2["ts_tree_cursor_current_node_state_id_wasm"];
    Module["_ts_tree_cursor_current_node_is_named_wasm"] = _ts_tree_cursor_current_node_is_named_wasm = wasmExports2["ts_tree_cursor_current_node_is_named_wasm"];
    Module["_ts_tree_cursor_current_node_is_missing_wasm"] = _ts_tree_cursor_current_node_is_missing_wasm = wasmExports2["ts_tree_cursor_current_node_is_missing_wasm"];
    Module["_ts_tree_cursor_current_node_id_wasm"] = _ts_tree_cursor_current_node_id_wasm = wasmExports2["ts_tree_cursor_current_node_id_wasm"];
    Module["_ts_tree_cursor_start_position_wasm"] = _ts_tree_cursor_start_position_wasm = wasmExports2["ts_tree_cursor_start_position_wasm"];
    Module["_ts_tree_cursor_end_position_wasm"] = _ts_tree_cursor_end_position_wasm = wasmExports2["ts_tree_cursor_end_position_wasm"];
    Module["_ts_tree_cursor_start_index_wasm"] = _ts_tree_cursor_start_index_wasm = wasmExports2["ts_tree_cursor_start_index_wasm"];
    Module["_ts_tree_cursor_end_index_wasm"] = _ts_tree_cursor_end_index_wasm = wasmExports2["ts_tree_cursor_end_index_wasm"];
    Module["_ts_tree_cursor_current_field_id_wasm"] = _ts_tree_cursor_current_field_id_wasm = wasmExports2["ts_tree_cursor_current_field_id_wasm"];
    Module["_ts_tree_cursor_current_depth_wasm"] = _ts_tree_cursor_current_depth_wasm = wasmExports2["ts_tree_cursor_current_depth_wasm"];
    Module["_ts_tree_cursor_current_descendant_index_wasm"] = _ts_tree_cursor_current_descendant_index_wasm = wasmExports2["ts_tree_cursor_current_descendant_index_wasm"];
    Module["_ts_tree_cursor_current_node_wasm"] = _ts_tree_cursor_current_node_wasm = wasmExports2["ts_tree_cursor_current_node_wasm"];
    Module["_ts_node_symbol_wasm"] = _ts_node_symbol_wasm = wasmExports2["ts_node_symbol_wasm"];
    Module["_ts_node_field_name_for_child_wasm"] = _ts_node_field_name_for_child_wasm = wasmExports2["ts_node_field_name_for_child_wasm"];
    Module["_ts_node_field_name_for_named_child_wasm"] = _ts_node_field_name_for_named_child_wasm = wasmExports2["ts_node_field_name_for_named_child_wasm"];
    Module["_ts_node_children_by_field_id_wasm"] = _ts_node_children_by_field_id_wasm = wasmExports2["ts_node_children_by_field_id_wasm"];
    Module["_ts_node_first_child_for_byte_wasm"] = _ts_node_first_child_for_byte_wasm = wasmExports2["ts_node_first_child_for_byte_wasm"];
    Module["_ts_node_first_named_child_for_byte_wasm"] = _ts_node_first_named_child_for_byte_wasm = wasmExports2["ts_node_first_named_child_for_byte_wasm"];
    Module["_ts_node_grammar_symbol_wasm"] = _ts_node_grammar_symbol_wasm = wasmExports2["ts_node_grammar_symbol_wasm"];
    Module["_ts_node_child_count_wasm"] = _ts_node_child_count_wasm = wasmExports2["ts_node_child_count_wasm"];
    Module["_ts_node_named_child_count_wasm"] = _ts_node_named_child_count_wasm = wasmExports2["ts_node_named_child_count_wasm"];
    Module["_ts_node_child_wasm"] = _ts_node_child_wasm = wasmExports2["ts_node_child_wasm"];
    Module["_ts_node_named_child_wasm"] = _ts_node_named_child_wasm = wasmExports2["ts_node_named_child_wasm"];
    Module["_ts_node_child_by_field_id_wasm"] = _ts_node_child_by_field_id_wasm = wasmExports2["ts_node_child_by_field_id_wasm"];
    Module["_ts_node_next_sibling_wasm"] = _ts_node_next_sibling_wasm = wasmExports2["ts_node_next_sibling_wasm"];
    Module["_ts_node_prev_sibling_wasm"] = _ts_node_prev_sibling_wasm = wasmExports2["ts_node_prev_sibling_wasm"];
    Module["_ts_node_next_named_sibling_wasm"] = _ts_node_next_named_sibling_wasm = wasmExports2["ts_node_next_named_sibling_wasm"];
    Module["_ts_node_prev_named_sibling_wasm"] = _ts_node_prev_named_sibling_wasm = wasmExports2["ts_node_prev_named_sibling_wasm"];
    Module["_ts_node_descendant_count_wasm"] = _ts_node_descendant_count_wasm = wasmExports2["ts_node_descendant_count_wasm"];
    Module["_ts_node_parent_wasm"] = _ts_node_parent_wasm = wasmExports2["ts_node_parent_wasm"];
    Module["_ts_node_child_with_descendant_wasm"] = _ts_node_child_with_descendant_wasm = wasmExports2["ts_node_child_with_descendant_wasm"];
    Module["_ts_node_descendant_for_index_wasm"] = _ts_node_descendant_for_index_wasm = wasmExports2["ts_node_descendant_for_index_wasm"];
    Module["_ts_node_named_descendant_for_index_wasm"] = _ts_node_named_descendant_for_index_wasm = wasmExports2["ts_node_named_descendant_for_index_wasm"];
    Module["_ts_node_descendant_for_position_wasm"] = _ts_node_descendant_for_position_wasm = wasmExports2["ts_node_descendant_for_position_wasm"];
    Module["_ts_node_named_descendant_for_position_wasm"] = _ts_node_named_descendant_for_position_wasm = wasmExports2["ts_node_named_descendant_for_position_wasm"];
    Module["_ts_node_start_point_wasm"] = _ts_node_start_point_wasm = wasmExports2["ts_node_start_point_wasm"];
    Module["_ts_node_end_point_wasm"] = _ts_node_end_point_wasm = wasmExports2["ts_node_end_point_wasm"];
    Module["_ts_node_start_index_wasm"] = _ts_node_start_index_wasm = wasmExports2["ts_node_start_index_wasm"];
    Module["_ts_node_end_index_wasm"] = _ts_node_end_index_wasm = wasmExports2["ts_node_end_index_wasm"];
    Module["_ts_node_to_string_wasm"] = _ts_node_to_string_wasm = wasmExports2["ts_node_to_string_wasm"];
    Module["_ts_node_children_wasm"] = _ts_node_children_wasm = wasmExports2["ts_node_children_wasm"];
    Module["_ts_node_named_children_wasm"] = _ts_node_named_children_wasm = wasmExports2["ts_node_named_children_wasm"];
    Module["_ts_node_descendants_of_type_wasm"] = _ts_node_descendants_of_type_wasm = wasmExports2["ts_node_descendants_of_type_wasm"];
    Module["_ts_node_is_named_wasm"] = _ts_node_is_named_wasm = wasmExports2["ts_node_is_named_wasm"];
    Module["_ts_node_has_changes_wasm"] = _ts_node_has_changes_wasm = wasmExports2["ts_node_has_changes_wasm"];
    Module["_ts_node_has_error_wasm"] = _ts_node_has_error_wasm = wasmExports2["ts_node_has_error_wasm"];
    Module["_ts_node_is_error_wasm"] = _ts_node_is_error_wasm = wasmExports2["ts_node_is_error_wasm"];
    Module["_ts_node_is_missing_wasm"] = _ts_node_is_missing_wasm = wasmExports2["ts_node_is_missing_wasm"];
    Module["_ts_node_is_extra_wasm"] = _ts_node_is_extra_wasm = wasmExports2["ts_node_is_extra_wasm"];
    Module["_ts_node_parse_state_wasm"] = _ts_node_parse_state_wasm = wasmExports2["ts_node_parse_state_wasm"];
    Module["_ts_node_next_parse_state_wasm"] = _ts_node_next_parse_state_wasm = wasmExports2["ts_node_next_parse_state_wasm"];
    Module["_ts_query_matches_wasm"] = _ts_query_matches_wasm = wasmExports2["ts_query_matches_wasm"];
    Module["_ts_query_captures_wasm"] = _ts_query_captures_wasm = wasmExports2["ts_query_captures_wasm"];
    Module["_memset"] = _memset = wasmExports2["memset"];
    Module["_memcpy"] = _memcpy = wasmExports2["memcpy"];
    Module["_memmove"] = _memmove = wasmExports2["memmove"];
    Module["_iswalpha"] = _iswalpha = wasmExports2["iswalpha"];
    Module["_iswblank"] = _iswblank = wasmExports2["iswblank"];
    Module["_iswdigit"] = _iswdigit = wasmExports2["iswdigit"];
    Module["_iswlower"] = _iswlower = wasmExports2["iswlower"];
    Module["_iswpunct"] = _iswpunct = wasmExports2["iswpunct"];
    Module["_iswupper"] = _iswupper = wasmExports2["iswupper"];
    Module["_iswxdigit"] = _iswxdigit = wasmExports2["iswxdigit"];
    Module["_memchr"] = _memchr = wasmExports2["memchr"];
    Module["_strcmp"] = _strcmp = wasmExports2["strcmp"];
    Module["_strncat"] = _strncat = wasmExports2["strncat"];
    Module["_strncpy"] = _strncpy = wasmExports2["strncpy"];
    Module["_towlower"] = _towlower = wasmExports2["towlower"];
    Module["_towupper"] = _towupper = wasmExports2["towupper"];
    _setThrew = wasmExports2["setThrew"];
    __emscripten_stack_restore = wasmExports2["_emscripten_stack_restore"];
    __emscripten_stack_alloc = wasmExports2["_emscripten_stack_alloc"];
    _emscripten_stack_get_current = wasmExports2["emscripten_stack_get_current"];
    ___wasm_apply_data_relocs = wasmExports2["__wasm_apply_data_relocs"];
  }
  __name(assignWasmExports, "assignWasmExports");
  var wasmImports = {
    /** @export */
    __heap_base: ___heap_base,
    /** @export */
    __indirect_function_table: wasmTable,
    /** @export */
    __memory_base: ___memory_base,
    /** @export */
    __stack_high: ___stack_high,
    /** @export */
    __stack_low: ___stack_low,
    /** @export */
    __stack_pointer: ___stack_pointer,
    /** @export */
    __table_base: ___table_base,
    /** @export */
    _abort_js: __abort_js,
    /** @export */
    emscripten_resize_heap: _emscripten_resize_heap,
    /** @export */
    fd_close: _fd_close,
    /** @export */
    fd_seek: _fd_seek,
    /** @export */
    fd_write: _fd_write,
    /** @export */
    memory: wasmMemory,
    /** @export */
    tree_sitter_log_callback: _tree_sitter_log_callback,
    /** @export */
    tree_sitter_parse_callback: _tree_sitter_parse_callback,
    /** @export */
    tree_sitter_progress_callback: _tree_sitter_progress_callback,
    /** @export */
    tree_sitter_query_progress_callback: _tree_sitter_query_progress_callback
  };
  function callMain(args2 = []) {
    var entryFunction = resolveGlobalSymbol("main").sym;
    if (!entryFunction) return;
    args2.unshift(thisProgram);
    var argc = args2.length;
    var argv = stackAlloc((argc + 1) * 4);
    var argv_ptr = argv;
    args2.forEach((arg) => {
      LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, stringToUTF8OnStack(arg));
      argv_ptr += 4;
    });
    LE_HEAP_STORE_U32((argv_ptr >> 2) * 4, 0);
    try {
      var ret = entryFunction(argc, argv);
      exitJS(
        ret,
        /* implicit = */
        true
      );
      return ret;
    } catch (e) {
      return handleException(e);
    }
  }
  __name(callMain, "callMain");
  function run(args2 = arguments_) {
    if (runDependencies > 0) {
      dependenciesFulfilled = run;
      return;
    }
    preRun();
    if (runDependencies > 0) {
      dependenciesFulfilled = run;
      return;
    }
    function doRun() {
      Module["calledRun"] = true;
      if (ABORT) return;
      initRuntime();
      preMain();
      readyPromiseResolve?.(Module);
      Module["onRuntimeInitialized"]?.();
      var noInitialRun = Module["noInitialRun"] || false;
      if (!noInitialRun) callMain(args2);
      postRun();
    }
    __name(doRun, "doRun");
    if (Module["setStatus"]) {
      Module["setStatus"]("Running...");
      setTimeout(() => {
        setTimeout(() => Module["setStatus"](""), 1);
        doRun();
      }, 1);
    } else {
      doRun();
    }
  }
  __name(run, "run");
  var wasmExports;
  wasmExports = await createWasm();
  run();
  if (runtimeInitialized) {
    moduleRtn = Module;
  } else {
    moduleRtn = new Promise((resolve, reject) => {
      readyPromiseResolve = resolve;
      readyPromiseReject = reject;
    });
  }
  return moduleRtn;
}
async function initializeBinding(moduleOptions) {
  return Module3 ??= await web_tree_sitter_default(moduleOptions);
}
function checkModule() {
  return !!Module3;
}
function parseAnyPredicate(steps, index, operator, textPredicates) {
  if (steps.length !== 3) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}`
    );
  }
  if (!isCaptureStep(steps[1])) {
    throw new Error(
      `First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}"`
    );
  }
  const isPositive = operator === "eq?" || operator === "any-eq?";
  const matchAll = !operator.startsWith("any-");
  if (isCaptureStep(steps[2])) {
    const captureName1 = steps[1].name;
    const captureName2 = steps[2].name;
    textPredicates[index].push((captures) => {
      const nodes1 = [];
      const nodes2 = [];
      for (const c of captures) {
        if (c.name === captureName1) nodes1.push(c.node);
        if (c.name === captureName2) nodes2.push(c.node);
      }
      const compare = /* @__PURE__ */ __name((n1, n2, positive) => {
        return positive ? n1.text === n2.text : n1.text !== n2.text;
      }, "compare");
      return matchAll ? nodes1.every((n1) => nodes2.some((n2) => compare(n1, n2, isPositive))) : nodes1.some((n1) => nodes2.some((n2) => compare(n1, n2, isPositive)));
    });
  } else {
    const captureName = steps[1].name;
    const stringValue = steps[2].value;
    const matches = /* @__PURE__ */ __name((n) => n.text === stringValue, "matches");
    const doesNotMatch = /* @__PURE__ */ __name((n) => n.text !== stringValue, "doesNotMatch");
    textPredicates[index].push((captures) => {
      const nodes = [];
      for (const c of captures) {
        if (c.name === captureName) nodes.push(c.node);
      }
      const test = isPositive ? matches : doesNotMatch;
      return matchAll ? nodes.every(test) : nodes.some(test);
    });
  }
}
function parseMatchPredicate(steps, index, operator, textPredicates) {
  if (steps.length !== 3) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected 2, got ${steps.length - 1}.`
    );
  }
  if (steps[1].type !== "capture") {
    throw new Error(
      `First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`
    );
  }
  if (steps[2].type !== "string") {
    throw new Error(
      `Second argument of \`#${operator}\` predicate must be a string. Got @${steps[2].name}.`
    );
  }
  const isPositive = operator === "match?" || operator === "any-match?";
  const matchAll = !operator.startsWith("any-");
  const captureName = steps[1].name;
  const regex2 = new RegExp(steps[2].value);
  textPredicates[index].push((captures) => {
    const nodes = [];
    for (const c of captures) {
      if (c.name === captureName) nodes.push(c.node.text);
    }
    const test = /* @__PURE__ */ __name((text, positive) => {
      return positive ? regex2.test(text) : !regex2.test(text);
    }, "test");
    if (nodes.length === 0) return !isPositive;
    return matchAll ? nodes.every((text) => test(text, isPositive)) : nodes.some((text) => test(text, isPositive));
  });
}
function parseAnyOfPredicate(steps, index, operator, textPredicates) {
  if (steps.length < 2) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected at least 1. Got ${steps.length - 1}.`
    );
  }
  if (steps[1].type !== "capture") {
    throw new Error(
      `First argument of \`#${operator}\` predicate must be a capture. Got "${steps[1].value}".`
    );
  }
  const isPositive = operator === "any-of?";
  const captureName = steps[1].name;
  const stringSteps = steps.slice(2);
  if (!stringSteps.every(isStringStep)) {
    throw new Error(
      `Arguments to \`#${operator}\` predicate must be strings.".`
    );
  }
  const values = stringSteps.map((s) => s.value);
  textPredicates[index].push((captures) => {
    const nodes = [];
    for (const c of captures) {
      if (c.name === captureName) nodes.push(c.node.text);
    }
    if (nodes.length === 0) return !isPositive;
    return nodes.every((text) => values.includes(text)) === isPositive;
  });
}
function parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties) {
  if (steps.length < 2 || steps.length > 3) {
    throw new Error(
      `Wrong number of arguments to \`#${operator}\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`
    );
  }
  if (!steps.every(isStringStep)) {
    throw new Error(
      `Arguments to \`#${operator}\` predicate must be strings.".`
    );
  }
  const properties = operator === "is?" ? assertedProperties : refutedProperties;
  if (!properties[index]) properties[index] = {};
  properties[index][steps[1].value] = steps[2]?.value ?? null;
}
function parseSetDirective(steps, index, setProperties) {
  if (steps.length < 2 || steps.length > 3) {
    throw new Error(`Wrong number of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${steps.length - 1}.`);
  }
  if (!steps.every(isStringStep)) {
    throw new Error(`Arguments to \`#set!\` predicate must be strings.".`);
  }
  if (!setProperties[index]) setProperties[index] = {};
  setProperties[index][steps[1].value] = steps[2]?.value ?? null;
}
function parsePattern(index, stepType, stepValueId, captureNames, stringValues, steps, textPredicates, predicates, setProperties, assertedProperties, refutedProperties) {
  if (stepType === PREDICATE_STEP_TYPE_CAPTURE) {
    const name2 = captureNames[stepValueId];
    steps.push({ type: "capture", name: name2 });
  } else if (stepType === PREDICATE_STEP_TYPE_STRING) {
    steps.push({ type: "string", value: stringValues[stepValueId] });
  } else if (steps.length > 0) {
    if (steps[0].type !== "string") {
      throw new Error("Predicates must begin with a literal value");
    }
    const operator = steps[0].value;
    switch (operator) {
      case "any-not-eq?":
      case "not-eq?":
      case "any-eq?":
      case "eq?":
        parseAnyPredicate(steps, index, operator, textPredicates);
        break;
      case "any-not-match?":
      case "not-match?":
      case "any-match?":
      case "match?":
        parseMatchPredicate(steps, index, operator, textPredicates);
        break;
      case "not-any-of?":
      case "any-of?":
        parseAnyOfPredicate(steps, index, operator, textPredicates);
        break;
      case "is?":
      case "is-not?":
        parseIsPredicate(steps, index, operator, assertedProperties, refutedProperties);
        break;
      case "set!":
        parseSetDirective(steps, index, setProperties);
        break;
      default:
        predicates[index].push({ operator, operands: steps.slice(1) });
    }
    steps.length = 0;
  }
}
function indexForByteOffset(source, byteOffset) {
  return new TextEncoder().encodeInto(source, new Uint8Array(byteOffset)).read;
}
var __defProp2, __name, Edit, SIZE_OF_SHORT, SIZE_OF_INT, SIZE_OF_CURSOR, SIZE_OF_NODE, SIZE_OF_POINT, SIZE_OF_RANGE, ZERO_POINT, INTERNAL, C, finalizer, LookaheadIterator, finalizer2, Tree, finalizer3, TreeCursor, Node, LANGUAGE_FUNCTION_REGEX, Language, web_tree_sitter_default, Module3, TRANSFER_BUFFER, LANGUAGE_VERSION, MIN_COMPATIBLE_VERSION, finalizer4, Parser, PREDICATE_STEP_TYPE_CAPTURE, PREDICATE_STEP_TYPE_STRING, QUERY_WORD_REGEX, CaptureQuantifier, isCaptureStep, isStringStep, QueryErrorKind, QueryError, finalizer5, Query;
var init_web_tree_sitter = __esm({
  "../../node_modules/.pnpm/web-tree-sitter@0.27.2/node_modules/web-tree-sitter/web-tree-sitter.js"() {
    "use strict";
    init_esm_shims();
    __defProp2 = Object.defineProperty;
    __name = (target2, value) => __defProp2(target2, "name", { value, configurable: true });
    Edit = class {
      static {
        __name(this, "Edit");
      }
      /** The start position of the change. */
      startPosition;
      /** The end position of the change before the edit. */
      oldEndPosition;
      /** The end position of the change after the edit. */
      newEndPosition;
      /** The start index of the change. */
      startIndex;
      /** The end index of the change before the edit. */
      oldEndIndex;
      /** The end index of the change after the edit. */
      newEndIndex;
      constructor({
        startIndex,
        oldEndIndex,
        newEndIndex,
        startPosition,
        oldEndPosition,
        newEndPosition
      }) {
        this.startIndex = startIndex >>> 0;
        this.oldEndIndex = oldEndIndex >>> 0;
        this.newEndIndex = newEndIndex >>> 0;
        this.startPosition = startPosition;
        this.oldEndPosition = oldEndPosition;
        this.newEndPosition = newEndPosition;
      }
      /**
       * Edit a point and index to keep it in-sync with source code that has been edited.
       *
       * This function updates a single point's byte offset and row/column position
       * based on an edit operation. This is useful for editing points without
       * requiring a tree or node instance.
       */
      editPoint(point, index) {
        let newIndex = index;
        const newPoint = { ...point };
        if (index >= this.oldEndIndex) {
          newIndex = this.newEndIndex + (index - this.oldEndIndex);
          const originalRow = point.row;
          newPoint.row = this.newEndPosition.row + (point.row - this.oldEndPosition.row);
          newPoint.column = originalRow === this.oldEndPosition.row ? this.newEndPosition.column + (point.column - this.oldEndPosition.column) : point.column;
        } else if (index > this.startIndex) {
          newIndex = this.newEndIndex;
          newPoint.row = this.newEndPosition.row;
          newPoint.column = this.newEndPosition.column;
        }
        return { point: newPoint, index: newIndex };
      }
      /**
       * Edit a range to keep it in-sync with source code that has been edited.
       *
       * This function updates a range's start and end positions based on an edit
       * operation. This is useful for editing ranges without requiring a tree
       * or node instance.
       */
      editRange(range) {
        const newRange = {
          startIndex: range.startIndex,
          startPosition: { ...range.startPosition },
          endIndex: range.endIndex,
          endPosition: { ...range.endPosition }
        };
        if (range.endIndex >= this.oldEndIndex) {
          if (range.endIndex !== Number.MAX_SAFE_INTEGER) {
            newRange.endIndex = this.newEndIndex + (range.endIndex - this.oldEndIndex);
            newRange.endPosition = {
              row: this.newEndPosition.row + (range.endPosition.row - this.oldEndPosition.row),
              column: range.endPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.endPosition.column - this.oldEndPosition.column) : range.endPosition.column
            };
            if (newRange.endIndex < this.newEndIndex) {
              newRange.endIndex = Number.MAX_SAFE_INTEGER;
              newRange.endPosition = { row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER };
            }
          }
        } else if (range.endIndex > this.startIndex) {
          newRange.endIndex = this.startIndex;
          newRange.endPosition = { ...this.startPosition };
        }
        if (range.startIndex >= this.oldEndIndex) {
          newRange.startIndex = this.newEndIndex + (range.startIndex - this.oldEndIndex);
          newRange.startPosition = {
            row: this.newEndPosition.row + (range.startPosition.row - this.oldEndPosition.row),
            column: range.startPosition.row === this.oldEndPosition.row ? this.newEndPosition.column + (range.startPosition.column - this.oldEndPosition.column) : range.startPosition.column
          };
          if (newRange.startIndex < this.newEndIndex) {
            newRange.startIndex = Number.MAX_SAFE_INTEGER;
            newRange.startPosition = { row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER };
          }
        } else if (range.startIndex > this.startIndex) {
          newRange.startIndex = this.startIndex;
          newRange.startPosition = { ...this.startPosition };
        }
        return newRange;
      }
    };
    SIZE_OF_SHORT = 2;
    SIZE_OF_INT = 4;
    SIZE_OF_CURSOR = 4 * SIZE_OF_INT;
    SIZE_OF_NODE = 5 * SIZE_OF_INT;
    SIZE_OF_POINT = 2 * SIZE_OF_INT;
    SIZE_OF_RANGE = 2 * SIZE_OF_INT + 2 * SIZE_OF_POINT;
    ZERO_POINT = { row: 0, column: 0 };
    INTERNAL = /* @__PURE__ */ Symbol("INTERNAL");
    __name(assertInternal, "assertInternal");
    __name(isPoint, "isPoint");
    __name(setModule, "setModule");
    __name(newFinalizer, "newFinalizer");
    finalizer = newFinalizer((address) => {
      C._ts_lookahead_iterator_delete(address);
    });
    LookaheadIterator = class {
      static {
        __name(this, "LookaheadIterator");
      }
      /** @internal */
      [0] = 0;
      // Internal handle for Wasm
      /** @internal */
      language;
      /** @internal */
      positioned = false;
      /** @internal */
      constructor(internal, address, language) {
        assertInternal(internal);
        this[0] = address;
        this.language = language;
        finalizer?.register(this, address, this);
      }
      /**
       * Get the current symbol of the lookahead iterator.
       *
       * Returns `null` if the iterator is not positioned on a symbol:
       *
       * - Before the first iteration step
       * - After the iterator is exhausted
       * - After a {@link reset} or {@link resetState} call
       */
      get currentTypeId() {
        return this.positioned ? C._ts_lookahead_iterator_current_symbol(this[0]) : null;
      }
      /**
       * Get the current symbol name of the lookahead iterator.
       *
       * Returns `null` if the iterator is not positioned on a symbol.
       */
      get currentType() {
        const id = this.currentTypeId;
        if (id === null) return null;
        return this.language.types[id] ?? C.UTF8ToString(C._ts_language_symbol_name(this.language[0], id));
      }
      /** Delete the lookahead iterator, freeing its resources. */
      delete() {
        finalizer?.unregister(this);
        C._ts_lookahead_iterator_delete(this[0]);
        this[0] = 0;
      }
      /**
       * Reset the lookahead iterator.
       *
       * This returns `true` if the language was set successfully and `false`
       * otherwise.
       */
      reset(language, stateId) {
        if (C._ts_lookahead_iterator_reset(this[0], language[0], stateId)) {
          this.language = language;
          this.positioned = false;
          return true;
        }
        return false;
      }
      /**
       * Reset the lookahead iterator to another state.
       *
       * This returns `true` if the iterator was reset to the given state and
       * `false` otherwise.
       */
      resetState(stateId) {
        if (!C._ts_lookahead_iterator_reset_state(this[0], stateId)) return false;
        this.positioned = false;
        return true;
      }
      /**
       * Returns an iterator that iterates over the symbols of the lookahead iterator.
       *
       * The iterator will yield the current symbol name as a string for each step
       * until there are no more symbols to iterate over.
       */
      [Symbol.iterator]() {
        return {
          next: /* @__PURE__ */ __name(() => {
            this.positioned = Boolean(C._ts_lookahead_iterator_next(this[0]));
            const value = this.currentType;
            return value === null ? { done: true, value: "" } : { done: false, value };
          }, "next")
        };
      }
    };
    __name(getText, "getText");
    finalizer2 = newFinalizer((address) => {
      C._ts_tree_delete(address);
    });
    Tree = class _Tree {
      static {
        __name(this, "Tree");
      }
      /** @internal */
      [0] = 0;
      // Internal handle for Wasm
      /** @internal */
      textCallback;
      /** The language that was used to parse the syntax tree. */
      language;
      /** @internal */
      constructor(internal, address, language, textCallback) {
        assertInternal(internal);
        this[0] = address;
        this.language = language;
        this.textCallback = textCallback;
        finalizer2?.register(this, address, this);
      }
      /** Create a shallow copy of the syntax tree. This is very fast. */
      copy() {
        const address = C._ts_tree_copy(this[0]);
        return new _Tree(INTERNAL, address, this.language, this.textCallback);
      }
      /** Delete the syntax tree, freeing its resources. */
      delete() {
        finalizer2?.unregister(this);
        C._ts_tree_delete(this[0]);
        this[0] = 0;
      }
      /** Get the root node of the syntax tree. */
      get rootNode() {
        C._ts_tree_root_node_wasm(this[0]);
        return unmarshalNode(this);
      }
      /**
       * Get the root node of the syntax tree, but with its position shifted
       * forward by the given offset.
       */
      rootNodeWithOffset(offsetBytes, offsetExtent) {
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        C.setValue(address, offsetBytes, "i32");
        marshalPoint(address + SIZE_OF_INT, offsetExtent);
        C._ts_tree_root_node_with_offset_wasm(this[0]);
        return unmarshalNode(this);
      }
      /**
       * Edit the syntax tree to keep it in sync with source code that has been
       * edited.
       *
       * You must describe the edit both in terms of byte offsets and in terms of
       * row/column coordinates.
       */
      edit(edit) {
        marshalEdit(edit);
        C._ts_tree_edit_wasm(this[0]);
      }
      /** Create a new {@link TreeCursor} starting from the root of the tree. */
      walk() {
        return this.rootNode.walk();
      }
      /**
       * Compare this old edited syntax tree to a new syntax tree representing
       * the same document, returning a sequence of ranges whose syntactic
       * structure has changed.
       *
       * For this to work correctly, this syntax tree must have been edited such
       * that its ranges match up to the new tree. Generally, you'll want to
       * call this method right after calling one of the [`Parser::parse`]
       * functions. Call it on the old tree that was passed to parse, and
       * pass the new tree that was returned from `parse`.
       */
      getChangedRanges(other) {
        if (!(other instanceof _Tree)) {
          throw new TypeError("Argument must be a Tree");
        }
        C._ts_tree_get_changed_ranges_wasm(this[0], other[0]);
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(count);
        if (count > 0) {
          let address = buffer;
          for (let i2 = 0; i2 < count; i2++) {
            result[i2] = unmarshalRange(address);
            address += SIZE_OF_RANGE;
          }
          C._free(buffer);
        }
        return result;
      }
      /** Get the included ranges that were used to parse the syntax tree. */
      getIncludedRanges() {
        C._ts_tree_included_ranges_wasm(this[0]);
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(count);
        if (count > 0) {
          let address = buffer;
          for (let i2 = 0; i2 < count; i2++) {
            result[i2] = unmarshalRange(address);
            address += SIZE_OF_RANGE;
          }
          C._free(buffer);
        }
        return result;
      }
    };
    finalizer3 = newFinalizer((handles) => {
      marshalTreeCursor({ handles });
      C._ts_tree_cursor_delete_wasm(0);
    });
    TreeCursor = class _TreeCursor {
      static {
        __name(this, "TreeCursor");
      }
      /** @internal */
      handles = [0, 0, 0, 0];
      // Internal handles for Wasm, shared with the finalizer.
      /** @internal */
      tree;
      /** @internal */
      constructor(internal, tree) {
        assertInternal(internal);
        this.tree = tree;
        unmarshalTreeCursor(this);
        finalizer3?.register(this, this.handles, this);
      }
      /** Creates a deep copy of the tree cursor. This allocates new memory. */
      copy() {
        marshalTreeCursor(this);
        C._ts_tree_cursor_copy_wasm(this.tree[0]);
        return new _TreeCursor(INTERNAL, this.tree);
      }
      /** Delete the tree cursor, freeing its resources. */
      delete() {
        finalizer3?.unregister(this);
        marshalTreeCursor(this);
        C._ts_tree_cursor_delete_wasm(this.tree[0]);
        this.handles.fill(0);
      }
      /** Get the tree cursor's current {@link Node}. */
      get currentNode() {
        marshalTreeCursor(this);
        C._ts_tree_cursor_current_node_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /**
       * Get the numerical field id of this tree cursor's current node.
       *
       * See also {@link TreeCursor#currentFieldName}.
       */
      get currentFieldId() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_field_id_wasm(this.tree[0]);
      }
      /** Get the field name of this tree cursor's current node. */
      get currentFieldName() {
        return this.tree.language.fields[this.currentFieldId];
      }
      /**
       * Get the depth of the cursor's current node relative to the original
       * node that the cursor was constructed with.
       */
      get currentDepth() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_depth_wasm(this.tree[0]);
      }
      /**
       * Get the index of the cursor's current node out of all of the
       * descendants of the original node that the cursor was constructed with.
       */
      get currentDescendantIndex() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_descendant_index_wasm(this.tree[0]);
      }
      /** Get the type of the cursor's current node. */
      get nodeType() {
        return this.tree.language.types[this.nodeTypeId] || "ERROR";
      }
      /** Get the type id of the cursor's current node. */
      get nodeTypeId() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_node_type_id_wasm(this.tree[0]);
      }
      /** Get the state id of the cursor's current node. */
      get nodeStateId() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_node_state_id_wasm(this.tree[0]);
      }
      /** Get the id of the cursor's current node. */
      get nodeId() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_node_id_wasm(this.tree[0]);
      }
      /**
       * Check if the cursor's current node is *named*.
       *
       * Named nodes correspond to named rules in the grammar, whereas
       * *anonymous* nodes correspond to string literals in the grammar.
       */
      get nodeIsNamed() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_node_is_named_wasm(this.tree[0]) === 1;
      }
      /**
       * Check if the cursor's current node is *missing*.
       *
       * Missing nodes are inserted by the parser in order to recover from
       * certain kinds of syntax errors.
       */
      get nodeIsMissing() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0]) === 1;
      }
      /** Get the string content of the cursor's current node. */
      get nodeText() {
        marshalTreeCursor(this);
        const startIndex = C._ts_tree_cursor_start_index_wasm(this.tree[0]);
        const endIndex = C._ts_tree_cursor_end_index_wasm(this.tree[0]);
        C._ts_tree_cursor_start_position_wasm(this.tree[0]);
        const startPosition = unmarshalPoint(TRANSFER_BUFFER);
        return getText(this.tree, startIndex, endIndex, startPosition);
      }
      /** Get the start position of the cursor's current node. */
      get startPosition() {
        marshalTreeCursor(this);
        C._ts_tree_cursor_start_position_wasm(this.tree[0]);
        return unmarshalPoint(TRANSFER_BUFFER);
      }
      /** Get the end position of the cursor's current node. */
      get endPosition() {
        marshalTreeCursor(this);
        C._ts_tree_cursor_end_position_wasm(this.tree[0]);
        return unmarshalPoint(TRANSFER_BUFFER);
      }
      /** Get the start index of the cursor's current node. */
      get startIndex() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_start_index_wasm(this.tree[0]);
      }
      /** Get the end index of the cursor's current node. */
      get endIndex() {
        marshalTreeCursor(this);
        return C._ts_tree_cursor_end_index_wasm(this.tree[0]);
      }
      /**
       * Move this cursor to the first child of its current node.
       *
       * This returns `true` if the cursor successfully moved, and returns
       * `false` if there were no children.
       */
      gotoFirstChild() {
        marshalTreeCursor(this);
        const result = C._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Move this cursor to the last child of its current node.
       *
       * This returns `true` if the cursor successfully moved, and returns
       * `false` if there were no children.
       *
       * Note that this function may be slower than
       * {@link TreeCursor#gotoFirstChild} because it needs to
       * iterate through all the children to compute the child's position.
       */
      gotoLastChild() {
        marshalTreeCursor(this);
        const result = C._ts_tree_cursor_goto_last_child_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Move this cursor to the parent of its current node.
       *
       * This returns `true` if the cursor successfully moved, and returns
       * `false` if there was no parent node (the cursor was already on the
       * root node).
       *
       * Note that the node the cursor was constructed with is considered the root
       * of the cursor, and the cursor cannot walk outside this node.
       */
      gotoParent() {
        marshalTreeCursor(this);
        const result = C._ts_tree_cursor_goto_parent_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Move this cursor to the next sibling of its current node.
       *
       * This returns `true` if the cursor successfully moved, and returns
       * `false` if there was no next sibling node.
       *
       * Note that the node the cursor was constructed with is considered the root
       * of the cursor, and the cursor cannot walk outside this node.
       */
      gotoNextSibling() {
        marshalTreeCursor(this);
        const result = C._ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Move this cursor to the previous sibling of its current node.
       *
       * This returns `true` if the cursor successfully moved, and returns
       * `false` if there was no previous sibling node.
       *
       * Note that this function may be slower than
       * {@link TreeCursor#gotoNextSibling} due to how node
       * positions are stored. In the worst case, this will need to iterate
       * through all the children up to the previous sibling node to recalculate
       * its position. Also note that the node the cursor was constructed with is
       * considered the root of the cursor, and the cursor cannot walk outside this node.
       */
      gotoPreviousSibling() {
        marshalTreeCursor(this);
        const result = C._ts_tree_cursor_goto_previous_sibling_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Move the cursor to the node that is the nth descendant of
       * the original node that the cursor was constructed with, where
       * zero represents the original node itself.
       */
      gotoDescendant(goalDescendantIndex) {
        marshalTreeCursor(this);
        C._ts_tree_cursor_goto_descendant_wasm(this.tree[0], goalDescendantIndex);
        unmarshalTreeCursor(this);
      }
      /**
       * Move this cursor to the first child of its current node that contains or
       * starts after the given byte offset.
       *
       * This returns `true` if the cursor successfully moved to a child node, and returns
       * `false` if no such child was found.
       */
      gotoFirstChildForIndex(goalIndex) {
        marshalTreeCursor(this);
        C.setValue(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalIndex, "i32");
        const result = C._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Move this cursor to the first child of its current node that contains or
       * starts after the given position.
       *
       * This returns `true` if the cursor successfully moved to a child node, and returns
       * `false` if no such child was found.
       */
      gotoFirstChildForPosition(goalPosition) {
        marshalTreeCursor(this);
        marshalPoint(TRANSFER_BUFFER + SIZE_OF_CURSOR, goalPosition);
        const result = C._ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);
        unmarshalTreeCursor(this);
        return result === 1;
      }
      /**
       * Re-initialize this tree cursor to start at the original node that the
       * cursor was constructed with.
       */
      reset(node) {
        marshalNode(node);
        marshalTreeCursor(this, TRANSFER_BUFFER + SIZE_OF_NODE);
        C._ts_tree_cursor_reset_wasm(node.tree[0]);
        unmarshalTreeCursor(this);
        this.tree = node.tree;
      }
      /**
       * Re-initialize a tree cursor to the same position as another cursor.
       *
       * Unlike {@link TreeCursor#reset}, this will not lose parent
       * information and allows reusing already created cursors.
       */
      resetTo(cursor) {
        marshalTreeCursor(this, TRANSFER_BUFFER);
        marshalTreeCursor(cursor, TRANSFER_BUFFER + SIZE_OF_CURSOR);
        C._ts_tree_cursor_reset_to_wasm(this.tree[0], cursor.tree[0]);
        unmarshalTreeCursor(this);
        this.tree = cursor.tree;
      }
    };
    Node = class {
      static {
        __name(this, "Node");
      }
      /** @internal */
      // @ts-expect-error: never read
      [0] = 0;
      // Internal handle for Wasm
      /** @internal */
      _children;
      /** @internal */
      _namedChildren;
      /** @internal */
      constructor(internal, {
        id,
        tree,
        startIndex,
        startPosition,
        other
      }) {
        assertInternal(internal);
        this[0] = other;
        this.id = id;
        this.tree = tree;
        this.startIndex = startIndex;
        this.startPosition = startPosition;
      }
      /**
       * The numeric id for this node that is unique.
       *
       * Within a given syntax tree, no two nodes have the same id. However:
       *
       * * If a new tree is created based on an older tree, and a node from the old tree is reused in
       *   the process, then that node will have the same id in both trees.
       *
       * * A node not marked as having changes does not guarantee it was reused.
       *
       * * If a node is marked as having changed in the old tree, it will not be reused.
       */
      id;
      /** The byte index where this node starts. */
      startIndex;
      /** The position where this node starts. */
      startPosition;
      /** The tree that this node belongs to. */
      tree;
      /** Get this node's type as a numerical id. */
      get typeId() {
        marshalNode(this);
        return C._ts_node_symbol_wasm(this.tree[0]);
      }
      /**
       * Get the node's type as a numerical id as it appears in the grammar,
       * ignoring aliases.
       */
      get grammarId() {
        marshalNode(this);
        return C._ts_node_grammar_symbol_wasm(this.tree[0]);
      }
      /** Get this node's type as a string. */
      get type() {
        return this.tree.language.types[this.typeId] || "ERROR";
      }
      /**
       * Get this node's symbol name as it appears in the grammar, ignoring
       * aliases as a string.
       */
      get grammarType() {
        return this.tree.language.types[this.grammarId] || "ERROR";
      }
      /**
       * Check if this node is *named*.
       *
       * Named nodes correspond to named rules in the grammar, whereas
       * *anonymous* nodes correspond to string literals in the grammar.
       */
      get isNamed() {
        marshalNode(this);
        return C._ts_node_is_named_wasm(this.tree[0]) === 1;
      }
      /**
       * Check if this node is *extra*.
       *
       * Extra nodes represent things like comments, which are not required
       * by the grammar, but can appear anywhere.
       */
      get isExtra() {
        marshalNode(this);
        return C._ts_node_is_extra_wasm(this.tree[0]) === 1;
      }
      /**
       * Check if this node represents a syntax error.
       *
       * Syntax errors represent parts of the code that could not be incorporated
       * into a valid syntax tree.
       */
      get isError() {
        marshalNode(this);
        return C._ts_node_is_error_wasm(this.tree[0]) === 1;
      }
      /**
       * Check if this node is *missing*.
       *
       * Missing nodes are inserted by the parser in order to recover from
       * certain kinds of syntax errors.
       */
      get isMissing() {
        marshalNode(this);
        return C._ts_node_is_missing_wasm(this.tree[0]) === 1;
      }
      /** Check if this node has been edited. */
      get hasChanges() {
        marshalNode(this);
        return C._ts_node_has_changes_wasm(this.tree[0]) === 1;
      }
      /**
       * Check if this node represents a syntax error or contains any syntax
       * errors anywhere within it.
       */
      get hasError() {
        marshalNode(this);
        return C._ts_node_has_error_wasm(this.tree[0]) === 1;
      }
      /** Get the byte index where this node ends. */
      get endIndex() {
        marshalNode(this);
        return C._ts_node_end_index_wasm(this.tree[0]);
      }
      /** Get the position where this node ends. */
      get endPosition() {
        marshalNode(this);
        C._ts_node_end_point_wasm(this.tree[0]);
        return unmarshalPoint(TRANSFER_BUFFER);
      }
      /** Get the string content of this node. */
      get text() {
        return getText(this.tree, this.startIndex, this.endIndex, this.startPosition);
      }
      /** Get this node's parse state. */
      get parseState() {
        marshalNode(this);
        return C._ts_node_parse_state_wasm(this.tree[0]);
      }
      /** Get the parse state after this node. */
      get nextParseState() {
        marshalNode(this);
        return C._ts_node_next_parse_state_wasm(this.tree[0]);
      }
      /** Check if this node is equal to another node. */
      equals(other) {
        return this.tree === other.tree && this.id === other.id;
      }
      /**
       * Get the node's child at the given index, where zero represents the first child.
       *
       * This method is fairly fast, but its cost is technically log(n), so if
       * you might be iterating over a long list of children, you should use
       * {@link Node#children} instead.
       */
      child(index) {
        marshalNode(this);
        C._ts_node_child_wasm(this.tree[0], index);
        return unmarshalNode(this.tree);
      }
      /**
       * Get this node's *named* child at the given index.
       *
       * See also {@link Node#isNamed}.
       * This method is fairly fast, but its cost is technically log(n), so if
       * you might be iterating over a long list of children, you should use
       * {@link Node#namedChildren} instead.
       */
      namedChild(index) {
        marshalNode(this);
        C._ts_node_named_child_wasm(this.tree[0], index);
        return unmarshalNode(this.tree);
      }
      /**
       * Get this node's child with the given numerical field id.
       *
       * See also {@link Node#childForFieldName}. You can
       * convert a field name to an id using {@link Language#fieldIdForName}.
       */
      childForFieldId(fieldId) {
        marshalNode(this);
        C._ts_node_child_by_field_id_wasm(this.tree[0], fieldId);
        return unmarshalNode(this.tree);
      }
      /**
       * Get the first child with the given field name.
       *
       * If multiple children may have the same field name, access them using
       * {@link Node#childrenForFieldName}.
       */
      childForFieldName(fieldName) {
        const fieldId = this.tree.language.fields.indexOf(fieldName);
        if (fieldId !== -1) return this.childForFieldId(fieldId);
        return null;
      }
      /** Get the field name of this node's child at the given index. */
      fieldNameForChild(index) {
        marshalNode(this);
        const address = C._ts_node_field_name_for_child_wasm(this.tree[0], index);
        if (!address) return null;
        return C.AsciiToString(address);
      }
      /** Get the field name of this node's named child at the given index. */
      fieldNameForNamedChild(index) {
        marshalNode(this);
        const address = C._ts_node_field_name_for_named_child_wasm(this.tree[0], index);
        if (!address) return null;
        return C.AsciiToString(address);
      }
      /**
       * Get an array of this node's children with a given field name.
       *
       * See also {@link Node#children}.
       */
      childrenForFieldName(fieldName) {
        const fieldId = this.tree.language.fields.indexOf(fieldName);
        if (fieldId !== -1 && fieldId !== 0) return this.childrenForFieldId(fieldId);
        return [];
      }
      /**
        * Get an array of this node's children with a given field id.
        *
        * See also {@link Node#childrenForFieldName}.
        */
      childrenForFieldId(fieldId) {
        marshalNode(this);
        C._ts_node_children_by_field_id_wasm(this.tree[0], fieldId);
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(count);
        if (count > 0) {
          let address = buffer;
          for (let i2 = 0; i2 < count; i2++) {
            result[i2] = unmarshalNode(this.tree, address);
            address += SIZE_OF_NODE;
          }
          C._free(buffer);
        }
        return result;
      }
      /** Get the node's first child that contains or starts after the given byte offset. */
      firstChildForIndex(index) {
        marshalNode(this);
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        C.setValue(address, index, "i32");
        C._ts_node_first_child_for_byte_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get the node's first named child that contains or starts after the given byte offset. */
      firstNamedChildForIndex(index) {
        marshalNode(this);
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        C.setValue(address, index, "i32");
        C._ts_node_first_named_child_for_byte_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get this node's number of children. */
      get childCount() {
        marshalNode(this);
        return C._ts_node_child_count_wasm(this.tree[0]);
      }
      /**
       * Get this node's number of *named* children.
       *
       * See also {@link Node#isNamed}.
       */
      get namedChildCount() {
        marshalNode(this);
        return C._ts_node_named_child_count_wasm(this.tree[0]);
      }
      /** Get this node's first child. */
      get firstChild() {
        return this.child(0);
      }
      /**
       * Get this node's first named child.
       *
       * See also {@link Node#isNamed}.
       */
      get firstNamedChild() {
        return this.namedChild(0);
      }
      /** Get this node's last child. */
      get lastChild() {
        return this.child(this.childCount - 1);
      }
      /**
       * Get this node's last named child.
       *
       * See also {@link Node#isNamed}.
       */
      get lastNamedChild() {
        return this.namedChild(this.namedChildCount - 1);
      }
      /**
       * Iterate over this node's children.
       *
       * If you're walking the tree recursively, you may want to use the
       * {@link TreeCursor} APIs directly instead.
       */
      get children() {
        if (!this._children) {
          marshalNode(this);
          C._ts_node_children_wasm(this.tree[0]);
          const count = C.getValue(TRANSFER_BUFFER, "i32");
          const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
          this._children = new Array(count);
          if (count > 0) {
            let address = buffer;
            for (let i2 = 0; i2 < count; i2++) {
              this._children[i2] = unmarshalNode(this.tree, address);
              address += SIZE_OF_NODE;
            }
            C._free(buffer);
          }
        }
        return this._children;
      }
      /**
       * Iterate over this node's named children.
       *
       * See also {@link Node#children}.
       */
      get namedChildren() {
        if (!this._namedChildren) {
          marshalNode(this);
          C._ts_node_named_children_wasm(this.tree[0]);
          const count = C.getValue(TRANSFER_BUFFER, "i32");
          const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
          this._namedChildren = new Array(count);
          if (count > 0) {
            let address = buffer;
            for (let i2 = 0; i2 < count; i2++) {
              this._namedChildren[i2] = unmarshalNode(this.tree, address);
              address += SIZE_OF_NODE;
            }
            C._free(buffer);
          }
        }
        return this._namedChildren;
      }
      /**
       * Get the descendants of this node that are the given type, or in the given types array.
       *
       * The types array should contain node type strings, which can be retrieved from {@link Language#types}.
       *
       * Additionally, a `startPosition` and `endPosition` can be passed in to restrict the search to a byte range.
       */
      descendantsOfType(types2, startPosition = ZERO_POINT, endPosition = ZERO_POINT) {
        if (!Array.isArray(types2)) types2 = [types2];
        const symbols = [];
        const typesBySymbol = this.tree.language.types;
        for (let i2 = 0, n = typesBySymbol.length; i2 < n; i2++) {
          if (types2.includes(typesBySymbol[i2])) {
            symbols.push(i2);
          }
        }
        if (types2.includes("ERROR")) {
          symbols.push(65535);
        }
        const symbolsAddress = C._malloc(SIZE_OF_INT * symbols.length);
        for (let i2 = 0, n = symbols.length; i2 < n; i2++) {
          C.setValue(symbolsAddress + i2 * SIZE_OF_INT, symbols[i2], "i32");
        }
        marshalNode(this);
        C._ts_node_descendants_of_type_wasm(
          this.tree[0],
          symbolsAddress,
          symbols.length,
          startPosition.row,
          startPosition.column,
          endPosition.row,
          endPosition.column
        );
        const descendantCount = C.getValue(TRANSFER_BUFFER, "i32");
        const descendantAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(descendantCount);
        if (descendantCount > 0) {
          let address = descendantAddress;
          for (let i2 = 0; i2 < descendantCount; i2++) {
            result[i2] = unmarshalNode(this.tree, address);
            address += SIZE_OF_NODE;
          }
        }
        C._free(descendantAddress);
        C._free(symbolsAddress);
        return result;
      }
      /** Get this node's next sibling. */
      get nextSibling() {
        marshalNode(this);
        C._ts_node_next_sibling_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get this node's previous sibling. */
      get previousSibling() {
        marshalNode(this);
        C._ts_node_prev_sibling_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /**
       * Get this node's next *named* sibling.
       *
       * See also {@link Node#isNamed}.
       */
      get nextNamedSibling() {
        marshalNode(this);
        C._ts_node_next_named_sibling_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /**
       * Get this node's previous *named* sibling.
       *
       * See also {@link Node#isNamed}.
       */
      get previousNamedSibling() {
        marshalNode(this);
        C._ts_node_prev_named_sibling_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get the node's number of descendants, including one for the node itself. */
      get descendantCount() {
        marshalNode(this);
        return C._ts_node_descendant_count_wasm(this.tree[0]);
      }
      /**
       * Get this node's immediate parent.
       * Prefer {@link Node#childWithDescendant} for iterating over this node's ancestors.
       */
      get parent() {
        marshalNode(this);
        C._ts_node_parent_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /**
       * Get the node that contains `descendant`.
       *
       * Note that this can return `descendant` itself.
       */
      childWithDescendant(descendant) {
        marshalNode(this);
        marshalNode(descendant, 1);
        C._ts_node_child_with_descendant_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get the smallest node within this node that spans the given byte range. */
      descendantForIndex(start2, end = start2) {
        if (typeof start2 !== "number" || typeof end !== "number") {
          throw new Error("Arguments must be numbers");
        }
        marshalNode(this);
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        C.setValue(address, start2, "i32");
        C.setValue(address + SIZE_OF_INT, end, "i32");
        C._ts_node_descendant_for_index_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get the smallest named node within this node that spans the given byte range. */
      namedDescendantForIndex(start2, end = start2) {
        if (typeof start2 !== "number" || typeof end !== "number") {
          throw new Error("Arguments must be numbers");
        }
        marshalNode(this);
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        C.setValue(address, start2, "i32");
        C.setValue(address + SIZE_OF_INT, end, "i32");
        C._ts_node_named_descendant_for_index_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get the smallest node within this node that spans the given point range. */
      descendantForPosition(start2, end = start2) {
        if (!isPoint(start2) || !isPoint(end)) {
          throw new Error("Arguments must be {row, column} objects");
        }
        marshalNode(this);
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        marshalPoint(address, start2);
        marshalPoint(address + SIZE_OF_POINT, end);
        C._ts_node_descendant_for_position_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /** Get the smallest named node within this node that spans the given point range. */
      namedDescendantForPosition(start2, end = start2) {
        if (!isPoint(start2) || !isPoint(end)) {
          throw new Error("Arguments must be {row, column} objects");
        }
        marshalNode(this);
        const address = TRANSFER_BUFFER + SIZE_OF_NODE;
        marshalPoint(address, start2);
        marshalPoint(address + SIZE_OF_POINT, end);
        C._ts_node_named_descendant_for_position_wasm(this.tree[0]);
        return unmarshalNode(this.tree);
      }
      /**
       * Create a new {@link TreeCursor} starting from this node.
       *
       * Note that the given node is considered the root of the cursor,
       * and the cursor cannot walk outside this node.
       */
      walk() {
        marshalNode(this);
        C._ts_tree_cursor_new_wasm(this.tree[0]);
        return new TreeCursor(INTERNAL, this.tree);
      }
      /**
       * Edit this node to keep it in-sync with source code that has been edited.
       *
       * This function is only rarely needed. When you edit a syntax tree with
       * the {@link Tree#edit} method, all of the nodes that you retrieve from
       * the tree afterward will already reflect the edit. You only need to
       * use {@link Node#edit} when you have a specific {@link Node} instance that
       * you want to keep and continue to use after an edit.
       */
      edit(edit) {
        const { point, index } = edit.editPoint(this.startPosition, this.startIndex);
        this.startPosition = point;
        this.startIndex = index;
      }
      /** Get the S-expression representation of this node. */
      toString() {
        marshalNode(this);
        const address = C._ts_node_to_string_wasm(this.tree[0]);
        const result = C.AsciiToString(address);
        C._free(address);
        return result;
      }
    };
    __name(unmarshalCaptures, "unmarshalCaptures");
    __name(marshalNode, "marshalNode");
    __name(unmarshalNode, "unmarshalNode");
    __name(marshalTreeCursor, "marshalTreeCursor");
    __name(unmarshalTreeCursor, "unmarshalTreeCursor");
    __name(marshalPoint, "marshalPoint");
    __name(unmarshalPoint, "unmarshalPoint");
    __name(marshalRange, "marshalRange");
    __name(unmarshalRange, "unmarshalRange");
    __name(marshalEdit, "marshalEdit");
    __name(unmarshalLanguageMetadata, "unmarshalLanguageMetadata");
    LANGUAGE_FUNCTION_REGEX = /^tree_sitter_\w+$/;
    Language = class _Language {
      static {
        __name(this, "Language");
      }
      /** @internal */
      [0] = 0;
      // Internal handle for Wasm
      /**
       * A list of all node types in the language. The index of each type in this
       * array is its node type id.
       */
      types;
      /**
       * A list of all field names in the language. The index of each field name in
       * this array is its field id.
       */
      fields;
      /** @internal */
      constructor(internal, address) {
        assertInternal(internal);
        this[0] = address;
        this.types = new Array(C._ts_language_symbol_count(this[0]));
        for (let i2 = 0, n = this.types.length; i2 < n; i2++) {
          if (C._ts_language_symbol_type(this[0], i2) < 2) {
            this.types[i2] = C.UTF8ToString(C._ts_language_symbol_name(this[0], i2));
          }
        }
        this.fields = new Array(C._ts_language_field_count(this[0]) + 1);
        for (let i2 = 0, n = this.fields.length; i2 < n; i2++) {
          const fieldName = C._ts_language_field_name_for_id(this[0], i2);
          if (fieldName !== 0) {
            this.fields[i2] = C.UTF8ToString(fieldName);
          } else {
            this.fields[i2] = null;
          }
        }
      }
      /**
       * Gets the name of the language.
       */
      get name() {
        const ptr = C._ts_language_name(this[0]);
        if (ptr === 0) return null;
        return C.UTF8ToString(ptr);
      }
      /**
       * Gets the ABI version of the language.
       */
      get abiVersion() {
        return C._ts_language_abi_version(this[0]);
      }
      /**
      * Get the metadata for this language. This information is generated by the
      * CLI, and relies on the language author providing the correct metadata in
      * the language's `tree-sitter.json` file.
      */
      get metadata() {
        C._ts_language_metadata_wasm(this[0]);
        const length = C.getValue(TRANSFER_BUFFER, "i32");
        if (length === 0) return null;
        return unmarshalLanguageMetadata(TRANSFER_BUFFER + SIZE_OF_INT);
      }
      /**
       * Gets the number of fields in the language.
       */
      get fieldCount() {
        return this.fields.length - 1;
      }
      /**
       * Gets the number of states in the language.
       */
      get stateCount() {
        return C._ts_language_state_count(this[0]);
      }
      /**
       * Get the field id for a field name.
       */
      fieldIdForName(fieldName) {
        const result = this.fields.indexOf(fieldName);
        return result !== -1 ? result : null;
      }
      /**
       * Get the field name for a field id.
       */
      fieldNameForId(fieldId) {
        return this.fields[fieldId] ?? null;
      }
      /**
       * Get the node type id for a node type name.
       */
      idForNodeType(type2, named2) {
        const typeLength = C.lengthBytesUTF8(type2);
        const typeAddress = C._malloc(typeLength + 1);
        C.stringToUTF8(type2, typeAddress, typeLength + 1);
        const result = C._ts_language_symbol_for_name(this[0], typeAddress, typeLength, named2 ? 1 : 0);
        C._free(typeAddress);
        return result || null;
      }
      /**
       * Gets the number of node types in the language.
       */
      get nodeTypeCount() {
        return C._ts_language_symbol_count(this[0]);
      }
      /**
       * Get the node type name for a node type id.
       */
      nodeTypeForId(typeId) {
        const name2 = C._ts_language_symbol_name(this[0], typeId);
        return name2 ? C.UTF8ToString(name2) : null;
      }
      /**
       * Check if a node type is named.
       *
       * @see {@link https://tree-sitter.github.io/tree-sitter/using-parsers/2-basic-parsing.html#named-vs-anonymous-nodes}
       */
      nodeTypeIsNamed(typeId) {
        return C._ts_language_type_is_named_wasm(this[0], typeId) ? true : false;
      }
      /**
       * Check if a node type is visible.
       */
      nodeTypeIsVisible(typeId) {
        return C._ts_language_type_is_visible_wasm(this[0], typeId) ? true : false;
      }
      /**
       * Get the supertypes ids of this language.
       *
       * @see {@link https://tree-sitter.github.io/tree-sitter/using-parsers/6-static-node-types.html?highlight=supertype#supertype-nodes}
       */
      get supertypes() {
        C._ts_language_supertypes_wasm(this[0]);
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(count);
        if (count > 0) {
          let address = buffer;
          for (let i2 = 0; i2 < count; i2++) {
            result[i2] = C.getValue(address, "i16");
            address += SIZE_OF_SHORT;
          }
        }
        return result;
      }
      /**
       * Get the subtype ids for a given supertype node id.
       */
      subtypes(supertype) {
        C._ts_language_subtypes_wasm(this[0], supertype);
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(count);
        if (count > 0) {
          let address = buffer;
          for (let i2 = 0; i2 < count; i2++) {
            result[i2] = C.getValue(address, "i16");
            address += SIZE_OF_SHORT;
          }
        }
        return result;
      }
      /**
       * Get the next state id for a given state id and node type id.
       */
      nextState(stateId, typeId) {
        return C._ts_language_next_state(this[0], stateId, typeId);
      }
      /**
       * Create a new lookahead iterator for this language and parse state.
       *
       * This returns `null` if state is invalid for this language.
       *
       * Iterating {@link LookaheadIterator} will yield valid symbols in the given
       * parse state. A newly created iterator is not positioned on a symbol, so
       * {@link LookaheadIterator#currentType} returns `null` until the first
       * iteration step.
       *
       * Lookahead iterators can be useful for generating suggestions and improving
       * syntax error diagnostics. To get symbols valid in an `ERROR` node, use the
       * lookahead iterator on its first leaf node state. For `MISSING` nodes, a
       * lookahead iterator created on the previous non-extra leaf node may be
       * appropriate.
       */
      lookaheadIterator(stateId) {
        const address = C._ts_lookahead_iterator_new(this[0], stateId);
        if (address) return new LookaheadIterator(INTERNAL, address, this);
        return null;
      }
      /**
       * Load a language from a WebAssembly module.
       * The module can be provided as a path to a file, a `URL` to a file, or as a
       * buffer.
       */
      static async load(input) {
        let binary22;
        if (input instanceof Uint8Array) {
          binary22 = input;
        } else if (globalThis.process?.versions.node) {
          const fs2 = await import("fs/promises");
          binary22 = await fs2.readFile(input);
        } else {
          const response = await fetch(input);
          if (!response.ok) {
            const body2 = await response.text();
            throw new Error(`Language.load failed with status ${response.status}.

${body2}`);
          }
          const retryResp = response.clone();
          try {
            binary22 = await WebAssembly.compileStreaming(response);
          } catch (reason) {
            console.error("wasm streaming compile failed:", reason);
            console.error("falling back to ArrayBuffer instantiation");
            binary22 = new Uint8Array(await retryResp.arrayBuffer());
          }
        }
        const mod = await C.loadWebAssemblyModule(binary22, { loadAsync: true });
        return _Language.loadFromWasmExports(mod, { sync: false });
      }
      static loadFromWasmExports(mod, { sync }) {
        const symbolNames = Object.keys(mod);
        const functionName = symbolNames.find((key) => LANGUAGE_FUNCTION_REGEX.test(key) && !key.includes("external_scanner_"));
        if (!functionName) {
          console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(symbolNames, null, 2)}`);
          throw new Error(`Language.${sync ? "loadSync" : "load"} failed: no language function found in Wasm file`);
        }
        const languageAddress = mod[functionName]();
        return new _Language(INTERNAL, languageAddress);
      }
      /**
       * Load a language synchronously from a pre-compiled WebAssembly module.
       * Use this when the host environment provides a `WebAssembly.Module` directly.
       */
      static loadSync(wasmModule) {
        const mod = C.loadWebAssemblyModule(wasmModule, { loadAsync: false });
        return _Language.loadFromWasmExports(mod, { sync: true });
      }
    };
    __name(Module2, "Module");
    web_tree_sitter_default = Module2;
    Module3 = null;
    __name(initializeBinding, "initializeBinding");
    __name(checkModule, "checkModule");
    finalizer4 = newFinalizer((addresses) => {
      C._ts_parser_delete(addresses[0]);
      C._free(addresses[1]);
    });
    Parser = class {
      static {
        __name(this, "Parser");
      }
      /** @internal */
      [0] = 0;
      // Internal handle for Wasm
      /** @internal */
      [1] = 0;
      // Internal handle for Wasm
      /** @internal */
      logCallback = null;
      /** The parser's current language. */
      language = null;
      /**
       * This must always be called before creating a Parser.
       *
       * You can optionally pass in options to configure the Wasm module, the most common
       * one being `locateFile` to help the module find the `.wasm` file.
       */
      static async init(moduleOptions) {
        setModule(await initializeBinding(moduleOptions));
        TRANSFER_BUFFER = C._ts_init();
        LANGUAGE_VERSION = C.getValue(TRANSFER_BUFFER, "i32");
        MIN_COMPATIBLE_VERSION = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
      }
      /**
       * Create a new parser.
       */
      constructor() {
        this.initialize();
        finalizer4?.register(this, [this[0], this[1]], this);
      }
      /** @internal */
      initialize() {
        if (!checkModule()) {
          throw new Error("cannot construct a Parser before calling `init()`");
        }
        C._ts_parser_new_wasm();
        this[0] = C.getValue(TRANSFER_BUFFER, "i32");
        this[1] = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
      }
      /** Delete the parser, freeing its resources. */
      delete() {
        finalizer4?.unregister(this);
        C._ts_parser_delete(this[0]);
        C._free(this[1]);
        this[0] = 0;
        this[1] = 0;
      }
      /**
       * Set the language that the parser should use for parsing.
       *
       * If the language was not successfully assigned, an error will be thrown.
       * This happens if the language was generated with an incompatible
       * version of the Tree-sitter CLI. Check the language's version using
       * {@link Language#version} and compare it to this library's
       * {@link LANGUAGE_VERSION} and {@link MIN_COMPATIBLE_VERSION} constants.
       */
      setLanguage(language) {
        let address;
        if (!language) {
          address = 0;
          this.language = null;
        } else if (language.constructor === Language) {
          address = language[0];
          const version = C._ts_language_abi_version(address);
          if (version < MIN_COMPATIBLE_VERSION || LANGUAGE_VERSION < version) {
            throw new Error(
              `Incompatible language version ${version}. Compatibility range ${MIN_COMPATIBLE_VERSION} through ${LANGUAGE_VERSION}.`
            );
          }
          this.language = language;
        } else {
          throw new Error("Argument must be a Language");
        }
        C._ts_parser_set_language(this[0], address);
        return this;
      }
      /**
       * Parse a slice of UTF8 text.
       *
       * @param {string | ParseCallback} callback - The UTF8-encoded text to parse or a callback function.
       *
       * @param {Tree | null} [oldTree] - A previous syntax tree parsed from the same document. If the text of the
       *   document has changed since `oldTree` was created, then you must edit `oldTree` to match
       *   the new text using {@link Tree#edit}.
       *
       * @param {ParseOptions} [options] - Options for parsing the text.
       *  This can be used to set the included ranges, or a progress callback.
       *
       * @returns {Tree | null} A {@link Tree} if parsing succeeded, or `null` if:
       *  - The parser has not yet had a language assigned with {@link Parser#setLanguage}.
       *  - The progress callback returned true.
       */
      parse(callback, oldTree, options) {
        if (typeof callback === "string") {
          C.currentParseCallback = (index) => callback.slice(index);
        } else if (typeof callback === "function") {
          C.currentParseCallback = callback;
        } else {
          throw new Error("Argument must be a string or a function");
        }
        if (options?.progressCallback) {
          C.currentProgressCallback = options.progressCallback;
        } else {
          C.currentProgressCallback = null;
        }
        if (this.logCallback) {
          C.currentLogCallback = this.logCallback;
          C._ts_parser_enable_logger_wasm(this[0], 1);
        } else {
          C.currentLogCallback = null;
          C._ts_parser_enable_logger_wasm(this[0], 0);
        }
        let rangeCount = 0;
        let rangeAddress = 0;
        if (options?.includedRanges) {
          rangeCount = options.includedRanges.length;
          rangeAddress = C._calloc(rangeCount, SIZE_OF_RANGE);
          let address = rangeAddress;
          for (let i2 = 0; i2 < rangeCount; i2++) {
            marshalRange(address, options.includedRanges[i2]);
            address += SIZE_OF_RANGE;
          }
        }
        const treeAddress = C._ts_parser_parse_wasm(
          this[0],
          this[1],
          oldTree ? oldTree[0] : 0,
          rangeAddress,
          rangeCount
        );
        if (!treeAddress) {
          C.currentParseCallback = null;
          C.currentLogCallback = null;
          C.currentProgressCallback = null;
          return null;
        }
        if (!this.language) {
          throw new Error("Parser must have a language to parse");
        }
        const result = new Tree(INTERNAL, treeAddress, this.language, C.currentParseCallback);
        C.currentParseCallback = null;
        C.currentLogCallback = null;
        C.currentProgressCallback = null;
        return result;
      }
      /**
       * Instruct the parser to start the next parse from the beginning.
       *
       * If the parser previously failed because of a callback, 
       * then by default, it will resume where it left off on the
       * next call to {@link Parser#parse} or other parsing functions.
       * If you don't want to resume, and instead intend to use this parser to
       * parse some other document, you must call `reset` first.
       */
      reset() {
        C._ts_parser_reset(this[0]);
      }
      /** Get the ranges of text that the parser will include when parsing. */
      getIncludedRanges() {
        C._ts_parser_included_ranges_wasm(this[0]);
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const buffer = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const result = new Array(count);
        if (count > 0) {
          let address = buffer;
          for (let i2 = 0; i2 < count; i2++) {
            result[i2] = unmarshalRange(address);
            address += SIZE_OF_RANGE;
          }
          C._free(buffer);
        }
        return result;
      }
      /** Set the logging callback that a parser should use during parsing. */
      setLogger(callback) {
        if (!callback) {
          this.logCallback = null;
        } else if (typeof callback !== "function") {
          throw new Error("Logger callback must be a function");
        } else {
          this.logCallback = callback;
        }
        return this;
      }
      /** Get the parser's current logger. */
      getLogger() {
        return this.logCallback;
      }
    };
    PREDICATE_STEP_TYPE_CAPTURE = 1;
    PREDICATE_STEP_TYPE_STRING = 2;
    QUERY_WORD_REGEX = /[\w-]+/g;
    CaptureQuantifier = {
      Zero: 0,
      ZeroOrOne: 1,
      ZeroOrMore: 2,
      One: 3,
      OneOrMore: 4
    };
    isCaptureStep = /* @__PURE__ */ __name((step) => step.type === "capture", "isCaptureStep");
    isStringStep = /* @__PURE__ */ __name((step) => step.type === "string", "isStringStep");
    QueryErrorKind = {
      Syntax: 1,
      NodeName: 2,
      FieldName: 3,
      CaptureName: 4,
      PatternStructure: 5
    };
    QueryError = class _QueryError extends Error {
      constructor(kind, info2, index, length) {
        super(_QueryError.formatMessage(kind, info2));
        this.kind = kind;
        this.info = info2;
        this.index = index;
        this.length = length;
        this.name = "QueryError";
      }
      kind;
      info;
      index;
      length;
      static {
        __name(this, "QueryError");
      }
      /** Formats an error message based on the error kind and info */
      static formatMessage(kind, info2) {
        switch (kind) {
          case QueryErrorKind.NodeName:
            return `Bad node name '${info2.word}'`;
          case QueryErrorKind.FieldName:
            return `Bad field name '${info2.word}'`;
          case QueryErrorKind.CaptureName:
            return `Bad capture name @${info2.word}`;
          case QueryErrorKind.PatternStructure:
            return `Bad pattern structure at offset ${info2.suffix}`;
          case QueryErrorKind.Syntax:
            return `Bad syntax at offset ${info2.suffix}`;
        }
      }
    };
    __name(parseAnyPredicate, "parseAnyPredicate");
    __name(parseMatchPredicate, "parseMatchPredicate");
    __name(parseAnyOfPredicate, "parseAnyOfPredicate");
    __name(parseIsPredicate, "parseIsPredicate");
    __name(parseSetDirective, "parseSetDirective");
    __name(parsePattern, "parsePattern");
    __name(indexForByteOffset, "indexForByteOffset");
    finalizer5 = newFinalizer((address) => {
      C._ts_query_delete(address);
    });
    Query = class {
      static {
        __name(this, "Query");
      }
      /** @internal */
      [0] = 0;
      // Internal handle for Wasm
      /** @internal */
      exceededMatchLimit;
      /** @internal */
      textPredicates;
      /** @internal */
      source;
      /** The names of the captures used in the query. */
      captureNames;
      /** The quantifiers of the captures used in the query. */
      captureQuantifiers;
      /**
       * The other user-defined predicates associated with the given index.
       *
       * This includes predicates with operators other than:
       * - `match?`
       * - `eq?` and `not-eq?`
       * - `any-of?` and `not-any-of?`
       * - `is?` and `is-not?`
       * - `set!`
       */
      predicates;
      /** The properties for predicates with the operator `set!`. */
      setProperties;
      /** The properties for predicates with the operator `is?`. */
      assertedProperties;
      /** The properties for predicates with the operator `is-not?`. */
      refutedProperties;
      /** The maximum number of in-progress matches for this cursor. */
      matchLimit;
      /**
       * Create a new query from a string containing one or more S-expression
       * patterns.
       *
       * The query is associated with a particular language, and can only be run
       * on syntax nodes parsed with that language. References to Queries can be
       * shared between multiple threads.
       *
       * @link {@see https://tree-sitter.github.io/tree-sitter/using-parsers/queries}
       */
      constructor(language, source) {
        const sourceLength = C.lengthBytesUTF8(source);
        const sourceAddress = C._malloc(sourceLength + 1);
        C.stringToUTF8(source, sourceAddress, sourceLength + 1);
        const address = C._ts_query_new(
          language[0],
          sourceAddress,
          sourceLength,
          TRANSFER_BUFFER,
          TRANSFER_BUFFER + SIZE_OF_INT
        );
        if (!address) {
          const errorId = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
          const errorByte = C.getValue(TRANSFER_BUFFER, "i32");
          const errorIndex = C.UTF8ToString(sourceAddress, errorByte).length;
          const suffix = source.slice(errorIndex, errorIndex + 100).split("\n")[0];
          const word = suffix.match(QUERY_WORD_REGEX)?.[0] ?? "";
          C._free(sourceAddress);
          switch (errorId) {
            case QueryErrorKind.Syntax:
              throw new QueryError(QueryErrorKind.Syntax, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
            case QueryErrorKind.NodeName:
              throw new QueryError(errorId, { word }, errorIndex, word.length);
            case QueryErrorKind.FieldName:
              throw new QueryError(errorId, { word }, errorIndex, word.length);
            case QueryErrorKind.CaptureName:
              throw new QueryError(errorId, { word }, errorIndex, word.length);
            case QueryErrorKind.PatternStructure:
              throw new QueryError(errorId, { suffix: `${errorIndex}: '${suffix}'...` }, errorIndex, 0);
          }
        }
        const stringCount = C._ts_query_string_count(address);
        const captureCount = C._ts_query_capture_count(address);
        const patternCount = C._ts_query_pattern_count(address);
        const captureNames = new Array(captureCount);
        const captureQuantifiers = new Array(patternCount);
        const stringValues = new Array(stringCount);
        for (let i2 = 0; i2 < captureCount; i2++) {
          const nameAddress = C._ts_query_capture_name_for_id(
            address,
            i2,
            TRANSFER_BUFFER
          );
          const nameLength = C.getValue(TRANSFER_BUFFER, "i32");
          captureNames[i2] = C.UTF8ToString(nameAddress, nameLength);
        }
        for (let i2 = 0; i2 < patternCount; i2++) {
          const captureQuantifiersArray = new Array(captureCount);
          for (let j = 0; j < captureCount; j++) {
            const quantifier = C._ts_query_capture_quantifier_for_id(address, i2, j);
            captureQuantifiersArray[j] = quantifier;
          }
          captureQuantifiers[i2] = captureQuantifiersArray;
        }
        for (let i2 = 0; i2 < stringCount; i2++) {
          const valueAddress = C._ts_query_string_value_for_id(
            address,
            i2,
            TRANSFER_BUFFER
          );
          const nameLength = C.getValue(TRANSFER_BUFFER, "i32");
          stringValues[i2] = C.UTF8ToString(valueAddress, nameLength);
        }
        const setProperties = new Array(patternCount);
        const assertedProperties = new Array(patternCount);
        const refutedProperties = new Array(patternCount);
        const predicates = new Array(patternCount);
        const textPredicates = new Array(patternCount);
        for (let i2 = 0; i2 < patternCount; i2++) {
          const predicatesAddress = C._ts_query_predicates_for_pattern(address, i2, TRANSFER_BUFFER);
          const stepCount = C.getValue(TRANSFER_BUFFER, "i32");
          predicates[i2] = [];
          textPredicates[i2] = [];
          const steps = new Array();
          let stepAddress = predicatesAddress;
          for (let j = 0; j < stepCount; j++) {
            const stepType = C.getValue(stepAddress, "i32");
            stepAddress += SIZE_OF_INT;
            const stepValueId = C.getValue(stepAddress, "i32");
            stepAddress += SIZE_OF_INT;
            parsePattern(
              i2,
              stepType,
              stepValueId,
              captureNames,
              stringValues,
              steps,
              textPredicates,
              predicates,
              setProperties,
              assertedProperties,
              refutedProperties
            );
          }
          Object.freeze(textPredicates[i2]);
          Object.freeze(predicates[i2]);
          Object.freeze(setProperties[i2]);
          Object.freeze(assertedProperties[i2]);
          Object.freeze(refutedProperties[i2]);
        }
        C._free(sourceAddress);
        this[0] = address;
        this.captureNames = captureNames;
        this.captureQuantifiers = captureQuantifiers;
        this.textPredicates = textPredicates;
        this.source = source;
        this.predicates = predicates;
        this.setProperties = setProperties;
        this.assertedProperties = assertedProperties;
        this.refutedProperties = refutedProperties;
        this.exceededMatchLimit = false;
        finalizer5?.register(this, address, this);
      }
      /** Delete the query, freeing its resources. */
      delete() {
        finalizer5?.unregister(this);
        C._ts_query_delete(this[0]);
        this[0] = 0;
      }
      /**
       * Iterate over all of the matches in the order that they were found.
       *
       * Each match contains the index of the pattern that matched, and a list of
       * captures. Because multiple patterns can match the same set of nodes,
       * one match may contain captures that appear *before* some of the
       * captures from a previous match.
       *
       * @param {Node} node - The node to execute the query on.
       *
       * @param {QueryOptions} options - Options for query execution.
       */
      matches(node, options = {}) {
        const startPosition = options.startPosition ?? ZERO_POINT;
        const endPosition = options.endPosition ?? ZERO_POINT;
        const startIndex = options.startIndex ?? 0;
        const endIndex = options.endIndex ?? 0;
        const startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
        const endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
        const startContainingIndex = options.startContainingIndex ?? 0;
        const endContainingIndex = options.endContainingIndex ?? 0;
        const matchLimit = options.matchLimit ?? 4294967295;
        const maxStartDepth = options.maxStartDepth ?? 4294967295;
        const progressCallback = options.progressCallback;
        if (typeof matchLimit !== "number") {
          throw new Error("Arguments must be numbers");
        }
        this.matchLimit = matchLimit;
        if (endIndex !== 0 && startIndex > endIndex) {
          throw new Error("`startIndex` cannot be greater than `endIndex`");
        }
        if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) {
          throw new Error("`startPosition` cannot be greater than `endPosition`");
        }
        if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) {
          throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
        }
        if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) {
          throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
        }
        if (progressCallback) {
          C.currentQueryProgressCallback = progressCallback;
        }
        marshalNode(node);
        C._ts_query_matches_wasm(
          this[0],
          node.tree[0],
          startPosition.row,
          startPosition.column,
          endPosition.row,
          endPosition.column,
          startIndex,
          endIndex,
          startContainingPosition.row,
          startContainingPosition.column,
          endContainingPosition.row,
          endContainingPosition.column,
          startContainingIndex,
          endContainingIndex,
          matchLimit,
          maxStartDepth
        );
        const rawCount = C.getValue(TRANSFER_BUFFER, "i32");
        const startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
        const result = new Array(rawCount);
        this.exceededMatchLimit = Boolean(didExceedMatchLimit);
        let filteredCount = 0;
        let address = startAddress;
        for (let i2 = 0; i2 < rawCount; i2++) {
          const patternIndex = C.getValue(address, "i32");
          address += SIZE_OF_INT;
          const captureCount = C.getValue(address, "i32");
          address += SIZE_OF_INT;
          const captures = new Array(captureCount);
          address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
          if (this.textPredicates[patternIndex].every((p) => p(captures))) {
            result[filteredCount] = { patternIndex, captures };
            const setProperties = this.setProperties[patternIndex];
            result[filteredCount].setProperties = setProperties;
            const assertedProperties = this.assertedProperties[patternIndex];
            result[filteredCount].assertedProperties = assertedProperties;
            const refutedProperties = this.refutedProperties[patternIndex];
            result[filteredCount].refutedProperties = refutedProperties;
            filteredCount++;
          }
        }
        result.length = filteredCount;
        C._free(startAddress);
        C.currentQueryProgressCallback = null;
        return result;
      }
      /**
       * Iterate over all of the individual captures in the order that they
       * appear.
       *
       * This is useful if you don't care about which pattern matched, and just
       * want a single, ordered sequence of captures.
       *
       * @param {Node} node - The node to execute the query on.
       *
       * @param {QueryOptions} options - Options for query execution.
       */
      captures(node, options = {}) {
        const startPosition = options.startPosition ?? ZERO_POINT;
        const endPosition = options.endPosition ?? ZERO_POINT;
        const startIndex = options.startIndex ?? 0;
        const endIndex = options.endIndex ?? 0;
        const startContainingPosition = options.startContainingPosition ?? ZERO_POINT;
        const endContainingPosition = options.endContainingPosition ?? ZERO_POINT;
        const startContainingIndex = options.startContainingIndex ?? 0;
        const endContainingIndex = options.endContainingIndex ?? 0;
        const matchLimit = options.matchLimit ?? 4294967295;
        const maxStartDepth = options.maxStartDepth ?? 4294967295;
        const progressCallback = options.progressCallback;
        if (typeof matchLimit !== "number") {
          throw new Error("Arguments must be numbers");
        }
        this.matchLimit = matchLimit;
        if (endIndex !== 0 && startIndex > endIndex) {
          throw new Error("`startIndex` cannot be greater than `endIndex`");
        }
        if (endPosition !== ZERO_POINT && (startPosition.row > endPosition.row || startPosition.row === endPosition.row && startPosition.column > endPosition.column)) {
          throw new Error("`startPosition` cannot be greater than `endPosition`");
        }
        if (endContainingIndex !== 0 && startContainingIndex > endContainingIndex) {
          throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");
        }
        if (endContainingPosition !== ZERO_POINT && (startContainingPosition.row > endContainingPosition.row || startContainingPosition.row === endContainingPosition.row && startContainingPosition.column > endContainingPosition.column)) {
          throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");
        }
        if (progressCallback) {
          C.currentQueryProgressCallback = progressCallback;
        }
        marshalNode(node);
        C._ts_query_captures_wasm(
          this[0],
          node.tree[0],
          startPosition.row,
          startPosition.column,
          endPosition.row,
          endPosition.column,
          startIndex,
          endIndex,
          startContainingPosition.row,
          startContainingPosition.column,
          endContainingPosition.row,
          endContainingPosition.column,
          startContainingIndex,
          endContainingIndex,
          matchLimit,
          maxStartDepth
        );
        const count = C.getValue(TRANSFER_BUFFER, "i32");
        const startAddress = C.getValue(TRANSFER_BUFFER + SIZE_OF_INT, "i32");
        const didExceedMatchLimit = C.getValue(TRANSFER_BUFFER + 2 * SIZE_OF_INT, "i32");
        const result = new Array();
        this.exceededMatchLimit = Boolean(didExceedMatchLimit);
        const captures = new Array();
        let address = startAddress;
        for (let i2 = 0; i2 < count; i2++) {
          const patternIndex = C.getValue(address, "i32");
          address += SIZE_OF_INT;
          const captureCount = C.getValue(address, "i32");
          address += SIZE_OF_INT;
          const captureIndex = C.getValue(address, "i32");
          address += SIZE_OF_INT;
          captures.length = captureCount;
          address = unmarshalCaptures(this, node.tree, address, patternIndex, captures);
          if (this.textPredicates[patternIndex].every((p) => p(captures))) {
            const capture = captures[captureIndex];
            const setProperties = this.setProperties[patternIndex];
            capture.setProperties = setProperties;
            const assertedProperties = this.assertedProperties[patternIndex];
            capture.assertedProperties = assertedProperties;
            const refutedProperties = this.refutedProperties[patternIndex];
            capture.refutedProperties = refutedProperties;
            result.push(capture);
          }
        }
        C._free(startAddress);
        C.currentQueryProgressCallback = null;
        return result;
      }
      /** Get the predicates for a given pattern. */
      predicatesForPattern(patternIndex) {
        return this.predicates[patternIndex];
      }
      /**
       * Disable a certain capture within a query.
       *
       * This prevents the capture from being returned in matches, and also
       * avoids any resource usage associated with recording the capture.
       */
      disableCapture(captureName) {
        const captureNameLength = C.lengthBytesUTF8(captureName);
        const captureNameAddress = C._malloc(captureNameLength + 1);
        C.stringToUTF8(captureName, captureNameAddress, captureNameLength + 1);
        C._ts_query_disable_capture(this[0], captureNameAddress, captureNameLength);
        C._free(captureNameAddress);
      }
      /**
       * Disable a certain pattern within a query.
       *
       * This prevents the pattern from matching, and also avoids any resource
       * usage associated with the pattern. This throws an error if the pattern
       * index is out of bounds.
       */
      disablePattern(patternIndex) {
        if (patternIndex >= this.predicates.length) {
          throw new Error(
            `Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`
          );
        }
        C._ts_query_disable_pattern(this[0], patternIndex);
      }
      /**
       * Check if, on its last execution, this cursor exceeded its maximum number
       * of in-progress matches.
       */
      didExceedMatchLimit() {
        return this.exceededMatchLimit;
      }
      /** Get the index where the given pattern starts in the query's source. */
      startIndexForPattern(patternIndex) {
        if (patternIndex >= this.predicates.length) {
          throw new Error(
            `Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`
          );
        }
        const byteOffset = C._ts_query_start_byte_for_pattern(this[0], patternIndex);
        return indexForByteOffset(this.source, byteOffset);
      }
      /** Get the index where the given pattern ends in the query's source. */
      endIndexForPattern(patternIndex) {
        if (patternIndex >= this.predicates.length) {
          throw new Error(
            `Pattern index is ${patternIndex} but the pattern count is ${this.predicates.length}`
          );
        }
        const byteOffset = C._ts_query_end_byte_for_pattern(this[0], patternIndex);
        return indexForByteOffset(this.source, byteOffset);
      }
      /** Get the number of patterns in the query. */
      patternCount() {
        return C._ts_query_pattern_count(this[0]);
      }
      /** Get the index for a given capture name. */
      captureIndexForName(captureName) {
        return this.captureNames.indexOf(captureName);
      }
      /** Check if a given pattern within a query has a single root node. */
      isPatternRooted(patternIndex) {
        return C._ts_query_is_pattern_rooted(this[0], patternIndex) === 1;
      }
      /** Check if a given pattern within a query has a single root node. */
      isPatternNonLocal(patternIndex) {
        return C._ts_query_is_pattern_non_local(this[0], patternIndex) === 1;
      }
      /**
       * Check if the step at the given index in the query's source is 'definite'.
       *
       * A query step is 'definite' if its parent pattern will be guaranteed to
       * match successfully once it reaches the step.
       */
      isPatternGuaranteedAtStep(index) {
        const byteOffset = C.lengthBytesUTF8(this.source.slice(0, index));
        return C._ts_query_is_pattern_guaranteed_at_step(this[0], byteOffset) === 1;
      }
    };
  }
});

// ../../packages/indexer/src/index-worker.ts
init_esm_shims();
import { workerData } from "worker_threads";

// ../../packages/indexer/src/git/blob-reader.ts
init_esm_shims();

// ../../packages/indexer/src/git/cat-file.ts
init_esm_shims();

// ../../packages/indexer/src/git/git-process.ts
init_esm_shims();
import { spawn } from "child_process";
var SAFE_CONFIG = [
  "core.quotePath=false",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.pager=cat",
  "protocol.allow=never",
  "gc.auto=0",
  "diff.external=",
  "advice.detachedHead=false"
].flatMap((setting) => ["-c", setting]);
function startGit(location, args2) {
  return spawn("git", [...SAFE_CONFIG, "--no-pager", ...args2], {
    cwd: location.cwd,
    env: childEnvironment(process.env),
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true
  });
}
function childEnvironment(from) {
  const env = {};
  for (const [name2, value] of Object.entries(from)) {
    if (/^(?:INPUT_|ACTIONS_|GIT_)|TOKEN|SECRET|PASSWORD/i.test(name2)) continue;
    env[name2] = value;
  }
  return {
    ...env,
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_NO_LAZY_FETCH: "1",
    LC_ALL: "C"
  };
}

// ../../packages/indexer/src/git/cat-file.ts
var CatFile = class {
  #location;
  #child = null;
  #waiting = [];
  /** What has arrived and is not yet taken. */
  #buffered = [];
  #length = 0;
  /** Size of the object whose bytes are arriving, or -1 between objects. */
  #size = -1;
  #closed = false;
  constructor(location) {
    this.#location = location;
  }
  /** Bytes of a blob, or null where there is no such blob to be had. */
  read(oid) {
    if (this.#closed || !/^[0-9a-f]{40,64}$/.test(oid)) return Promise.resolve(null);
    return new Promise((settle) => {
      this.#waiting.push({ oid, settle });
      this.#process().stdin.write(`${oid}
`);
    });
  }
  /** Ends the process. What is still waited for is null. */
  close() {
    this.#closed = true;
    this.#child?.stdin.end();
    this.#child?.kill();
    for (const { settle } of this.#waiting.splice(0)) settle(null);
  }
  #process() {
    if (this.#child) return this.#child;
    const child = startGit(this.#location, ["cat-file", "--batch"]);
    this.#child = child;
    child.stdin.on("error", () => {
    });
    child.stderr.resume();
    child.stdout.on("data", (chunk) => {
      if (this.#child === child) this.#take(chunk);
    });
    child.on("error", () => this.#ended(child));
    child.on("close", () => this.#ended(child));
    return child;
  }
  /** The object that was being read is given up; those behind it are asked for again. */
  #ended(child) {
    if (this.#child !== child) return;
    this.#child = null;
    this.#buffered = [];
    this.#length = 0;
    this.#size = -1;
    if (this.#closed) return;
    this.#waiting.shift()?.settle(null);
    if (this.#waiting.length > 0) this.#process().stdin.write(this.#waiting.map(({ oid }) => `${oid}
`).join(""));
  }
  #take(chunk) {
    this.#buffered.push(chunk);
    this.#length += chunk.length;
    for (; ; ) {
      if (this.#size < 0 && !this.#header()) return;
      if (this.#size >= 0) {
        if (this.#length < this.#size + 1) return;
        const all = this.#joined();
        const bytes = Buffer.from(all.subarray(0, this.#size));
        this.#rest(all.subarray(this.#size + 1));
        this.#size = -1;
        this.#waiting.shift()?.settle(bytes);
      }
    }
  }
  /** Reads the line before an object. @returns false where it is not there yet */
  #header() {
    if (this.#length === 0) return false;
    const all = this.#joined();
    const end = all.indexOf(10);
    if (end < 0) return false;
    const [, type2, size] = all.toString("latin1", 0, end).split(" ");
    this.#rest(all.subarray(end + 1));
    if (size === void 0) this.#waiting.shift()?.settle(null);
    else if (type2 === "blob") this.#size = Number(size);
    else this.#skip(Number(size));
    return true;
  }
  /** An object that is no blob is nothing that a path of a tree stands for: its bytes are passed over. */
  #skip(size) {
    const waiting = this.#waiting.shift();
    this.#waiting.unshift({ oid: waiting?.oid ?? "", settle: () => waiting?.settle(null) });
    this.#size = size;
  }
  #joined() {
    if (this.#buffered.length !== 1) this.#buffered = [Buffer.concat(this.#buffered)];
    return this.#buffered[0];
  }
  #rest(bytes) {
    this.#buffered = bytes.length > 0 ? [bytes] : [];
    this.#length = bytes.length;
  }
};

// ../../packages/indexer/src/git/disk-file.ts
init_esm_shims();
import { closeSync, constants, fstatSync, openSync, readlinkSync, readSync, realpathSync } from "fs";
import { join, sep } from "path";

// ../../packages/indexer/src/git/path-text.ts
init_esm_shims();
import { isUtf8 } from "buffer";
function pathBytes(path2) {
  if (!new RegExp("\\p{Surrogate}", "u").test(path2)) return Buffer.from(path2, "utf8");
  const parts2 = [];
  for (const character of path2) {
    const point = character.codePointAt(0);
    const stray = point >= 56448 && point <= 56575;
    parts2.push(stray ? Buffer.from([point - 56320]) : Buffer.from(character, "utf8"));
  }
  return Buffer.concat(parts2);
}

// ../../packages/indexer/src/git/disk-file.ts
var WorkingFiles = class {
  #root;
  #contained = /* @__PURE__ */ new Map();
  constructor(root) {
    this.#root = realpathSync.native(root);
  }
  /** Bytes of a regular file, or null where there is none to be read. */
  read(path2) {
    const location = this.#location(path2);
    if (!location) return null;
    let file;
    try {
      file = openSync(location, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    } catch {
      return null;
    }
    try {
      const stat = fstatSync(file);
      return stat.isFile() ? readWhole(file, stat.size) : null;
    } catch {
      return null;
    } finally {
      closeSync(file);
    }
  }
  /** Target of a symlink, or null. */
  readLink(path2) {
    const location = this.#location(path2);
    try {
      return location ? readlinkSync(location, { encoding: "buffer" }) : null;
    } catch {
      return null;
    }
  }
  #location(path2) {
    const parts2 = path2.split("/");
    if (parts2.some((part) => part === "" || part === "." || part === ".." || part.includes("\0"))) return null;
    const directory = parts2.slice(0, -1).join("/");
    if (!this.#isContained(directory)) return null;
    return Buffer.concat([Buffer.from(this.#root + sep), pathBytes(path2)]);
  }
  #isContained(directory) {
    const known = this.#contained.get(directory);
    if (known !== void 0) return known;
    let contained = directory === "";
    try {
      contained ||= realpathSync.native(Buffer.concat([Buffer.from(this.#root + sep), pathBytes(directory)])) === join(this.#root, directory);
    } catch {
      contained = false;
    }
    this.#contained.set(directory, contained);
    return contained;
  }
};
function readWhole(file, size) {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read2 = readSync(file, bytes, length, size - length, length);
    if (read2 === 0) break;
    length += read2;
  }
  return bytes.subarray(0, length);
}

// ../../packages/indexer/src/git/object-id.ts
init_esm_shims();
import { createHash } from "crypto";
function blobId(bytes, format = "sha1") {
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function formatOf(oid) {
  return oid.length === 64 ? "sha256" : "sha1";
}

// ../../packages/indexer/src/git/blob-reader.ts
var BlobReader = class {
  #files;
  #objects;
  constructor(place) {
    this.#files = place.workTree === null ? null : new WorkingFiles(place.workTree);
    this.#objects = new CatFile(place);
  }
  /**
   * @param oid id of the blob
   * @param path where it may lie in the working tree
   * @param symlink whether the blob is a symlink's target
   * @returns its bytes, or null where they are not to be had
   */
  read(oid, path2 = null, symlink = false) {
    if (this.#files && path2 !== null) {
      const bytes = symlink ? this.#files.readLink(path2) : this.#files.read(path2);
      if (bytes && blobId(bytes, formatOf(oid)) === oid) return bytes;
    }
    return this.#objects.read(oid);
  }
  close() {
    this.#objects.close();
  }
};

// ../../packages/indexer/src/languages/registry.ts
init_esm_shims();

// ../../packages/indexer/src/languages/text/index.ts
init_esm_shims();

// ../../packages/indexer/src/languages/text/extract-text.ts
init_esm_shims();

// ../../packages/indexer/src/facts/facts.ts
init_esm_shims();
var DECL_SHAPE = {
  /** Row of `names`, or -1 where the declaration has no name that can be written. */
  name: "int",
  /** DeclKind. */
  kind: "uint",
  /** DeclLevel. */
  level: "uint",
  /** The declaration that it is a member of (class, interface, enum, namespace, augmentation, object type), or -1. */
  container: "int",
  /** The nearest declaration whose range encloses it, or -1. */
  owner: "int",
  /** Range of the whole declaration, decorators and `export` included; of a variable, its declarator. */
  start: "delta",
  end: "delta",
  /** Range of the name as it is written, or -1. */
  nameStart: "int",
  nameEnd: "int",
  /** Bits of Space. */
  space: "uint",
  /** Bits of DeclFlag. */
  flags: "uint",
  /** Expression: the annotated type; of a function its return type. */
  type: "int",
  /** Expression: initialiser, or what a pattern gives it (Member, RestOf, ElementOf, ParamOf). */
  init: "int",
  /** Scope: range in which a local name is visible is that of its `owner`; of a block-scoped one, from `scopeStart` to `scopeEnd`. */
  scopeStart: "int",
  scopeEnd: "int",
  /** A hash of the declaration's tokens without its name, for moves; 0 where it is not computed. */
  bodyHash: "int"
};
var OCC_SHAPE = {
  name: "int",
  start: "delta",
  end: "delta",
  /** Role. */
  role: "uint",
  /** Declaration in the same file, or -1. */
  bind: "int",
  /** Expression whose identifier this is, or -1. */
  expr: "int"
};
var TEXT_SHAPE = {
  name: "int",
  start: "delta",
  /** TextClass. */
  class: "uint"
};
var EXPR_SHAPE = {
  /** ExprKind. */
  kind: "uint",
  a: "int",
  b: "int",
  c: "int",
  /** Use. */
  use: "uint",
  target: "int",
  start: "delta"
};
var IMPORT_SHAPE = {
  /** Row of `names`: the specifier's text. */
  specifier: "int",
  /** ImportKind. */
  kind: "uint",
  /** Row of `names`. */
  imported: "int",
  /** Declaration that it binds. */
  local: "int",
  /** Occurrence of the imported name. */
  occ: "int",
  /** Expression. */
  expr: "int",
  /** Bits of ImportFlag. */
  flags: "uint",
  start: "delta"
};
var EXPORT_SHAPE = {
  /** Row of `names`: the name as others see it, `default`, `export=` or `*`. */
  name: "int",
  /** ExportKind. */
  kind: "uint",
  decl: "int",
  /** Import row. */
  imp: "int",
  /** Expression. */
  expr: "int",
  /** Occurrence of the local name in `export { local as name }`, or -1. */
  occ: "int",
  /** 1 where it is type only. */
  typeOnly: "uint",
  start: "delta"
};
var LINK_SHAPE = {
  decl: "int",
  /** LinkKind. */
  kind: "uint",
  expr: "int"
};

// ../../packages/indexer/src/facts/table.ts
init_esm_shims();
var TableBuilder = class {
  #columns;
  #arrays = /* @__PURE__ */ Object.create(null);
  #capacity = 64;
  shape;
  count = 0;
  constructor(shape) {
    this.shape = shape;
    this.#columns = Object.keys(shape);
    for (const column of this.#columns) this.#arrays[column] = new Int32Array(this.#capacity);
  }
  /** Empties the table and keeps its memory, so that one builder serves a worker's whole life. */
  reset() {
    this.count = 0;
  }
  /** Appends a row of `-1` and returns its index. */
  add() {
    if (this.count === this.#capacity) this.#grow();
    const row = this.count++;
    for (const column of this.#columns) this.#arrays[column][row] = -1;
    return row;
  }
  /** The live column. Valid until the next `add`: fetch it again after one. */
  column(column) {
    return this.#arrays[column];
  }
  set(row, column, value) {
    this.#arrays[column][row] = value;
  }
  get(row, column) {
    return this.#arrays[column][row];
  }
  /** A copy of exact length, which outlives the builder. */
  finish() {
    const table2 = { count: this.count };
    for (const column of this.#columns) table2[column] = this.#arrays[column].slice(0, this.count);
    return table2;
  }
  #grow() {
    this.#capacity *= 2;
    for (const column of this.#columns) {
      const wider3 = new Int32Array(this.#capacity);
      wider3.set(this.#arrays[column]);
      this.#arrays[column] = wider3;
    }
  }
};
function emptyTable(shape) {
  return new TableBuilder(shape).finish();
}

// ../../packages/indexer/src/facts/text-class.ts
init_esm_shims();
var TextClass = {
  Comment: 0,
  /** A doc comment's prose, `{@link name}` included. */
  Doc: 1,
  /** A string (or a scalar of a data file) that is this word and nothing else. */
  StringWhole: 2,
  /** The last segment of a string without white space, behind `.`, `#`, `:`, `/` or `::` (`src/a.module#Name`). */
  StringTail: 3,
  /** Another segment of such a string. */
  StringInner: 4,
  /** In a string with white space: prose, a message, an i18n text. */
  StringProse: 5,
  /** In the text of a template literal. */
  Template: 6,
  JsxText: 7,
  Regex: 8,
  /** In the specifier of an import, a re-export, a require, a mock: a path. */
  Specifier: 9,
  /** In a document: Markdown, plain text, a licence, a changelog. */
  Prose: 10,
  /** In code of a language without a room: anything may be meant. */
  ForeignCode: 11,
  /** A key of a data file. */
  DataKey: 12,
  /** In markup, as a tag or in an attribute or an expression of a template. */
  MarkupTag: 13,
  MarkupExpression: 14,
  MarkupText: 15,
  /** In a file that a tool writes: a lock file, a source map, a snapshot. */
  Artefact: 16,
  /** In a comment that a tool obeys (`// @ts-…`, `/// <reference …>`, `eslint-disable …`). */
  Directive: 17,
  /** In a part of a parsed file that could not be parsed, at an identifier's boundary. */
  Broken: 18,
  /** A quoted key of an object literal, or of a type. */
  QuotedKey: 19,
  /** The name of an attribute on the tag of a component: what the component takes under that name. */
  MarkupAttribute: 20,
  /**
   * In a string, where it would be called if the string were code or markup (`onclick="open(3)"`), or behind the `=` of an
   * address (`?callback=show`).
   */
  StringCalled: 21,
  /** In an expression of a template, behind a dot. */
  MarkupMember: 22,
  /**
   * A name in front of others in a string that is a path through members (`address.street.name`, `items[0].price`), and one in
   * code that a string, or a scalar of a data file, holds (`Hello {{user.name}}`, `order.total > 10`).
   */
  StringPath: 23,
  /**
   * Beside the row of a name in an expression of a template: all that it holds is read there, by a key that is not written down, by
   * a walk, by a copy, by showing the whole.
   */
  MarkupWhole: 24
};

// ../../packages/indexer/src/languages/text/file-kind.ts
init_esm_shims();
var kinds = (kind, names) => names.split(" ").map((name2) => [name2, kind]);
var BY_NAME = new Map([
  ...kinds(
    "artefact",
    "package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock deno.lock cargo.lock gemfile.lock composer.lock poetry.lock uv.lock pdm.lock pipfile.lock flake.lock mix.lock podfile.lock pubspec.lock go.sum packages.lock.json .yarn-integrity documentation.json"
  ),
  ...kinds(
    "prose",
    "license licence copying notice readme changelog changes history authors contributors maintainers contributing security thanks patents codeowners code_of_conduct todo news install"
  ),
  ...kinds("foreign", "cmakelists.txt"),
  ...kinds(
    "patterns",
    ".gitignore .npmignore .dockerignore .eslintignore .prettierignore .stylelintignore .vercelignore .gcloudignore .helmignore .gitattributes .mailmap .nvmrc .node-version"
  ),
  ...kinds("json", ".babelrc .swcrc .jshintrc .jscsrc .bowerrc .watchmanconfig .nycrc composer.json"),
  ...kinds(
    "yaml",
    ".eslintrc .prettierrc .stylelintrc .lintstagedrc .commitlintrc .yarnrc.yml .clang-format .clang-tidy"
  ),
  ...kinds("ini", ".editorconfig .npmrc .yarnrc .gitconfig .gitmodules .env .flaskenv .pylintrc .flake8 .coveragerc"),
  ...kinds("toml", "pipfile")
]);
var BY_EXTENSION = new Map([
  ...kinds("markdown", "md markdown mdown mkd mdc"),
  ...kinds("mdx", "mdx"),
  ...kinds("prose", "rst adoc asciidoc txt text textile po pot org"),
  ...kinds("json", "json jsonc json5 jsonl ndjson webmanifest geojson topojson importmap avsc har code-workspace arb"),
  ...kinds("yaml", "yml yaml"),
  ...kinds("toml", "toml"),
  ...kinds("ini", "ini cfg conf properties env desktop"),
  ...kinds("delimited", "csv tsv"),
  ...kinds(
    "html",
    "html htm xhtml svg vue hbs handlebars mustache ejs erb njk nunjucks jinja jinja2 j2 twig liquid ftl jsp cshtml razor aspx gohtml tpl eta mjml"
  ),
  ...kinds("braces", "svelte astro marko riot"),
  ...kinds(
    "xml",
    "xml xsl xslt xsd xaml axml plist storyboard xib csproj vbproj fsproj props targets resx wsdl rss atom wxml"
  ),
  ...kinds("style", "css scss sass less pcss postcss styl"),
  ...kinds("artefact", "map snap lock tsbuildinfo storyshot")
]);
function fileKindOf(base) {
  const name2 = base.toLowerCase();
  const byName = BY_NAME.get(name2);
  if (byName !== void 0) return byName;
  if (name2.startsWith(".env.")) return "ini";
  const dot = name2.lastIndexOf(".");
  if (dot < 0) return "foreign";
  const extension = name2.slice(dot + 1);
  if (BY_EXTENSION.get(extension) === "style" && name2.slice(0, dot).endsWith(".module")) return "foreign";
  const byExtension = BY_EXTENSION.get(extension);
  if (byExtension === void 0) {
    return BY_NAME.get(name2.slice(0, name2.indexOf("."))) === "prose" ? "prose" : "foreign";
  }
  return byExtension;
}
function keepsText(base, text) {
  return isResolutionConfig(base) || /\.jsonc?$/.test(base) && /"compilerOptions"\s*:/.test(text);
}
function isResolutionConfig(base) {
  return /^(?:package\.json|(?:ts|js)config(?:\..+)?\.json|tsconfig[^/]*\.json|pnpm-workspace\.yaml|lerna\.json|(?:deno|jsr)\.jsonc?)$/.test(
    base
  );
}
function hasFixedKeys(base) {
  return isResolutionConfig(base) || /^(?:turbo|nx|biome|renovate|vercel|netlify|firebase|components|\.prettierrc|\.swcrc)(?:\.jsonc?)?$/.test(base);
}

// ../../packages/indexer/src/languages/text/json.ts
init_esm_shims();

// ../../packages/indexer/src/languages/text/characters.ts
init_esm_shims();

// ../../packages/indexer/src/words/units.ts
init_esm_shims();
var Unit = { Other: 1, Part: 2, Start: 3 };
var PART = /[\p{ID_Continue}\u200c\u200d]/u;
var NO_START = /[\p{Nd}\p{Mn}\p{Mc}\p{Pc}\u200c\u200d]/u;
var units = new Uint8Array(65536);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  units[code] = /[A-Za-z_$]/.test(character) ? Unit.Start : /[0-9]/.test(character) ? Unit.Part : Unit.Other;
}
units.fill(Unit.Start, 55296, 57344);
function classify(code) {
  const character = String.fromCharCode(code);
  const unit = !PART.test(character) ? Unit.Other : NO_START.test(character) ? Unit.Part : Unit.Start;
  units[code] = unit;
  return unit;
}

// ../../packages/indexer/src/languages/text/characters.ts
function unitOf(code) {
  return units[code] || (code >= 0 ? classify(code) : Unit.Other);
}
function isWordPart(code) {
  return unitOf(code) !== Unit.Other;
}
function isSpace(code) {
  return code <= 32 || code === 160 || code === 65279 || code === 8232 || code === 8233;
}
function isLineEnd(code) {
  return code === 10 || code === 13;
}
function lineEnd(text, at, end) {
  while (at < end && !isLineEnd(text.charCodeAt(at))) at++;
  return at;
}
function skipBlanks(text, at, end) {
  while (at < end && (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9)) at++;
  return at;
}

// ../../packages/indexer/src/languages/text/json.ts
function readJson(rows2, keyClass, inert = NONE) {
  const { text } = rows2;
  let isInert = false;
  const end = text.length;
  let at = 0;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 34 || code === 39) {
      const close = stringEnd(text, at, end);
      const behind = Math.min(end, close + 1);
      if (isKey(text, behind, end)) {
        rows2.words(at + 1, close, keyClass);
        isInert = inert.has(text.slice(at + 1, close));
      } else {
        if (isInert) rows2.words(at + 1, close, TextClass.StringInner);
        else rows2.scalar(at + 1, close, true);
        isInert = false;
      }
      at = behind;
    } else if (code === 47 && (text.charCodeAt(at + 1) === 47 || text.charCodeAt(at + 1) === 42)) {
      const behind = commentEnd(text, at, end);
      rows2.words(at, behind, TextClass.Comment);
      at = behind;
    } else if (isWordPart(code) || code === 92) {
      let behind = at;
      while (behind < end && isBare(text.charCodeAt(behind))) behind++;
      if (behind === at) behind++;
      if (isKey(text, behind, end)) rows2.words(at, behind, keyClass);
      else rows2.scalar(at, behind);
      at = behind;
    } else {
      at++;
    }
  }
}
var NONE = /* @__PURE__ */ new Set();
function stringEnd(text, at, end) {
  const quote = text.charCodeAt(at);
  let close = at + 1;
  while (close < end) {
    const code = text.charCodeAt(close);
    if (code === quote || isLineEnd(code)) return close;
    close += code === 92 && close + 1 < end && !isLineEnd(text.charCodeAt(close + 1)) ? 2 : 1;
  }
  return end;
}
function commentEnd(text, at, end) {
  if (text.charCodeAt(at + 1) === 47) return lineEnd(text, at, end);
  const close = text.indexOf("*/", at + 2);
  return close < 0 ? end : close + 2;
}
function isBare(code) {
  return isWordPart(code) || code === 45 || code === 46 || code === 92;
}
function isKey(text, at, end) {
  while (at < end && isSpace(text.charCodeAt(at))) at++;
  return text.charCodeAt(at) === 58;
}

// ../../packages/indexer/src/languages/text/markdown.ts
init_esm_shims();

// ../../packages/indexer/src/languages/text/markup.ts
init_esm_shims();

// ../../packages/indexer/src/languages/text/html-vocabulary.ts
init_esm_shims();
var words = (text) => new Set(text.split(" "));
var INTRINSIC_TAGS = words(
  "a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track u ul var video wbr center font big tt strike param g path rect circle ellipse line polyline polygon text tspan defs use symbol clippath mask pattern image marker stop lineargradient radialgradient filter animate animatetransform foreignobject desc linearGradient radialGradient clipPath animateTransform animateMotion foreignObject textPath feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset feImage feTurbulence"
);
var INERT_ATTRIBUTES = words(
  "class style title alt placeholder lang dir role width height viewbox d fill stroke points x y x1 x2 y1 y2 cx cy r rx ry transform xmlns charset content media sizes srcset rel type target method action enctype autocomplete colspan rowspan scope tabindex href src"
);
var PLATFORM_ATTRIBUTES = words(
  "id name value for disabled checked selected readonly required multiple hidden open autofocus async defer crossorigin integrity loading decoding min max step maxlength minlength pattern list accept download controls autoplay loop muted poster preload label span start reversed cols rows wrap form novalidate spellcheck translate contenteditable draggable slot is part nonce property itemprop itemscope itemtype manifest sandbox allow"
);

// ../../packages/indexer/src/languages/text/style.ts
init_esm_shims();
function readStyle(rows2, start2 = 0, end = rows2.text.length) {
  const { text } = rows2;
  let at = start2;
  let from = start2;
  const flush = (to) => {
    if (to > from) rows2.words(from, to, TextClass.MarkupText);
  };
  while (at < end) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    const comment2 = code === 47 && (next === 42 || next === 47 && text.charCodeAt(at - 1) !== 58);
    const binding = code === 118 && text.startsWith("v-bind(", at) && !isWordPart(text.charCodeAt(at - 1));
    if (!comment2 && !binding) {
      at++;
      continue;
    }
    flush(at);
    const close = binding ? text.indexOf(")", at) : -1;
    const behind = Math.min(end, comment2 ? commentEnd(text, at, end) : close < 0 ? end : close + 1);
    rows2.words(at, behind, comment2 ? TextClass.Comment : TextClass.MarkupExpression);
    from = behind;
    at = behind;
  }
  flush(end);
}

// ../../packages/indexer/src/languages/text/markup.ts
var HTML = { braces: false, data: false, html: true };
var BRACES = { braces: true, data: false, html: true };
var XML = { braces: false, data: true, html: false };
function readMarkup(rows2, dialect, start2 = 0, end = rows2.text.length) {
  rows2.markup = true;
  new MarkupReader(rows2, dialect, end).read(start2);
}
var MarkupReader = class {
  #rows;
  #text;
  #dialect;
  #end;
  /** Closing tags that were looked for and are not there: looking once is enough. */
  #missing = /* @__PURE__ */ new Set();
  constructor(rows2, dialect, end) {
    this.#rows = rows2;
    this.#text = end === rows2.text.length ? rows2.text : rows2.text.slice(0, end);
    this.#dialect = dialect;
    this.#end = end;
  }
  read(start2) {
    const text = this.#text;
    let at = this.#frontMatter(start2);
    let from = at;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      const special = code === 60 || code === 123 || code === 36 || code === 35 || code === 64;
      const behind = special ? this.#special(at, code, from) : at;
      if (behind === at) {
        at++;
      } else {
        at = behind;
        from = behind;
      }
    }
    this.#plain(from, this.#end);
  }
  /** Reads what starts at `at`, and the text before it; `at` where nothing does. */
  #special(at, code, from) {
    const text = this.#text;
    const next = text.charCodeAt(at + 1);
    if (code === 60) {
      if (next === 33 || next === 37 || next === 63) {
        this.#plain(from, at);
        return this.#declaration(at);
      }
      if (!isWordPart(next) && next !== 47) return at;
      this.#plain(from, at);
      return this.#tag(at);
    }
    const stop2 = this.#expressionEnd(at, code, next);
    if (stop2 === at) return at;
    this.#plain(from, at);
    this.#rows.words(at, stop2, this.#isComment(at, stop2) ? TextClass.Comment : TextClass.MarkupExpression);
    return stop2;
  }
  /** `{{! … }}` and `{# … #}`. */
  #isComment(start2, end) {
    if (this.#text.startsWith("{{!", start2)) return true;
    return !this.#dialect.braces && this.#text.startsWith("{#", start2) && this.#text.startsWith("#}", end - 2);
  }
  /** `---` … `---` at the start holds the component's program, or data about the page. */
  #frontMatter(start2) {
    const text = this.#text;
    if (!text.startsWith("---", start2)) return start2;
    const close = text.indexOf("\n---", start2 + 3);
    if (close < 0 || close >= this.#end) return start2;
    this.#rows.words(start2, close, TextClass.ForeignCode);
    return close + 4;
  }
  /** `<!-- -->`, `<!DOCTYPE>`, `<![CDATA[ ]]>`, `<% %>`, `<? ?>`. */
  #declaration(at) {
    const text = this.#text;
    if (text.startsWith("<!--", at)) {
      const stop3 = this.#until("-->", at + 4);
      const obeyed = /^<!--\s*(?:\[|#|\/?ko\b)/.test(text.slice(at, at + 16));
      this.#rows.words(at, stop3, obeyed ? TextClass.MarkupExpression : TextClass.Comment);
      return stop3;
    }
    if (text.startsWith("<![CDATA[", at)) {
      const stop3 = this.#until("]]>", at);
      this.#rows.words(at + 9, stop3, this.#dialect.data ? TextClass.StringTail : TextClass.MarkupText);
      return stop3;
    }
    const second = text.charCodeAt(at + 1);
    const comment2 = text.startsWith("<%--", at) || text.startsWith("<%#", at);
    const stop2 = this.#until(second === 37 ? "%>" : second === 63 ? "?>" : ">", at);
    const code = second === 63 && !text.startsWith("<?xml", at) ? TextClass.ForeignCode : TextClass.MarkupExpression;
    this.#rows.words(at, stop2, comment2 ? TextClass.Comment : second === 33 ? TextClass.MarkupText : code);
    return stop2;
  }
  /** A tag with its attributes, and the content of one whose content is no markup. */
  #tag(at) {
    const text = this.#text;
    const closing2 = text.charCodeAt(at + 1) === 47;
    const nameStart = at + (closing2 ? 2 : 1);
    let nameEnd = nameStart;
    while (nameEnd < this.#end && isTagPart(text.charCodeAt(nameEnd))) nameEnd++;
    const name2 = text.slice(nameStart, Math.min(nameEnd, nameStart + 40));
    const intrinsic2 = this.#dialect.html && INTRINSIC_TAGS.has(name2);
    this.#rows.words(nameStart, nameEnd, intrinsic2 ? TextClass.MarkupText : TextClass.MarkupTag);
    const stop2 = this.#attributes(nameEnd, intrinsic2);
    if (closing2 || !this.#dialect.html || text.charCodeAt(stop2 - 2) === 47) return stop2;
    if (name2 === "script") return this.#raw("</script", stop2, TextClass.ForeignCode);
    if (name2 === "style") return this.#raw("</style", stop2, TextClass.MarkupText);
    const templateLanguage = name2 === "template" && text.slice(nameEnd, stop2).includes("lang=");
    return templateLanguage ? this.#raw("</template", stop2, TextClass.ForeignCode) : stop2;
  }
  /** Attributes up to the tag's end; returns the offset behind it. */
  #attributes(start2, intrinsic2) {
    const text = this.#text;
    let at = start2;
    let inert = false;
    while (at < this.#end) {
      const code = text.charCodeAt(at);
      if (code === 62) return at + 1;
      if (code === 60) return at;
      if (code === 34 || code === 39) {
        at = this.#value(at, inert);
        inert = false;
      } else if (code === 123) {
        const stop2 = Math.max(at + 1, this.#expressionEnd(at, code, text.charCodeAt(at + 1)));
        this.#rows.words(at, stop2, TextClass.MarkupExpression);
        at = stop2;
      } else if (isSpace(code) || code === 47 || code === 61) {
        at++;
      } else {
        let behind = at + 1;
        while (behind < this.#end && isAttributePart(text.charCodeAt(behind))) behind++;
        const isValue = text.charCodeAt(at - 1) === 61;
        const name2 = text.slice(at, Math.min(behind, at + 24)).toLowerCase();
        const platform = this.#dialect.html && intrinsic2 && !isValue;
        const known = INERT_ATTRIBUTES.has(name2) || INERT_FAMILY.test(name2);
        if (platform && (known || PLATFORM_ATTRIBUTES.has(name2))) this.#rows.words(at, behind, TextClass.MarkupText);
        else this.#rows.words(at, behind, TextClass.MarkupExpression);
        inert = platform && known;
        at = behind;
      }
    }
    return this.#end;
  }
  /** A quoted value; returns the offset behind it. */
  #value(at, inert) {
    const text = this.#text;
    const close = text.indexOf(text[at], at + 1);
    if (close < 0 || close >= this.#end) return at + 1;
    const dynamic = inert && /[{$%@#]|^.javascript:/.test(text.slice(at, close));
    this.#rows.words(at + 1, close, inert && !dynamic ? TextClass.MarkupText : TextClass.MarkupExpression);
    return close + 1;
  }
  #raw(close, start2, textClass) {
    const stop2 = this.#until(close, start2, 0);
    if (textClass === TextClass.MarkupText) readStyle(this.#rows, start2, stop2);
    else this.#rows.words(start2, stop2, textClass);
    return stop2;
  }
  /** Where an expression that starts at `at` ends, or `at` where none does. */
  #expressionEnd(at, code, next) {
    const text = this.#text;
    if (code === 123 && next === 123) return this.#until("}}", at);
    if (code === 123 && next === 37) return this.#until("%}", at);
    if (code === 123 && next === 35 && !this.#dialect.braces) return this.#until("#}", at);
    if ((code === 36 || code === 35) && next === 123) return this.#balanced(at + 1, 123, 125);
    if (code === 123 && this.#dialect.braces) return this.#balanced(at, 123, 125);
    if (code === 64 && isWordPart(next) && !isWordPart(text.charCodeAt(at - 1))) {
      let behind = at + 1;
      while (behind < this.#end && (isWordPart(text.charCodeAt(behind)) || text.charCodeAt(behind) === 46)) behind++;
      if (text.startsWith("@let", at)) return this.#until(";", at);
      const open = text.charCodeAt(behind) === 32 ? behind + 1 : behind;
      return text.charCodeAt(open) === 40 ? this.#balanced(open, 40, 41) : behind;
    }
    return at;
  }
  /** Offset behind the bracket that closes the one at `at`. A bracket between quotes is not counted. */
  #balanced(at, open, close) {
    const text = this.#text;
    let depth = 0;
    for (let behind = at; behind < this.#end; behind++) {
      const code = text.charCodeAt(behind);
      if (code !== open && code !== close) continue;
      const before = text.charCodeAt(behind - 1);
      if ((before === 34 || before === 39 || before === 96) && text.charCodeAt(behind + 1) === before) continue;
      depth += code === open ? 1 : -1;
      if (depth === 0) return behind + 1;
    }
    return this.#end;
  }
  /** Offset behind the next `close`, or the end. `length` is how much of it is read. */
  #until(close, at, length = close.length) {
    if (this.#missing.has(close)) return this.#end;
    const found = this.#text.indexOf(close, at);
    if (found < 0) this.#missing.add(close);
    return found < 0 || found >= this.#end ? this.#end : Math.min(this.#end, found + length);
  }
  #plain(start2, end) {
    if (start2 >= end) return;
    if (!this.#dialect.data) {
      this.#rows.words(start2, end, TextClass.MarkupText);
      return;
    }
    let from = start2;
    let to = end;
    while (from < to && isSpace(this.#text.charCodeAt(from))) from++;
    while (to > from && isSpace(this.#text.charCodeAt(to - 1))) to--;
    this.#rows.scalar(from, to);
  }
};
var INERT_FAMILY = /^(?:aria|stroke|fill|clip|font|text|stop|color|xlink|xml|xmlns)[-:]/;
function isTagPart(code) {
  return isWordPart(code) || code === 45 || code === 46 || code === 58;
}
function isAttributePart(code) {
  return !isSpace(code) && code !== 61 && code !== 62 && code !== 60 && code !== 47 && code !== 34 && code !== 39 && code !== 123;
}

// ../../packages/indexer/src/languages/text/markdown.ts
function readMarkdown(rows2, mdx) {
  const { text } = rows2;
  const end = text.length;
  let at = 0;
  let from = 0;
  let fence = "";
  let program = false;
  const prose = (to) => {
    if (to > from) rows2.words(from, to, TextClass.Prose);
    from = to;
  };
  while (at < end) {
    const stop2 = lineEnd(text, at, end);
    const first = skipBlanks(text, at, stop2);
    const mark2 = fenceAt(text, first, stop2);
    if (fence !== "") {
      if (mark2.startsWith(fence)) fence = "";
    } else if (mark2 !== "") {
      fence = mark2;
    } else if (mdx && (program ? first < stop2 : startsProgram(text, at))) {
      prose(at);
      rows2.words(at, stop2, TextClass.ForeignCode);
      from = stop2;
      program = true;
    } else {
      program = false;
      if (text.startsWith("<script", first)) {
        const close = text.indexOf("</script", first);
        const behind = close < 0 ? end : close;
        prose(first);
        readMarkup(rows2, HTML, first, behind);
        rows2.markup = false;
        from = behind;
        at = behind;
        if (close >= 0) at = lineEnd(text, behind, end);
        continue;
      }
      from = inlines(rows2, at, stop2, mdx, from);
    }
    at = stop2;
    while (at < end && isLineEnd(text.charCodeAt(at))) {
      if (program && isLineEnd(text.charCodeAt(at + 1)) && text.charCodeAt(at) === text.charCodeAt(at + 1))
        program = false;
      at++;
    }
  }
  prose(end);
}
function inlines(rows2, start2, end, mdx, unread) {
  const { text } = rows2;
  let from = unread;
  let at = start2;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 96) {
      const close2 = indexWithin(text, 96, at + 1, end);
      at = close2 === end ? at + 1 : close2 + 1;
      continue;
    }
    const interpolation = code === 123 && (mdx || text.charCodeAt(at + 1) === 123);
    const tag = code === 60 && startsComponent(text, at, end);
    if (!interpolation && !tag) {
      at++;
      continue;
    }
    const close = indexWithin(text, tag ? 62 : 125, at, end);
    const stop2 = Math.min(end, close + 1);
    if (at > from) rows2.words(from, at, TextClass.Prose);
    if (tag) readMarkup(rows2, mdx ? BRACES : HTML, at, stop2);
    else rows2.words(at, stop2, TextClass.MarkupExpression);
    rows2.markup = false;
    from = stop2;
    at = stop2;
  }
  return from;
}
function indexWithin(text, unit, at, end) {
  while (at < end && text.charCodeAt(at) !== unit) at++;
  return at;
}
function startsComponent(text, at, end) {
  let first = at + 1;
  if (text.charCodeAt(first) === 47) first++;
  const code = text.charCodeAt(first);
  if (code >= 65 && code <= 90) return true;
  if (code < 97 || code > 122) return false;
  let behind = first;
  while (behind < end && /[\w.]/.test(text[behind])) behind++;
  return text.charCodeAt(behind) === 45;
}
function fenceAt(text, at, end) {
  const code = text.charCodeAt(at);
  if (code !== 96 && code !== 126) return "";
  let behind = at;
  while (behind < end && text.charCodeAt(behind) === code) behind++;
  return behind - at >= 3 ? text.slice(at, behind) : "";
}
function startsProgram(text, at) {
  return text.startsWith("import ", at) || text.startsWith("export ", at) || text.startsWith("import{", at);
}

// ../../packages/indexer/src/languages/text/settings.ts
init_esm_shims();
function readToml(rows2) {
  const { text } = rows2;
  const end = text.length;
  let at = 0;
  let value = false;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isLineEnd(code)) {
      value = false;
      at++;
    } else if (code === 61) {
      value = true;
      at++;
    } else if (code === 35) {
      const stop2 = lineEnd(text, at, end);
      rows2.words(at, stop2, TextClass.Comment);
      at = stop2;
    } else if (code === 34 || code === 39) {
      const quotes = text.substr(at, 3);
      const long = quotes === '"""' || quotes === "'''";
      const close = long ? text.indexOf(quotes, at + 3) : stringEnd(text, at, end);
      const stop2 = close < 0 ? end : close;
      const start2 = at + (long ? 3 : 1);
      if (value || !isAssigned(text, stop2 + 1, end)) rows2.scalar(start2, stop2, code === 34);
      else rows2.words(start2, stop2, TextClass.DataKey);
      at = Math.min(end, stop2 + (long ? 3 : 1));
    } else if (isWordPart(code)) {
      let behind = at;
      while (behind < end && (isWordPart(text.charCodeAt(behind)) || text.charCodeAt(behind) === 45)) behind++;
      if (!value || isAssigned(text, behind, end)) rows2.words(at, behind, TextClass.DataKey);
      else rows2.scalar(at, behind);
      at = behind;
    } else {
      at++;
    }
  }
}
function readIni(rows2) {
  const { text } = rows2;
  const end = text.length;
  let at = 0;
  while (at < end) {
    const stop2 = lineEnd(text, at, end);
    const first = skipBlanks(text, at, stop2);
    const code = text.charCodeAt(first);
    if (first < stop2 && (code === 35 || code === 59 || code === 33)) {
      rows2.words(first, stop2, TextClass.Comment);
    } else if (code === 91) {
      rows2.words(first, stop2, TextClass.DataKey);
    } else {
      let split = first;
      while (split < stop2 && text.charCodeAt(split) !== 61 && text.charCodeAt(split) !== 58) split++;
      if (split < stop2) rows2.words(first, split, TextClass.DataKey);
      readScalar(rows2, split < stop2 ? split + 1 : first, stop2);
    }
    at = stop2 + 1;
  }
}
function readDelimited(rows2) {
  const { text } = rows2;
  const end = text.length;
  let at = 0;
  while (at < end) {
    let stop2 = at;
    if (text.charCodeAt(at) === 34) {
      const close = text.indexOf('"', at + 1);
      stop2 = close < 0 ? end : close;
      rows2.scalar(at + 1, stop2);
      at = stop2 + 1;
      continue;
    }
    while (stop2 < end && !isCellEnd(text.charCodeAt(stop2))) stop2++;
    readScalar(rows2, at, stop2);
    at = stop2 + 1;
  }
}
function readPatterns(rows2) {
  const { text } = rows2;
  const end = text.length;
  let at = 0;
  while (at < end) {
    const stop2 = lineEnd(text, at, end);
    const first = skipBlanks(text, at, stop2);
    rows2.words(first, stop2, text.charCodeAt(first) === 35 ? TextClass.Comment : TextClass.Specifier);
    at = stop2 + 1;
  }
}
function readScalar(rows2, start2, end) {
  const { text } = rows2;
  let from = skipBlanks(text, start2, end);
  let to = end;
  while (to > from && text.charCodeAt(to - 1) <= 32) to--;
  const quote = text.charCodeAt(from);
  if ((quote === 34 || quote === 39) && to - from > 1 && text.charCodeAt(to - 1) === quote) {
    from++;
    to--;
  }
  rows2.scalar(from, to);
}
function isAssigned(text, at, end) {
  const next = skipBlanks(text, at, end);
  return text.charCodeAt(next) === 61;
}
function isCellEnd(code) {
  return code === 44 || code === 59 || code === 9 || code === 34 || isLineEnd(code);
}

// ../../packages/indexer/src/languages/text/word-rows.ts
init_esm_shims();

// ../../packages/indexer/src/words/code-in-text.ts
init_esm_shims();
function classInCode(text, start2, end, textClass) {
  if (textClass !== TextClass.StringProse && textClass !== TextClass.StringInner) return textClass;
  const behindDot = text.charCodeAt(start2 - 1) === DOT;
  if (!behindDot && !mayBeCode(text, start2, end)) return textClass;
  let from = start2;
  while (from > 1 && text.charCodeAt(from - 1) === DOT && isPathPart(text.charCodeAt(from - 2))) {
    from--;
    while (from > 0 && isPathPart(text.charCodeAt(from - 1))) from--;
  }
  let to = end;
  while (isPathPart(text.charCodeAt(to)) || text.charCodeAt(to) === DOT && isPathPart(text.charCodeAt(to + 1))) to++;
  if (behindDot && LOADS.test(text.slice(Math.max(0, start2 - REACH), start2))) return TextClass.StringTail;
  const isPath = to > end || from < start2;
  if (isPath && ENDING.test(text.slice(from, to))) return textClass;
  const before = text.slice(Math.max(0, from - NEAR), from);
  const behind = text.slice(to, to + NEAR);
  const isCode = MARKED.test(before) && /^[^{}\r\n]*(?:\}|[%?]>)/.test(behind) || isPath && /\{[^{}"'\r\n]*$/.test(before) && /^[^{}\r\n]*\}/.test(behind) || isPath && (OPERATED.test(before) || OPERATES.test(behind));
  return isCode ? TextClass.StringPath : textClass;
}
var DOT = 46;
var NEAR = 80;
var REACH = 240;
var LOADS = /\b(?:require|import)\s*\(\s*\\?["'`][^"'`]*["'`]\s*\)[^;]*$/;
var MARKED = /(?:\{\{|[$#%]\{|<[%?])[^{}\r\n]*$/;
var OPERATED = /(?:(?:[=!]==?|&&|\|\||[<>]=|\s[<>+*])\s*|!)$/;
var OPERATES = /^\s*(?:[=!]==?|&&|\|\||[<>]=|[<>+*]\s)/;
var ENDING = /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|html?|mdx?|ya?ml|toml|txt|svg|png|jpe?g|gif|vue|svelte|sh|py|com|org|net|io|dev|log|lock|env)$/i;
function mayBeCode(text, start2, end) {
  const next = text.charCodeAt(end);
  if (next === DOT) return isPathPart(text.charCodeAt(end + 1));
  for (let at = start2 - 1, least = Math.max(0, start2 - NEAR); at >= least; at--) {
    const code = text.charCodeAt(at);
    if (code === 123 || code === 60) return true;
    if (code === 125 || code === 34 || code === 39 || code === 10) return false;
  }
  return false;
}
function isPathPart(code) {
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57 || code === 95 || code === 36 || code > 127;
}

// ../../packages/indexer/src/words/epoch-rows.ts
init_esm_shims();
var EpochRows = class {
  #row = new Int32Array(4096);
  #epochOf = new Int32Array(4096);
  #epoch = 1;
  reset() {
    this.#epoch++;
  }
  has(id) {
    return this.#epochOf[id] === this.#epoch;
  }
  row(id) {
    return this.#row[id];
  }
  set(id, row) {
    if (id >= this.#row.length) this.#grow(id);
    this.#row[id] = row;
    this.#epochOf[id] = this.#epoch;
    return row;
  }
  #grow(id) {
    const capacity = Math.max(id + 1, this.#row.length * 2);
    const rows2 = new Int32Array(capacity);
    rows2.set(this.#row);
    this.#row = rows2;
    const epochs = new Int32Array(capacity);
    epochs.set(this.#epochOf);
    this.#epochOf = epochs;
  }
};

// ../../packages/indexer/src/words/word-finder.ts
init_esm_shims();

// ../../packages/indexer/src/words/name-table.ts
init_esm_shims();
var NameTable = class {
  #text = "";
  /** The file's names, by row. */
  #names = [];
  /** All names of the thread, by id. */
  #all = [];
  #hashes = new Int32Array(SMALL);
  /** Row of each id, valid where the epoch is the file's. */
  #rowOf = new Int32Array(SMALL);
  #epochOf = new Int32Array(SMALL);
  #epoch = 0;
  /** Rows of the names of this file that are too long to be remembered for the next one. */
  #long = null;
  /** Id + 1 by hash, open addressing; 0 is free. */
  #slots = new Int32Array(SMALL * 2);
  reset(text) {
    this.#text = text;
    this.#names = [];
    this.#long = null;
    this.#epoch++;
    if (this.#all.length > MOST) this.#forget();
  }
  /** The names in the order of their rows. The table starts a new list at its next reset. */
  get names() {
    return this.#names;
  }
  /** Row of the text from `start` to `end`. */
  of(start2, end) {
    const text = this.#text;
    if (end - start2 > REMEMBERED) return this.#ofLong(text.slice(start2, end));
    let hash = SEED;
    for (let at = start2; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FACTOR);
    return this.ofHashed(start2, end, hash);
  }
  /** As `of`, for whoever has seen each unit already: `hash = Math.imul(hash ^ unit, FACTOR)`, from `SEED` on. */
  ofHashed(start2, end, unmixed) {
    if (end - start2 > REMEMBERED) return this.#ofLong(this.#text.slice(start2, end));
    const text = this.#text;
    const hash = unmixed ^ unmixed >>> 15;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = hash & mask;
    const hashes = this.#hashes;
    for (let next = slots[slot]; next !== 0; next = slots[slot]) {
      const id = next - 1;
      if (hashes[id] === hash && this.#same(id, start2, end)) {
        return this.#epochOf[id] === this.#epoch ? this.#rowOf[id] : this.#enter(id);
      }
      slot = slot + 1 & mask;
    }
    return this.#insert(slot, hash, ownCopy(text.slice(start2, end)));
  }
  /** Row of a name that does not stand in the text as it is: a decoded one. */
  ofName(name2) {
    if (name2.length > REMEMBERED) return this.#ofLong(name2);
    let hash = SEED;
    for (let at = 0; at < name2.length; at++) hash = Math.imul(hash ^ name2.charCodeAt(at), FACTOR);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (let next = this.#slots[slot]; next !== 0; next = this.#slots[slot]) {
      const id = next - 1;
      if (this.#all[id] === name2) return this.#epochOf[id] === this.#epoch ? this.#rowOf[id] : this.#enter(id);
      slot = slot + 1 & mask;
    }
    return this.#insert(slot, hash, name2);
  }
  /** Strings of a program can be whole files: those are a name of their own file only. */
  #ofLong(name2) {
    this.#long ??= /* @__PURE__ */ new Map();
    let row = this.#long.get(name2);
    if (row === void 0) {
      row = this.#names.length;
      this.#names.push(name2);
      this.#long.set(name2, row);
    }
    return row;
  }
  #same(id, start2, end) {
    const name2 = this.#all[id];
    if (name2.length !== end - start2) return false;
    const text = this.#text;
    for (let at = 0; at < name2.length; at++) if (name2.charCodeAt(at) !== text.charCodeAt(start2 + at)) return false;
    return true;
  }
  #enter(id) {
    const row = this.#names.length;
    this.#names.push(this.#all[id]);
    this.#rowOf[id] = row;
    this.#epochOf[id] = this.#epoch;
    return row;
  }
  #insert(slot, hash, name2) {
    const id = this.#all.length;
    if (id === this.#hashes.length) this.#widen();
    this.#all.push(name2);
    this.#hashes[id] = hash;
    this.#slots[slot] = id + 1;
    if (id * 2 > this.#slots.length) this.#rehash();
    return this.#enter(id);
  }
  #widen() {
    const length = this.#hashes.length * 2;
    this.#hashes = wider(this.#hashes, length);
    this.#rowOf = wider(this.#rowOf, length);
    this.#epochOf = wider(this.#epochOf, length);
  }
  #rehash() {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let id = 0; id < this.#all.length; id++) {
      let slot = this.#hashes[id] & mask;
      while (slots[slot] !== 0) slot = slot + 1 & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
  }
  /** No repository can fill the memory with names: from time to time the table begins anew. */
  #forget() {
    this.#all = [];
    this.#hashes = new Int32Array(SMALL);
    this.#rowOf = new Int32Array(SMALL);
    this.#epochOf = new Int32Array(SMALL);
    this.#slots = new Int32Array(SMALL * 2);
  }
};
function ownCopy(text) {
  const { length } = text;
  if (length < SLICED) return text;
  if (length > scratch.length) return Buffer.from(text, "utf16le").toString("utf16le");
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 255) return Buffer.from(text, "utf16le").toString("utf16le");
    scratch[at] = unit;
  }
  return scratch.toString("latin1", 0, length);
}
function wider(column, length) {
  const grown = new Int32Array(length);
  grown.set(column);
  return grown;
}
var scratch = Buffer.alloc(256);
var SMALL = 4096;
var REMEMBERED = 128;
var MOST = 1 << 18;
var SLICED = 13;
var SEED = 2166136261 | 0;
var FACTOR = 2654435761 ^ Math.floor(Math.random() * 134217727) << 1 | 1;

// ../../packages/indexer/src/words/words-module.generated.ts
init_esm_shims();
var WORDS_WASM = "AGFzbQEAAAABQQtgAX8Bf2ADf39/AGAEf39/fwF/YAABf2ABfwBgAABgAn9/AX9gBH9/f38AYAV/f39/fwF/YAJ/fwBgA39/fwF/Aj0DA2VudghjbGFzc2lmeQAAA2VudhNyZWFkX2VzY2FwZWRfc3RyaW5nAAEDZW52DHJlYWRfZXNjYXBlcwACAz08AAMEAwMDAAMFAAAGBQEBAwQEAQECAAQHCAYIAAAEBAYGCQAFCgoFBQADBAMDAwADBQAABQEDBAQBAgAEBAUBcAEBAQUDAQADBggBfwFBgIAECweLAhUGbWVtb3J5AgAFY2VsbHMAKw1uYW1lc19hZGRyZXNzACwKbmFtZXNfc2VlZAAtDXVuaXRzX2FkZHJlc3MALg13b3Jkc19hZGRyZXNzAC8NY292ZXJfYWRkcmVzcwAwBXBsYWNlADEMcGxhY2VfcGFyc2VkADIHdW5jb3ZlcgAzBXNwZWxsADQHc3BlbGxlZAA1DGZvcmdldF9uYW1lcwA2CGFkZF93b3JkADcLbGluZV9zdGFydHMAOAxjb3Zlcl9yYW5nZXMAOQtyZWFkX3JhbmdlcwA6CXJlYWRfZ2FwcwA7CWhhc2hfYm9keQA8C3NvcnRfc3RhcnRzAD0Lc2Nhbl9yYW5nZXMAPgqJzQE8YQEBf0EAKAKEgISAACEBAkACQEEAKAKAgISAACAATw0AIAEQoICAgABBACAAIABBAXZqQYAgaiIBNgKAgISAACABQQJ0EJ6AgIAAIgFFDQFBACABNgKEgISAAAsgAQ8LAAsIAEGIgISAAAsNAEEAIAA2AqiAhIAACwgAQbCAhIAACwgAQbCAiIAACwsAQQAoAsSAiIAAC3cBAX9BACgCzICIgAAhAQJAAkBBACgCyICIgAAgAE8NACABEKCAgIAAQQAgACAAQQJ2akGAIGoiATYCyICIgAAgAUEBdBCegICAACIBRQ0BQQAgATYCzICIgAALQQAgADYC0ICIgABBAEEANgKwgIiAACABDwsAC2oBAn9BACgC2ICIgAAhAAJAAkBBACgC0ICIgAAiAUEAKALUgIiAAE0NACAAEKCAgIAAQQAgASABQQJ2akGAIGoiADYC1ICIgAAgAEEBdBCegICAACIARQ0BQQAgADYC2ICIgAALIAAPCwALbgECf0EAKALEgIiAACEAAkACQEEAKALQgIiAACIBQQAoAtyAiIAATQ0AIAAQoICAgABBACABIAFBAnZqQYAgaiIANgLcgIiAACAAEJ6AgIAAIgBFDQFBACAANgLEgIiAAAsgAEEAIAH8CwAPCwALWwEBf0EAKALkgIiAACEBAkACQEEAKALggIiAACAATw0AIAEQoICAgABBACAAQYACaiIBNgLggIiAACABQQF0EJ6AgIAAIgFFDQFBACABNgLkgIiAAAsgAQ8LAAsTAEEAKALkgIiAACAAEI6AgIAAC6oNARB/QQAhAgJAAkBBACgCoICEgAAiAw0AQYDAAEEEEKKAgIAAIgNFDQFBACEEQQBB/z82AqSAhIAAQQAgAzYCoICEgABBACgCiICEgAAiBUUNACAFQQFxIQZBACgCnICEgAAhBwJAIAVBAUYNACAFQX5xIQhBACEEA0AgByAEQQJ0aigCACEFA0AgBUH/P3EiCUEBaiEFIAMgCUECdGoiCSgCAA0ACyAJIARBAXIiBTYCACAHIAVBAnRqKAIAIQUDQCAFQf8/cSIJQQFqIQUgAyAJQQJ0aiIJKAIADQALIAkgBEECaiIENgIAIAQgCEcNAAsLIAZFDQAgByAEQQJ0aigCACEFA0AgBUH/P3EiCUEBaiEFIAMgCUECdGoiCSgCAA0ACyAJIARBAWo2AgALQQAoAqiAhIAAIAFzIQkCQCABQQJJDQACQAJAIAFBfmoiCEECTw0AQQAhBAwBCyAIQQF2QQFqQX5xIQdBACEEIAAhBQNAIAUoAQAgCXNB65Svr3hsIglBD3YgBUEEaigBAHMgCXNB65Svr3hsIglBD3YgCXMhCSAEQQRqIQQgBUEIaiEFIAdBfmoiBw0ACwsgAUF+cSECIAhBAnENACAAIARBAXRqKAEAIAlzQeuUr694bCIFQQ92IAVzIQkLAkAgAiABTw0AIAkgACACQQF0ai8BAHNBtdzKlXxsIQkLQQAoApCAhIAAIQoCQAJAIAMgCUEQdiAJcyILQQAoAqSAhIAAIgxxIgZBAnRqKAIAIgVFDQAgAEECaiENQQAoApiAhIAAIg5BAmohD0EAKAKcgISAACEQA0ACQCAQIAVBf2oiEUECdCIJaigCACALRw0AIAogBUECdGooAgAgCiAJaigCACIFayABRw0AIAFFDQMgDiAFQQF0ai8BACAALwEARw0AQQEhBCAPIAVBAXRqIQUgDSEJAkADQCABIAQiB0YNASAHQQFqIQQgCS8BACEIIAUvAQAhAiAJQQJqIQkgBUECaiEFIAIgCEYNAAsLIAcgAU8NAwsgAyAGQQFqIAxxIgZBAnRqKAIAIgUNAAsLAkBBACgCiICEgAAiA0EAKAKMgISAAEcNAEEAIANBAXRBgCAgAxsiAzYCjICEgAAgCiADQQJ0QQRyEKOAgIAAIgNFDQJBACADNgKQgISAAEEAKAKcgISAAEEAKAKMgISAAEECdBCjgICAACIDRQ0CQQAgAzYCnICEgABBACgCkICEgAAhCkEAKAKIgISAACIDDQAgCkEANgIAQQAoAoiAhIAAIQMLAkAgCiADQQJ0aigCACIKIAFqIghBACgClICEgAAiA00NACADQYCABCADGyEDA0AgAyIFQQF0IQMgCCAFSw0AC0EAKAKYgISAACADEKOAgIAAIgNFDQJBACAFNgKUgISAAEEAIAM2ApiAhIAACwJAIAFFDQAgAUEDcSEEQQAhB0EAKAKYgISAACERAkAgAUEESQ0AIBEgCkEBdGohAiABQXxxIQFBACEDQQAhBwNAIAIgA2oiBSAAIANqIgkvAQA7AQAgBUECaiAJQQJqLwEAOwEAIAVBBGogCUEEai8BADsBACAFQQZqIAlBBmovAQA7AQAgA0EIaiEDIAEgB0EEaiIHRw0ACwsgBEUNACARIAdBAXQiBSAKQQF0amohAyAAIAVqIQUDQCADIAUvAQA7AQAgBUECaiEFIANBAmohAyAEQX9qIgQNAAsLQQBBACgCiICEgAAiEUEBaiIDNgKIgISAAEEAKAKQgISAACADQQJ0aiAINgIAQQAoApyAhIAAIBFBAnRqIAs2AgBBACgCoICEgAAiBSAGQQJ0aiADNgIAQQAoAoiAhIAAQQF0QQAoAqSAhIAAIgNNDQAgBRCggICAACADQQF0IgVBAmpBBBCigICAACIDRQ0BQQAhB0EAIAVBAXIiBTYCpICEgABBACADNgKggISAAEEAKAKIgISAACIJRQ0AIAlBAXEhAUEAKAKcgISAACEIAkAgCUEBRg0AIAlBfnEhAkEAIQcDQCAIIAdBAnRqKAIAIQkDQCAJIAVxIgRBAWohCSADIARBAnRqIgQoAgANAAsgBCAHQQFyIgk2AgAgCCAJQQJ0aigCACEJA0AgCSAFcSIEQQFqIQkgAyAEQQJ0aiIEKAIADQALIAQgB0ECaiIHNgIAIAcgAkcNAAsLIAFFDQAgCCAHQQJ0aigCACEJA0AgCSAFcSIEQQFqIQkgAyAEQQJ0aiIEKAIADQALIAQgB0EBajYCAAsgEQ8LAAvDAgEHf0EAQQA2AoiAhIAAAkACQEEAKAKggISAACIARQ0AIAAQoICAgABBgMAAQQQQooCAgAAiAEUNAUEAIQFBAEH/PzYCpICEgABBACAANgKggISAAEEAKAKIgISAACICRQ0AIAJBAXEhA0EAKAKcgISAACEEAkAgAkEBRg0AIAJBfnEhBUEAIQEDQCAEIAFBAnRqKAIAIQIDQCACQf8/cSIGQQFqIQIgACAGQQJ0aiIGKAIADQALIAYgAUEBciICNgIAIAQgAkECdGooAgAhAgNAIAJB/z9xIgZBAWohAiAAIAZBAnRqIgYoAgANAAsgBiABQQJqIgE2AgAgASAFRw0ACwsgA0UNACAEIAFBAnRqKAIAIQIDQCACQf8/cSIGQQFqIQIgACAGQQJ0aiIGKAIADQALIAYgAUEBajYCAAsPCwALDgAgACABIAIQkYCAgAALjQIBAn8CQAJAAkBBACgCsICIgAAiA0EAKAK0gIiAAEYNAEEAKALAgIiAACEEDAELQQAgA0EBdEGAICADGyIDNgK0gIiAAEEAKAK4gIiAACADQQJ0EKOAgIAAIgNFDQFBACADNgK4gIiAAEEAKAK8gIiAAEEAKAK0gIiAAEECdBCjgICAACIDRQ0BQQAgAzYCvICIgABBACgCwICIgABBACgCtICIgABBAnQQo4CAgAAiBEUNAUEAIAQ2AsCAiIAAQQAoArCAiIAAIQMLQQAgA0EBajYCsICIgABBACgCuICIgAAgA0ECdCIDaiAANgIAQQAoAryAiIAAIANqIAE2AgAgBCADaiACNgIADwsAC4UCAQZ/QQEhAEEAKAKEgISAACEBAkACQEEAKAKAgISAAEEAKALQgIiAACICQQFqIgNPDQAgARCggICAAEEAIAIgA0EBdmpBgSBqIgM2AoCAhIAAIANBAnQQnoCAgAAiAUUNAUEAIAE2AoSAhIAACyABQQA2AgACQCACRQ0AQQAhBEEAKALMgIiAACEDQQEhAANAAkAgAy8BACIFQQ1LDQACQAJAAkAgBUF2ag4EAQMDAAMLIAIgBEEBaiIFTQ0BIANBAmovAQBBCkcNAQwCCyAEQQFqIQULIAEgAEECdGogBTYCACAAQQFqIQALIANBAmohAyACIARBAWoiBEcNAAsLIAAPCwALkwIBC38CQCAARQ0AQQAhAUEAKAKEgISAACECIABBAXEhA0EAKALEgIiAACEEQQAoAtCAiIAAIQUCQCAAQQFGDQAgAEECdCEGIABBfnEhB0EAIQEgAiEIA0ACQCAIIAZqIgkoAgAiCiAFIAogBUkbIgsgCCgCACIKTQ0AIAQgCmpBASALIApr/AsACwJAIAlBBGooAgAiCSAFIAkgBUkbIgogCEEEaigCACIJTQ0AIAQgCWpBASAKIAlr/AsACyAIQQhqIQggByABQQJqIgFHDQALCyADRQ0AIAIgAEECdGogAUECdCIIaigCACIBIAUgASAFSRsiBSACIAhqKAIAIghNDQAgBCAIakEBIAUgCGv8CwALC6IPARZ/AkAgAEUNAEEAIQEDQAJAQQAoAoSAhIAAIAFBBHRqIgJBBGooAgAiA0EAKALQgIiAACIEIAMgBEkbIgUgAigCACIGTQ0AIAYhByACQQxqKAIAIQgCQAJAIAJBCGooAgAiCUF/akEBSw0AA0ACQEEAKALMgIiAACAHQQF0IgRqLwEAIgJBsICEgABqIgMtAAAiCg0AIAMgAhCAgICAACICOgAAIAJB/wFxIQoLIAdBAWohAwJAIApBAUYNAAJAIAMgBU8NACAEQQJqIQJBACgCzICIgAAhCwNAAkAgCyACai8BACIMQbCAhIAAaiINLQAAIgQNACANIAwQgICAgAAiBDoAACAEQf8BcSEEQQAoAsyAiIAAIQsLIARBAUYNASACQQJqIQIgBSADQQFqIgNHDQALIAUhAwsgCkEDRw0AIAcgAyAIEJWAgIAACyADIgcgBUkNAAwCCwsCQAJAIAlBfWoOAgABAgsDQAJAQQAoAsyAiIAAIAdBAXQiBGovAQAiAkGwgISAAGoiAy0AACIKDQAgAyACEICAgIAAIgI6AAAgAkH/AXEhCgsgB0EBaiEDAkAgCkEBRg0AAkAgAyAFTw0AIARBAmohAkEAKALMgIiAACELA0ACQCALIAJqLwEAIgxBsICEgABqIg0tAAAiBA0AIA0gDBCAgICAACIEOgAAIARB/wFxIQRBACgCzICIgAAhCwsgBEEBRg0BIAJBAmohAiAFIANBAWoiA0cNAAsgBSEDCyAKQQNHDQBBACgCxICIgAAgB2otAABBAUYNACAHIAMgCBCVgICAAAsgAyIHIAVJDQAMAgsLAkACQEEAKALMgIiAACAGQQF0aiIMLwEAQdwARg0AIAZBAWohAyAMQQJqIQICQANAIAUgAyIERg0BIARBAWohAyACLwEAIQsgAkECaiECIAtB3ABHDQALCyAEIAVPDQELIAcgBSAIEIGAgIAADAELAkACQAJAAkACQCAIQRJ2QT9xIg4gCEE/cSIPRg0AIAUgBmtBgCBLDQEgByEDA0AgDC8BACICQSFJDQMgAkHYv39qQQJJDQMgAkGgAUYNAyACQf/9A0YNAyAMQQJqIQwgA0EBaiIDIAVJDQALC0EAIRAgCEEMdkE/cSIRIRIMAwsgCEEMdkE/cSERDAELIAhBDHZBP3EhEQtBASEQIA4hEgsgCEEYdkE/cSETIAhBBnZBP3EhFANAAkBBACgCzICIgAAgB0EBdCIVai8BACICQbCAhIAAaiIDLQAAIhYNACADIAIQgICAgAAiAjoAACACQf8BcSEWCyAHQQFqIQgCQAJAIBZBAUcNACAIIQcMAQsCQCAIIAVPDQAgFUECaiECQQAoAsyAiIAAIQQDQAJAIAQgAmovAQAiC0GwgISAAGoiDC0AACIDDQAgDCALEICAgIAAIgM6AAAgA0H/AXEhA0EAKALMgIiAACEECyADQQFGDQEgAkECaiECIAUgCEEBaiIIRw0ACyAFIQgLAkACQEEAKALQgIiAACAISw0AIAghCgwBC0EAKALMgIiAACELIAghCgNAIAsgCkEBdCIDai8BAEEtRw0BIApBAWoiBCAFTw0BAkAgCyAEQQF0ai8BACILQbCAhIAAaiIMLQAAIgINACAMIAsQgICAgAAiAjoAACACQf8BcSECCyACQQFGDQEgA0ECaiECQQAoAsyAiIAAIQsCQANAAkAgCyACai8BACIMQbCAhIAAaiINLQAAIgMNACANIAwQgICAgAAiAzoAACADQf8BcSEDQQAoAsyAiIAAIQsLAkAgA0EBRw0AIAQhCgwCCyACQQJqIQIgBSAEQQFqIgRHDQALIAUhCgtBACgC0ICIgAAgCksNAAsLAkACQCAHDQBBACEEDAELQQAoAsyAiIAAIBVqQX5qLwEAIQQLAkACQCAKIAhHDQBBACEDAkBBACgC0ICIgAAgCE0NAEEAKALMgIiAACAIQQF0ai8BACEDCwJAIBAgCCAFSSADQShGcSICcg0AIAcgBk0NASAEQT1HDQEgEyECIAggBUYNAiATIQIgA0Fdag4EAgEBAgELIBMgDiACGyECDAELIA4hAiAQDQACQCAHIAZHDQAgDyECIAogBUYNAQsCQCAKIAVHDQAgBEFdaiIDQRdLDQAgFCECQQEgA3RBgbCABHENAQsgESECCwJAIBZBA0cNACAHIAogAhCVgICAAAsCQCAKIAhNDQAgByAKTw0AA0AgB0EBdCECQQAoAsyAiIAAIQsgByEEAkADQAJAIAsgAmovAQAiDEGwgISAAGoiDS0AACIDDQAgDSAMEICAgIAAIgM6AAAgA0H/AXEhA0EAKALMgIiAACELCyADQQFGDQEgAkECaiECIAogBEEBaiIERw0ACyAKIQQLAkAgCyAHQQF0ai8BACIDQbCAhIAAaiILLQAAIgINACALIAMQgICAgAAiAjoAACACQf8BcSECCwJAIAJBA0cNACAHIAQgEhCVgICAAAsgBEEBaiIHIApJDQALCyAKIQcLIAcgBUkNAAsLQQAoAsSAiIAAIAZqQQJBASAJQX5xQQJGGyAFIAZr/AsACyABQQFqIgEgAEcNAAsLCyYAQQAoAsyAiIAAIABBAXRqIAEgAGsQjoCAgAAgACACEJGAgIAAC7cDAQx/AkBBACgC0ICIgABFDQBB2ICIgABBzICIgAAgABsoAgAiA0ECaiEEQQAhBUEAIQADQAJAAkBBACgCxICIgAAgAGotAAANAAJAIAMgAEEBdGoiBi8BACIHQbCAhIAAaiIILQAAIgkNACAIIAcQgICAgAAiBzoAACAHQf8BcSEJCyAJQQFGDQBBASEKIAQgAEEBdGohCEEAKALQgIiAACELAkADQCAAIAoiB2oiDCALTw0BQQAoAsSAiIAAIABqIAdqLQAADQECQCAILwEAIgpBsICEgABqIg0tAAAiDg0AIA0gChCAgICAACIOOgAAIA5B/wFxIQ5BACgC0ICIgAAhCwsgCEECaiEIIAdBAWohCiAOQQFHDQALCwJAIAlBA0cNAAJAAkACQCAFIAFPDQBBACgChICEgAAgBUEDdGohCANAIAhBBGooAgAgAEsNAiAIQQhqIQggASAFQQFqIgVHDQALIAEhBQtBACEIDAELIAgoAgAgDElBCHQhCAsgBiAHEI6AgIAAIAAgCCACchCRgICAAAsgDCEADAELIABBAWohAAsgAEEAKALQgIiAAEkNAAsLC7kBAQR/QcW78oh4IQQCQCAAIAFPDQBBACgCxICIgAAhBUEAKALMgIiAACEGQcW78oh4IQQDQAJAIAAgAkcgACADT3IiBw0AIAMgAU8NAgsCQCAGIAAgAyAHGyIAQQF0ai8BACIHQSFJDQAgB0HYv39qQQJJDQAgB0GgAUYNACAHQf/9A0YNACAFIABqLQAAQQJGDQAgBCAHc0GTg4AIbCEECyAAQQFqIgAgAUkNAAsLIARBASAEQQFLGwvsBwEQf0EBIQECQCAARQ0AQQAoAoSAhIAAIgIoAgAhAyACIABBAnQiBGoiBUEANgIAQQEhASAAQQFGDQBBASEGIABBf2oiB0EBcSEIAkACQCAAQQJHDQBBASEJDAELIABBAnQhCiAHQX5xIQsgAiEBQQEhBkEBIQkDQCABQQRqKAIAIQwgASgCACENIAEgCmoiDkEEaiAGNgIAIAFBCGoiASgCACEPIA5BCGogBkEBaiIONgIAIA8gDCADIAwgA0sbIhAgDyAQSxshAyAPIAxPIAwgDU9xIAlxIQkgBkECaiEGIA4gC0cNAAsLAkAgCEUNACACIAZBAnQiAWoiDEF8aigCACEPIAUgAWogBjYCACAMKAIAIgEgAyABIANLGyEDIAEgD08gCXEhCQtBASEBIAlBAXENACAFIARqIQEgAEEBcSEEIABBfnEhCkEAIQYgBSELAkADQCABIRACQCAGRQ0AIAZBH0sNAiADIAZ2RQ0CC0EAIQxB8ICIgABBAEGAwAD8CwACQCAHRQ0AQQAhDCALIQEDQCACIAEoAgBBAnRqKAIAIAZ2Qf8PcUECdEHwgIiAAGoiDyAPKAIAQQFqNgIAIAIgAUEEaigCAEECdGooAgAgBnZB/w9xQQJ0QfCAiIAAaiIPIA8oAgBBAWo2AgAgAUEIaiEBIAogDEECaiIMRw0ACwsCQCAERQ0AIAIgCyAMQQJ0aigCAEECdGooAgAgBnZB/w9xQQJ0QfCAiIAAaiIBIAEoAgBBAWo2AgALQQAhDEGAQCEBA0AgAUHwwIiAAGoiDygCACENIA8gDDYCACABQfTAiIAAaiIPKAIAIQ4gDyANIAxqIgw2AgAgAUH4wIiAAGoiDygCACENIA8gDiAMaiIMNgIAIAFB/MCIgABqIg8oAgAhDiAPIA0gDGoiDDYCACAOIAxqIQwgAUEQaiIBDQALQQAhDAJAIAdFDQAgCyEBA0AgAiABKAIAIg9BAnRqKAIAIAZ2Qf8PcUECdEHwgIiAAGoiDSANKAIAIg1BAWo2AgAgECANQQJ0aiAPNgIAIAIgAUEEaigCACIPQQJ0aigCACAGdkH/D3FBAnRB8ICIgABqIg0gDSgCACINQQFqNgIAIBAgDUECdGogDzYCACABQQhqIQEgCiAMQQJqIgxHDQALCwJAIARFDQAgAiALIAxBAnRqKAIAIgFBAnRqKAIAIAZ2Qf8PcUECdEHwgIiAAGoiDCAMKAIAIgxBAWo2AgAgECAMQQJ0aiABNgIACyAGQQtqIQYgCyEBIBAhCwwACwsCQCALIAVGDQAgBSALIABBAnT8CgAACyAJIQELIAFBf3NBAXELpQIBCH8CQCAARQ0AQQAhAQNAQQAoAoSAhIAAIAFBBHRqIgJBDGooAgAhAyACQQRqKAIAIQQgAkEIaigCACEFQQAgAigCACIGNgL0wIiAAEEAIAVBAnZBAXE6APDAiIAAQQAgBUEDdkEBcToA8cCIgAAgBEEAKALQgIiAACICIAQgAkkbIQcCQCAFQQNxIgVBAUcNAAJAIAYgB0kNAEEBIQUMAQtBACgCzICIgAAgBkEBdGohBCAGIQgDQAJAIAQvAQAiAkEhTw0AQQIhBQwCC0ECIQUgAkHYv39qQQJJDQEgAkGgAUYNASACQf/9A0YNASAEQQJqIQRBASEFIAhBAWoiCCAHSQ0ACwsgBiAHIAMgBRCagICAACABQQFqIgEgAEcNAAsLC8oJAQl/AkAgACABTw0AQQQgAiADQQFGGyEEA0ACQEEAKALMgIiAACAAQQF0IgVqLwEAIgZBsICEgABqIgctAAAiCA0AIAcgBhCAgICAACIJOgAAIAlB/wFxIQgLAkACQCAIQQFHDQACQAJAIAZB3ABGDQAgBkEmRw0BQQAtAPHAiIAAQQFHDQELIAAgACABIAIgAxCbgICAACEADAILIABBAWohAAwBCwJAAkACQCAAQQFqIgcgAU8NACAFQQJqIQZBACgCzICIgAAhCgNAAkAgCiAGai8BACILQbCAhIAAaiIMLQAAIgkNACAMIAsQgICAgAAiCToAACAJQf8BcSEJQQAoAsyAiIAAIQoLIAlBAUYNASAGQQJqIQYgASAHQQFqIgdHDQALIAEhBwwBCyAHIAFPDQACQAJAAkACQEEAKALMgIiAACIJIAdBAXRqLwEAIgZBWmoOCAEEBAQEBAQDAAsgBkHcAEcNA0EALQDxwIiAACEKDAELQQEhCkEALQDxwIiAAEEBRw0CCwJAIAcgCkEBcRCcgICAAEUNACAAIAcgASACIAMQm4CAgAAhAAwECyAGQS1HDQELIAdBAWoiBiABTw0AAkAgCSAGQQF0ai8BACIJQbCAhIAAaiIKLQAAIgYNACAKIAkQgICAgAAiBjoAACAGQf8BcSEGCyAGQQFGDQACQEEAKALQgIiAACAHTQ0AQQAoAsyAiIAAIQoDQCAKIAdBAXQiC2ovAQBBLUcNASAHQQFqIgkgAU8NAQJAIAogCUEBdGovAQAiCkGwgISAAGoiDC0AACIGDQAgDCAKEICAgIAAIgY6AAAgBkH/AXEhBgsgBkEBRg0BIAtBAmohBkEAKALMgIiAACEKAkADQAJAIAogBmovAQAiC0GwgISAAGoiDC0AACIHDQAgDCALEICAgIAAIgc6AAAgB0H/AXEhB0EAKALMgIiAACEKCwJAIAdBAUcNACAJIQcMAgsgBkECaiEGIAEgCUEBaiIJRw0ACyABIQcLQQAoAtCAiIAAIAdLDQALCwJAIAcgAU8NACAHQQAtAPHAiIAAEJyAgIAARQ0AIAAgByABIAIgAxCbgICAACEADAMLAkBBACgCzICIgAAgBWovAQAiCUGwgISAAGoiCi0AACIGDQAgCiAJEICAgIAAIgY6AAAgBkH/AXEhBgsCQCAGQQNHDQAgACAHIAAgByABIAIgAxCdgICAABCVgICAAAsgACAHTw0BA0AgByAAQQFqIgYgByAGSxshCkEAKALMgIiAACILIABBAXQiDGohBiAAIQkCQANAIAYvAQBBLUYNASAGQQJqIQYgCiAJQQFqIglHDQALIAohCQsCQCALIAxqLwEAIgpBsICEgABqIgstAAAiBg0AIAsgChCAgICAACIGOgAAIAZB/wFxIQYLAkAgBkEDRw0AIAQhBgJAIANFDQAgBCEGIAkgB0cNACAEIQZBACgC0ICIgAAgB00NAEEDIARBACgCzICIgAAgB0EBdGovAQBB//8DcUEoRhshBgsgACAJIAYQlYCAgAALIAlBAWoiACAHSQ0ADAILCyAIQQNHDQAgACAHIAAgByABIAIgAxCdgICAABCVgICAAAsgByEACyAAIAFJDQALCwu0AwEFfwJAAkBBACgCzICIgAAiBSABQQF0ai8BAEHcAEcNAEGefyEGAkBBACgC0ICIgAAgAUEBaiIHTSIIDQAgBSAHQQF0ai8BAEGef2ohBgsCQCAGQR93IgZBCksNAEEBIAZ0QcUOcUUNACABQQAQnICAgAANAAJAIAcgAk8NAEEALQDwwIiAAEEBcQ0AIAFBAXRBAmohACAHIQYCQANAAkAgBSAAai8BACIIQbCAhIAAaiIJLQAAIgQNACAJIAgQgICAgAAiBToAACAFQf8BcSEEQQAoAsyAiIAAIQULIARBAUYNASAAQQJqIQAgAiAGQQFqIgZHDQALIAIhBgsgByAGIAMQlYCAgAALIAFBAmoiASACIAEgAkkbDwsgCA0AQQAtAPDAiIAAQQFxRQ0AIAUgB0EBdGovAQBB3ABHDQAgB0EAEJyAgIAADQEgAUECaiIBIAIgASACSRsPCwJAIAFBAC0A8cCIgAAiBRCcgICAAEF/aiACSQ0AAkAgACABTw0AIAAgASADIAQQmoCAgAALIAFBAWoPCyAAIAIgA0EIQQAgBRsgBHIQgoCAgAAhBwsgBwuSFQIGfwN+QQAhAgJAAkBBACgC0ICIgAAiAyAATQ0AQQAhAgJAQQAoAsyAiIAAIgQgAEEBdGovAQAiBUHcAEcNACADIABBAWoiAU0NAQJAAkAgBCABQQF0ai8BAEGLf2oOBAEDAwADCyADQX5qIgEgAEYNAkEBIQUCQCAEIABBAXRqQQRqLwEAIgZBUGoiB0EKSQ0AIAZBIHIiB0Gff2pBBUsNAyAHQal/aiEHCyAHrSEIAkAgASAAa0EBRg0AQQEhBQJAIAQgAEEDaiIDQQF0ai8BACIBQVBqIgJBCkkNACABQSByIgJBn39qQQVLDQEgAkGpf2ohAgsgAEEEaiEDIAhCBIYgAq18IQhBACEFC0EAQQAgAyAIQv//wwBWGyAFGw8LIAMgAEECaiIBTQ0BAkAgBCABQQF0aiIFLwEAQfsARw0AIANBfWoiASAARg0CAkAgBCAAQQF0akEGai8BACIHQVBqIgVBCkkNACAHQSByIgVBn39qQQVLDQMgBUGpf2ohBQsgASAAayIBQQFGDQIgBa0hCAJAAkAgBCAAQQRqIgVBAXRqLwEAIgZBUGoiB0EKSQ0AIAZBIHIiB0Gff2pBBUsNASAHQal/aiEHCyABQQJGDQMgCEIEhiAHrXwhCAJAIAQgAEEFaiIFQQF0ai8BACIGQVBqIgdBCkkNACAGQSByIgdBn39qQQVLDQEgB0Gpf2ohBwsgAUEDRg0DIAhCBIYgB618IQgCQCAEIABBBmoiBUEBdGovAQAiBkFQaiIHQQpJDQAgBkEgciIHQZ9/akEFSw0BIAdBqX9qIQcLIAFBBEYNAyAIQgSGIAetfCEIAkAgBCAAQQdqIgVBAXRqLwEAIgZBUGoiB0EKSQ0AIAZBIHIiB0Gff2pBBUsNASAHQal/aiEHCyABQQVGDQMgCEIEhiAHrXwhCAJAIAQgAEEIaiIFQQF0ai8BACIGQVBqIgdBCkkNACAGQSByIgdBn39qQQVLDQEgB0Gpf2ohBwsgAUEGRg0DIAhCBIYgB618IQgCQCAEIABBCWoiBUEBdGovAQAiBkFQaiIHQQpJDQAgBkEgciIHQZ9/akEFSw0BIAdBqX9qIQcLIAFBB0YNAyAIQgSGIAetfCEIAkAgBCAAQQpqIgVBAXRqLwEAIgZBUGoiB0EKSQ0AIAZBIHIiB0Gff2pBBUsNASAHQal/aiEHCyABQQhGDQMgCEIEhiAHrXwhCAJAIAQgAEELaiIFQQF0ai8BACIGQVBqIgdBCkkNACAGQSByIgdBn39qQQVLDQEgB0Gpf2ohBwsgAUEJRg0DIAhCBIYgB618IQgCQCAEIABBDGoiBUEBdGovAQAiB0FQaiIGQQpJDQAgB0EgciIHQZ9/akEFSw0BIAdBqX9qIQYLIAFBCkYNAyAEIABBDWoiBUEBdGovAQAiAEFQakEKSQ0DIABBIHJBn39qQQZJDQMgCEIEhiAGrXwhCAsgAyAFTQ0CIAhC///DAFYNAiAFQQFqQQAgBCAFQQF0ai8BAEH//wNxQf0ARhsPCwJAIAUvAQAiB0FQaiIFQQpJDQAgB0EgciIFQZ9/akEFSw0CIAVBqX9qIQULIAMgASADIAFLGyEBIAWtIQhBASECAkAgAyAAQQNqIgVNDQBBASECAkAgBCAFQQF0ai8BACIGQVBqIgdBCkkNAAJAIAZBIHIiB0Gff2pBBU0NACAFIQEMAgsgB0Gpf2ohBwsgCEIEhiAHrXwhCCADIABBBGoiBU0NAEEBIQICQCAEIAVBAXRqLwEAIgZBUGoiB0EKSQ0AAkAgBkEgciIHQZ9/akEFTQ0AIAUhAQwCCyAHQal/aiEHCyAIQgSGIAetfCEIIAMgAEEFaiIFTQ0AQQEhAgJAIAQgBUEBdGovAQAiAUFQaiIDQQpJDQACQCABQSByIgNBn39qQQVNDQAgBSEBDAILIANBqX9qIQMLIABBBmohASAIQgSGIAOtfCEIQQAhAgtBAEEAIAEgCEL//8MAVhsgAhsPCyAFQSZHDQAgAUUNACADIABBAWoiAU0NACAEIAFBAXRqLwEAQSNHDQBBAiEBQQohAgJAIAMgAEECaiIFTQ0AQRBBCiAEIAVBAXRqLwEAQd//A3FB2ABGIgEbIQJBA0ECIAEbIQELQQAhBQJAAkAgAyABIABqIgFNDQAgBCABQQF0ai8BACIFQVBqIgBBCkkNAQsgBUEgciIAQal/akHjACAAQZ9/akEGSRshAAsCQCAAIAJJDQBBAA8LQQAhBgJAAkAgAyABQQFqIgVNDQAgBCAFQQF0ai8BACIGQVBqIgdBCkkNAQsgBkEgciIHQal/akHjACAHQZ9/akEGSRshBwsgAK0hCAJAIAcgAk8NACAIIAKtIgl+IQggB60hCkEAIQcCQAJAIAMgAUECaiIFTQ0AIAQgBUEBdGovAQAiB0FQaiIAQQpJDQELIAdBIHIiAEGpf2pB4wAgAEGff2pBBkkbIQALIAggCnwhCCAAIAJPDQAgCCAJfiEIIACtIQpBACEHAkACQCADIAFBA2oiBU0NACAEIAVBAXRqLwEAIgdBUGoiAEEKSQ0BCyAHQSByIgBBqX9qQeMAIABBn39qQQZJGyEACyAIIAp8IQggACACTw0AIAggCX4hCCAArSEKQQAhBwJAAkAgAyABQQRqIgVNDQAgBCAFQQF0ai8BACIHQVBqIgBBCkkNAQsgB0EgciIAQal/akHjACAAQZ9/akEGSRshAAsgCCAKfCEIIAAgAk8NACAIIAl+IQggAK0hCkEAIQcCQAJAIAMgAUEFaiIFTQ0AIAQgBUEBdGovAQAiB0FQaiIAQQpJDQELIAdBIHIiAEGpf2pB4wAgAEGff2pBBkkbIQALIAggCnwhCCAAIAJPDQAgCCAJfiEIIACtIQpBACEHAkACQCADIAFBBmoiBU0NACAEIAVBAXRqLwEAIgdBUGoiAEEKSQ0BCyAHQSByIgBBqX9qQeMAIABBn39qQQZJGyEACyAIIAp8IQggACACTw0AIAggCX4hCCAArSEKQQAhBwJAAkAgAyABQQdqIgVNDQAgBCAFQQF0ai8BACIHQVBqIgBBCkkNAQsgB0EgciIAQal/akHjACAAQZ9/akEGSRshAAsgCCAKfCEIIAAgAk8NACAIIAl+IQggAK0hCkEAIQcCQAJAIAMgAUEIaiIFTQ0AIAQgBUEBdGovAQAiB0FQaiIAQQpJDQELIAdBIHIiAEGpf2pB4wAgAEGff2pBBkkbIQALIAggCnwhCCAAIAJPDQAgCCAJfiEIIACtIQpBACEHAkACQCADIAFBCWoiBU0NACAEIAVBAXRqLwEAIgdBUGoiAEEKSQ0BCyAHQSByIgBBqX9qQeMAIABBn39qQQZJGyEACyAIIAp8IQggACACTw0AQQAhBwJAAkAgAyABQQpqIgVNDQAgBCAFQQF0ai8BACIHQVBqIgFBCkkNAQsgB0EgciIBQal/akHjACABQZ9/akEGSRshAQsgASACSQ0CIAggCX4gAK18IQgLQQAhAiADIAVNDQAgCEL//8MAVg0AIAVBAWpBACAEIAVBAXRqLwEAQf//A3FBO0YbIQILIAIPC0EAC+gFAQR/AkAgBEUNAEEAIQUCQEEAKAL0wIiAACIGIABPDQBBACgCzICIgAAgAEEBdGpBfmovAQAhBQsCQAJAAkAgASACTyIHDQBBACgCzICIgAAgAUEBdGovAQAhCAJAIARBAkYNACAIQShGIQgMAgsgCEEoRw0CQQMPC0EAIQggBEECRg0BCwJAIAEgAkcNACAGIABHDQBBAg8LAkACQCABIAJGDQACQEEAKALMgIiAACABQQF0ai8BACIEQVRqDhABAgICAgICAgICAgICAgIBAAsgBEH8AEcNAQtBAyEDIAYgAEYgCHINAgJAAkAgBUFdag46BAEBAQEBAQEBBAEEBAEBAQEBAQEBAQEEBAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBBAALIAVB/ABGDQMLQQQhAwwCC0EDQQQgCBsPCwJAIAVBI0YNACAFQT1GDQACQCAAQQJJDQAgBUE6Rw0AQQAoAsyAiIAAIABBAXRqQXxqLwEAQTpGDQELAkAgBw0AQQAoAsyAiIAAIAFBAXRqLwEAIgRBIUkNAAJAAkACQCAEQafAAEoNACAEQV5qIgFBCk0NAQwCCyAEQdi/f2pBAkkNAiAEQf/9A0YNAgwEC0EBIAF0QaEIcQ0BCyAEQaABRw0CCyAFQTpGDQAgAEF/aiAGTQ0BIABBAEYNASAFQSBHDQFBACgCzICIgAAhCCAAQX5qIgchAgJAIAYgB04NACAAQVZqIgQgBiAEIAZKGyIFIABBfWoiBCAFIARIGyEGIABBAXQgCGpBemohASAHIQIDQCABLwEAIgRBIUkNASAEQdi/f2pBAkkNASAEQaABRg0BIARB//0DRg0BIAFBfmohASACQX9qIgIgBUoNAAsgBiECCyAIIAJBAXRqLwEAQS1HDQFBACgC0ICIgAAgAkEBaiIETQ0BIAcgAmtBAkgNASAIIARBAXRqLwEAQf//A3FBLUcNAQtBAw8LIAMLCgAgABCfgICAAAuGNwELfyOAgICAAEEQayIBJICAgIAAAkBBACgCkMGIgAANAEEAEKWAgIAAQfDEiIAAayICQdkASQ0AQQAhAwJAQQAoAtDEiIAAIgQNAEEAQn83AtzEiIAAQQBCgICEgICAwAA3AtTEiIAAQQAgAUEIakFwcUHYqtWqBXMiBDYC0MSIgABBAEEANgLkxIiAAEEAQQA2ArTEiIAAC0EAIAI2ArzEiIAAQQBB8MSIgAA2ArjEiIAAQQBB8MSIgAA2AojBiIAAQQAgBDYCnMGIgABBAEF/NgKYwYiAAANAIANBtMGIgABqIANBqMGIgABqIgQ2AgAgBCADQaDBiIAAaiIFNgIAIANBrMGIgABqIAU2AgAgA0G8wYiAAGogA0GwwYiAAGoiBTYCACAFIAQ2AgAgA0HEwYiAAGogA0G4wYiAAGoiBDYCACAEIAU2AgAgA0HAwYiAAGogBDYCACADQSBqIgNBgAJHDQALQfDEiIAAQXhB8MSIgABrQQ9xQQBB8MSIgABBCGpBD3EbIgNqIgRBBGogAkFIaiIFIANrIgNBAXI2AgBBAEEAKALgxIiAADYClMGIgABBACADNgKEwYiAAEEAIAQ2ApDBiIAAQfDEiIAAIAVqQTg2AgQLAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFLDQACQEEAKAL4wIiAACIGQRAgAEETakFwcSAAQQtJGyICQQN2IgR2IgNBA3FFDQAgA0EBcSAEckEBcyIFQQN0IgBBqMGIgABqKAIAIgRBCGohAwJAAkAgBCgCCCICIABBoMGIgABqIgBHDQBBACAGQX4gBXdxNgL4wIiAAAwBCyAAIAI2AgggAiAANgIMCyAEIAVBA3QiBUEDcjYCBCAEIAVqIgQgBCgCBEEBcjYCBAwMCyACQQAoAoDBiIAAIgdNDQECQCADRQ0AAkACQCADIAR0QQIgBHQiA0EAIANrcnEiA0EAIANrcUF/aiIDIANBDHZBEHEiA3YiBEEFdkEIcSIFIANyIAQgBXYiA0ECdkEEcSIEciADIAR2IgNBAXZBAnEiBHIgAyAEdiIDQQF2QQFxIgRyIAMgBHZqIgVBA3QiAEGowYiAAGooAgAiBCgCCCIDIABBoMGIgABqIgBHDQBBACAGQX4gBXdxIgY2AvjAiIAADAELIAAgAzYCCCADIAA2AgwLIARBCGohAyAEIAJBA3I2AgQgBCAFQQN0IgVqIAUgAmsiBTYCACAEIAJqIgAgBUEBcjYCBAJAIAdFDQAgB0EDdiIIQQN0QaDBiIAAaiECQQAoAozBiIAAIQQCQAJAIAZBASAIdCIIcQ0AQQAgBiAIcjYC+MCIgAAgAiEIDAELIAIoAgghCAsgCCAENgIMIAIgBDYCCCAEIAI2AgwgBCAINgIIC0EAIAA2AozBiIAAQQAgBTYCgMGIgAAMDAtBACgC/MCIgAAiCUUNASAJQQAgCWtxQX9qIgMgA0EMdkEQcSIDdiIEQQV2QQhxIgUgA3IgBCAFdiIDQQJ2QQRxIgRyIAMgBHYiA0EBdkECcSIEciADIAR2IgNBAXZBAXEiBHIgAyAEdmpBAnRBqMOIgABqKAIAIgAoAgRBeHEgAmshBCAAIQUCQANAAkAgBSgCECIDDQAgBUEUaigCACIDRQ0CCyADKAIEQXhxIAJrIgUgBCAFIARJIgUbIQQgAyAAIAUbIQAgAyEFDAALCyAAKAIYIQoCQCAAKAIMIgggAEYNAEEAKAKIwYiAACAAKAIIIgNLGiAIIAM2AgggAyAINgIMDAsLAkAgAEEUaiIFKAIAIgMNACAAKAIQIgNFDQMgAEEQaiEFCwNAIAUhCyADIghBFGoiBSgCACIDDQAgCEEQaiEFIAgoAhAiAw0ACyALQQA2AgAMCgtBfyECIABBv39LDQAgAEETaiIDQXBxIQJBACgC/MCIgAAiB0UNAEEAIQsCQCACQYACSQ0AQR8hCyACQf///wdLDQAgA0EIdiIDIANBgP4/akEQdkEIcSIDdCIEIARBgOAfakEQdkEEcSIEdCIFIAVBgIAPakEQdkECcSIFdEEPdiADIARyIAVyayIDQQF0IAIgA0EVanZBAXFyQRxqIQsLQQAgAmshBAJAAkACQAJAIAtBAnRBqMOIgABqKAIAIgUNAEEAIQNBACEIDAELQQAhAyACQQBBGSALQQF2ayALQR9GG3QhAEEAIQgDQAJAIAUoAgRBeHEgAmsiBiAETw0AIAYhBCAFIQggBg0AQQAhBCAFIQggBSEDDAMLIAMgBUEUaigCACIGIAYgBSAAQR12QQRxakEQaigCACIFRhsgAyAGGyEDIABBAXQhACAFDQALCwJAIAMgCHINAEEAIQhBAiALdCIDQQAgA2tyIAdxIgNFDQMgA0EAIANrcUF/aiIDIANBDHZBEHEiA3YiBUEFdkEIcSIAIANyIAUgAHYiA0ECdkEEcSIFciADIAV2IgNBAXZBAnEiBXIgAyAFdiIDQQF2QQFxIgVyIAMgBXZqQQJ0QajDiIAAaigCACEDCyADRQ0BCwNAIAMoAgRBeHEgAmsiBiAESSEAAkAgAygCECIFDQAgA0EUaigCACEFCyAGIAQgABshBCADIAggABshCCAFIQMgBQ0ACwsgCEUNACAEQQAoAoDBiIAAIAJrTw0AIAgoAhghCwJAIAgoAgwiACAIRg0AQQAoAojBiIAAIAgoAggiA0saIAAgAzYCCCADIAA2AgwMCQsCQCAIQRRqIgUoAgAiAw0AIAgoAhAiA0UNAyAIQRBqIQULA0AgBSEGIAMiAEEUaiIFKAIAIgMNACAAQRBqIQUgACgCECIDDQALIAZBADYCAAwICwJAQQAoAoDBiIAAIgMgAkkNAEEAKAKMwYiAACEEAkACQCADIAJrIgVBEEkNACAEIAJqIgAgBUEBcjYCBEEAIAU2AoDBiIAAQQAgADYCjMGIgAAgBCADaiAFNgIAIAQgAkEDcjYCBAwBCyAEIANBA3I2AgQgBCADaiIDIAMoAgRBAXI2AgRBAEEANgKMwYiAAEEAQQA2AoDBiIAACyAEQQhqIQMMCgsCQEEAKAKEwYiAACIAIAJNDQBBACgCkMGIgAAiAyACaiIEIAAgAmsiBUEBcjYCBEEAIAU2AoTBiIAAQQAgBDYCkMGIgAAgAyACQQNyNgIEIANBCGohAwwKCwJAAkBBACgC0MSIgABFDQBBACgC2MSIgAAhBAwBC0EAQn83AtzEiIAAQQBCgICEgICAwAA3AtTEiIAAQQAgAUEMakFwcUHYqtWqBXM2AtDEiIAAQQBBADYC5MSIgABBAEEANgK0xIiAAEGAgAQhBAtBACEDAkAgBCACQccAaiIHaiIGQQAgBGsiC3EiCCACSw0AQQBBMDYC6MSIgAAMCgsCQEEAKAKwxIiAACIDRQ0AAkBBACgCqMSIgAAiBCAIaiIFIARNDQAgBSADTQ0BC0EAIQNBAEEwNgLoxIiAAAwKC0EALQC0xIiAAEEEcQ0EAkACQAJAQQAoApDBiIAAIgRFDQBBuMSIgAAhAwNAAkAgAygCACIFIARLDQAgBSADKAIEaiAESw0DCyADKAIIIgMNAAsLQQAQpYCAgAAiAEF/Rg0FIAghBgJAQQAoAtTEiIAAIgNBf2oiBCAAcUUNACAIIABrIAQgAGpBACADa3FqIQYLIAYgAk0NBSAGQf7///8HSw0FAkBBACgCsMSIgAAiA0UNAEEAKAKoxIiAACIEIAZqIgUgBE0NBiAFIANLDQYLIAYQpYCAgAAiAyAARw0BDAcLIAYgAGsgC3EiBkH+////B0sNBCAGEKWAgIAAIgAgAygCACADKAIEakYNAyAAIQMLAkAgA0F/Rg0AIAJByABqIAZNDQACQCAHIAZrQQAoAtjEiIAAIgRqQQAgBGtxIgRB/v///wdNDQAgAyEADAcLAkAgBBClgICAAEF/Rg0AIAQgBmohBiADIQAMBwtBACAGaxClgICAABoMBAsgAyEAIANBf0cNBQwDC0EAIQgMBwtBACEADAULIABBf0cNAgtBAEEAKAK0xIiAAEEEcjYCtMSIgAALIAhB/v///wdLDQEgCBClgICAACEAQQAQpYCAgAAhAyAAQX9GDQEgA0F/Rg0BIAAgA08NASADIABrIgYgAkE4ak0NAQtBAEEAKAKoxIiAACAGaiIDNgKoxIiAAAJAIANBACgCrMSIgABNDQBBACADNgKsxIiAAAsCQAJAAkACQEEAKAKQwYiAACIERQ0AQbjEiIAAIQMDQCAAIAMoAgAiBSADKAIEIghqRg0CIAMoAggiAw0ADAMLCwJAAkBBACgCiMGIgAAiA0UNACAAIANPDQELQQAgADYCiMGIgAALQQAhA0EAIAY2ArzEiIAAQQAgADYCuMSIgABBAEF/NgKYwYiAAEEAQQAoAtDEiIAANgKcwYiAAEEAQQA2AsTEiIAAA0AgA0G0wYiAAGogA0GowYiAAGoiBDYCACAEIANBoMGIgABqIgU2AgAgA0GswYiAAGogBTYCACADQbzBiIAAaiADQbDBiIAAaiIFNgIAIAUgBDYCACADQcTBiIAAaiADQbjBiIAAaiIENgIAIAQgBTYCACADQcDBiIAAaiAENgIAIANBIGoiA0GAAkcNAAsgAEF4IABrQQ9xQQAgAEEIakEPcRsiA2oiBCAGQUhqIgUgA2siA0EBcjYCBEEAQQAoAuDEiIAANgKUwYiAAEEAIAM2AoTBiIAAQQAgBDYCkMGIgAAgACAFakE4NgIEDAILIAMtAAxBCHENACAFIARLDQAgACAETQ0AIARBeCAEa0EPcUEAIARBCGpBD3EbIgVqIgBBACgChMGIgAAgBmoiCyAFayIFQQFyNgIEIAMgCCAGajYCBEEAQQAoAuDEiIAANgKUwYiAAEEAIAU2AoTBiIAAQQAgADYCkMGIgAAgBCALakE4NgIEDAELAkAgAEEAKAKIwYiAACIITw0AQQAgADYCiMGIgAAgACEICyAAIAZqIQVBuMSIgAAhAwJAAkACQAJAAkACQAJAA0AgAygCACAFRg0BIAMoAggiAw0ADAILCyADLQAMQQhxRQ0BC0G4xIiAACEDA0ACQCADKAIAIgUgBEsNACAFIAMoAgRqIgUgBEsNAwsgAygCCCEDDAALCyADIAA2AgAgAyADKAIEIAZqNgIEIABBeCAAa0EPcUEAIABBCGpBD3EbaiILIAJBA3I2AgQgBUF4IAVrQQ9xQQAgBUEIakEPcRtqIgYgCyACaiICayEFAkAgBCAGRw0AQQAgAjYCkMGIgABBAEEAKAKEwYiAACAFaiIDNgKEwYiAACACIANBAXI2AgQMAwsCQEEAKAKMwYiAACAGRw0AQQAgAjYCjMGIgABBAEEAKAKAwYiAACAFaiIDNgKAwYiAACACIANBAXI2AgQgAiADaiADNgIADAMLAkAgBigCBCIDQQNxQQFHDQAgA0F4cSEHAkACQCADQf8BSw0AIAYoAggiBCADQQN2IghBA3RBoMGIgABqIgBGGgJAIAYoAgwiAyAERw0AQQBBACgC+MCIgABBfiAId3E2AvjAiIAADAILIAMgAEYaIAMgBDYCCCAEIAM2AgwMAQsgBigCGCEJAkACQCAGKAIMIgAgBkYNACAIIAYoAggiA0saIAAgAzYCCCADIAA2AgwMAQsCQCAGQRRqIgMoAgAiBA0AIAZBEGoiAygCACIEDQBBACEADAELA0AgAyEIIAQiAEEUaiIDKAIAIgQNACAAQRBqIQMgACgCECIEDQALIAhBADYCAAsgCUUNAAJAAkAgBigCHCIEQQJ0QajDiIAAaiIDKAIAIAZHDQAgAyAANgIAIAANAUEAQQAoAvzAiIAAQX4gBHdxNgL8wIiAAAwCCyAJQRBBFCAJKAIQIAZGG2ogADYCACAARQ0BCyAAIAk2AhgCQCAGKAIQIgNFDQAgACADNgIQIAMgADYCGAsgBigCFCIDRQ0AIABBFGogAzYCACADIAA2AhgLIAcgBWohBSAGIAdqIQYLIAYgBigCBEF+cTYCBCACIAVqIAU2AgAgAiAFQQFyNgIEAkAgBUH/AUsNACAFQQN2IgRBA3RBoMGIgABqIQMCQAJAQQAoAvjAiIAAIgVBASAEdCIEcQ0AQQAgBSAEcjYC+MCIgAAgAyEEDAELIAMoAgghBAsgBCACNgIMIAMgAjYCCCACIAM2AgwgAiAENgIIDAMLQR8hAwJAIAVB////B0sNACAFQQh2IgMgA0GA/j9qQRB2QQhxIgN0IgQgBEGA4B9qQRB2QQRxIgR0IgAgAEGAgA9qQRB2QQJxIgB0QQ92IAMgBHIgAHJrIgNBAXQgBSADQRVqdkEBcXJBHGohAwsgAiADNgIcIAJCADcCECADQQJ0QajDiIAAaiEEAkBBACgC/MCIgAAiAEEBIAN0IghxDQAgBCACNgIAQQAgACAIcjYC/MCIgAAgAiAENgIYIAIgAjYCCCACIAI2AgwMAwsgBUEAQRkgA0EBdmsgA0EfRht0IQMgBCgCACEAA0AgACIEKAIEQXhxIAVGDQIgA0EddiEAIANBAXQhAyAEIABBBHFqQRBqIggoAgAiAA0ACyAIIAI2AgAgAiAENgIYIAIgAjYCDCACIAI2AggMAgsgAEF4IABrQQ9xQQAgAEEIakEPcRsiA2oiCyAGQUhqIgggA2siA0EBcjYCBCAAIAhqQTg2AgQgBCAFQTcgBWtBD3FBACAFQUlqQQ9xG2pBQWoiCCAIIARBEGpJGyIIQSM2AgRBAEEAKALgxIiAADYClMGIgABBACADNgKEwYiAAEEAIAs2ApDBiIAAIAhBEGpBACkCwMSIgAA3AgAgCEEAKQK4xIiAADcCCEEAIAhBCGo2AsDEiIAAQQAgBjYCvMSIgABBACAANgK4xIiAAEEAQQA2AsTEiIAAIAhBJGohAwNAIANBBzYCACAFIANBBGoiA0sNAAsgCCAERg0DIAggCCgCBEF+cTYCBCAIIAggBGsiBjYCACAEIAZBAXI2AgQCQCAGQf8BSw0AIAZBA3YiBUEDdEGgwYiAAGohAwJAAkBBACgC+MCIgAAiAEEBIAV0IgVxDQBBACAAIAVyNgL4wIiAACADIQUMAQsgAygCCCEFCyAFIAQ2AgwgAyAENgIIIAQgAzYCDCAEIAU2AggMBAtBHyEDAkAgBkH///8HSw0AIAZBCHYiAyADQYD+P2pBEHZBCHEiA3QiBSAFQYDgH2pBEHZBBHEiBXQiACAAQYCAD2pBEHZBAnEiAHRBD3YgAyAFciAAcmsiA0EBdCAGIANBFWp2QQFxckEcaiEDCyAEQgA3AhAgBEEcaiADNgIAIANBAnRBqMOIgABqIQUCQEEAKAL8wIiAACIAQQEgA3QiCHENACAFIAQ2AgBBACAAIAhyNgL8wIiAACAEQRhqIAU2AgAgBCAENgIIIAQgBDYCDAwECyAGQQBBGSADQQF2ayADQR9GG3QhAyAFKAIAIQADQCAAIgUoAgRBeHEgBkYNAyADQR12IQAgA0EBdCEDIAUgAEEEcWpBEGoiCCgCACIADQALIAggBDYCACAEQRhqIAU2AgAgBCAENgIMIAQgBDYCCAwDCyAEKAIIIgMgAjYCDCAEIAI2AgggAkEANgIYIAIgBDYCDCACIAM2AggLIAtBCGohAwwFCyAFKAIIIgMgBDYCDCAFIAQ2AgggBEEYakEANgIAIAQgBTYCDCAEIAM2AggLQQAoAoTBiIAAIgMgAk0NAEEAKAKQwYiAACIEIAJqIgUgAyACayIDQQFyNgIEQQAgAzYChMGIgABBACAFNgKQwYiAACAEIAJBA3I2AgQgBEEIaiEDDAMLQQAhA0EAQTA2AujEiIAADAILAkAgC0UNAAJAAkAgCCAIKAIcIgVBAnRBqMOIgABqIgMoAgBHDQAgAyAANgIAIAANAUEAIAdBfiAFd3EiBzYC/MCIgAAMAgsgC0EQQRQgCygCECAIRhtqIAA2AgAgAEUNAQsgACALNgIYAkAgCCgCECIDRQ0AIAAgAzYCECADIAA2AhgLIAhBFGooAgAiA0UNACAAQRRqIAM2AgAgAyAANgIYCwJAAkAgBEEPSw0AIAggBCACaiIDQQNyNgIEIAggA2oiAyADKAIEQQFyNgIEDAELIAggAmoiACAEQQFyNgIEIAggAkEDcjYCBCAAIARqIAQ2AgACQCAEQf8BSw0AIARBA3YiBEEDdEGgwYiAAGohAwJAAkBBACgC+MCIgAAiBUEBIAR0IgRxDQBBACAFIARyNgL4wIiAACADIQQMAQsgAygCCCEECyAEIAA2AgwgAyAANgIIIAAgAzYCDCAAIAQ2AggMAQtBHyEDAkAgBEH///8HSw0AIARBCHYiAyADQYD+P2pBEHZBCHEiA3QiBSAFQYDgH2pBEHZBBHEiBXQiAiACQYCAD2pBEHZBAnEiAnRBD3YgAyAFciACcmsiA0EBdCAEIANBFWp2QQFxckEcaiEDCyAAIAM2AhwgAEIANwIQIANBAnRBqMOIgABqIQUCQCAHQQEgA3QiAnENACAFIAA2AgBBACAHIAJyNgL8wIiAACAAIAU2AhggACAANgIIIAAgADYCDAwBCyAEQQBBGSADQQF2ayADQR9GG3QhAyAFKAIAIQICQANAIAIiBSgCBEF4cSAERg0BIANBHXYhAiADQQF0IQMgBSACQQRxakEQaiIGKAIAIgINAAsgBiAANgIAIAAgBTYCGCAAIAA2AgwgACAANgIIDAELIAUoAggiAyAANgIMIAUgADYCCCAAQQA2AhggACAFNgIMIAAgAzYCCAsgCEEIaiEDDAELAkAgCkUNAAJAAkAgACAAKAIcIgVBAnRBqMOIgABqIgMoAgBHDQAgAyAINgIAIAgNAUEAIAlBfiAFd3E2AvzAiIAADAILIApBEEEUIAooAhAgAEYbaiAINgIAIAhFDQELIAggCjYCGAJAIAAoAhAiA0UNACAIIAM2AhAgAyAINgIYCyAAQRRqKAIAIgNFDQAgCEEUaiADNgIAIAMgCDYCGAsCQAJAIARBD0sNACAAIAQgAmoiA0EDcjYCBCAAIANqIgMgAygCBEEBcjYCBAwBCyAAIAJqIgUgBEEBcjYCBCAAIAJBA3I2AgQgBSAEaiAENgIAAkAgB0UNACAHQQN2IghBA3RBoMGIgABqIQJBACgCjMGIgAAhAwJAAkBBASAIdCIIIAZxDQBBACAIIAZyNgL4wIiAACACIQgMAQsgAigCCCEICyAIIAM2AgwgAiADNgIIIAMgAjYCDCADIAg2AggLQQAgBTYCjMGIgABBACAENgKAwYiAAAsgAEEIaiEDCyABQRBqJICAgIAAIAMLCgAgABChgICAAAvwDQEHfwJAIABFDQAgAEF4aiIBIABBfGooAgAiAkF4cSIAaiEDAkAgAkEBcQ0AIAJBA3FFDQEgASABKAIAIgJrIgFBACgCiMGIgAAiBEkNASACIABqIQACQEEAKAKMwYiAACABRg0AAkAgAkH/AUsNACABKAIIIgQgAkEDdiIFQQN0QaDBiIAAaiIGRhoCQCABKAIMIgIgBEcNAEEAQQAoAvjAiIAAQX4gBXdxNgL4wIiAAAwDCyACIAZGGiACIAQ2AgggBCACNgIMDAILIAEoAhghBwJAAkAgASgCDCIGIAFGDQAgBCABKAIIIgJLGiAGIAI2AgggAiAGNgIMDAELAkAgAUEUaiICKAIAIgQNACABQRBqIgIoAgAiBA0AQQAhBgwBCwNAIAIhBSAEIgZBFGoiAigCACIEDQAgBkEQaiECIAYoAhAiBA0ACyAFQQA2AgALIAdFDQECQAJAIAEoAhwiBEECdEGow4iAAGoiAigCACABRw0AIAIgBjYCACAGDQFBAEEAKAL8wIiAAEF+IAR3cTYC/MCIgAAMAwsgB0EQQRQgBygCECABRhtqIAY2AgAgBkUNAgsgBiAHNgIYAkAgASgCECICRQ0AIAYgAjYCECACIAY2AhgLIAEoAhQiAkUNASAGQRRqIAI2AgAgAiAGNgIYDAELIAMoAgQiAkEDcUEDRw0AIAMgAkF+cTYCBEEAIAA2AoDBiIAAIAEgAGogADYCACABIABBAXI2AgQPCyADIAFNDQAgAygCBCICQQFxRQ0AAkACQCACQQJxDQACQEEAKAKQwYiAACADRw0AQQAgATYCkMGIgABBAEEAKAKEwYiAACAAaiIANgKEwYiAACABIABBAXI2AgQgAUEAKAKMwYiAAEcNA0EAQQA2AoDBiIAAQQBBADYCjMGIgAAPCwJAQQAoAozBiIAAIANHDQBBACABNgKMwYiAAEEAQQAoAoDBiIAAIABqIgA2AoDBiIAAIAEgAEEBcjYCBCABIABqIAA2AgAPCyACQXhxIABqIQACQAJAIAJB/wFLDQAgAygCCCIEIAJBA3YiBUEDdEGgwYiAAGoiBkYaAkAgAygCDCICIARHDQBBAEEAKAL4wIiAAEF+IAV3cTYC+MCIgAAMAgsgAiAGRhogAiAENgIIIAQgAjYCDAwBCyADKAIYIQcCQAJAIAMoAgwiBiADRg0AQQAoAojBiIAAIAMoAggiAksaIAYgAjYCCCACIAY2AgwMAQsCQCADQRRqIgIoAgAiBA0AIANBEGoiAigCACIEDQBBACEGDAELA0AgAiEFIAQiBkEUaiICKAIAIgQNACAGQRBqIQIgBigCECIEDQALIAVBADYCAAsgB0UNAAJAAkAgAygCHCIEQQJ0QajDiIAAaiICKAIAIANHDQAgAiAGNgIAIAYNAUEAQQAoAvzAiIAAQX4gBHdxNgL8wIiAAAwCCyAHQRBBFCAHKAIQIANGG2ogBjYCACAGRQ0BCyAGIAc2AhgCQCADKAIQIgJFDQAgBiACNgIQIAIgBjYCGAsgAygCFCICRQ0AIAZBFGogAjYCACACIAY2AhgLIAEgAGogADYCACABIABBAXI2AgQgAUEAKAKMwYiAAEcNAUEAIAA2AoDBiIAADwsgAyACQX5xNgIEIAEgAGogADYCACABIABBAXI2AgQLAkAgAEH/AUsNACAAQQN2IgJBA3RBoMGIgABqIQACQAJAQQAoAvjAiIAAIgRBASACdCICcQ0AQQAgBCACcjYC+MCIgAAgACECDAELIAAoAgghAgsgAiABNgIMIAAgATYCCCABIAA2AgwgASACNgIIDwtBHyECAkAgAEH///8HSw0AIABBCHYiAiACQYD+P2pBEHZBCHEiAnQiBCAEQYDgH2pBEHZBBHEiBHQiBiAGQYCAD2pBEHZBAnEiBnRBD3YgAiAEciAGcmsiAkEBdCAAIAJBFWp2QQFxckEcaiECCyABQgA3AhAgAUEcaiACNgIAIAJBAnRBqMOIgABqIQQCQAJAQQAoAvzAiIAAIgZBASACdCIDcQ0AIAQgATYCAEEAIAYgA3I2AvzAiIAAIAFBGGogBDYCACABIAE2AgggASABNgIMDAELIABBAEEZIAJBAXZrIAJBH0YbdCECIAQoAgAhBgJAA0AgBiIEKAIEQXhxIABGDQEgAkEddiEGIAJBAXQhAiAEIAZBBHFqQRBqIgMoAgAiBg0ACyADIAE2AgAgAUEYaiAENgIAIAEgATYCDCABIAE2AggMAQsgBCgCCCIAIAE2AgwgBCABNgIIIAFBGGpBADYCACABIAQ2AgwgASAANgIIC0EAQQAoApjBiIAAQX9qIgFBfyABGzYCmMGIgAALC2sCAX8BfgJAAkAgAA0AQQAhAgwBCyAArSABrX4iA6chAiABIAByQYCABEkNAEF/IAIgA0IgiKdBAEcbIQILAkAgAhCfgICAACIARQ0AIABBfGotAABBA3FFDQAgAEEAIAIQqICAgAAaCyAAC+kIAQt/AkAgAA0AIAEQn4CAgAAPCwJAIAFBQEkNAEEAQTA2AujEiIAAQQAPC0EQIAFBE2pBcHEgAUELSRshAiAAQXxqIgMoAgAiBEF4cSEFAkACQAJAIARBA3ENACACQYACSQ0BIAUgAkEEckkNASAFIAJrQQAoAtjEiIAAQQF0TQ0CDAELIABBeGoiBiAFaiEHAkAgBSACSQ0AIAUgAmsiAUEQSQ0CIAMgAiAEQQFxckECcjYCACAGIAJqIgIgAUEDcjYCBCAHIAcoAgRBAXI2AgQgAiABEKSAgIAAIAAPCwJAQQAoApDBiIAAIAdHDQBBACgChMGIgAAgBWoiBSACTQ0BIAMgAiAEQQFxckECcjYCAEEAIAYgAmoiATYCkMGIgABBACAFIAJrIgI2AoTBiIAAIAEgAkEBcjYCBCAADwsCQEEAKAKMwYiAACAHRw0AQQAoAoDBiIAAIAVqIgUgAkkNAQJAAkAgBSACayIBQRBJDQAgAyACIARBAXFyQQJyNgIAIAYgAmoiAiABQQFyNgIEIAYgBWoiBSABNgIAIAUgBSgCBEF+cTYCBAwBCyADIARBAXEgBXJBAnI2AgAgBiAFaiIBIAEoAgRBAXI2AgRBACEBQQAhAgtBACACNgKMwYiAAEEAIAE2AoDBiIAAIAAPCyAHKAIEIghBAnENACAIQXhxIAVqIgkgAkkNACAJIAJrIQoCQAJAIAhB/wFLDQAgBygCCCIBIAhBA3YiC0EDdEGgwYiAAGoiCEYaAkAgBygCDCIFIAFHDQBBAEEAKAL4wIiAAEF+IAt3cTYC+MCIgAAMAgsgBSAIRhogBSABNgIIIAEgBTYCDAwBCyAHKAIYIQwCQAJAIAcoAgwiCCAHRg0AQQAoAojBiIAAIAcoAggiAUsaIAggATYCCCABIAg2AgwMAQsCQCAHQRRqIgEoAgAiBQ0AIAdBEGoiASgCACIFDQBBACEIDAELA0AgASELIAUiCEEUaiIBKAIAIgUNACAIQRBqIQEgCCgCECIFDQALIAtBADYCAAsgDEUNAAJAAkAgBygCHCIFQQJ0QajDiIAAaiIBKAIAIAdHDQAgASAINgIAIAgNAUEAQQAoAvzAiIAAQX4gBXdxNgL8wIiAAAwCCyAMQRBBFCAMKAIQIAdGG2ogCDYCACAIRQ0BCyAIIAw2AhgCQCAHKAIQIgFFDQAgCCABNgIQIAEgCDYCGAsgBygCFCIBRQ0AIAhBFGogATYCACABIAg2AhgLAkAgCkEPSw0AIAMgBEEBcSAJckECcjYCACAGIAlqIgEgASgCBEEBcjYCBCAADwsgAyACIARBAXFyQQJyNgIAIAYgAmoiASAKQQNyNgIEIAYgCWoiAiACKAIEQQFyNgIEIAEgChCkgICAACAADwsCQCABEJ+AgIAAIgINAEEADwsgAiAAQXxBeCADKAIAIgVBA3EbIAVBeHFqIgUgASAFIAFJGxCngICAACEBIAAQoYCAgAAgASEACyAAC6ANAQZ/IAAgAWohAgJAAkAgACgCBCIDQQFxDQAgA0EDcUUNASAAKAIAIgMgAWohAQJAAkBBACgCjMGIgAAgACADayIARg0AAkAgA0H/AUsNACAAKAIIIgQgA0EDdiIFQQN0QaDBiIAAaiIGRhogACgCDCIDIARHDQJBAEEAKAL4wIiAAEF+IAV3cTYC+MCIgAAMAwsgACgCGCEHAkACQCAAKAIMIgYgAEYNAEEAKAKIwYiAACAAKAIIIgNLGiAGIAM2AgggAyAGNgIMDAELAkAgAEEUaiIDKAIAIgQNACAAQRBqIgMoAgAiBA0AQQAhBgwBCwNAIAMhBSAEIgZBFGoiAygCACIEDQAgBkEQaiEDIAYoAhAiBA0ACyAFQQA2AgALIAdFDQICQAJAIAAoAhwiBEECdEGow4iAAGoiAygCACAARw0AIAMgBjYCACAGDQFBAEEAKAL8wIiAAEF+IAR3cTYC/MCIgAAMBAsgB0EQQRQgBygCECAARhtqIAY2AgAgBkUNAwsgBiAHNgIYAkAgACgCECIDRQ0AIAYgAzYCECADIAY2AhgLIAAoAhQiA0UNAiAGQRRqIAM2AgAgAyAGNgIYDAILIAIoAgQiA0EDcUEDRw0BIAIgA0F+cTYCBEEAIAE2AoDBiIAAIAIgATYCACAAIAFBAXI2AgQPCyADIAZGGiADIAQ2AgggBCADNgIMCwJAAkAgAigCBCIDQQJxDQACQEEAKAKQwYiAACACRw0AQQAgADYCkMGIgABBAEEAKAKEwYiAACABaiIBNgKEwYiAACAAIAFBAXI2AgQgAEEAKAKMwYiAAEcNA0EAQQA2AoDBiIAAQQBBADYCjMGIgAAPCwJAQQAoAozBiIAAIAJHDQBBACAANgKMwYiAAEEAQQAoAoDBiIAAIAFqIgE2AoDBiIAAIAAgAUEBcjYCBCAAIAFqIAE2AgAPCyADQXhxIAFqIQECQAJAIANB/wFLDQAgAigCCCIEIANBA3YiBUEDdEGgwYiAAGoiBkYaAkAgAigCDCIDIARHDQBBAEEAKAL4wIiAAEF+IAV3cTYC+MCIgAAMAgsgAyAGRhogAyAENgIIIAQgAzYCDAwBCyACKAIYIQcCQAJAIAIoAgwiBiACRg0AQQAoAojBiIAAIAIoAggiA0saIAYgAzYCCCADIAY2AgwMAQsCQCACQRRqIgQoAgAiAw0AIAJBEGoiBCgCACIDDQBBACEGDAELA0AgBCEFIAMiBkEUaiIEKAIAIgMNACAGQRBqIQQgBigCECIDDQALIAVBADYCAAsgB0UNAAJAAkAgAigCHCIEQQJ0QajDiIAAaiIDKAIAIAJHDQAgAyAGNgIAIAYNAUEAQQAoAvzAiIAAQX4gBHdxNgL8wIiAAAwCCyAHQRBBFCAHKAIQIAJGG2ogBjYCACAGRQ0BCyAGIAc2AhgCQCACKAIQIgNFDQAgBiADNgIQIAMgBjYCGAsgAigCFCIDRQ0AIAZBFGogAzYCACADIAY2AhgLIAAgAWogATYCACAAIAFBAXI2AgQgAEEAKAKMwYiAAEcNAUEAIAE2AoDBiIAADwsgAiADQX5xNgIEIAAgAWogATYCACAAIAFBAXI2AgQLAkAgAUH/AUsNACABQQN2IgNBA3RBoMGIgABqIQECQAJAQQAoAvjAiIAAIgRBASADdCIDcQ0AQQAgBCADcjYC+MCIgAAgASEDDAELIAEoAgghAwsgAyAANgIMIAEgADYCCCAAIAE2AgwgACADNgIIDwtBHyEDAkAgAUH///8HSw0AIAFBCHYiAyADQYD+P2pBEHZBCHEiA3QiBCAEQYDgH2pBEHZBBHEiBHQiBiAGQYCAD2pBEHZBAnEiBnRBD3YgAyAEciAGcmsiA0EBdCABIANBFWp2QQFxckEcaiEDCyAAQgA3AhAgAEEcaiADNgIAIANBAnRBqMOIgABqIQQCQEEAKAL8wIiAACIGQQEgA3QiAnENACAEIAA2AgBBACAGIAJyNgL8wIiAACAAQRhqIAQ2AgAgACAANgIIIAAgADYCDA8LIAFBAEEZIANBAXZrIANBH0YbdCEDIAQoAgAhBgJAA0AgBiIEKAIEQXhxIAFGDQEgA0EddiEGIANBAXQhAyAEIAZBBHFqQRBqIgIoAgAiBg0ACyACIAA2AgAgAEEYaiAENgIAIAAgADYCDCAAIAA2AggPCyAEKAIIIgEgADYCDCAEIAA2AgggAEEYakEANgIAIAAgBDYCDCAAIAE2AggLC04AAkAgAA0APwBBEHQPCwJAIABB//8DcQ0AIABBf0wNAAJAIABBEHZAACIAQX9HDQBBAEEwNgLoxIiAAEF/DwsgAEEQdA8LEKaAgIAAAAsEAAAAC5AKAQZ/AkACQCABQQNxRQ0AIAJFDQAgACABLQAAOgAAIAJBf2ohAyAAQQFqIQQgAUEBaiIFQQNxRQ0BIANFDQEgACABLQABOgABIAJBfmohAyAAQQJqIQQgAUECaiIFQQNxRQ0BIANFDQEgACABLQACOgACIAJBfWohAyAAQQNqIQQgAUEDaiIFQQNxRQ0BIANFDQEgACABLQADOgADIAJBfGohAyAAQQRqIQQgAUEEaiEFDAELIAIhAyAAIQQgASEFCwJAAkACQCAEQQNxIgENAAJAAkAgA0EQSQ0AAkAgA0FwaiIBQRBxDQAgBCAFKQIANwIAIAQgBSkCCDcCCCAEQRBqIQQgBUEQaiEFIAEhAwsgAUEQSQ0BA0AgBCAFKQIANwIAIARBCGogBUEIaikCADcCACAEQRBqIAVBEGopAgA3AgAgBEEYaiAFQRhqKQIANwIAIARBIGohBCAFQSBqIQUgA0FgaiIDQQ9LDQALCyADIQELAkAgAUEIcUUNACAEIAUpAgA3AgAgBUEIaiEFIARBCGohBAsCQCABQQRxRQ0AIAQgBSgCADYCACAFQQRqIQUgBEEEaiEECwJAIAFBAnFFDQAgBCAFLwAAOwAAIARBAmohBCAFQQJqIQULIAFBAXENAQwCCwJAIANBIEkNAAJAAkACQCABQX9qDgMAAQIDCyAEIAUoAgAiBjoAACAEIAZBEHY6AAIgBCAGQQh2OgABIANBfWohAyAEQQNqIQdBACEBA0AgByABaiIEIAUgAWoiAkEEaigCACIIQQh0IAZBGHZyNgIAIARBBGogAkEIaigCACIGQQh0IAhBGHZyNgIAIARBCGogAkEMaigCACIIQQh0IAZBGHZyNgIAIARBDGogAkEQaigCACIGQQh0IAhBGHZyNgIAIAFBEGohASADQXBqIgNBEEsNAAsgByABaiEEIAUgAWpBA2ohBQwCCyAEIAUoAgAiBjsAACADQX5qIQMgBEECaiEHQQAhAQNAIAcgAWoiBCAFIAFqIgJBBGooAgAiCEEQdCAGQRB2cjYCACAEQQRqIAJBCGooAgAiBkEQdCAIQRB2cjYCACAEQQhqIAJBDGooAgAiCEEQdCAGQRB2cjYCACAEQQxqIAJBEGooAgAiBkEQdCAIQRB2cjYCACABQRBqIQEgA0FwaiIDQRFLDQALIAcgAWohBCAFIAFqQQJqIQUMAQsgBCAFKAIAIgY6AAAgA0F/aiEDIARBAWohB0EAIQEDQCAHIAFqIgQgBSABaiICQQRqKAIAIghBGHQgBkEIdnI2AgAgBEEEaiACQQhqKAIAIgZBGHQgCEEIdnI2AgAgBEEIaiACQQxqKAIAIghBGHQgBkEIdnI2AgAgBEEMaiACQRBqKAIAIgZBGHQgCEEIdnI2AgAgAUEQaiEBIANBcGoiA0ESSw0ACyAHIAFqIQQgBSABakEBaiEFCwJAIANBEHFFDQAgBCAFLQAAOgAAIAQgBSgAATYAASAEIAUpAAU3AAUgBCAFLwANOwANIAQgBS0ADzoADyAEQRBqIQQgBUEQaiEFCwJAIANBCHFFDQAgBCAFKQAANwAAIARBCGohBCAFQQhqIQULAkAgA0EEcUUNACAEIAUoAAA2AAAgBEEEaiEEIAVBBGohBQsCQCADQQJxRQ0AIAQgBS8AADsAACAEQQJqIQQgBUECaiEFCyADQQFxRQ0BCyAEIAUtAAA6AAALIAAL+wICA38BfgJAIAJFDQAgACABOgAAIAIgAGoiA0F/aiABOgAAIAJBA0kNACAAIAE6AAIgACABOgABIANBfWogAToAACADQX5qIAE6AAAgAkEHSQ0AIAAgAToAAyADQXxqIAE6AAAgAkEJSQ0AIABBACAAa0EDcSIEaiIDIAFB/wFxQYGChAhsIgE2AgAgAyACIARrQXxxIgRqIgJBfGogATYCACAEQQlJDQAgAyABNgIIIAMgATYCBCACQXhqIAE2AgAgAkF0aiABNgIAIARBGUkNACADIAE2AhggAyABNgIUIAMgATYCECADIAE2AgwgAkFwaiABNgIAIAJBbGogATYCACACQWhqIAE2AgAgAkFkaiABNgIAIAQgA0EEcUEYciIFayICQSBJDQAgAa1CgYCAgBB+IQYgAyAFaiEBA0AgASAGNwMAIAFBGGogBjcDACABQRBqIAY3AwAgAUEIaiAGNwMAIAFBIGohASACQWBqIgJBH0sNAAsLIAALAgALDgAQqYCAgAAQqYCAgAALCAAgABADECoLBgAQBBAqCwgAIAAQBRAqCwYAEAYQKgsGABAHECoLBgAQCBAqCwgAIAAQCRAqCwYAEAoQKgsGABALECoLCAAgABAMECoLCAAgABANECoLBgAQDxAqCwwAIAAgASACEBAQKgsGABASECoLCAAgABATECoLCAAgABAUECoLDAAgACABIAIQFhAqCw4AIAAgASACIAMQFxAqCwgAIAAQGBAqCwgAIAAQGRAqCw==";

// ../../packages/indexer/src/words/word-finder.ts
var Cover = { None: 0, Token: 1, Comment: 2 };
var RangeKind = {
  /** Nothing is read: it is only covered. */
  CoverOnly: 0,
  /** Every word in one class. */
  Plain: 1,
  PlainComment: 2,
  /** The words of a comment that are no part of what was read in it. */
  DocComment: 3,
  /** A string literal's content, by the classes of `packClasses`. */
  String: 4
};
var ScanMode = { Uniform: 0, Segments: 1, Prose: 2, Escaping: 4, Markup: 8 };
var IN_ERROR = 256;
var WORDS = { count: 0, name: 2, start: 3, class: 4, words: 5 };
var NAMES = { count: 0, offsets: 2, words: 3 };
var MOST_NAMES = 1 << 18;
var MOST_UNITS = 1 << 22;
var RECYCLE_BYTES = 96 * 1024 * 1024;
var RANGE = 4;
var compiled = null;
var ofThread = null;
function wordFinder() {
  ofThread ??= new WordFinder();
  return ofThread;
}
var WordFinder = class {
  /** Names have other numbers than before when this has changed. */
  generation = 0;
  /** Asked for a run of word parts and escapes; returns the offset behind it. May call `add`. The mode is without `Escaping`. */
  onEscapes = (_start, end) => end;
  /** Told of a string with a backslash, which is not read. */
  onEscapedString = () => {
  };
  #memory;
  #exports;
  #bytes;
  #texts = [];
  #ranges = new Int32Array(1024 * RANGE);
  #pending = 0;
  #text = "";
  constructor() {
    this.#renew();
  }
  /** Begins with a text. Nothing of it is covered. */
  place(text) {
    if (this.#memory.buffer.byteLength > RECYCLE_BYTES) this.#renew();
    const names = this.#record(this.#exports.names_address() >>> 0, NAMES.words);
    const count = names[NAMES.count];
    if (count > MOST_NAMES || count > 0 && this.#cell(names[NAMES.offsets] + count * 4) > MOST_UNITS) {
      this.#exports.forget_names();
      this.#forgotten();
    }
    this.#pending = 0;
    this.#text = text;
    const address = this.#exports.place(text.length) >>> 0;
    this.#view().write(text, address, "utf16le");
  }
  /** Adds a range of a program to those that `readRanges` reads. */
  range(start2, end, kind, classes) {
    const at = this.#pending++ * RANGE;
    if (at === this.#ranges.length) this.#widen();
    const ranges = this.#ranges;
    ranges[at] = start2;
    ranges[at + 1] = end;
    ranges[at + 2] = kind;
    ranges[at + 3] = classes;
  }
  /**
   * Covers the tokens at these places, and then reads the ranges of a program.
   *
   * @returns what covers each unit of the text now: a view, as those of the words
   */
  readRanges(starts, ends, count) {
    this.#exports.uncover();
    const cells = this.#cells(count * 2);
    cells.set(starts.subarray(0, count));
    cells.set(ends.subarray(0, count), count);
    this.#exports.cover_ranges(count);
    this.#run("read_ranges");
  }
  /** What covers each unit of the text: a view, as those of the words. */
  cover() {
    return new Uint8Array(this.#memory.buffer, this.#exports.cover_address() >>> 0, this.#text.length);
  }
  /**
   * Reads the words that nothing covers.
   *
   * @param parsed the text as it was parsed, where that is another one of the same length: what is blank in it is passed over
   * @param errors pairs of start and end: a word there has `IN_ERROR` in its class
   */
  readGaps(parsed, errors, textClass) {
    if (parsed !== null) {
      const address = this.#exports.place_parsed() >>> 0;
      this.#view().write(parsed, address, "utf16le");
    }
    this.#cells(errors.length).set(errors);
    this.#exports.read_gaps(parsed === null ? 0 : 1, errors.length >> 1, textClass);
  }
  /** Reads the ranges of a text that is no program; their kinds are a `ScanMode`, with bits. */
  scanRanges() {
    this.#run("scan_ranges");
  }
  /** The words that were found since `place`, or since they were taken. */
  take() {
    const record = this.#record(this.#exports.words_address() >>> 0, WORDS.words);
    const count = record[WORDS.count];
    record[WORDS.count] = 0;
    const { buffer } = this.#memory;
    return {
      count,
      name: new Int32Array(buffer, record[WORDS.name], count),
      start: new Int32Array(buffer, record[WORDS.start], count),
      class: new Int32Array(buffer, record[WORDS.class], count)
    };
  }
  /** Adds a word that does not stand in the text as it is: a decoded one. */
  add(name2, start2, textClass) {
    const address = this.#exports.spell(name2.length) >>> 0;
    this.#view().write(name2, address, "utf16le");
    const id = this.#exports.spelled(name2.length);
    this.#texts[id] ??= name2;
    this.#exports.add_word(id, start2, textClass);
  }
  /**
   * Text of a word by its number: the same string each time.
   *
   * @param start offset at which it stands in the text, or at which it was added
   */
  textOf(id, start2) {
    let text = this.#texts[id];
    if (text === void 0) {
      text = ownCopy(this.#text.slice(start2, start2 + this.#lengthOf(id)));
      this.#texts[id] = text;
    }
    return text;
  }
  /** Offsets at which the lines of the text start; the first is 0. LF, CRLF and a lone CR end a line. */
  lineStarts() {
    const count = this.#exports.line_starts() >>> 0;
    return new Int32Array(this.#memory.buffer, this.#exports.cells(0) >>> 0, count).slice();
  }
  /** A hash of a part of the text without comments and white space, and without what lies from `name` to `nameEnd`. */
  hashBody(start2, end, name2, nameEnd) {
    return this.#exports.hash_body(start2, end, name2, nameEnd);
  }
  /** Rows in the order of their starts, equal ones in theirs: a view. Null where they are in it. */
  sorted(starts, count) {
    const cells = this.#cells(count * 3);
    cells.set(starts.subarray(0, count));
    return this.#exports.sort_starts(count) === 0 ? null : cells.subarray(count, count * 2);
  }
  #run(name2) {
    const count = this.#pending;
    if (count === 0) return;
    this.#cells(count * RANGE).set(this.#ranges.subarray(0, count * RANGE));
    this.#pending = 0;
    this.#exports[name2](count);
  }
  #cells(count) {
    const address = this.#exports.cells(count) >>> 0;
    return new Int32Array(this.#memory.buffer, address, count);
  }
  #record(address, words2) {
    return new Uint32Array(this.#memory.buffer, address, words2);
  }
  #cell(address) {
    return this.#view().readUInt32LE(address);
  }
  #lengthOf(id) {
    const offsets = this.#cell((this.#exports.names_address() >>> 0) + NAMES.offsets * 4);
    return this.#cell(offsets + id * 4 + 4) - this.#cell(offsets + id * 4);
  }
  #widen() {
    const wider3 = new Int32Array(this.#ranges.length * 2);
    wider3.set(this.#ranges);
    this.#ranges = wider3;
  }
  #forgotten() {
    this.generation++;
    this.#texts = [];
  }
  #renew() {
    compiled ??= new WebAssembly.Module(Buffer.from(WORDS_WASM, "base64"));
    const instance2 = new WebAssembly.Instance(compiled, {
      env: {
        classify,
        read_escapes: (start2, end, textClass, mode) => this.onEscapes(start2, end, textClass, mode),
        read_escaped_string: (start2, end, classes) => this.onEscapedString(start2, end, classes)
      }
    });
    this.#exports = instance2.exports;
    this.#memory = instance2.exports.memory;
    this.#bytes = Buffer.from(this.#memory.buffer);
    this.#exports.names_seed(Math.floor(Math.random() * 2 ** 32));
    new Uint8Array(this.#memory.buffer, this.#exports.units_address() >>> 0, units.length).set(units);
    this.#forgotten();
  }
  /** The memory's bytes. A growth detaches views, so that they are made again. */
  #view() {
    const { buffer } = this.#memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = Buffer.from(buffer);
    return this.#bytes;
  }
};

// ../../packages/indexer/src/languages/text/escapes.ts
init_esm_shims();
var MAX_DIGITS = 10;
function escapeAt(text, at, markup) {
  const first = text.charCodeAt(at);
  if (first === 92) {
    const kind = text.charCodeAt(at + 1);
    if (kind === 120) return digits(text, at + 2, 16, 2, -1);
    if (kind !== 117) return null;
    if (text.charCodeAt(at + 2) === 123) return digits(text, at + 3, 16, -1, 125);
    return digits(text, at + 2, 16, 4, -1);
  }
  if (!markup || first !== 38 || text.charCodeAt(at + 1) !== 35) return null;
  const hex = (text.charCodeAt(at + 2) | 32) === 120;
  return digits(text, at + (hex ? 3 : 2), hex ? 16 : 10, -1, 59);
}
function digits(text, at, base, count, close) {
  let point = 0;
  let read2 = 0;
  while (read2 !== count && read2 <= MAX_DIGITS) {
    const digit = digitOf(text.charCodeAt(at));
    if (digit < 0 || digit >= base) break;
    point = point * base + digit;
    at++;
    read2++;
  }
  if (read2 === 0 || read2 > MAX_DIGITS || count >= 0 && read2 !== count || point > 1114111) return null;
  if (close < 0) return { point, end: at };
  return text.charCodeAt(at) === close ? { point, end: at + 1 } : null;
}
function digitOf(code) {
  if (code >= 48 && code <= 57) return code - 48;
  const lower = code | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

// ../../packages/indexer/src/languages/text/word-rows.ts
var WordRows = class {
  text = "";
  /** Whether `&#97;` stands for a letter. */
  markup = false;
  #finder = wordFinder();
  /** Row of each name of the file by the finder's number for it. */
  #rowOf = new EpochRows();
  reset(text) {
    this.text = text;
    this.markup = false;
    this.#finder.place(text);
  }
  /** Offsets at which the lines start. */
  lineStarts() {
    return this.#finder.lineStarts();
  }
  /** The rows, and the names that they refer to. */
  finish() {
    const finder = this.#finder;
    finder.onEscapes = (start2, end, textClass, mode) => this.#escapes(start2, end, textClass, mode);
    finder.scanRanges();
    const found = finder.take();
    const { count } = found;
    const texts = {
      count,
      name: new Int32Array(count),
      start: found.start.slice(),
      class: found.class.slice()
    };
    const names = [];
    this.#rowOf.reset();
    for (let row = 0; row < count; row++) {
      const id = found.name[row];
      texts.name[row] = this.#rowOf.has(id) ? this.#rowOf.row(id) : this.#rowOf.set(id, names.push(finder.textOf(id, found.start[row])) - 1);
    }
    for (let row = 0; row < count; row++) {
      const start2 = texts.start[row];
      const end = start2 + names[texts.name[row]].length;
      texts.class[row] = classInCode(this.text, start2, end, texts.class[row]);
    }
    this.text = "";
    return { texts, names };
  }
  /** All words of a range, in one class. */
  words(start2, end, textClass) {
    this.#range(start2, end, textClass, ScanMode.Uniform);
  }
  /**
   * All words of a scalar's content: `StringWhole` for one that is a word and nothing else, `StringTail` for the last
   * segment of a path or a selector, `StringInner` for its other segments; `StringProse` where it has white space.
   * What is called (`name(`), picked from a module (`#name`) or given to an option (`--entry name`) is a tail wherever
   * it stands.
   *
   * @param escapes whether a backslash escapes, as in JSON: then `\n` is no letter
   */
  scalar(start2, end, escapes = false) {
    this.#range(start2, end, TextClass.StringProse, ScanMode.Segments | (escapes ? ScanMode.Escaping : 0));
  }
  /** As `scalar` of a text that is known to have white space. */
  prose(start2, end) {
    this.#range(start2, end, TextClass.StringProse, ScanMode.Prose);
  }
  #range(start2, end, textClass, mode) {
    this.#finder.range(start2, end, mode | (this.markup ? ScanMode.Markup : 0), textClass);
  }
  /**
   * A run of word parts and escapes. Its words are entered as they are written and as they decode, for what reads the
   * text may take it either way.
   *
   * @param start of the run, which has an escape
   * @returns offset behind what was read
   */
  #escapes(start2, end, textClass, mode) {
    const { text } = this;
    const markup = (mode & ScanMode.Markup) !== 0;
    let decoded = "";
    const offsets = [];
    let behind = start2;
    while (behind < end) {
      const code = text.charCodeAt(behind);
      if (code === 92 || code === 38 && markup) {
        const found = escapeAt(text, behind, markup);
        if (found === null || found.end > end) break;
        const units3 = String.fromCodePoint(found.point);
        for (let unit = 0; unit < units3.length; unit++) offsets.push(behind);
        decoded += units3;
        behind = found.end;
      } else if (isWordPart(code) || code === 45 && behind > start2) {
        offsets.push(behind);
        decoded += text[behind];
        behind++;
      } else {
        break;
      }
    }
    this.#both(start2, behind, decoded, offsets, textClass, mode);
    return behind;
  }
  #both(start2, behind, decoded, offsets, textClass, mode) {
    const found = [];
    const collect = (text, place) => {
      for (const match of text.matchAll(WORD)) found.push([place(match.index), match[0]]);
      if (text.includes("-")) for (const match of text.matchAll(COMPOUND)) found.push([place(match.index), match[0]]);
    };
    collect(this.text.slice(start2, behind), (index) => start2 + index);
    collect(decoded, (index) => offsets[index]);
    found.sort((a, b) => a[0] - b[0]);
    const whole = (mode & ~ScanMode.Markup) === ScanMode.Uniform ? textClass : TextClass.StringTail;
    const entered = /* @__PURE__ */ new Set();
    for (const [at, name2] of found) {
      const key = `${at} ${name2}`;
      if (entered.has(key)) continue;
      entered.add(key);
      this.#finder.add(name2, at, whole);
    }
  }
};
var WORD = /[\p{ID_Start}_$][\p{ID_Continue}$\u200c\u200d]*/gu;
var COMPOUND = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:-[\p{ID_Continue}$]+)+/gu;

// ../../packages/indexer/src/languages/text/yaml.ts
init_esm_shims();
function readYaml(rows2, keyClass) {
  new YamlReader(rows2, keyClass).read();
}
var YamlReader = class {
  #rows;
  #text;
  #end;
  #keyClass;
  /** How many flow collections are open. Only in one does a comma end a scalar. */
  #depth = 0;
  /** A quote that nothing closed opens nothing: it was no quote, and its like are not looked for again. */
  #unclosed = 0;
  /** Column of the key or dash whose block scalar is being read, or -1. */
  #block = -1;
  constructor(rows2, keyClass) {
    this.#rows = rows2;
    this.#text = rows2.text;
    this.#end = rows2.text.length;
    this.#keyClass = keyClass;
  }
  read() {
    let at = 0;
    while (at < this.#end) {
      const stop2 = lineEnd(this.#text, at, this.#end);
      const first = skipBlanks(this.#text, at, stop2);
      if (this.#block >= 0 && (first === stop2 || first - at > this.#block)) {
        this.#rows.prose(first, stop2);
        at = nextLine(this.#text, stop2, this.#end);
      } else {
        this.#block = -1;
        if (this.#text.startsWith("---", at)) this.#depth = 0;
        at = this.#line(at, first);
      }
    }
  }
  /** Reads a line, or several where a quoted scalar spans them; returns where the next one starts. */
  #line(lineStart, first) {
    const text = this.#text;
    const end = this.#end;
    let at = first;
    let column = Math.max(0, first - lineStart - 1);
    while (at < end) {
      const code = text.charCodeAt(at);
      if (isLineEnd(code)) return nextLine(text, at, end);
      if (code === 35 && (at === lineStart || isSpace(text.charCodeAt(at - 1)))) {
        const stop2 = lineEnd(text, at, end);
        this.#rows.words(at, stop2, TextClass.Comment);
        return nextLine(text, stop2, end);
      }
      const close = (code === 34 || code === 39) && code !== this.#unclosed ? quotedEnd(text, at, end) : -1;
      if (close === end) this.#unclosed = code;
      if (close >= 0 && close < end) {
        if (text.charCodeAt(skipBlanks(text, close + 1, end)) === 58) {
          this.#rows.words(at + 1, close, this.#keyClass);
          column = at - lineStart;
        } else {
          this.#rows.scalar(at + 1, close, code === 34);
        }
        at = close + 1;
      } else if ((code === 124 || code === 62) && isBlockStart(text, at, end)) {
        this.#block = column;
        at++;
      } else if (code === 45 && isSpace(text.charCodeAt(at + 1))) {
        column = at - lineStart;
        at++;
      } else if (code === 33 || code === 38 || code === 42) {
        let behind = at + 1;
        while (behind < end && !isSpace(text.charCodeAt(behind)) && !this.#ends(text.charCodeAt(behind))) behind++;
        this.#rows.scalar(at + 1, behind);
        at = behind;
      } else if (isFlow(code)) {
        if (code === 91 || code === 123) this.#depth++;
        else if (code !== 44 && this.#depth > 0) this.#depth--;
        at++;
      } else if (isSpace(code) || code === 58 || code === 63 || code === 34 || code === 39) {
        at++;
      } else {
        const behind = this.#plainEnd(at);
        let stop2 = behind;
        while (stop2 > at && isSpace(text.charCodeAt(stop2 - 1))) stop2--;
        if (text.charCodeAt(behind) === 58) {
          this.#rows.words(at, stop2, this.#keyClass);
          column = at - lineStart;
        } else {
          this.#rows.scalar(at, stop2);
        }
        at = Math.max(behind, at + 1);
      }
    }
    return end;
  }
  /** Offset behind a plain scalar: at `: `, ` #`, the line's end, and in a flow collection at its punctuation. */
  #plainEnd(at) {
    const text = this.#text;
    for (; at < this.#end; at++) {
      const code = text.charCodeAt(at);
      if (isLineEnd(code) || this.#ends(code)) break;
      const next = text.charCodeAt(at + 1);
      if (code === 58 && (at + 1 >= this.#end || isSpace(next) || this.#ends(next))) break;
      if (code === 35 && isSpace(text.charCodeAt(at - 1))) break;
    }
    return at;
  }
  #ends(code) {
    return this.#depth > 0 && isFlow(code);
  }
};
function nextLine(text, at, end) {
  if (at >= end) return end;
  return text.charCodeAt(at) === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
}
function quotedEnd(text, at, end) {
  const quote = text.charCodeAt(at);
  for (let close = at + 1; close < end; close++) {
    const code = text.charCodeAt(close);
    if (code === 92 && quote === 34) close++;
    else if (code === quote) {
      if (quote === 34 || text.charCodeAt(close + 1) !== 39) return close;
      close++;
    }
  }
  return end;
}
function isFlow(code) {
  return code === 91 || code === 93 || code === 123 || code === 125 || code === 44;
}
function isBlockStart(text, at, end) {
  at++;
  while (at < end && /[-+0-9]/.test(text[at])) at++;
  const next = skipBlanks(text, at, end);
  const code = text.charCodeAt(next);
  return next >= end || isLineEnd(code) || code === 35 && next > at;
}

// ../../packages/indexer/src/languages/text/extract-text.ts
var rows = new WordRows();
var none = {
  decls: emptyTable(DECL_SHAPE),
  occs: emptyTable(OCC_SHAPE),
  exprs: emptyTable(EXPR_SHAPE),
  imports: emptyTable(IMPORT_SHAPE),
  exports: emptyTable(EXPORT_SHAPE),
  links: emptyTable(LINK_SHAPE),
  errors: new Int32Array(0)
};
function extractText(text, path2) {
  const base = path2.slice(path2.lastIndexOf("/") + 1);
  rows.reset(text);
  const lines = rows.lineStarts();
  const kind = fileKindOf(base);
  READERS[isMinified(text, lines) ? minifiedKind(kind) : kind](
    hasFixedKeys(base) ? TextClass.StringInner : TextClass.DataKey,
    base === "package.json" ? OF_THE_PACKAGE : void 0
  );
  const { texts, names } = rows.finish();
  const config = keepsText(base, text) ? text : null;
  return { room: "text", flags: 0, names, lines, length: text.length, texts, config, ...none };
}
var OF_THE_PACKAGE = /* @__PURE__ */ new Set([
  "name",
  "version",
  "description",
  "license",
  "author",
  "homepage"
]);
var READERS = {
  prose: () => rows.words(0, rows.text.length, TextClass.Prose),
  markdown: () => readMarkdown(rows, false),
  mdx: () => readMarkdown(rows, true),
  json: (keyClass, inert) => readJson(rows, keyClass, inert),
  yaml: (keyClass) => readYaml(rows, keyClass),
  toml: () => readToml(rows),
  ini: () => readIni(rows),
  delimited: () => readDelimited(rows),
  patterns: () => readPatterns(rows),
  html: () => readMarkup(rows, HTML),
  braces: () => readMarkup(rows, BRACES),
  xml: () => readMarkup(rows, XML),
  style: () => readStyle(rows),
  artefact: () => rows.words(0, rows.text.length, TextClass.Artefact),
  foreign: () => rows.words(0, rows.text.length, TextClass.ForeignCode)
};
function minifiedKind(kind) {
  return kind === "style" ? "artefact" : kind;
}
function isMinified(text, lines) {
  return text.length > 2e3 && text.length / lines.length > 500;
}

// ../../packages/indexer/src/languages/typescript/room.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/extract.ts
init_esm_shims();

// ../../packages/indexer/src/facts/kinds.ts
init_esm_shims();
var DeclKind = {
  Function: 0,
  Class: 1,
  Method: 2,
  Property: 3,
  Accessor: 4,
  Constructor: 5,
  Interface: 6,
  TypeAlias: 7,
  Enum: 8,
  EnumMember: 9,
  Namespace: 10,
  Variable: 11,
  Parameter: 12,
  TypeParameter: 13,
  /** A name that an import statement binds. */
  Import: 14,
  /** `declare module 'specifier' { … }` and `declare global { … }`: a container without a name of its own. */
  Augmentation: 15,
  /** `export default <expression>`, `module.exports = <expression>`: a value that only its place names. */
  DefaultValue: 16
};
var DeclLevel = { TopLevel: 0, Member: 1, Local: 2 };
var Space = { Value: 1, Type: 2, Namespace: 4 };
var DeclFlag = {
  /** `export` stands before it, or its namespace exports it. */
  Exported: 1 << 0,
  /** It is the module's `export default`. */
  Default: 1 << 1,
  /** `declare`, or it stands in a `.d.ts` file. */
  Ambient: 1 << 2,
  Abstract: 1 << 3,
  Static: 1 << 4,
  /** The keyword `private` or `protected`. */
  NonPublic: 1 << 5,
  /** `#name`. */
  HashPrivate: 1 << 6,
  Decorated: 1 << 7,
  Override: 1 << 8,
  /** `[expression]` as its name. Its column `name` is -1, or the text where the expression is a literal. */
  Computed: 1 << 9,
  /** A signature without a body: an overload, or an interface's or a `.d.ts` file's. */
  Signature: 1 << 10,
  /** A constructor's parameter that is also a property. The row is the property, its level `Member`. */
  ParameterProperty: 1 << 11,
  /** It stands in `declare global`, or at top level of a file that is a script. */
  Global: 1 << 12,
  TypeOnlyImport: 1 << 13,
  Optional: 1 << 14,
  Generator: 1 << 15,
  /** A getter or a setter (with DeclKind.Accessor). */
  Getter: 1 << 16,
  Setter: 1 << 17,
  /** `var`, or a function in a block of sloppy code: visible in the whole function or file. */
  Hoisted: 1 << 18,
  Readonly: 1 << 19,
  Rest: 1 << 20,
  /** An arrow function: it has no `this` of its own. */
  Arrow: 1 << 21,
  /** `protected`, beside NonPublic: subclasses see it. */
  Protected: 1 << 22
};
var Role = {
  /** The name in its own declaration; `bind` is the declaration. */
  Declaration: 0,
  /** A read of a value; `bind` is the declaration in the same file, or -1 where none is in scope. */
  Reference: 1,
  /** A name in a type; `bind` as for Reference. */
  TypeReference: 2,
  /** A value that is assigned to, and not read (`name = …`). */
  Write: 3,
  /** `.name` behind a receiver (also of a qualified type, and of `receiver['name']`): its expression is a Member. */
  Member: 4,
  /** A key of an object literal; its expression is the literal. */
  PropertyKey: 5,
  /** `{ name }` in an object literal: reads the value `name` (see `bind`) and is a key. */
  Shorthand: 6,
  /** The key in a pattern, `{ name: local }` or `{ name }` (then a Declaration stands at the same place): its expression is a Member of the value that is taken apart. */
  PatternKey: 7,
  /** The name that an import statement asks for, `import { name as local }`; with `import { name }` a Declaration stands at the same place. */
  ImportedName: 8,
  /** `export { name }` without `from`: reads the local `name` (see `bind`). */
  ExportedLocal: 9,
  /** `export { name } from '…'`. */
  ReexportedName: 10,
  /** The name behind `as` in an export, or the one in `export * as name`. */
  ExportAlias: 11,
  /** An element in lower case, which no value answers to. */
  JsxIntrinsic: 12,
  /** Its expression is the element. */
  JsxAttribute: 13,
  Label: 14,
  /** A type's name in a doc comment (`@type {Name}`, `@import { Name }`), `bind` as for TypeReference. */
  DocType: 15,
  /** In a part that could not be parsed: nothing is known of it. */
  Broken: 16,
  /** `import.meta`, `new.target` and their like. */
  MetaProperty: 17,
  /** A name in a parameter list of a type, a tuple's label: names nothing. */
  Inert: 18
};
var ExprKind = {
  /** a: occurrence of the identifier. */
  Ident: 0,
  This: 1,
  Super: 2,
  /** a: receiver (expression), b: occurrence of the member's name, or -1 with c: name, where the key is a literal. */
  Member: 3,
  /** a: receiver, b: expression of a key that is not a literal. */
  Index: 4,
  /** a: callee. Its arguments are the rows whose `use` is Argument and whose `target` is this row, in order. */
  Call: 5,
  /** a: callee. */
  New: 6,
  /** a: operand. */
  Await: 7,
  /** a: import row (`import('…')`). */
  ImportCall: 8,
  /** a: import row (`require('…')`). */
  RequireCall: 9,
  /** a, b: either of the two is the value (`?:`, `||`, `&&`, `??`, `,` gives only b). */
  Either: 10,
  /** a: declaration of the function; its parameters are the rows of kind Parameter whose `owner` it is. */
  Function: 11,
  /** a: declaration of the class. */
  Class: 12,
  /** c: name (the text). */
  String: 13,
  /** A template or a concatenation with holes, or a template type. c: name (its first fixed part), or -1. b: name row of its last fixed part, or -1. */
  Composed: 14,
  Number: 15,
  Boolean: 16,
  Null: 17,
  RegExp: 18,
  Array: 19,
  Object: 20,
  /** a: operand, b: type expression (`as`, `satisfies`, `<T>x`). */
  Cast: 21,
  /** a: operand (`...x`). */
  Spread: 22,
  /** a: expression that is taken apart; the value of `...rest`. */
  RestOf: 23,
  /** a: declaration of the function, b: position of the parameter. */
  ParamOf: 24,
  /** The element type or value of iterating a (`for … of`, array pattern). */
  ElementOf: 25,
  /** A named type. a: occurrence, or -1; its type arguments are rows whose `use` is TypeArgument. */
  TypeName: 26,
  /** A member of a namespace in a type. a: left (TypeName or TypeMember), b: occurrence. */
  TypeMember: 27,
  /** `typeof x` in a type. a: expression. */
  TypeQuery: 28,
  /** `keyof T`. a: type expression. */
  KeyOf: 29,
  /** `T[K]`. a: type, b: key type. */
  IndexedType: 30,
  /** `A | B`, `A & B`. a, b. */
  TypeUnion: 31,
  /** `T[]`. a: element. */
  ArrayType: 32,
  /** c: name, a string literal as a type. */
  LiteralType: 33,
  /** A primitive type (`string`, `number`, …). c: name. */
  PrimitiveType: 34,
  /** a: declaration of the anonymous object type, where it has one. */
  ObjectType: 35,
  FunctionType: 36,
  /** a: import row (`import('…').T` in a type). */
  ImportType: 37,
  /** An assignment. a: left, b: right. */
  Assign: 38,
  /** An expression of which nothing is known. */
  Unknown: 39,
  /** A JSX element. a: expression of its tag. */
  JsxElement: 40,
  /** `import.meta`. */
  ImportMeta: 41,
  /** Tagged template. a: tag. */
  Tagged: 42,
  /** The result of `typeof x`, a comparison, arithmetic: a primitive value. */
  Primitive: 43
};
var Use = {
  /** Receiver, callee, operand: `target` is the expression that has it as its part. */
  Part: 0,
  /** `target`: the call or `new` expression. */
  Argument: 1,
  /** `target`: declaration that it initialises, or whose type it is. */
  Init: 2,
  /** Taken apart by a pattern: the Member rows with the role PatternKey, and RestOf, have it as `a`. */
  Destructured: 3,
  /** Its value is dropped (`f();`). */
  Statement: 4,
  /** `target`: declaration of the function. */
  Return: 5,
  /** `export default x`, `export = x`, `module.exports = x`; `target`: export row. */
  Export: 6,
  /** Value of a property of an object literal, or element of an array literal; `target`: that literal. */
  Stored: 7,
  Spread: 8,
  /** A JSX attribute's value (`target`: the element) or a child. */
  Jsx: 9,
  /** A condition, an operand of a comparison, of arithmetic, of `typeof`, of `in` on the left: read, and not kept. */
  Tested: 10,
  /** Right of an assignment; `target`: the Assign row. */
  Assigned: 11,
  /** `extends`, `implements`; `target`: declaration. */
  Heritage: 12,
  /** A decorator; `target`: declaration that it stands on. */
  Decorator: 13,
  /** A type annotation or a part of one; `target`: declaration, or -1. */
  Annotation: 14,
  /** `target`: the TypeName row that it is an argument of. */
  TypeArgument: 15,
  /** In a hole of a template. */
  Interpolated: 16,
  /** Iterated over: `for (… of x)`, `for (… in x)`, `yield*`. */
  Iterated: 17,
  /** Anything else: the value may go anywhere. */
  Other: 18,
  /** Right operand of `in`, argument of `delete`: asks for keys. */
  KeysAsked: 19,
  /** The `as` clause of a mapped type: the names that its members get. */
  Renames: 20
};
var ImportKind = {
  /** `import { imported as local } from` */
  Named: 0,
  Default: 1,
  Namespace: 2,
  /** `import '…'` */
  SideEffect: 3,
  /** `import('…')`; `expr` is the ImportCall. */
  Dynamic: 4,
  /** `require('…')`, `import x = require('…')`; `expr` is the RequireCall, or `local` is set. */
  Require: 5,
  /** `export { imported as … } from` */
  Reexport: 6,
  /** `export * from` */
  ReexportAll: 7,
  /** `export * as … from` */
  ReexportNamespace: 8,
  /** `import('…')` in a type; `expr` is the ImportType. */
  Type: 9,
  /** `@import … from '…'`, `@type {import('…').T}` in a doc comment of a checked file. */
  Doc: 10,
  /** `/// <reference path="…" />` */
  ReferencePath: 11,
  /** `/// <reference types="…" />`, `/// <reference lib="…" />` */
  ReferenceTypes: 12,
  /** `jest.mock('…')`, `vi.mock('…')`, `require.resolve('…')`: names the module, takes no member. */
  Mention: 13,
  /** `import.meta.glob('…')`; `imported` is the pattern's name row. One row per pattern. */
  Glob: 14,
  /** `require.context('dir', recursive, /pattern/)`; specifier the directory, `imported` the pattern's source, flag Recursive. */
  Context: 15,
  /** `new URL('…', import.meta.url)`, `new Worker('…')`. */
  Url: 16,
  /** `declare module '…'`; `local` is the Augmentation. */
  Augment: 17,
  /** `import(x)`, `require(x)`: the specifier is composed. `specifier` is its first fixed part or -1, `imported` its last or -1. */
  Computed: 18,
  /** `define(['…'], function (…) {})` */
  Amd: 19
};
var SiteKind = {
  /** A member is called, or kept, under a key that is not written down: `service[method](…)`, `target[`on${event}`]`. */
  Dispatch: 48
};
var ImportFlag = { TypeOnly: 1, Recursive: 2, InTry: 4 };
var ExportKind = {
  /** `export function f`, `export { f as g }`, `export default f`: `decl` is the declaration in this file. */
  Local: 0,
  /** From another file: `imp` is the import row (Reexport, ReexportAll, ReexportNamespace). */
  Through: 1,
  /** `export default <expression>`; `expr`, and `decl` is the DefaultValue (or the class, the function). */
  Expression: 2,
  /** `exports.name = …`, `module.exports.name = …`; `expr` the value, `decl` the declaration that stands for the name. */
  CommonJsProperty: 3,
  /** `module.exports = …`, `export = …` (name `export=`). Where the value is an object literal, each of its keys has a CommonJsProperty row beside it. */
  CommonJsWhole: 4,
  /** `module.exports = { ...x }`, `Object.assign(exports, x)`, `exports[k] = …`: names that are not spelled. */
  CommonJsUnknown: 5
};
var LinkKind = { Extends: 0, Implements: 1, Decorator: 2 };
var FileFlag = {
  /** It has an import or an export. */
  Module: 1 << 0,
  /** It uses `require`, `exports` or `module.exports`. */
  CommonJs: 1 << 1,
  /** A direct `eval(…)`, `with (…)`, `new Function(…)`. */
  Eval: 1 << 2,
  Declarations: 1 << 3,
  /** JavaScript whose doc types are checked, as far as the file itself says so (`// @ts-check`). */
  Checked: 1 << 4,
  Minified: 1 << 5,
  Generated: 1 << 6,
  ParseErrors: 1 << 7,
  /** A part of a markup file (Vue, Svelte, Astro, HTML, MDX). */
  Embedded: 1 << 8,
  /** The parse was given up (time, memory, size): the identifiers are unknown, the words are complete. */
  Unparsed: 1 << 9,
  /** `<script setup>`, Svelte, Astro: top-level names are visible to the template. */
  TemplateScope: 1 << 10
};

// ../../packages/indexer/src/syntax/condensed-tree.ts
init_esm_shims();
var ERROR_KIND = 1;
var MISSING_KIND = 2;
var FIRST_KIND = 3;

// ../../packages/indexer/src/languages/typescript/ambient-exports.ts
init_esm_shims();
function exportAmbient(x) {
  if (!x.declarationFile || x.listsExports || (x.flags & FileFlag.Module) === 0) return;
  const { decls } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    const kind = decls.kind[decl];
    if (decls.level[decl] !== DeclLevel.TopLevel || decls.container[decl] >= 0 || decls.name[decl] < 0) continue;
    if (kind === DeclKind.Import || kind === DeclKind.Augmentation || (decls.flags[decl] & DeclFlag.Exported) !== 0)
      continue;
    decls.flags[decl] |= DeclFlag.Exported;
    const row = x.exportRow(decls.name[decl], ExportKind.Local, decls.start[decl]);
    x.exports.set(row, "decl", decl);
    x.exports.set(row, "typeOnly", kind === DeclKind.Interface || kind === DeclKind.TypeAlias ? 1 : 0);
  }
}

// ../../packages/indexer/src/languages/typescript/binding.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/commonjs.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/exports.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/characters.ts
init_esm_shims();
var ASCII = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  ASCII[code] = /[A-Za-z_$]/.test(character) ? 2 : /[0-9]/.test(character) ? 1 : 0;
}
var PART2 = /[\p{ID_Continue}\u200c\u200d]/u;
var DIGIT_OR_MARK = /[\p{Nd}\p{Mn}\p{Mc}\p{Pc}\u200c\u200d]/u;
function isWordPart2(code) {
  if (code < 128) return ASCII[code] !== 0;
  if (code >= 55296 && code < 57344) return true;
  return PART2.test(String.fromCharCode(code));
}
function isWordStart(code) {
  if (code < 128) return ASCII[code] === 2;
  return isWordPart2(code) && !DIGIT_OR_MARK.test(String.fromCharCode(code));
}
function wordEnd(text, at, end) {
  while (at < end && isWordPart2(text.charCodeAt(at))) at++;
  return at;
}
function isSpace2(code) {
  return code <= 32 || code === 160 || code === 65279 || code === 8232 || code === 8233;
}
function skipTrivia(text, at, end) {
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isSpace2(code)) {
      at++;
    } else if (code === 47 && text.charCodeAt(at + 1) === 47) {
      while (at < end && text.charCodeAt(at) !== 10 && text.charCodeAt(at) !== 13) at++;
    } else if (code === 47 && text.charCodeAt(at + 1) === 42) {
      const close = text.indexOf("*/", at + 2);
      at = close < 0 ? end : close + 2;
    } else {
      break;
    }
  }
  return at;
}
var RESERVED = new Set(
  "break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with undefined".split(" ")
);
var CONTEXTUAL = new Set(
  "abstract accessor any as assert asserts async await bigint boolean declare defer from get global implements infer interface is keyof let meta module namespace never number object of override private protected public readonly require satisfies set source static string symbol target type unique unknown using yield".split(" ")
);

// ../../packages/indexer/src/languages/typescript/decorators.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/kinds.ts
init_esm_shims();
var NAMES2 = [
  "identifier",
  "property_identifier",
  "private_property_identifier",
  "type_identifier",
  "shorthand_property_identifier",
  "shorthand_property_identifier_pattern",
  "statement_identifier",
  "predefined_type"
];
var NODES = [
  "program",
  "comment",
  "html_comment",
  "hash_bang_line",
  "string",
  "template_string",
  "template_substitution",
  "regex",
  "number",
  "true",
  "false",
  "null",
  "undefined",
  "this",
  "super",
  "import",
  "meta_property",
  "member_expression",
  "subscript_expression",
  "call_expression",
  "new_expression",
  "arguments",
  "await_expression",
  "yield_expression",
  "ternary_expression",
  "binary_expression",
  "unary_expression",
  "update_expression",
  "assignment_expression",
  "augmented_assignment_expression",
  "sequence_expression",
  "as_expression",
  "satisfies_expression",
  "type_assertion",
  "instantiation_expression",
  "spread_element",
  "array",
  "object",
  "pair",
  "computed_property_name",
  "arrow_function",
  "function_expression",
  "generator_function",
  "function_declaration",
  "generator_function_declaration",
  "function_signature",
  "formal_parameters",
  "required_parameter",
  "optional_parameter",
  "object_pattern",
  "array_pattern",
  "pair_pattern",
  "object_assignment_pattern",
  "assignment_pattern",
  "rest_pattern",
  "class",
  "class_declaration",
  "abstract_class_declaration",
  "class_heritage",
  "extends_clause",
  "implements_clause",
  "class_body",
  "class_static_block",
  "method_definition",
  "abstract_method_signature",
  "method_signature",
  "public_field_definition",
  "field_definition",
  "decorator",
  "interface_declaration",
  "extends_type_clause",
  "interface_body",
  "property_signature",
  "call_signature",
  "construct_signature",
  "index_signature",
  "mapped_type_clause",
  "type_alias_declaration",
  "enum_declaration",
  "enum_body",
  "enum_assignment",
  "internal_module",
  "module",
  "ambient_declaration",
  "lexical_declaration",
  "variable_declaration",
  "using_declaration",
  "variable_declarator",
  "import_statement",
  "import_clause",
  "named_imports",
  "namespace_import",
  "import_specifier",
  "import_require_clause",
  "import_attribute",
  "import_alias",
  "nested_identifier",
  "export_statement",
  "export_clause",
  "export_specifier",
  "namespace_export",
  "statement_block",
  "if_statement",
  "for_statement",
  "for_in_statement",
  "while_statement",
  "do_statement",
  "switch_statement",
  "switch_body",
  "switch_case",
  "switch_default",
  "try_statement",
  "catch_clause",
  "finally_clause",
  "with_statement",
  "labeled_statement",
  "break_statement",
  "continue_statement",
  "return_statement",
  "throw_statement",
  "type_parameters",
  "type_parameter",
  "constraint",
  "default_type",
  "type_arguments",
  "generic_type",
  "nested_type_identifier",
  "union_type",
  "intersection_type",
  "array_type",
  "tuple_type",
  "object_type",
  "function_type",
  "constructor_type",
  "type_query",
  "index_type_query",
  "lookup_type",
  "conditional_type",
  "infer_type",
  "literal_type",
  "template_literal_type",
  "template_type",
  "this_type",
  "type_predicate",
  "asserts",
  "jsx_element",
  "jsx_opening_element",
  "jsx_closing_element",
  "jsx_self_closing_element",
  "jsx_attribute",
  "jsx_expression",
  "jsx_namespace_name",
  "jsx_text",
  "html_character_reference"
];
var TOKENS = ["||", "&&", "??", "+", "in", "default"];
var ORDER = [...NAMES2, ...NODES, ...TOKENS];
var Kind = Object.fromEntries(ORDER.map((type2, at) => [type2, FIRST_KIND + at]));
var KIND_COUNT = FIRST_KIND + ORDER.length;
var FIELDS = [
  "name",
  "body",
  "value",
  "type",
  "left",
  "right",
  "object",
  "property",
  "function",
  "arguments",
  "operator",
  "index",
  "key",
  "parameters",
  "parameter",
  "return_type",
  "type_parameters",
  "type_arguments",
  "pattern",
  "constructor",
  "condition",
  "consequence",
  "alternative",
  "declaration",
  "source",
  "alias",
  "decorator",
  "label",
  "kind",
  "handler",
  "finalizer",
  "initializer",
  "increment",
  "module",
  "index_type",
  "open_tag",
  "close_tag",
  "attribute",
  "argument"
];
var Field = Object.fromEntries(FIELDS.map((field2, at) => [field2, at + 1]));
var TOKEN_SET = new Set(TOKENS);
var TEXT_SET = /* @__PURE__ */ new Set([...NAMES2, "default"]);
var KINDS = {
  kinds: ORDER.map((type2) => ({ type: type2, named: !TOKEN_SET.has(type2), text: TEXT_SET.has(type2) })),
  fields: FIELDS
};

// ../../packages/indexer/src/languages/typescript/walk.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/extraction.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/columns.ts
init_esm_shims();
function wider2(column, capacity) {
  const grown = new Int32Array(capacity);
  grown.set(column);
  return grown;
}
var OccColumns = class {
  count = 0;
  name = new Int32Array(1024);
  start = new Int32Array(1024);
  end = new Int32Array(1024);
  role = new Int32Array(1024);
  bind = new Int32Array(1024);
  expr = new Int32Array(1024);
  /** Scope in which the name is looked up. */
  scope = new Int32Array(1024);
  /** Spaces in which it is looked up (bits of Space); 0 where it is not. */
  spaces = new Int32Array(1024);
  add(name2, start2, end, role, scope, spaces) {
    const row = this.count++;
    if (row === this.name.length) this.#grow();
    this.name[row] = name2;
    this.start[row] = start2;
    this.end[row] = end;
    this.role[row] = role;
    this.bind[row] = -1;
    this.expr[row] = -1;
    this.scope[row] = scope;
    this.spaces[row] = spaces;
    return row;
  }
  #grow() {
    const capacity = this.name.length * 2;
    this.name = wider2(this.name, capacity);
    this.start = wider2(this.start, capacity);
    this.end = wider2(this.end, capacity);
    this.role = wider2(this.role, capacity);
    this.bind = wider2(this.bind, capacity);
    this.expr = wider2(this.expr, capacity);
    this.scope = wider2(this.scope, capacity);
    this.spaces = wider2(this.spaces, capacity);
  }
};
var ExprColumns = class {
  count = 0;
  kind = new Int32Array(1024);
  a = new Int32Array(1024);
  b = new Int32Array(1024);
  c = new Int32Array(1024);
  use = new Int32Array(1024);
  target = new Int32Array(1024);
  start = new Int32Array(1024);
  add(kind, use, target2, start2) {
    const row = this.count++;
    if (row === this.kind.length) this.#grow();
    this.kind[row] = kind;
    this.a[row] = -1;
    this.b[row] = -1;
    this.c[row] = -1;
    this.use[row] = use;
    this.target[row] = target2;
    this.start[row] = start2;
    return row;
  }
  #grow() {
    const capacity = this.kind.length * 2;
    this.kind = wider2(this.kind, capacity);
    this.a = wider2(this.a, capacity);
    this.b = wider2(this.b, capacity);
    this.c = wider2(this.c, capacity);
    this.use = wider2(this.use, capacity);
    this.target = wider2(this.target, capacity);
    this.start = wider2(this.start, capacity);
  }
};
var TextColumns = class {
  count = 0;
  name = new Int32Array(1024);
  start = new Int32Array(1024);
  class = new Int32Array(1024);
  add(name2, start2, textClass) {
    const row = this.count++;
    if (row === this.name.length) {
      this.name = wider2(this.name, row * 2);
      this.start = wider2(this.start, row * 2);
      this.class = wider2(this.class, row * 2);
    }
    this.name[row] = name2;
    this.start[row] = start2;
    this.class[row] = textClass;
    return row;
  }
};
var DECL_COLUMNS = [
  "name",
  "kind",
  "level",
  "container",
  "owner",
  "start",
  "end",
  "nameStart",
  "nameEnd",
  "space",
  "flags",
  "type",
  "init",
  "scopeStart",
  "scopeEnd",
  "bodyHash"
];
var DeclColumns = class {
  count = 0;
  name = new Int32Array(256);
  kind = new Int32Array(256);
  level = new Int32Array(256);
  container = new Int32Array(256);
  owner = new Int32Array(256);
  start = new Int32Array(256);
  end = new Int32Array(256);
  nameStart = new Int32Array(256);
  nameEnd = new Int32Array(256);
  space = new Int32Array(256);
  flags = new Int32Array(256);
  type = new Int32Array(256);
  init = new Int32Array(256);
  scopeStart = new Int32Array(256);
  scopeEnd = new Int32Array(256);
  bodyHash = new Int32Array(256);
  /** Scope that it is visible in. */
  scope = new Int32Array(256);
  add(kind, level, container, owner, start2, end) {
    const row = this.count++;
    if (row === this.name.length) {
      for (const column of DECL_COLUMNS) this[column] = wider2(this[column], row * 2);
      this.scope = wider2(this.scope, row * 2);
    }
    this.name[row] = -1;
    this.nameStart[row] = -1;
    this.nameEnd[row] = -1;
    this.type[row] = -1;
    this.init[row] = -1;
    this.scopeStart[row] = -1;
    this.scopeEnd[row] = -1;
    this.kind[row] = kind;
    this.level[row] = level;
    this.container[row] = container;
    this.owner[row] = owner;
    this.start[row] = start2;
    this.end[row] = end;
    this.space[row] = 0;
    this.flags[row] = 0;
    this.bodyHash[row] = 0;
    this.scope[row] = -1;
    return row;
  }
};

// ../../packages/indexer/src/languages/typescript/name-list.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/escapes.ts
init_esm_shims();
var SIMPLE = Object.assign(/* @__PURE__ */ Object.create(null), {
  n: "\n",
  t: "	",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  "0": "\0"
});
var ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|[\s\S]))/g;
var LINE_END = /^[\r\n\u2028\u2029]/;
function decodeEscapes(raw) {
  if (!raw.includes("\\")) return raw;
  return raw.replace(ESCAPE, (all, braced, unicode, hex, other) => {
    const code = braced ?? unicode ?? hex;
    if (code !== void 0) {
      const point = Number.parseInt(code, 16);
      return point <= 1114111 ? String.fromCodePoint(point) : all;
    }
    if (other === void 0 || LINE_END.test(other)) return "";
    return SIMPLE[other] ?? other;
  });
}
function decodeWithOffsets(source, start2, end) {
  const raw = source.slice(start2, end);
  const offsets = [];
  let text = "";
  let at = 0;
  const copy = (to) => {
    for (let unit = at; unit < to; unit++) offsets.push(start2 + unit);
    text += raw.slice(at, to);
  };
  for (const match of raw.matchAll(ESCAPE)) {
    copy(match.index);
    const decoded = decodeEscapes(match[0]);
    for (let unit = 0; unit < decoded.length; unit++) offsets.push(start2 + match.index);
    text += decoded;
    at = match.index + match[0].length;
  }
  copy(raw.length);
  offsets.push(end);
  return { text, offsets: Int32Array.from(offsets) };
}

// ../../packages/indexer/src/languages/typescript/name-list.ts
var NameList = class {
  #tree = null;
  /** The file's names, by row. */
  #list = [];
  /** All names of the thread. */
  #ids = /* @__PURE__ */ new Map();
  #all = [];
  /** Row of each of them, valid where the epoch is the file's. */
  #rowOf = new EpochRows();
  /** Id of each name by the number that the engine has for it, and by that of the finder. */
  #ofTree = new Ids();
  #ofFound = new Ids();
  #finder = wordFinder();
  #nameOf = null;
  #generation = -1;
  /** Names of this file that are too long to be remembered for the next one. */
  #long = null;
  reset(tree) {
    this.#tree = tree;
    this.#list = [];
    this.#long = null;
    this.#rowOf.reset();
    if (this.#all.length > MOST2) {
      this.#ids = /* @__PURE__ */ new Map();
      this.#all = [];
      this.#ofTree.clear();
      this.#ofFound.clear();
    }
    if (tree !== null && tree.nameOf !== this.#nameOf) {
      this.#nameOf = tree.nameOf;
      this.#ofTree.clear();
    }
    if (this.#finder.generation !== this.#generation) {
      this.#generation = this.#finder.generation;
      this.#ofFound.clear();
    }
  }
  get list() {
    return this.#list;
  }
  ofText(text) {
    return text.length > REMEMBERED2 ? this.#ofLong(text) : this.#ofId(this.#idOf(text));
  }
  #idOf(text) {
    let id = this.#ids.get(text);
    if (id === void 0) {
      id = this.#all.length;
      const own = ownCopy(text);
      this.#ids.set(own, id);
      this.#all.push(own);
    }
    return id;
  }
  #ofId(id) {
    return this.#rowOf.has(id) ? this.#rowOf.row(id) : this.#rowOf.set(id, this.#list.push(this.#all[id]) - 1);
  }
  #ofLong(text) {
    this.#long ??= /* @__PURE__ */ new Map();
    let row = this.#long.get(text);
    if (row === void 0) {
      row = this.#list.push(text) - 1;
      this.#long.set(text, row);
    }
    return row;
  }
  textOf(row) {
    return this.#list[row];
  }
  /** Row of the name from `start` to `end`, and the engine's number for it, or -1 where it has none. */
  ofTree(id, start2, end) {
    if (id < 0) return this.ofText(decodeEscapes(this.#tree.text.slice(start2, end)));
    const known = this.#ofTree.get(id);
    return known >= 0 ? this.#ofId(known) : this.#learn(this.#ofTree, id, decodeEscapes(this.#tree.text.slice(start2, end)));
  }
  /** Row of a word that the finder has found at an offset. */
  ofFound(id, start2) {
    const known = this.#ofFound.get(id);
    return known >= 0 ? this.#ofId(known) : this.#learn(this.#ofFound, id, this.#finder.textOf(id, start2));
  }
  #learn(ids, number, text) {
    if (text.length > REMEMBERED2) return this.#ofLong(text);
    const id = this.#idOf(text);
    ids.set(number, id);
    return this.#ofId(id);
  }
};
var Ids = class {
  /** Each id plus 1; 0 is none. */
  #ids = new Int32Array(4096);
  /** The id, or -1. */
  get(number) {
    return number < this.#ids.length ? this.#ids[number] - 1 : -1;
  }
  set(number, id) {
    if (number >= this.#ids.length) {
      const wider3 = new Int32Array(Math.max(number + 1, this.#ids.length * 2));
      wider3.set(this.#ids);
      this.#ids = wider3;
    }
    this.#ids[number] = id + 1;
  }
  clear() {
    this.#ids.fill(0);
  }
};
var REMEMBERED2 = 128;
var MOST2 = 1 << 18;

// ../../packages/indexer/src/languages/typescript/scopes.ts
init_esm_shims();
var ScopeKind = { Block: 0, Body: 1 };
var OPAQUE = -2;
var ALL_SPACES = Space.Value | Space.Type | Space.Namespace;
var Scopes = class {
  count = 0;
  parent = new Int32Array(256);
  kind = new Uint8Array(256);
  start = new Int32Array(256);
  end = new Int32Array(256);
  /** Declaration whose members the scope's declarations are (namespace, enum, augmentation), or -1. */
  container = new Int32Array(256);
  /** Slots of the hash: head entry, valid where the epoch is the file's. */
  #slotEpoch = new Int32Array(1024);
  #slotHead = new Int32Array(1024);
  #slotTail = new Int32Array(1024);
  #slotScope = new Int32Array(1024);
  #slotName = new Int32Array(1024);
  #slots = 0;
  #epoch = 0;
  #entries = 0;
  #decl = new Int32Array(256);
  #space = new Int32Array(256);
  #nextEntry = new Int32Array(256);
  #declared = new Uint8Array(1024);
  reset() {
    this.count = 0;
    this.#entries = 0;
    this.#slots = 0;
    this.#epoch++;
    this.#declared.fill(0);
  }
  open(parent, kind, start2, end) {
    const scope = this.count++;
    if (scope === this.parent.length) this.#growScopes();
    this.parent[scope] = parent;
    this.kind[scope] = kind;
    this.start[scope] = start2;
    this.end[scope] = end;
    this.container[scope] = -1;
    return scope;
  }
  /** The scope that a `var` in `scope` belongs to. */
  bodyOf(scope) {
    while (this.kind[scope] === ScopeKind.Block && this.parent[scope] >= 0) scope = this.parent[scope];
    return scope;
  }
  /** Binds a name. Earlier bindings of the same scope stay in front: overloads and merged declarations bind to the first. */
  bind(scope, name2, decl, space) {
    if (name2 < 0) return;
    if (name2 >= this.#declared.length) {
      const wider3 = new Uint8Array(Math.max(name2 + 1, this.#declared.length * 2));
      wider3.set(this.#declared);
      this.#declared = wider3;
    }
    this.#declared[name2] = 1;
    if (this.#slots * 2 > this.#slotHead.length) this.#growSlots();
    const entry = this.#entries++;
    if (entry === this.#decl.length) this.#growEntries();
    this.#decl[entry] = decl;
    this.#space[entry] = space;
    this.#nextEntry[entry] = -1;
    const slot = this.#slot(scope, name2);
    if (this.#slotEpoch[slot] !== this.#epoch) {
      this.#slots++;
      this.#slotEpoch[slot] = this.#epoch;
      this.#slotScope[slot] = scope;
      this.#slotName[slot] = name2;
      this.#slotHead[slot] = entry;
      this.#slotTail[slot] = entry;
      return;
    }
    this.#nextEntry[this.#slotTail[slot]] = entry;
    this.#slotTail[slot] = entry;
  }
  /**
   * The declaration that a scope itself binds, OPAQUE, or -1. An import says not what it imports: a declaration beside it
   * that has its name has the spaces that the import leaves free (`import type { Item }` and `function Item() {}`).
   */
  own(scope, name2, spaces) {
    if (name2 < 0 || name2 >= this.#declared.length || this.#declared[name2] === 0) return -1;
    const slot = this.#slot(scope, name2);
    if (this.#slotEpoch[slot] !== this.#epoch) return -1;
    let any = -1;
    for (let entry = this.#slotHead[slot]; entry >= 0; entry = this.#nextEntry[entry]) {
      const space = this.#space[entry];
      if ((space & spaces) === 0) continue;
      if (space !== ALL_SPACES) return this.#decl[entry];
      if (any === -1) any = this.#decl[entry];
    }
    return any;
  }
  /** The declaration that a name means in a scope, OPAQUE, or -1. */
  lookup(scope, name2, spaces) {
    if (name2 < 0 || name2 >= this.#declared.length || this.#declared[name2] === 0) return -1;
    for (let at = scope; at >= 0; at = this.parent[at]) {
      const found = this.own(at, name2, spaces);
      if (found !== -1) return found;
    }
    return -1;
  }
  /** The innermost scope around an offset. Scopes are opened in the order of their starts. */
  at(offset) {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = low + high + 1 >> 1;
      if (this.start[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    let scope = low;
    while (scope > 0 && this.end[scope] <= offset) scope = this.parent[scope];
    return Math.max(scope, 0);
  }
  #slot(scope, name2) {
    const mask = this.#slotHead.length - 1;
    let slot = (Math.imul(name2 + 1, 2654435761) ^ Math.imul(scope + 1, 2246822507)) >>> 0;
    slot = (slot ^ slot >>> 15) & mask;
    while (this.#slotEpoch[slot] === this.#epoch && (this.#slotScope[slot] !== scope || this.#slotName[slot] !== name2)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
  #growSlots() {
    const { length } = this.#slotHead;
    const old2 = {
      epoch: this.#slotEpoch,
      head: this.#slotHead,
      tail: this.#slotTail,
      scope: this.#slotScope,
      name: this.#slotName
    };
    this.#slotEpoch = new Int32Array(length * 2);
    this.#slotHead = new Int32Array(length * 2);
    this.#slotTail = new Int32Array(length * 2);
    this.#slotScope = new Int32Array(length * 2);
    this.#slotName = new Int32Array(length * 2);
    for (let slot = 0; slot < length; slot++) {
      if (old2.epoch[slot] !== this.#epoch) continue;
      const to = this.#slot(old2.scope[slot], old2.name[slot]);
      this.#slotEpoch[to] = this.#epoch;
      this.#slotHead[to] = old2.head[slot];
      this.#slotTail[to] = old2.tail[slot];
      this.#slotScope[to] = old2.scope[slot];
      this.#slotName[to] = old2.name[slot];
    }
  }
  #growEntries() {
    const capacity = this.#decl.length * 2;
    this.#decl = widen(this.#decl, capacity);
    this.#space = widen(this.#space, capacity);
    this.#nextEntry = widen(this.#nextEntry, capacity);
  }
  #growScopes() {
    const capacity = this.parent.length * 2;
    this.parent = widen(this.parent, capacity);
    this.start = widen(this.start, capacity);
    this.end = widen(this.end, capacity);
    this.container = widen(this.container, capacity);
    const kind = new Uint8Array(capacity);
    kind.set(this.kind);
    this.kind = kind;
  }
};
function widen(column, capacity) {
  const grown = new Int32Array(capacity);
  grown.set(column);
  return grown;
}

// ../../packages/indexer/src/languages/typescript/extraction.ts
var MAX_DEPTH = 400;
var LARGEST_CLASS = IN_ERROR - 1;
var IN_STRINGS = /* @__PURE__ */ new Set([TextClass.StringProse, TextClass.StringInner, TextClass.Template]);
var PENDING = -3;
var Extraction = class {
  tree;
  text = "";
  kind;
  field;
  start;
  end;
  next;
  names = new NameList();
  scopes = new Scopes();
  occs = new OccColumns();
  exprs = new ExprColumns();
  texts = new TextColumns();
  decls = new DeclColumns();
  imports = new TableBuilder(IMPORT_SHAPE);
  exports = new TableBuilder(EXPORT_SHAPE);
  links = new TableBuilder(LINK_SHAPE);
  /** Finds the words of the ranges that the walk gives it. */
  finder = wordFinder();
  /** What covers each unit of the text, while somebody asks; else null, and it is found out at the end. */
  cover = null;
  flags = 0;
  javascript = false;
  declarationFile = false;
  /** It has `export { … }`, `export … from`, `export =` or `export default <value>`: no name is exported unmarked. */
  listsExports = false;
  /** Functions in blocks are visible around them. */
  sloppy = false;
  scope = 0;
  owner = -1;
  /** Declaration of the function that a `return` returns from. */
  functionDecl = -1;
  depth = 0;
  /** Above 0 inside an ERROR node. */
  broken = 0;
  /** Above 0 inside `declare`. */
  ambient = 0;
  /** In a chain of assignments that ends in `module.exports`. */
  wholeChain = false;
  /** Above 0 inside the operand of `typeof` in a type. */
  inType = 0;
  /** The file calls `createRequire`. */
  makesRequire = false;
  /** Above 0 inside a `try` block. */
  trying = 0;
  /** Flags of an `export` that the next declaration takes, and the offset at which it starts. */
  exportFlags = 0;
  exportStart = -1;
  /** Row of a class expression that initialises a top-level declaration: its members can be named. */
  namedClass = -1;
  #opensMembers = [];
  #unsettled = [];
  commonJs = [];
  /** Name of a CommonJS export to the declaration that stands for it. */
  propertyDecls = /* @__PURE__ */ new Map();
  /** Declaration to the scope of its body, for those that may be opened again. */
  bodies = /* @__PURE__ */ new Map();
  /** Alias whose object types are being read: their members are its own; else -1. */
  shape = -1;
  /** Declarations of `declare global`, which the file's own scope sees too. */
  globals = [];
  /** What doc comments say of the declarations behind them. */
  docTypes = [];
  reset(tree, text) {
    this.tree = tree;
    this.text = text;
    this.kind = tree.kind;
    this.field = tree.field;
    this.start = tree.start;
    this.end = tree.end;
    this.next = tree.next;
    this.names.reset(tree);
    this.scopes.reset();
    this.occs.count = 0;
    this.exprs.count = 0;
    this.texts.count = 0;
    this.decls.count = 0;
    this.imports.reset();
    this.exports.reset();
    this.links.reset();
    this.cover = null;
    this.flags = 0;
    this.owner = -1;
    this.functionDecl = -1;
    this.depth = 0;
    this.broken = 0;
    this.ambient = 0;
    this.trying = 0;
    this.exportFlags = 0;
    this.exportStart = -1;
    this.namedClass = -1;
    this.shape = -1;
    this.#opensMembers.length = 0;
    this.#unsettled.length = 0;
    this.commonJs.length = 0;
    this.propertyDecls.clear();
    this.inType = 0;
    this.wholeChain = false;
    this.makesRequire = false;
    this.bodies.clear();
    this.globals.length = 0;
    this.docTypes.length = 0;
    this.listsExports = false;
    this.scope = this.scopes.open(-1, ScopeKind.Body, 0, text.length);
  }
  /** First child of a row on a field that is no comment, or -1. */
  child(row, field2) {
    const behind = this.next[row];
    for (let at = row + 1; at < behind; at = this.next[at]) {
      if (this.field[at] === field2 && this.kind[at] !== Kind.comment) return at;
    }
    return -1;
  }
  /** First child of a row of a kind, or -1. */
  childOfKind(row, kind) {
    const behind = this.next[row];
    for (let at = row + 1; at < behind; at = this.next[at]) if (this.kind[at] === kind) return at;
    return -1;
  }
  /** First child of a row that is no comment, or -1. */
  first(row) {
    const behind = this.next[row];
    for (let at = row + 1; at < behind; at = this.next[at]) if (this.kind[at] !== Kind.comment) return at;
    return -1;
  }
  /** Whether the row's text is this word. */
  is(row, word) {
    const start2 = this.start[row];
    return this.end[row] - start2 === word.length && this.text.startsWith(word, start2);
  }
  nameOf(row) {
    return this.names.ofTree(this.tree.name[row], this.start[row], this.end[row]);
  }
  /** Adds the occurrence of a row's name. `spaces`: where it is looked up, 0 for nowhere. */
  occ(row, role, spaces) {
    return this.occAt(this.nameOf(row), this.start[row], this.end[row], role, spaces);
  }
  occAt(name2, start2, end, role, spaces) {
    this.cover?.fill(Cover.Token, start2, end);
    if (this.broken > 0 && role !== Role.Declaration) {
      return this.occs.add(name2, start2, end, Role.Broken, this.scope, 0);
    }
    return this.occs.add(name2, start2, end, role, this.scope, spaces);
  }
  expr(kind, row, use, target2) {
    return this.exprs.add(kind, use, target2, this.start[row]);
  }
  /** Adds an occurrence and the Ident expression that it is. */
  ident(row, role, spaces, use, target2) {
    const expr = this.exprs.add(ExprKind.Ident, use, target2, this.start[row]);
    const occ = this.occ(row, role, spaces);
    this.exprs.a[expr] = occ;
    this.occs.expr[occ] = expr;
    return expr;
  }
  /** Sets the part `a` of a row to a pattern's source, now or once the source is known. */
  takeApart(expr, source) {
    if (source === PENDING) this.#unsettled.push(expr);
    else this.exprs.a[expr] = source;
  }
  get unsettled() {
    return this.#unsettled.length;
  }
  /** Gives the rows that wait since `mark` their source. */
  settle(mark2, source) {
    while (this.#unsettled.length > mark2) this.exprs.a[this.#unsettled.pop()] = source;
  }
  /**
   * Adds a declaration without a name, in the scope where the walk stands.
   *
   * @param scope the scope that its name will be bound in: it decides the level and the container
   */
  declaration(kind, row, scope, flags2) {
    const { scopes } = this;
    const container = scopes.container[scope];
    const level = scope === 0 ? DeclLevel.TopLevel : container >= 0 ? DeclLevel.Member : DeclLevel.Local;
    const decl = this.decls.add(kind, level, container, this.owner, this.start[row], this.end[row]);
    const ambient = this.ambient > 0 || this.declarationFile ? DeclFlag.Ambient : 0;
    this.decls.flags[decl] = flags2 | ambient;
    this.decls.scope[decl] = scope;
    return decl;
  }
  /** Adds a member of a container: a class, an interface, an enum, an object type. */
  member(kind, row, container, flags2) {
    const level = this.decls.level[container] !== DeclLevel.Local || this.#opensMembers.includes(container) ? DeclLevel.Member : DeclLevel.Local;
    const decl = this.decls.add(kind, level, container, this.owner, this.start[row], this.end[row]);
    const ambient = this.ambient > 0 || this.declarationFile ? DeclFlag.Ambient : 0;
    this.decls.flags[decl] = flags2 | ambient;
    this.decls.scope[decl] = this.scope;
    this.decls.space[decl] = Space.Value;
    return decl;
  }
  /** Says that the members of a local declaration can be named from elsewhere. */
  openMembers(decl) {
    this.#opensMembers.push(decl);
  }
  /** Gives a declaration its name: the occurrence, and the binding in its scope. */
  nameDeclaration(decl, row, space) {
    const name2 = this.nameOf(row);
    this.spell(decl, name2, this.start[row], this.end[row], space);
    this.scopes.bind(this.decls.scope[decl], name2, decl, space);
  }
  /** Gives a declaration its name without binding it: a member's. Returns the occurrence. */
  spell(decl, name2, start2, end, space) {
    const { decls } = this;
    decls.name[decl] = name2;
    decls.nameStart[decl] = start2;
    decls.nameEnd[decl] = end;
    decls.space[decl] = space;
    const occ = this.occAt(name2, start2, end, Role.Declaration, 0);
    this.occs.bind[occ] = decl;
    return occ;
  }
  /** Adds what the finder has found. `keeps` may pass a word over. */
  takeWords(keeps) {
    const { texts, names } = this;
    const found = this.finder.take();
    const { count, name: name2, start: start2 } = found;
    for (let word = 0; word < count; word++) {
      const textClass = found.class[word];
      if (keeps !== void 0 && !keeps(name2[word], textClass, start2[word])) continue;
      const row = names.ofFound(name2[word], start2[word]);
      const written = textClass & LARGEST_CLASS;
      const end = IN_STRINGS.has(written) ? start2[word] + names.textOf(row).length : 0;
      texts.add(row, start2[word], end > 0 ? classInCode(this.text, start2[word], end, written) : written);
      if (end > 0 && this.text.startsWith("[(", start2[word] - 2) && this.text.startsWith(")]", end))
        texts.add(names.ofText(`${names.textOf(row)}Change`), start2[word], written);
    }
  }
  /** Adds an import row. Columns that are not given are set by the caller. */
  importRow(kind, specifier2, start2) {
    const row = this.imports.add();
    this.imports.set(row, "kind", kind);
    this.imports.set(row, "specifier", specifier2);
    this.imports.set(row, "start", start2);
    this.imports.set(row, "flags", this.trying > 0 ? 4 : 0);
    return row;
  }
  exportRow(name2, kind, start2) {
    const row = this.exports.add();
    this.exports.set(row, "name", typeof name2 === "number" ? name2 : this.names.ofText(name2));
    this.exports.set(row, "kind", kind);
    this.exports.set(row, "typeOnly", 0);
    this.exports.set(row, "start", start2);
    return row;
  }
  link(decl, kind, expr) {
    const row = this.links.add();
    this.links.set(row, "decl", decl);
    this.links.set(row, "kind", kind);
    this.links.set(row, "expr", expr);
  }
  /** Takes the flags of an `export` before a declaration. */
  takeExport() {
    const flags2 = this.exportFlags;
    this.exportFlags = 0;
    return flags2;
  }
  /** Lets a declaration start where its `export` does. */
  startAtExport(decl) {
    if (this.exportStart >= 0) this.decls.start[decl] = this.exportStart;
    this.exportStart = -1;
  }
};

// ../../packages/indexer/src/languages/typescript/words.ts
init_esm_shims();
function plainWords(x, start2, end, textClass) {
  x.finder.range(start2, end, RangeKind.Plain, textClass);
}
function commentWords(x, start2, end, textClass) {
  x.finder.range(start2, end, RangeKind.PlainComment, textClass);
}
function packClasses(whole, tail, inner, prose, called) {
  return whole | tail << 6 | inner << 12 | prose << 18 | called << 24;
}
var STRING_CLASSES = packClasses(
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringInner,
  TextClass.StringProse,
  TextClass.StringCalled
);
var PATH_CLASSES = packClasses(
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringPath,
  TextClass.StringProse,
  TextClass.StringCalled
);
function uniform(textClass) {
  return packClasses(textClass, textClass, textClass, textClass, textClass);
}
var TEMPLATE_CLASSES = uniform(TextClass.Template);
var SPECIFIER_CLASSES = uniform(TextClass.Specifier);
var JSX_TEXT_CLASSES = uniform(TextClass.JsxText);
var QUOTED_KEY_CLASSES = uniform(TextClass.QuotedKey);
var BROKEN_CLASSES = uniform(TextClass.Broken);
function stringWords(x, start2, end, wanted) {
  const classes = wanted === STRING_CLASSES && isMemberPath(x.text, start2, end) ? PATH_CLASSES : wanted;
  x.finder.range(start2, end, RangeKind.String, x.broken > 0 ? BROKEN_CLASSES : classes);
}
var MEMBER_PATH = /^[\p{ID_Start}_$][\p{ID_Continue}$]*(?:(?:\?\.|\.)(?:[\p{ID_Continue}$]+|\*)|(?:\?\.)?\[(?:\d*|\*|'[^']*'|"[^"]*")\])+$/u;
var ENDING2 = /\.(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|html?|mdx?|ya?ml|toml|txt|svg|png|jpe?g|gif|vue|svelte|com|org|net|io|dev|log|lock|env)$/i;
var LONGEST_PATH = 200;
function isMemberPath(text, start2, end) {
  if (end - start2 < 3 || end - start2 > LONGEST_PATH || !isWordStart(text.charCodeAt(start2))) return false;
  let at = start2 + 1;
  while (at < end && isWordPart2(text.charCodeAt(at))) at++;
  const code = at < end ? text.charCodeAt(at) : 0;
  if (code !== 46 && code !== 91 && code !== 63) return false;
  const content = text.slice(start2, end);
  return MEMBER_PATH.test(content) && !ENDING2.test(content);
}
var SEGMENTED = 4096;
function escapedStringWords(x, start2, end, packed) {
  const classes = {
    whole: packed & 63,
    tail: packed >> 6 & 63,
    inner: packed >> 12 & 63,
    prose: packed >> 18 & 63,
    called: packed >> 24 & 63
  };
  const { text, offsets } = decodeWithOffsets(x.text, start2, end);
  const to = text.length;
  const prose = classes.prose !== classes.whole && (to > SEGMENTED || hasSpace(text, 0, to));
  let at = 0;
  while (at < to) {
    const code = text.charCodeAt(at);
    if (!isWordPart2(code)) {
      at++;
      continue;
    }
    let behind = wordEnd(text, at, to);
    let compound2 = behind;
    while (text.charCodeAt(compound2) === 45 && compound2 + 1 < to && isWordPart2(text.charCodeAt(compound2 + 1))) {
      compound2 = wordEnd(text, compound2 + 1, to);
    }
    const called = compound2 === behind && (compound2 < to && text.charCodeAt(compound2) === 40 || !prose && at > 0 && text.charCodeAt(at - 1) === 61 && isEndOfParameter(text, compound2, to));
    const textClass = called ? classes.called : prose ? classes.prose : at === 0 && compound2 === to ? classes.whole : compound2 === to && isSeparator(text.charCodeAt(at - 1)) ? classes.tail : classes.inner;
    if (isWordStart(code)) x.texts.add(x.names.ofText(text.slice(at, compound2)), offsets[at], textClass);
    if (compound2 > behind) {
      const partClass = prose ? classes.prose : classes.inner;
      for (let part = at; part < compound2; part = behind + 1) {
        behind = wordEnd(text, part, compound2);
        if (!isWordStart(text.charCodeAt(part))) continue;
        x.texts.add(x.names.ofText(text.slice(part, behind)), offsets[part], partClass);
      }
    }
    at = compound2;
  }
}
function isEndOfParameter(text, at, to) {
  return at === to || text.charCodeAt(at) === 38 || text.charCodeAt(at) === 35;
}
function hasSpace(text, from, to) {
  for (let at = from; at < to; at++) if (isSpace2(text.charCodeAt(at))) return true;
  return false;
}
function isSeparator(code) {
  return code === 46 || code === 35 || code === 58 || code === 47;
}

// ../../packages/indexer/src/languages/typescript/walk.ts
var expressions = new Array(KIND_COUNT).fill(void 0);
var types = new Array(KIND_COUNT).fill(void 0);
var statements = new Array(KIND_COUNT).fill(void 0);
function register(handlers) {
  for (const [kind, handler] of Object.entries(handlers.expressions ?? {}))
    expressions[Kind[kind]] = handler;
  for (const [kind, handler] of Object.entries(handlers.types ?? {})) types[Kind[kind]] = handler;
  for (const [kind, handler] of Object.entries(handlers.statements ?? {})) statements[Kind[kind]] = handler;
}
function expression(x, row, use, target2) {
  const kind = x.kind[row];
  if (kind === Kind.identifier) return x.ident(row, Role.Reference, Space.Value, use, target2);
  return dispatch(x, row, use, target2, expressions[kind]);
}
function type(x, row, use, target2) {
  return dispatch(x, row, use, target2, types[x.kind[row]] ?? expressions[x.kind[row]]);
}
function dispatch(x, row, use, target2, handler) {
  if (x.depth > MAX_DEPTH || x.kind[row] === ERROR_KIND) {
    wordsOfSubtree(x, row);
    return x.expr(ExprKind.Unknown, row, use, target2);
  }
  x.depth++;
  const result = (handler ?? unknown)(x, row, use, target2);
  x.depth--;
  return result;
}
function unknown(x, row, use, target2) {
  const expr = x.expr(ExprKind.Unknown, row, use, target2);
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at])
    if (x.kind[at] !== Kind.comment) expression(x, at, Use.Other, -1);
  return expr;
}
function statement(x, row) {
  const kind = x.kind[row];
  if (kind === Kind.comment) return;
  if (kind === ERROR_KIND) {
    brokenStatements(x, row);
    return;
  }
  const handler = statements[kind];
  if (handler === void 0) {
    expression(x, row, Use.Statement, -1);
    return;
  }
  if (x.depth > MAX_DEPTH) {
    wordsOfSubtree(x, row);
    return;
  }
  x.depth++;
  handler(x, row);
  x.depth--;
}
function statementsOf(x, row) {
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) statement(x, at);
}
function brokenStatements(x, row) {
  x.broken++;
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] !== ERROR_KIND && statements[x.kind[at]] !== void 0) statement(x, at);
    else wordsOfSubtree(x, at);
  }
  x.broken--;
}
function wordsOfSubtree(x, row) {
  x.broken++;
  const behind = x.next[row];
  for (let at = row; at < behind; at++) {
    if (x.tree.name[at] >= 0) x.occ(at, Role.Broken, 0);
    else if (x.kind[at] === Kind.string) stringWords(x, x.start[at] + 1, x.end[at] - 1, STRING_CLASSES);
  }
  x.broken--;
}

// ../../packages/indexer/src/languages/typescript/decorators.ts
var Decorators = class {
  /** Offset behind the last of them; where there is none, the start of what they would stand on. */
  end;
  /** Row of the last of them, or -1. */
  last = -1;
  #x;
  #exprs = [];
  constructor(x, start2) {
    this.#x = x;
    this.end = start2;
  }
  read(row) {
    const inner = this.#x.first(row);
    if (inner >= 0) this.#exprs.push(expression(this.#x, inner, Use.Decorator, -1));
    this.end = this.#x.end[row];
    this.last = row;
  }
  /** Ties them to their declaration. */
  tie(decl) {
    if (decl < 0) return;
    for (const expr of this.#exprs) {
      this.#x.exprs.target[expr] = decl;
      this.#x.link(decl, LinkKind.Decorator, expr);
    }
    this.#exprs.length = 0;
  }
  /** Takes over those that stand before. */
  adopt(before) {
    if (before !== null) this.#exprs.unshift(...before.#exprs.splice(0));
    if (before !== null && before.last >= 0 && this.last < 0) this.last = before.last;
    return this;
  }
};
function decorators(x, row, decl) {
  const found = new Decorators(x, x.start[row]);
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) if (x.kind[at] === Kind.decorator) found.read(at);
  if (decl >= 0) found.tie(decl);
  return found;
}

// ../../packages/indexer/src/languages/typescript/imports.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/expressions.ts
init_esm_shims();
function leaf(kind) {
  return (x, row, use, target2) => x.expr(kind, row, use, target2);
}
function stringName(x, row) {
  return x.names.ofText(decodeEscapes(x.text.slice(x.start[row] + 1, x.end[row] - 1)));
}
function stringExpression(x, row, use, target2, classes) {
  const expr = x.expr(ExprKind.String, row, use, target2);
  x.exprs.c[expr] = stringName(x, row);
  stringWords(x, x.start[row] + 1, x.end[row] - 1, classes);
  return expr;
}
function isLiteralText(x, row) {
  if (row < 0) return false;
  if (x.kind[row] === Kind.string) return true;
  return x.kind[row] === Kind.template_string && x.childOfKind(row, Kind.template_substitution) < 0;
}
function quotedName(x, row, role) {
  const start2 = x.start[row] + 1;
  const end = Math.max(start2, x.end[row] - 1);
  const word = isWordStart(x.text.charCodeAt(start2)) && wordEnd(x.text, start2, end) === end;
  if (!word) stringWords(x, start2, end, STRING_CLASSES);
  return x.occAt(stringName(x, row), start2, end, role, 0);
}
function member(x, row, use, target2) {
  const expr = x.expr(ExprKind.Member, row, use, target2);
  const object = x.child(row, Field.object);
  if (object >= 0) x.exprs.a[expr] = expression(x, object, Use.Part, expr);
  const property = x.child(row, Field.property);
  if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
  return expr;
}
function memberName(x, expr, occ) {
  x.exprs.b[expr] = occ;
  x.occs.expr[occ] = expr;
}
function subscript(x, row, use, target2) {
  const index = x.child(row, Field.index);
  const object = x.child(row, Field.object);
  if (isLiteralText(x, index)) {
    const expr2 = x.expr(ExprKind.Member, row, use, target2);
    x.exprs.a[expr2] = expression(x, object, Use.Part, expr2);
    memberName(x, expr2, quotedName(x, index, Role.Member));
    return expr2;
  }
  const expr = x.expr(ExprKind.Index, row, use, target2);
  if (object >= 0) x.exprs.a[expr] = expression(x, object, Use.Part, expr);
  if (index >= 0) x.exprs.b[expr] = expression(x, index, Use.Part, expr);
  return expr;
}
function awaitExpression(x, row, use, target2) {
  const expr = x.expr(ExprKind.Await, row, use, target2);
  const operand = x.first(row);
  if (operand >= 0) x.exprs.a[expr] = expression(x, operand, Use.Part, expr);
  return expr;
}
function yieldExpression(x, row, use, target2) {
  const expr = x.expr(ExprKind.Unknown, row, use, target2);
  const operand = x.first(row);
  const iterates = x.text.slice(x.start[row] + 5, x.start[row] + 40).trimStart().startsWith("*");
  if (operand >= 0) expression(x, operand, iterates ? Use.Iterated : Use.Other, expr);
  return expr;
}
function ternary(x, row, use, target2) {
  const expr = x.expr(ExprKind.Either, row, use, target2);
  const condition = x.child(row, Field.condition);
  if (condition >= 0) expression(x, condition, Use.Tested, -1);
  const consequence = x.child(row, Field.consequence);
  if (consequence >= 0) x.exprs.a[expr] = expression(x, consequence, Use.Part, expr);
  const alternative = x.child(row, Field.alternative);
  if (alternative >= 0) x.exprs.b[expr] = expression(x, alternative, Use.Part, expr);
  return expr;
}
function binaryKind(operator) {
  if (operator === Kind["||"] || operator === Kind["&&"] || operator === Kind["??"]) return ExprKind.Either;
  if (operator === Kind["+"]) return ExprKind.Composed;
  return ExprKind.Primitive;
}
function operandUse(kind) {
  return kind === ExprKind.Either ? Use.Part : kind === ExprKind.Composed ? Use.Interpolated : Use.Tested;
}
function binary2(x, row, use, target2) {
  const rows2 = [];
  const exprs = [];
  let at = row;
  let atUse = use;
  let atTarget = target2;
  while (at >= 0 && x.kind[at] === Kind.binary_expression) {
    const operator = x.child(at, Field.operator);
    const kind = binaryKind(operator < 0 ? 0 : x.kind[operator]);
    const expr = x.expr(kind, at, atUse, atTarget);
    rows2.push(at);
    exprs.push(expr);
    atUse = operandUse(kind);
    atTarget = expr;
    at = x.child(at, Field.left);
  }
  let left = at < 0 ? -1 : expression(x, at, atUse, atTarget);
  for (let level = rows2.length - 1; level >= 0; level--) {
    const expr = exprs[level];
    const operator = x.child(rows2[level], Field.operator);
    const right = x.child(rows2[level], Field.right);
    const kind = x.exprs.kind[expr];
    const asksKeys = operator >= 0 && x.kind[operator] === Kind.in;
    const value = right < 0 ? -1 : expression(x, right, asksKeys ? Use.KeysAsked : operandUse(kind), expr);
    if (kind === ExprKind.Either) {
      x.exprs.a[expr] = left;
      x.exprs.b[expr] = value;
    } else if (kind === ExprKind.Composed) {
      compose(x, expr, left, value);
    }
    left = expr;
  }
  return exprs[0];
}
function compose(x, expr, left, right) {
  const { exprs } = x;
  const number = (side) => side >= 0 && exprs.kind[side] === ExprKind.Number;
  const fixed = (side) => side >= 0 && (exprs.kind[side] === ExprKind.String || exprs.kind[side] === ExprKind.Composed);
  if ((number(left) || number(right)) && !fixed(left) && !fixed(right)) {
    exprs.kind[expr] = ExprKind.Primitive;
    return;
  }
  if (left >= 0 && fixed(left)) exprs.c[expr] = exprs.c[left];
  if (right >= 0 && exprs.kind[right] === ExprKind.String) exprs.b[expr] = exprs.c[right];
  else if (right >= 0 && exprs.kind[right] === ExprKind.Composed) exprs.b[expr] = exprs.b[right];
}
function unary(x, row, use, target2) {
  const expr = x.expr(ExprKind.Primitive, row, use, target2);
  const operand = x.child(row, Field.argument);
  const removes = x.text.startsWith("delete", x.start[row]);
  if (operand >= 0) expression(x, operand, removes ? Use.KeysAsked : Use.Tested, expr);
  return expr;
}
function sequence(x, row, use, target2) {
  const behind = x.next[row];
  let last = -1;
  for (let at = row + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.next[at] >= behind || onlyComments(x, x.next[at], behind)) last = expression(x, at, use, target2);
    else expression(x, at, Use.Statement, -1);
  }
  return last >= 0 ? last : x.expr(ExprKind.Unknown, row, use, target2);
}
function onlyComments(x, from, behind) {
  for (let at = from; at < behind; at = x.next[at]) if (x.kind[at] !== Kind.comment) return false;
  return true;
}
function cast(x, row, use, target2) {
  const expr = x.expr(ExprKind.Cast, row, use, target2);
  const behind = x.next[row];
  const angled = x.kind[row] === Kind.type_assertion;
  let seen = 0;
  for (let at = row + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (angled ? x.kind[at] === Kind.type_arguments : seen === 1) {
      const named2 = x.kind[at] === Kind.type_arguments ? x.first(at) : at;
      if (named2 >= 0) x.exprs.b[expr] = type(x, named2, Use.Annotation, -1);
    } else {
      if (row === x.namedClass) x.namedClass = at;
      x.exprs.a[expr] = expression(x, at, Use.Part, expr);
    }
    seen++;
  }
  return expr;
}
function instantiation(x, row, use, target2) {
  const operand = x.first(row);
  if (operand < 0) return unknown(x, row, use, target2);
  const expr = expression(x, operand, use, target2);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  return expr;
}
function typeArguments(x, row, target2) {
  if (row < 0) return;
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at])
    if (x.kind[at] !== Kind.comment) type(x, at, Use.TypeArgument, target2);
}
function spread(x, row, use, target2) {
  const expr = x.expr(ExprKind.Spread, row, use, target2);
  const operand = x.first(row);
  if (operand >= 0) x.exprs.a[expr] = expression(x, operand, Use.Spread, expr);
  return expr;
}
function array(x, row, use, target2) {
  const expr = x.expr(ExprKind.Array, row, use, target2);
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at])
    if (x.kind[at] !== Kind.comment) expression(x, at, Use.Stored, expr);
  return expr;
}
function templateParts(x, row, holeUse, target2) {
  const behind = x.next[row];
  let from = x.start[row] + 1;
  for (let at = row + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] !== Kind.template_substitution) continue;
    stringWords(x, from, x.start[at], TEMPLATE_CLASSES);
    x.finder.range(x.start[at], x.start[at] + 2, RangeKind.CoverOnly, 0);
    const hole = x.first(at);
    if (hole >= 0) expression(x, hole, holeUse, target2);
    from = x.end[at];
  }
  stringWords(x, from, Math.max(from, x.end[row] - 1), TEMPLATE_CLASSES);
}
function template(x, row, use, target2) {
  const first = x.childOfKind(row, Kind.template_substitution);
  if (first < 0) {
    const expr2 = x.expr(ExprKind.String, row, use, target2);
    x.exprs.c[expr2] = stringName(x, row);
    stringWords(x, x.start[row] + 1, x.end[row] - 1, TEMPLATE_CLASSES);
    return expr2;
  }
  const expr = x.expr(ExprKind.Composed, row, use, target2);
  let last = first;
  for (let at = first; at < x.next[row]; at = x.next[at]) if (x.kind[at] === Kind.template_substitution) last = at;
  x.exprs.c[expr] = fixedPart(x, x.start[row] + 1, x.start[first]);
  x.exprs.b[expr] = fixedPart(x, x.end[last], x.end[row] - 1);
  templateParts(x, row, Use.Interpolated, expr);
  return expr;
}
function fixedPart(x, start2, end) {
  return start2 < end ? x.names.ofText(decodeEscapes(x.text.slice(start2, end))) : -1;
}
function regex(x, row, use, target2) {
  const expr = x.expr(ExprKind.RegExp, row, use, target2);
  plainWords(x, x.start[row], x.end[row], x.broken > 0 ? TextClass.Broken : TextClass.Regex);
  return expr;
}
function metaProperty(x, row, use, target2) {
  const meta = x.text.startsWith("import", x.start[row]);
  const expr = x.expr(meta ? ExprKind.ImportMeta : ExprKind.Unknown, row, use, target2);
  const end = x.end[row];
  const start2 = end - (meta ? 4 : 6);
  x.occs.expr[x.occAt(x.names.ofText(x.text.slice(start2, end)), start2, end, Role.MetaProperty, 0)] = expr;
  return expr;
}
function looseName(x, row, use, target2) {
  return x.ident(row, Role.Reference, Space.Value | Space.Type | Space.Namespace, use, target2);
}
var expressionHandlers = {
  member_expression: member,
  subscript_expression: subscript,
  await_expression: awaitExpression,
  yield_expression: yieldExpression,
  ternary_expression: ternary,
  binary_expression: binary2,
  unary_expression: unary,
  update_expression: unary,
  sequence_expression: sequence,
  as_expression: cast,
  satisfies_expression: cast,
  type_assertion: cast,
  instantiation_expression: instantiation,
  spread_element: spread,
  array,
  template_string: template,
  string: (x, row, use, target2) => stringExpression(x, row, use, target2, STRING_CLASSES),
  regex,
  meta_property: metaProperty,
  this: leaf(ExprKind.This),
  super: leaf(ExprKind.Super),
  number: leaf(ExprKind.Number),
  true: leaf(ExprKind.Boolean),
  false: leaf(ExprKind.Boolean),
  null: leaf(ExprKind.Null),
  undefined: leaf(ExprKind.Null),
  import: leaf(ExprKind.Unknown),
  type_identifier: looseName,
  property_identifier: looseName,
  statement_identifier: looseName,
  shorthand_property_identifier: looseName,
  shorthand_property_identifier_pattern: looseName,
  private_property_identifier: (x, row, use, target2) => {
    const expr = x.expr(ExprKind.Member, row, use, target2);
    memberName(x, expr, x.occ(row, Role.Member, 0));
    return expr;
  }
};

// ../../packages/indexer/src/languages/typescript/modifiers.ts
init_esm_shims();
var Modifier = { Async: 1 << 28, Public: 1 << 29, Accessor: 1 << 30 };
var MODIFIERS = /* @__PURE__ */ new Map([
  ["static", DeclFlag.Static],
  ["private", DeclFlag.NonPublic],
  ["protected", DeclFlag.NonPublic | DeclFlag.Protected],
  ["public", Modifier.Public],
  ["readonly", DeclFlag.Readonly],
  ["declare", DeclFlag.Ambient],
  ["abstract", DeclFlag.Abstract],
  ["override", DeclFlag.Override],
  ["accessor", Modifier.Accessor],
  ["get", DeclFlag.Getter],
  ["set", DeclFlag.Setter],
  ["async", Modifier.Async]
]);
function modifiersBetween(x, from, to) {
  if (from >= to) return 0;
  const { text } = x;
  let flags2 = 0;
  for (let at = skipTrivia(text, from, to); at < to; at = skipTrivia(text, at, to)) {
    const code = text.charCodeAt(at);
    if (!isWordPart2(code)) {
      if (code === 42) flags2 |= DeclFlag.Generator;
      at++;
      continue;
    }
    const behind = wordEnd(text, at, to);
    flags2 |= MODIFIERS.get(text.slice(at, behind)) ?? 0;
    at = behind;
  }
  return flags2;
}
function tokenIs(x, from, token) {
  const at = skipTrivia(x.text, from, x.text.length);
  return x.text.startsWith(token, at) && !(isWordPart2(token.charCodeAt(0)) && isWordPart2(x.text.charCodeAt(at + token.length)));
}

// ../../packages/indexer/src/languages/typescript/starred-import.ts
init_esm_shims();
function starredImport(x, name2, start2, expr) {
  const text = x.names.textOf(name2);
  if (!text.includes("*")) return;
  const imp = x.importRow(ImportKind.Glob, -1, start2);
  x.imports.set(imp, "imported", x.names.ofText(text.replace(/^glob:/, "")));
  x.imports.set(imp, "expr", expr);
}

// ../../packages/indexer/src/languages/typescript/imports.ts
var ALL_SPACES2 = Space.Value | Space.Type | Space.Namespace;
function specifier(x, row) {
  stringWords(x, x.start[row] + 1, Math.max(x.start[row] + 1, x.end[row] - 1), SPECIFIER_CLASSES);
  return stringName(x, row);
}
function typeFollows(x, from) {
  const { text } = x;
  const at = skipTrivia(text, wordEnd(text, from, text.length), text.length);
  return isTypeModifier(x, at);
}
function isTypeModifier(x, at) {
  if (!tokenIs(x, at, "type") && !tokenIs(x, at, "typeof")) return false;
  const { text } = x;
  const behind = skipTrivia(text, wordEnd(text, at, text.length), text.length);
  const code = text.charCodeAt(behind);
  if (code === 123 || code === 42) return true;
  if (!isWordPart2(code)) return false;
  if (!tokenIs(x, behind, "from")) return true;
  return tokenIs(x, behind + 4, "from");
}
function importStatement(x, row) {
  if (x.scopes.container[x.scope] < 0) x.flags |= FileFlag.Module;
  const flags2 = x.takeExport();
  const clause = x.childOfKind(row, Kind.import_clause);
  const required2 = x.childOfKind(row, Kind.import_require_clause);
  const source = x.child(required2 >= 0 ? required2 : row, Field.source);
  const typeOnly = typeFollows(x, x.start[row]) ? ImportFlag.TypeOnly : 0;
  const before = x.imports.count;
  if (required2 >= 0) {
    const local = x.childOfKind(required2, Kind.identifier);
    const decl = local < 0 ? -1 : importDecl(x, row, local, typeOnly, flags2);
    if (decl >= 0) x.startAtExport(decl);
    if (source >= 0) importOf(x, ImportKind.Require, row, { local: decl, typeOnly });
  } else if (clause < 0) {
    if (source >= 0) importOf(x, ImportKind.SideEffect, row, { typeOnly });
  } else {
    importClause(x, clause, typeOnly);
  }
  if (source < 0) return;
  const name2 = specifier(x, source);
  for (let at = before; at < x.imports.count; at++) x.imports.set(at, "specifier", name2);
  starredImport(x, name2, x.start[row], -1);
  const attribute2 = x.childOfKind(row, Kind.import_attribute);
  if (attribute2 >= 0) importAttributes(x, attribute2);
}
function importAttributes(x, row) {
  for (let at = row; at < x.next[row]; at++) {
    if (x.tree.name[at] >= 0) x.occ(at, Role.PropertyKey, 0);
    else if (x.kind[at] === Kind.string) stringWords(x, x.start[at] + 1, x.end[at] - 1, SPECIFIER_CLASSES);
  }
}
function importOf(x, kind, row, parts2) {
  const at = x.importRow(kind, -1, x.start[row]);
  x.imports.set(at, "local", parts2.local ?? -1);
  x.imports.set(at, "imported", parts2.imported ?? -1);
  x.imports.set(at, "occ", parts2.occ ?? -1);
  x.imports.set(at, "flags", x.imports.get(at, "flags") | parts2.typeOnly);
}
function importDecl(x, row, named2, typeOnly, flags2) {
  const only = typeOnly === 0 ? 0 : DeclFlag.TypeOnlyImport;
  const decl = x.declaration(DeclKind.Import, row, x.scope, only | flags2);
  x.nameDeclaration(decl, named2, ALL_SPACES2);
  return decl;
}
function importClause(x, clause, typeOnly) {
  for (let at = clause + 1; at < x.next[clause]; at = x.next[at]) {
    switch (x.kind[at]) {
      case Kind.identifier: {
        const local = importDecl(x, at, at, typeOnly, 0);
        importOf(x, ImportKind.Default, at, { local, imported: x.names.ofText("default"), typeOnly });
        break;
      }
      case Kind.namespace_import: {
        const named2 = x.childOfKind(at, Kind.identifier);
        const local = named2 < 0 ? -1 : importDecl(x, at, named2, typeOnly, 0);
        importOf(x, ImportKind.Namespace, at, { local, typeOnly });
        break;
      }
      case Kind.named_imports:
        for (let one = at + 1; one < x.next[at]; one = x.next[one]) {
          if (x.kind[one] === Kind.import_specifier) importSpecifier(x, one, typeOnly);
        }
        break;
    }
  }
}
function importSpecifier(x, row, statementTypeOnly) {
  const named2 = x.child(row, Field.name);
  const alias = x.child(row, Field.alias);
  if (named2 < 0) return;
  const ownType2 = x.start[named2] > x.start[row] && tokenIs(x, x.start[row], "type");
  const typeOnly = statementTypeOnly | (ownType2 ? ImportFlag.TypeOnly : 0);
  const occ = alias < 0 && x.tree.broken ? lostKeyword(x, named2) : importedName(x, named2, Role.ImportedName);
  const local = importDecl(x, row, alias >= 0 ? alias : named2, typeOnly, 0);
  const imported = x.occs.name[occ];
  const kind = x.names.textOf(imported) === "default" ? ImportKind.Default : ImportKind.Named;
  importOf(x, kind, row, { local, imported, occ, typeOnly });
}
function lostKeyword(x, named2) {
  const start2 = x.start[named2];
  const from = Math.max(0, start2 - 60);
  const found = /[{,]\s*(?:type\s+)?([a-z]+)\s+as\s+$/.exec(x.text.slice(from, start2));
  if (found === null) return importedName(x, named2, Role.ImportedName);
  const at = from + found.index + found[0].lastIndexOf(found[1], found[0].search(/\sas\s+$/));
  return x.occAt(x.names.ofText(found[1]), at, at + found[1].length, Role.ImportedName, 0);
}
function importedName(x, row, role) {
  return x.kind[row] === Kind.string ? quotedName(x, row, role) : x.occ(row, role, 0);
}
var importStatementHandlers = { import_statement: importStatement };

// ../../packages/indexer/src/languages/typescript/exports.ts
var ALL_SPACES3 = Space.Value | Space.Type | Space.Namespace;
function behindExport(x, row) {
  const { text } = x;
  let at = x.start[row];
  for (let child = row + 1; child < x.next[row]; child = x.next[child]) {
    if (x.kind[child] === Kind.decorator && x.text.slice(at, at + 6) !== "export") at = x.end[child];
    at = skipTrivia(text, at, text.length);
  }
  at = skipTrivia(text, at, text.length);
  return tokenIs(x, at, "export") ? skipTrivia(text, at + 6, text.length) : at;
}
function exportStatement(x, row) {
  if (x.scopes.container[x.scope] < 0) x.flags |= FileFlag.Module;
  const at = behindExport(x, row);
  const source = x.child(row, Field.source);
  if (source >= 0) {
    x.listsExports ||= offers(x);
    reexport(x, row, source);
    return;
  }
  const clause = x.childOfKind(row, Kind.export_clause);
  if (clause >= 0) {
    x.listsExports ||= offers(x);
    exportList(x, row, clause);
    return;
  }
  const isDefault = tokenIs(x, at, "default");
  const declared = x.child(row, Field.declaration);
  if (declared >= 0) {
    exportedDeclaration(x, row, declared, isDefault);
    return;
  }
  let value = x.child(row, Field.value);
  if (value < 0) value = lastOperand(x, row);
  if (value < 0) return;
  if (tokenIs(x, at, "as")) {
    x.occ(value, Role.ExportAlias, 0);
    return;
  }
  x.listsExports ||= offers(x);
  exportedValue(x, row, value, isDefault);
}
function lastOperand(x, row) {
  let last = -1;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] !== Kind.comment && x.kind[at] !== Kind.decorator && x.kind[at] !== Kind.default) last = at;
  }
  return last;
}
function offers(x) {
  return x.scope === 0;
}
function exportedDeclaration(x, row, declared, isDefault) {
  const marked = decorators(x, row, -1);
  const before = x.decls.count;
  const importsBefore = x.imports.count;
  x.exportFlags = DeclFlag.Exported | (isDefault ? DeclFlag.Default : 0);
  x.exportStart = x.start[row];
  statement(x, declared);
  x.exportFlags = 0;
  x.exportStart = -1;
  let first = -1;
  const { decls } = x;
  for (let decl = before; decl < x.decls.count; decl++) {
    if ((decls.flags[decl] & DeclFlag.Exported) === 0 || decls.scope[decl] !== x.scope) continue;
    if (first < 0) first = decl;
    if (!offers(x)) continue;
    const name2 = isDefault ? x.names.ofText("default") : decls.name[decl];
    const at = x.exportRow(name2, ExportKind.Local, x.start[row]);
    x.exports.set(at, "decl", decl);
    const typed = decls.kind[decl] === DeclKind.Interface || decls.kind[decl] === DeclKind.TypeAlias;
    x.exports.set(at, "typeOnly", typed ? 1 : 0);
    if (decls.kind[decl] === DeclKind.Import && x.imports.count > importsBefore) {
      x.exports.set(at, "imp", importsBefore);
    }
  }
  marked.tie(first);
  if (first >= 0 && marked.last >= 0) decls.flags[first] |= DeclFlag.Decorated;
}
function exportedValue(x, row, value, isDefault) {
  const marked = decorators(x, row, -1);
  const kind = isDefault ? ExportKind.Local : ExportKind.CommonJsWhole;
  const name2 = isDefault ? "default" : "export=";
  if (x.kind[value] === Kind.identifier) {
    const at2 = offers(x) ? x.exportRow(name2, kind, x.start[row]) : -1;
    const expr = x.ident(value, Role.Reference, ALL_SPACES3, Use.Export, at2);
    if (at2 < 0) return;
    x.exports.set(at2, "expr", expr);
    x.exports.set(at2, "occ", x.exprs.a[expr]);
    return;
  }
  const at = offers(x) ? x.exportRow(name2, isDefault ? ExportKind.Expression : kind, x.start[row]) : -1;
  const flags2 = DeclFlag.Exported | (isDefault ? DeclFlag.Default : 0);
  const decl = exportedSymbol(x, row, value, flags2, at);
  marked.tie(decl);
  if (at < 0) return;
  x.exports.set(at, "decl", decl);
}
function exportedSymbol(x, row, value, flags2, exportRow) {
  const { decls } = x;
  if (isDeclaringValue(x, value)) {
    x.namedClass = value;
    const expr2 = expression(x, value, Use.Export, exportRow);
    x.namedClass = -1;
    const inner = x.exprs.a[expr2];
    decls.level[inner] = x.scope === 0 ? DeclLevel.TopLevel : DeclLevel.Member;
    decls.container[inner] = x.scopes.container[x.scope];
    decls.flags[inner] |= flags2;
    decls.space[inner] |= Space.Value;
    decls.start[inner] = x.start[row];
    if (exportRow >= 0) x.exports.set(exportRow, "expr", expr2);
    return inner;
  }
  const decl = x.declaration(DeclKind.DefaultValue, row, x.scope, flags2);
  decls.space[decl] = Space.Value;
  const { owner } = x;
  x.owner = decl;
  x.namedClass = value;
  const expr = expression(x, value, Use.Export, exportRow);
  x.namedClass = -1;
  x.owner = owner;
  decls.init[decl] = expr;
  if (exportRow >= 0) x.exports.set(exportRow, "expr", expr);
  return decl;
}
function isDeclaringValue(x, row) {
  const kind = x.kind[row];
  return kind === Kind.class || kind === Kind.function_expression || kind === Kind.generator_function || kind === Kind.arrow_function;
}
function exportList(x, row, clause) {
  const allTypes = typeFollows(x, x.start[row]);
  for (let at = clause + 1; at < x.next[clause]; at = x.next[at]) {
    if (x.kind[at] !== Kind.export_specifier) continue;
    const named2 = x.child(at, Field.name);
    if (named2 < 0) continue;
    const alias = x.child(at, Field.alias);
    if (alias >= 0 && !offers(x) && x.kind[alias] !== Kind.string) {
      namespaceAlias(x, at, named2, alias);
      continue;
    }
    const occ = x.occ(named2, Role.ExportedLocal, ALL_SPACES3);
    const name2 = alias < 0 ? keywordAlias(x, named2, x.occs.name[occ]) : exportAlias(x, alias);
    if (!offers(x)) continue;
    const out2 = x.exportRow(name2, ExportKind.Local, x.start[at]);
    x.exports.set(out2, "occ", occ);
    x.exports.set(out2, "typeOnly", allTypes || ownType(x, at, named2) ? 1 : 0);
  }
}
function hasError(x, row) {
  for (let at = row + 1; at < x.next[row]; at++)
    if (x.kind[at] === ERROR_KIND || x.kind[at] === MISSING_KIND) return true;
  return false;
}
var LISTED = /(\btype\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\s+as\s+([\p{ID_Start}$_][\p{ID_Continue}$]*))?\s*(?=[,}])/gu;
function* listed(x, clause) {
  const text = x.text.slice(x.start[clause], x.end[clause]);
  for (const found of text.matchAll(LISTED)) {
    const [whole, typed = "", name2 = "", alias = name2] = found;
    const start2 = x.start[clause] + found.index + whole.indexOf(name2, typed.length);
    yield { name: name2, alias, start: start2, typeOnly: typed !== "" };
  }
}
function namespaceAlias(x, row, named2, alias) {
  const decl = x.declaration(DeclKind.Import, row, x.scope, DeclFlag.Exported);
  x.nameDeclaration(decl, alias, ALL_SPACES3);
  x.decls.init[decl] = x.ident(named2, Role.Reference, ALL_SPACES3, Use.Init, decl);
}
function exportAlias(x, alias) {
  return x.occs.name[importedName(x, alias, Role.ExportAlias)];
}
function keywordAlias(x, named2, own) {
  const { text } = x;
  const at = skipTrivia(text, x.end[named2], text.length);
  if (!tokenIs(x, at, "as")) return own;
  const start2 = skipTrivia(text, at + 2, text.length);
  const word = /^[a-z]+/.exec(text.slice(start2, start2 + 12))?.[0];
  if (word === void 0) return own;
  const name2 = x.names.ofText(word);
  x.occAt(name2, start2, start2 + word.length, Role.ExportAlias, 0);
  return name2;
}
function ownType(x, row, named2) {
  return x.start[named2] > x.start[row] && tokenIs(x, x.start[row], "type");
}
function reexport(x, row, source) {
  const allTypes = typeFollows(x, x.start[row]);
  const clause = x.childOfKind(row, Kind.export_clause);
  const namespace = x.childOfKind(row, Kind.namespace_export);
  const before = x.imports.count;
  const through = (kind, start2, typeOnly, name3) => {
    const imp = x.importRow(kind, -1, start2);
    if (typeOnly) x.imports.set(imp, "flags", x.imports.get(imp, "flags") | ImportFlag.TypeOnly);
    if (!offers(x)) return imp;
    const out2 = x.exportRow(name3, ExportKind.Through, start2);
    x.exports.set(out2, "imp", imp);
    x.exports.set(out2, "typeOnly", typeOnly ? 1 : 0);
    return imp;
  };
  if (clause >= 0 && x.tree.broken && hasError(x, clause)) {
    for (const { name: name3, alias, start: start2, typeOnly } of listed(x, clause)) {
      const occ = x.occAt(x.names.ofText(name3), start2, start2 + name3.length, Role.ReexportedName, 0);
      const imp = through(ImportKind.Reexport, start2, allTypes || typeOnly, alias);
      x.imports.set(imp, "imported", x.occs.name[occ]);
      x.imports.set(imp, "occ", occ);
    }
  } else if (clause >= 0) {
    for (let at = clause + 1; at < x.next[clause]; at = x.next[at]) {
      if (x.kind[at] !== Kind.export_specifier) continue;
      const named2 = x.child(at, Field.name);
      if (named2 < 0) continue;
      const alias = x.child(at, Field.alias);
      const occ = importedName(x, named2, Role.ReexportedName);
      const imported = x.occs.name[occ];
      const name3 = alias < 0 ? keywordAlias(x, named2, imported) : exportAlias(x, alias);
      const imp = through(ImportKind.Reexport, x.start[at], allTypes || ownType(x, at, named2), name3);
      x.imports.set(imp, "imported", imported);
      x.imports.set(imp, "occ", occ);
    }
    if (x.imports.count === before) x.importRow(ImportKind.SideEffect, -1, x.start[row]);
  } else if (namespace >= 0) {
    const named2 = x.first(namespace);
    const name3 = named2 < 0 ? -1 : x.occs.name[importedName(x, named2, Role.ExportAlias)];
    through(ImportKind.ReexportNamespace, x.start[row], allTypes, name3);
  } else {
    through(ImportKind.ReexportAll, x.start[row], allTypes, "*");
  }
  const name2 = specifier(x, source);
  for (let at = before; at < x.imports.count; at++) x.imports.set(at, "specifier", name2);
  const attribute2 = x.childOfKind(row, Kind.import_attribute);
  if (attribute2 >= 0) importAttributes(x, attribute2);
}
var exportStatementHandlers = { export_statement: exportStatement };

// ../../packages/indexer/src/languages/typescript/objects.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/functions.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/patterns.ts
init_esm_shims();
function pattern(x, row, source, target2) {
  if (x.depth > MAX_DEPTH) {
    wordsOfSubtree(x, row);
    return -1;
  }
  x.depth++;
  const decl = patternOfKind(x, row, source, target2);
  x.depth--;
  return decl;
}
function patternOfKind(x, row, source, target2) {
  switch (x.kind[row]) {
    case Kind.identifier:
    case Kind.shorthand_property_identifier_pattern:
    case Kind.undefined:
      return bindName(x, row, source, target2);
    case Kind.object_pattern:
      objectPattern(x, row, source, target2);
      return -1;
    case Kind.array_pattern:
      arrayPattern(x, row, source, target2);
      return -1;
    case Kind.assignment_pattern:
      return withDefault(x, row, source, target2);
    case Kind.rest_pattern: {
      const inner = x.first(row);
      if (inner < 0) return -1;
      const rest = x.expr(ExprKind.RestOf, row, Use.Destructured, -1);
      x.takeApart(rest, source);
      return pattern(x, inner, rest, target2);
    }
    case Kind.member_expression:
    case Kind.subscript_expression: {
      const expr = x.expr(ExprKind.Assign, row, Use.Statement, -1);
      x.exprs.a[expr] = expression(x, row, Use.Part, expr);
      x.exprs.b[expr] = source === PENDING ? -1 : source;
      return -1;
    }
    case Kind.this:
      return -1;
    default:
      unknown(x, row, Use.Other, -1);
      return -1;
  }
}
function bindName(x, row, source, target2) {
  if (target2.kind < 0) {
    const expr = x.expr(ExprKind.Assign, row, Use.Statement, -1);
    x.exprs.a[expr] = x.ident(row, Role.Write, Space.Value, Use.Part, expr);
    x.exprs.b[expr] = source === PENDING ? -1 : source;
    return -1;
  }
  const decl = x.declaration(target2.kind, target2.range, target2.scope, target2.flags);
  x.nameDeclaration(decl, row, Space.Value);
  x.decls.init[decl] = source === PENDING ? -1 : source;
  if (source >= 0 && x.exprs.use[source] === Use.Destructured && x.exprs.target[source] === -1) {
    x.exprs.use[source] = Use.Init;
    x.exprs.target[source] = decl;
  }
  return decl;
}
function withDefault(x, row, source, target2) {
  const either = x.expr(ExprKind.Either, row, Use.Destructured, -1);
  x.takeApart(either, source);
  const left = x.child(row, Field.left);
  const decl = left < 0 ? -1 : pattern(x, left, either, target2);
  const right = x.child(row, Field.right);
  if (right >= 0) x.exprs.b[either] = expression(x, right, Use.Part, either);
  return decl;
}
function objectPattern(x, row, source, target2) {
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.shorthand_property_identifier_pattern:
        pattern(x, at, shorthandKey(x, at, source), target2);
        break;
      case Kind.object_assignment_pattern: {
        const left = x.child(at, Field.left);
        const either = x.expr(ExprKind.Either, at, Use.Destructured, -1);
        if (left >= 0) {
          const named2 = x.kind[left] === Kind.shorthand_property_identifier_pattern;
          const key = named2 ? shorthandKey(x, left, source) : -1;
          x.exprs.a[either] = key;
          if (key >= 0) partOf(x, key, either);
          pattern(x, left, either, target2);
        }
        const right = x.child(at, Field.right);
        if (right >= 0) x.exprs.b[either] = expression(x, right, Use.Part, either);
        break;
      }
      case Kind.pair_pattern: {
        const key = x.child(at, Field.key);
        const value = x.child(at, Field.value);
        const part = key < 0 ? -1 : patternKey(x, key, source);
        if (value >= 0) pattern(x, value, part, target2);
        break;
      }
      default:
        pattern(x, at, source, target2);
    }
  }
}
function partOf(x, expr, whole) {
  x.exprs.use[expr] = Use.Part;
  x.exprs.target[expr] = whole;
}
function shorthandKey(x, row, source) {
  const expr = x.expr(ExprKind.Member, row, Use.Destructured, -1);
  x.takeApart(expr, source);
  memberName(x, expr, x.occ(row, Role.PatternKey, 0));
  return expr;
}
function patternKey(x, key, source) {
  if (x.kind[key] === Kind.computed_property_name) {
    const inner = x.first(key);
    if (inner >= 0 && !isLiteralText(x, inner)) {
      const expr2 = x.expr(ExprKind.Index, key, Use.Destructured, -1);
      x.takeApart(expr2, source);
      x.exprs.b[expr2] = expression(x, inner, Use.Part, expr2);
      return expr2;
    }
    if (inner < 0) return -1;
    return patternKey(x, inner, source);
  }
  const expr = x.expr(ExprKind.Member, key, Use.Destructured, -1);
  x.takeApart(expr, source);
  if (isLiteralText(x, key)) memberName(x, expr, quotedName(x, key, Role.PatternKey));
  else if (x.kind[key] === Kind.number) x.exprs.c[expr] = stringNameOfNumber(x, key);
  else memberName(x, expr, x.occ(key, Role.PatternKey, 0));
  return expr;
}
function stringNameOfNumber(x, row) {
  return x.names.ofText(x.text.slice(x.start[row], x.end[row]));
}
function arrayPattern(x, row, source, target2) {
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.rest_pattern) {
      pattern(x, at, source, target2);
      continue;
    }
    const element2 = x.expr(ExprKind.ElementOf, at, Use.Destructured, -1);
    x.takeApart(element2, source);
    pattern(x, at, element2, target2);
  }
}

// ../../packages/indexer/src/languages/typescript/type-parameters.ts
init_esm_shims();
function typeParameters(x, row) {
  const list = x.child(row, Field.type_parameters);
  if (list < 0) return;
  const behind = x.next[list];
  for (let at = list + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] !== Kind.type_parameter) continue;
    const decl = x.declaration(DeclKind.TypeParameter, at, x.scope, 0);
    const named2 = x.child(at, Field.name);
    if (named2 >= 0) x.nameDeclaration(decl, named2, Space.Type);
    for (let part = at + 1; part < x.next[at]; part = x.next[part]) {
      if (x.kind[part] !== Kind.constraint && x.kind[part] !== Kind.default_type) continue;
      const inner = x.first(part);
      if (inner < 0) continue;
      const expr = type(x, inner, Use.Annotation, decl);
      if (x.kind[part] === Kind.constraint) x.decls.type[decl] = expr;
    }
  }
}

// ../../packages/indexer/src/languages/typescript/functions.ts
function functionParts(x, row, decl, parameterOwner = -1) {
  const { scope, owner, functionDecl } = x;
  x.owner = decl;
  x.functionDecl = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[row], x.end[row]);
  typeParameters(x, row);
  const parameters = x.child(row, Field.parameters);
  const single = parameters < 0 ? x.child(row, Field.parameter) : -1;
  const defaults = parameters >= 0 && parameterList(x, parameters, decl, parameterOwner);
  if (single >= 0) {
    const target2 = { kind: DeclKind.Parameter, flags: 0, scope: x.scope, range: single };
    pattern(x, single, parameterOf(x, single, decl, 0), target2);
  }
  returnType(x, row, decl);
  const body2 = x.child(row, Field.body);
  if (body2 >= 0) {
    if (x.kind[body2] === Kind.statement_block) {
      if (defaults) x.scope = x.scopes.open(x.scope, ScopeKind.Body, x.start[body2], x.end[body2]);
      statementsOf(x, body2);
    } else {
      expression(x, body2, Use.Return, decl);
    }
  }
  x.scope = scope;
  x.owner = owner;
  x.functionDecl = functionDecl;
}
function returnType(x, row, decl) {
  const returned = x.child(row, Field.return_type);
  if (returned >= 0) x.decls.type[decl] = type(x, returned, Use.Annotation, decl);
}
function parameterOf(x, row, decl, position) {
  const expr = x.expr(ExprKind.ParamOf, row, Use.Destructured, -1);
  x.exprs.a[expr] = decl;
  x.exprs.b[expr] = position;
  return expr;
}
function parameterList(x, row, decl, parameterOwner) {
  const behind = x.next[row];
  let position = 0;
  let defaults = false;
  for (let at = row + 1; at < behind; at = x.next[at]) {
    const kind = x.kind[at];
    if (kind === Kind.comment) continue;
    if (kind === Kind.required_parameter || kind === Kind.optional_parameter) {
      if (parameter(x, at, decl, position, parameterOwner)) defaults = true;
      const named2 = x.child(at, Field.pattern);
      if (named2 >= 0 && x.kind[named2] === Kind.this) continue;
    } else {
      const target2 = { kind: DeclKind.Parameter, flags: 0, scope: x.scope, range: at };
      if (kind !== Kind.identifier) defaults = true;
      pattern(x, at, parameterOf(x, at, decl, position), target2);
    }
    position++;
  }
  return defaults;
}
function parameter(x, row, decl, position, parameterOwner) {
  let named2 = x.child(row, Field.pattern);
  if (named2 < 0) named2 = x.child(row, Field.name);
  const annotation = x.child(row, Field.type);
  const value = x.child(row, Field.value);
  const marked = decorators(x, row, -1);
  if (named2 < 0 || x.kind[named2] === Kind.this) {
    if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
    return false;
  }
  const simple = x.kind[named2] === Kind.identifier;
  const taken = parameterOf(x, row, decl, position);
  let source = taken;
  let either = -1;
  if (value >= 0) {
    either = x.expr(ExprKind.Either, row, Use.Destructured, -1);
    x.exprs.a[either] = source;
    x.exprs.use[source] = Use.Part;
    x.exprs.target[source] = either;
    source = either;
  }
  let typed = -1;
  if (!simple && annotation >= 0 && x.kind[named2] !== Kind.rest_pattern) {
    typed = x.expr(ExprKind.Cast, row, Use.Destructured, -1);
    x.exprs.a[typed] = source;
    x.exprs.use[source] = Use.Part;
    x.exprs.target[source] = typed;
    source = typed;
  }
  const flags2 = (x.kind[row] === Kind.optional_parameter ? DeclFlag.Optional : 0) | (x.kind[named2] === Kind.rest_pattern ? DeclFlag.Rest : 0) | (marked.last >= 0 ? DeclFlag.Decorated : 0);
  const modifiers = parameterOwner < 0 ? 0 : modifiersBetween(x, marked.end, x.start[named2]);
  let bound2;
  const isProperty = modifiers & (Modifier.Public | DeclFlag.NonPublic | DeclFlag.Readonly | DeclFlag.Override);
  if (isProperty && simple) {
    bound2 = parameterProperty(x, row, named2, parameterOwner, flags2 | modifiers);
    x.decls.init[bound2] = source;
    x.exprs.use[source] = Use.Init;
    x.exprs.target[source] = bound2;
  } else {
    bound2 = pattern(x, named2, source, { kind: DeclKind.Parameter, flags: flags2, scope: x.scope, range: row });
  }
  marked.tie(bound2);
  if (annotation >= 0) {
    const expr = type(x, annotation, Use.Annotation, bound2);
    if (typed >= 0) x.exprs.b[typed] = expr;
    else if (bound2 >= 0) x.decls.type[bound2] = expr;
  }
  if (either >= 0) x.exprs.b[either] = expression(x, value, Use.Part, either);
  return value >= 0 || !simple;
}
function parameterProperty(x, row, named2, container, flags2) {
  const kept = flags2 & (1 << 28) - 1;
  const decl = x.member(DeclKind.Property, row, container, kept | DeclFlag.ParameterProperty);
  const name2 = x.nameOf(named2);
  x.spell(decl, name2, x.start[named2], x.end[named2], Space.Value);
  x.scopes.bind(x.scope, name2, decl, Space.Value);
  return decl;
}
function inertParameters(x, row) {
  if (row < 0) return;
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    let named2 = x.child(at, Field.pattern);
    if (named2 < 0) named2 = x.child(at, Field.name);
    if (named2 < 0) named2 = at;
    inertNames(x, named2);
    const annotation = x.child(at, Field.type);
    if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
  }
}
function inertNames(x, row) {
  for (let at = row; at < x.next[row]; at++) {
    if (x.tree.name[at] < 0) continue;
    const occ = x.occ(at, Role.Inert, 0);
    x.scopes.bind(x.scope, x.occs.name[occ], OPAQUE, Space.Value);
  }
}
function signature(x, row, decl) {
  const { scope } = x;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  typeParameters(x, row);
  inertParameters(x, x.child(row, Field.parameters));
  let returned = x.child(row, Field.return_type);
  if (returned < 0) returned = x.child(row, Field.type);
  if (returned >= 0) {
    const expr = type(x, returned, Use.Annotation, decl);
    if (decl >= 0) x.decls.type[decl] = expr;
  }
  x.scope = scope;
}
function functionDeclaration(x, row) {
  const generator = x.kind[row] === Kind.generator_function_declaration ? DeclFlag.Generator : 0;
  const bodiless = x.kind[row] === Kind.function_signature ? DeclFlag.Signature : 0;
  const hoisted = x.sloppy && x.scopes.kind[x.scope] === ScopeKind.Block ? DeclFlag.Hoisted : 0;
  const decl = x.declaration(DeclKind.Function, row, x.scope, x.takeExport() | generator | bodiless | hoisted);
  x.startAtExport(decl);
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) {
    x.nameDeclaration(decl, named2, Space.Value);
    if (hoisted) x.scopes.bind(x.scopes.bodyOf(x.scope), x.decls.name[decl], decl, Space.Value);
  }
  functionParts(x, row, decl);
}
function functionExpression(x, row, use, target2) {
  const expr = x.expr(ExprKind.Function, row, use, target2);
  const { scope } = x;
  const arrow = x.kind[row] === Kind.arrow_function;
  const named2 = arrow ? -1 : x.child(row, Field.name);
  if (named2 >= 0) x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  const decl = x.declaration(DeclKind.Function, row, x.scope, arrow ? DeclFlag.Arrow : 0);
  x.decls.level[decl] = DeclLevel.Local;
  x.decls.container[decl] = -1;
  if (x.kind[row] === Kind.generator_function) x.decls.flags[decl] |= DeclFlag.Generator;
  x.exprs.a[expr] = decl;
  if (named2 >= 0) x.nameDeclaration(decl, named2, Space.Value);
  functionParts(x, row, decl);
  x.scope = scope;
  return expr;
}
var functionExpressionHandlers = {
  arrow_function: functionExpression,
  function_expression: functionExpression,
  generator_function: functionExpression
};
var functionStatementHandlers = {
  function_declaration: functionDeclaration,
  generator_function_declaration: functionDeclaration,
  function_signature: functionDeclaration
};

// ../../packages/indexer/src/languages/typescript/objects.ts
function objectLiteral(x, row, use, target2, seen) {
  const expr = x.expr(ExprKind.Object, row, use, target2);
  const behind = x.next[row];
  for (let at = row + 1; at < behind; at = x.next[at]) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.shorthand_property_identifier: {
        const value = x.ident(at, Role.Shorthand, Space.Value, Use.Stored, expr);
        const occ = x.exprs.a[value];
        seen?.({ name: x.occs.name[occ], occ, value, row: at });
        break;
      }
      case Kind.pair: {
        const key = x.child(at, Field.key);
        const named2 = key < 0 ? NO_KEY : keyOf(x, key, expr);
        const value = x.child(at, Field.value);
        if (value < 0) break;
        const stored = expression(x, value, Use.Stored, expr);
        seen?.({ ...named2, value: stored, row: at });
        break;
      }
      case Kind.method_definition: {
        const method2 = objectMethod(x, at, expr);
        seen?.(method2);
        break;
      }
      case Kind.spread_element: {
        const value = expression(x, at, Use.Stored, expr);
        seen?.({ name: -1, occ: -1, value, row: at });
        break;
      }
      default:
        expression(x, at, Use.Stored, expr);
    }
  }
  return expr;
}
var NO_KEY = { name: -1, occ: -1 };
function keyOf(x, key, object) {
  if (x.kind[key] === Kind.computed_property_name) {
    const inner = x.first(key);
    if (inner < 0) return NO_KEY;
    if (isLiteralText(x, inner)) return quotedKey(x, inner);
    expression(x, inner, Use.Other, -1);
    return NO_KEY;
  }
  if (isLiteralText(x, key)) return quotedKey(x, key);
  if (x.kind[key] === Kind.number) return NO_KEY;
  const occ = x.occ(key, Role.PropertyKey, 0);
  x.occs.expr[occ] = object;
  return { name: x.occs.name[occ], occ };
}
function quotedKey(x, row) {
  const start2 = x.start[row] + 1;
  stringWords(x, start2, Math.max(start2, x.end[row] - 1), QUOTED_KEY_CLASSES);
  return { name: stringName(x, row), occ: -1 };
}
function objectMethod(x, row, object) {
  const key = x.child(row, Field.name);
  const named2 = key < 0 ? NO_KEY : keyOf(x, key, object);
  const value = x.expr(ExprKind.Function, row, Use.Stored, object);
  const decl = x.declaration(DeclKind.Function, row, x.scope, 0);
  x.decls.level[decl] = DeclLevel.Local;
  x.decls.container[decl] = -1;
  x.exprs.a[value] = decl;
  const between = key < 0 ? "" : x.text.slice(x.start[row], x.start[key]);
  if (between.includes("*")) x.decls.flags[decl] |= DeclFlag.Generator;
  functionParts(x, row, decl);
  return { ...named2, value, row };
}
var objectHandlers = {
  object: (x, row, use, target2) => objectLiteral(x, row, use, target2)
};

// ../../packages/indexer/src/languages/typescript/commonjs.ts
var ExportForm = {
  None: 0,
  /** `module.exports` */
  Whole: 1,
  /** `exports.name`, `module.exports.name`, `exports['name']` */
  Property: 2,
  /** `exports[key]` */
  Computed: 3,
  /** `exports` alone: means something in a chain with `module.exports` only. */
  Alias: 4
};
function isExports(x, row) {
  if (row < 0) return false;
  if (x.kind[row] === Kind.identifier) return x.is(row, "exports") && isOwn(x, row);
  if (x.kind[row] !== Kind.member_expression) return false;
  const object = x.child(row, Field.object);
  const property = x.child(row, Field.property);
  if (object < 0 || property < 0 || !x.is(property, "exports")) return false;
  return x.kind[object] === Kind.identifier && x.is(object, "module") && isOwn(x, object);
}
function isOwn(x, row) {
  const decl = x.scopes.lookup(x.scope, x.nameOf(row), Space.Value);
  return decl < 0 || x.decls.kind[decl] === DeclKind.Parameter;
}
function exportForm(x, left) {
  const kind = x.kind[left];
  if (kind === Kind.identifier) return x.is(left, "exports") && isOwn(x, left) ? ExportForm.Alias : ExportForm.None;
  if (kind !== Kind.member_expression && kind !== Kind.subscript_expression) return ExportForm.None;
  if (isExports(x, left)) return ExportForm.Whole;
  if (!isExports(x, x.child(left, Field.object))) return ExportForm.None;
  if (kind === Kind.member_expression) return ExportForm.Property;
  return isLiteralText(x, x.child(left, Field.index)) ? ExportForm.Property : ExportForm.Computed;
}
function finalValue(x, row) {
  let at = row;
  while (at >= 0 && x.kind[at] === Kind.assignment_expression) at = x.child(at, Field.right);
  return at;
}
function isVoid(x, row) {
  return row >= 0 && (x.kind[row] === Kind.undefined || x.text.startsWith("void", x.start[row]));
}
function exportWhole(x, row, right, assign) {
  x.flags |= FileFlag.CommonJs;
  const out2 = x.exportRow("export=", ExportKind.CommonJsWhole, x.start[row]);
  if (x.kind[right] === Kind.identifier) {
    const expr2 = expression(x, right, Use.Export, out2);
    x.exprs.b[assign] = expr2;
    x.exports.set(out2, "expr", expr2);
    x.commonJs.push({ row: out2, value: x.exprs.a[expr2], nameOcc: -1, start: x.start[row], end: x.end[row] });
    return;
  }
  if (x.kind[right] !== Kind.object) {
    x.exports.set(out2, "decl", exportedSymbol(x, row, right, DeclFlag.Exported, out2));
    const value = x.exports.get(out2, "expr");
    x.exports.set(out2, "expr", value);
    x.exprs.b[assign] = value;
    const decl2 = x.exports.get(out2, "decl");
    x.decls.level[decl2] = DeclLevel.TopLevel;
    if (x.decls.name[decl2] < 0) x.decls.flags[decl2] |= DeclFlag.Default;
    return;
  }
  const decl = topLevel(x, DeclKind.DefaultValue, x.start[row], x.end[row]);
  const expr = objectLiteral(x, right, Use.Export, out2, (property) => exportKey(x, property));
  x.decls.init[decl] = expr;
  x.exports.set(out2, "decl", decl);
  x.exports.set(out2, "expr", expr);
  x.exprs.b[assign] = expr;
}
function exportKey(x, property) {
  const start2 = x.start[property.row];
  const end = x.end[property.row];
  const { name: name2, occ, value } = property;
  if (name2 < 0) {
    x.exports.set(x.exportRow(-1, ExportKind.CommonJsUnknown, start2), "expr", value);
    return;
  }
  const out2 = x.exportRow(name2, ExportKind.CommonJsProperty, start2);
  x.exports.set(out2, "expr", value);
  if (x.exprs.kind[value] === ExprKind.Ident) {
    x.commonJs.push({ row: out2, value: x.exprs.a[value], nameOcc: occ, start: start2, end });
    return;
  }
  const decl = topLevel(x, kindOfValue(x, value), start2, end);
  nameBy(x, decl, name2, occ);
  giveValue(x, decl, value);
  x.exports.set(out2, "decl", decl);
}
function giveValue(x, decl, value) {
  x.decls.init[decl] = value;
  if (value < 0) return;
  const kind = x.exprs.kind[value];
  if (kind !== ExprKind.Function && kind !== ExprKind.Class) return;
  const inner = x.exprs.a[value];
  x.decls.owner[inner] = decl;
  if (kind !== ExprKind.Class) return;
  for (let member3 = inner + 1; member3 < x.decls.count; member3++) {
    if (x.decls.container[member3] === inner) x.decls.level[member3] = DeclLevel.Member;
  }
}
function kindOfValue(x, value) {
  const kind = value < 0 ? -1 : x.exprs.kind[value];
  return kind === ExprKind.Function ? DeclKind.Function : kind === ExprKind.Class ? DeclKind.Class : DeclKind.Variable;
}
function topLevel(x, kind, start2, end) {
  const decl = x.decls.add(kind, DeclLevel.TopLevel, -1, x.owner, start2, end);
  x.decls.flags[decl] = DeclFlag.Exported;
  x.decls.space[decl] = kind === DeclKind.Class ? Space.Value | Space.Type : Space.Value;
  x.decls.scope[decl] = 0;
  return decl;
}
function nameBy(x, decl, name2, occ) {
  x.decls.name[decl] = name2;
  if (occ < 0) return;
  x.decls.nameStart[decl] = x.occs.start[occ];
  x.decls.nameEnd[decl] = x.occs.end[occ];
  x.occs.role[occ] = Role.Declaration;
  x.occs.bind[occ] = decl;
  x.occs.spaces[occ] = 0;
}
function exportProperty(x, row, left, right, assign) {
  x.flags |= FileFlag.CommonJs;
  const occ = x.exprs.b[left];
  const final = finalValue(x, right);
  if (occ < 0 || isVoid(x, final)) {
    x.exprs.b[assign] = expression(x, right, Use.Assigned, assign);
    return;
  }
  const name2 = x.occs.name[occ];
  const out2 = x.exportRow(name2, ExportKind.CommonJsProperty, x.start[row]);
  if (x.kind[final] === Kind.identifier) {
    const value2 = expression(x, right, Use.Assigned, assign);
    x.exprs.b[assign] = value2;
    const bound2 = endOfChain(x, value2);
    x.exports.set(out2, "expr", bound2);
    x.commonJs.push({ row: out2, value: x.exprs.a[bound2], nameOcc: occ, start: x.start[row], end: x.end[row] });
    return;
  }
  const declared = x.propertyDecls.get(name2);
  let decl = declared ?? -1;
  if (declared === void 0) {
    const kind = isDeclaringValue(x, final) ? x.kind[final] === Kind.class ? DeclKind.Class : DeclKind.Function : DeclKind.Variable;
    decl = topLevel(x, kind, x.start[row], x.end[row]);
    x.propertyDecls.set(name2, decl);
    nameBy(x, decl, name2, occ);
  }
  const { owner } = x;
  x.owner = decl;
  x.namedClass = right;
  const value = expression(x, right, Use.Assigned, assign);
  x.namedClass = -1;
  x.owner = owner;
  x.exprs.b[assign] = value;
  if (declared === void 0) x.decls.init[decl] = endOfChain(x, value);
  x.exports.set(out2, "decl", decl);
  x.exports.set(out2, "expr", endOfChain(x, value));
}
function endOfChain(x, expr) {
  let at = expr;
  while (x.exprs.kind[at] === ExprKind.Assign && x.exprs.b[at] >= 0) at = x.exprs.b[at];
  return at;
}
function exportUnknown(x, row, value) {
  x.flags |= FileFlag.CommonJs;
  x.exports.set(x.exportRow(-1, ExportKind.CommonJsUnknown, x.start[row]), "expr", value);
}
function exportDefined(x, row, key) {
  x.flags |= FileFlag.CommonJs;
  const occ = quotedName(x, key, Role.Declaration);
  const name2 = x.occs.name[occ];
  const out2 = x.exportRow(name2, ExportKind.CommonJsProperty, x.start[row]);
  const decl = topLevel(x, DeclKind.Variable, x.start[row], x.end[row]);
  nameBy(x, decl, name2, occ);
  x.exports.set(out2, "decl", decl);
  return out2;
}
function settleCommonJs(x) {
  for (const pending of x.commonJs) {
    const { row, value, nameOcc, start: start2, end } = pending;
    const bound2 = x.occs.bind[value];
    const role = nameOcc < 0 ? -1 : x.occs.role[nameOcc];
    if (bound2 >= 0) {
      x.exports.set(row, "decl", bound2);
      if (role === Role.PropertyKey) x.occs.role[nameOcc] = Role.ExportAlias;
      continue;
    }
    const whole = x.exports.get(row, "kind") === ExportKind.CommonJsWhole;
    const decl = topLevel(x, whole ? DeclKind.DefaultValue : DeclKind.Variable, start2, end);
    if (!whole) {
      const name2 = x.exports.get(row, "name");
      if (role === Role.Shorthand) x.decls.name[decl] = name2;
      else nameBy(x, decl, name2, nameOcc);
    }
    x.decls.init[decl] = x.exports.get(row, "expr");
    x.exports.set(row, "decl", decl);
  }
}

// ../../packages/indexer/src/languages/typescript/binding.ts
function bindOccurrences(x) {
  const { occs, scopes } = x;
  for (const decl of x.globals) {
    const name2 = x.decls.name[decl];
    if (scopes.own(0, name2, x.decls.space[decl]) === -1) scopes.bind(0, name2, decl, x.decls.space[decl]);
  }
  for (let occ = 0; occ < occs.count; occ++) {
    if (occs.spaces[occ] === 0) continue;
    const bound2 = scopes.lookup(occs.scope[occ], occs.name[occ], occs.spaces[occ]);
    if (bound2 === OPAQUE) occs.role[occ] = Role.Inert;
    else occs.bind[occ] = bound2;
  }
}
function bindExports(x) {
  for (let row = 0; row < x.exports.count; row++) {
    const occ = x.exports.get(row, "occ");
    if (occ < 0 || x.exports.get(row, "decl") >= 0) continue;
    const bound2 = x.occs.bind[occ];
    x.exports.set(row, "decl", bound2);
    if (bound2 >= 0 || x.exports.get(row, "expr") < 0) continue;
    const start2 = x.exports.get(row, "start");
    const decl = x.decls.add(DeclKind.DefaultValue, DeclLevel.TopLevel, -1, -1, start2, x.occs.end[occ]);
    x.decls.space[decl] = 1;
    x.decls.init[decl] = x.exports.get(row, "expr");
    x.exports.set(row, "decl", decl);
    if (x.exports.get(row, "kind") === ExportKind.Local) x.exports.set(row, "kind", ExportKind.Expression);
  }
  settleCommonJs(x);
}
function fillScopes(x) {
  const { decls, scopes } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    const scope = decls.scope[decl];
    if (scope < 0) continue;
    decls.scopeStart[decl] = scopes.start[scope];
    decls.scopeEnd[decl] = scopes.end[scope];
  }
}
function order(x) {
  orderTexts(x);
  const { occs, exprs, finder } = x;
  const { count } = occs;
  const places = finder.sorted(occs.start, count);
  if (places === null) return;
  if (moved.length < count) moved = new Int32Array(count * 2);
  for (let to = 0; to < count; to++) moved[places[to]] = to;
  for (const column of [occs.name, occs.start, occs.end, occs.role, occs.bind, occs.expr])
    gather(column, places, count);
  for (let expr = 0; expr < exprs.count; expr++) {
    const kind = exprs.kind[expr];
    if ((kind === ExprKind.Ident || kind === ExprKind.TypeName) && exprs.a[expr] >= 0) {
      exprs.a[expr] = moved[exprs.a[expr]];
    } else if ((kind === ExprKind.Member || kind === ExprKind.TypeMember) && exprs.b[expr] >= 0) {
      exprs.b[expr] = moved[exprs.b[expr]];
    }
  }
  follow(x.imports.column("occ"), x.imports.count, moved);
  follow(x.exports.column("occ"), x.exports.count, moved);
}
function follow(occ, count, moved2) {
  for (let row = 0; row < count; row++) if (occ[row] >= 0) occ[row] = moved2[occ[row]];
}
function orderTexts(x) {
  const { texts, finder } = x;
  const places = finder.sorted(texts.start, texts.count);
  if (places === null) return;
  for (const column of [texts.name, texts.start, texts.class]) gather(column, places, texts.count);
}
function gather(column, places, count) {
  if (old.length < count) old = new Int32Array(count * 2);
  old.set(column.subarray(0, count));
  for (let to = 0; to < count; to++) column[to] = old[places[to]];
}
var moved = new Int32Array(1024);
var old = new Int32Array(1024);

// ../../packages/indexer/src/languages/typescript/body-hash.ts
init_esm_shims();
function hashBodies(x) {
  const { decls } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    if (decls.level[decl] !== DeclLevel.Local) decls.bodyHash[decl] = hashOf(x, decl);
  }
}
function hashOf(x, decl) {
  const { decls } = x;
  const end = decls.end[decl];
  const start2 = behindExport2(x.text, decls.start[decl], end);
  return x.finder.hashBody(start2, end, decls.nameStart[decl], decls.nameEnd[decl]);
}
function behindExport2(text, start2, end) {
  let at = start2;
  for (const word of ["export", "default", "declare"]) {
    if (!text.startsWith(word, at) || wordEnd(text, at, end) !== at + word.length) continue;
    at = skipTrivia(text, at + word.length, end);
  }
  return at;
}

// ../../packages/indexer/src/languages/typescript/comments.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/jsdoc.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/jsdoc-imports.ts
init_esm_shims();
var ALL_SPACES4 = Space.Value | Space.Type | Space.Namespace;
var CLAUSE = /^\s+(?:([A-Za-z_$][\w$]*)\s*,?\s*)?(?:\*\s*as\s+([A-Za-z_$][\w$]*)\s*|\{([^}]*)\}\s*)?from\s*(?:'([^']*)'|"([^"]*)")/;
function docImport(x, at, end) {
  const match = CLAUSE.exec(x.text.slice(at, end));
  if (match === null) return 0;
  const specifier2 = x.names.ofText(match[4] ?? match[5]);
  const clause = match[0];
  const place = (word, from) => at + clause.indexOf(word, from);
  let read2 = 0;
  const add = (imported, local, importedAt, localAt) => {
    read2++;
    const decl = x.decls.add(DeclKind.Import, DeclLevel.TopLevel, -1, -1, importedAt, localAt + local.length);
    x.decls.flags[decl] = DeclFlag.TypeOnlyImport;
    x.decls.scope[decl] = 0;
    x.decls.space[decl] = ALL_SPACES4;
    const row = x.importRow(ImportKind.Doc, specifier2, importedAt);
    x.imports.set(row, "flags", ImportFlag.TypeOnly);
    x.imports.set(row, "local", decl);
    x.imports.set(row, "imported", imported === null ? -1 : x.names.ofText(imported));
    const name2 = x.names.ofText(local);
    x.scopes.bind(0, name2, decl, Space.Type | Space.Namespace);
    if (localAt !== importedAt || imported === null || imported === "default") {
      x.spell(decl, name2, localAt, localAt + local.length, ALL_SPACES4);
    } else {
      x.decls.name[decl] = name2;
      x.decls.nameStart[decl] = localAt;
      x.decls.nameEnd[decl] = localAt + local.length;
    }
    if (imported === null || imported === "default") return;
    const occ = x.occAt(x.names.ofText(imported), importedAt, importedAt + imported.length, Role.DocType, 0);
    x.occs.bind[occ] = decl;
    x.imports.set(row, "occ", occ);
  };
  if (match[1] !== void 0) add("default", match[1], place(match[1], 0), place(match[1], 0));
  if (match[2] !== void 0)
    add(null, match[2], place(match[2], clause.indexOf("*")), place(match[2], clause.indexOf("*")));
  if (match[3] !== void 0) namedImports(match[3], at + clause.indexOf("{") + 1, add);
  return read2;
}
function namedImports(list, start2, add) {
  for (const match of list.matchAll(/([A-Za-z_$][\w$]*)(?:(\s+as\s+)([A-Za-z_$][\w$]*))?/g)) {
    const importedAt = start2 + match.index;
    const imported = match[1];
    const local = match[3] ?? imported;
    add(
      imported,
      local,
      importedAt,
      match[3] === void 0 ? importedAt : importedAt + imported.length + match[2].length
    );
  }
}

// ../../packages/indexer/src/languages/typescript/jsdoc-types.ts
init_esm_shims();
var ALL_SPACES5 = Space.Value | Space.Type | Space.Namespace;
var PRIMITIVES = new Set(
  "any string number boolean bigint symbol object null undefined void never unknown true false this function new keyof typeof readonly unique infer extends is asserts in out const import".split(" ")
);
function readDocType(x, start2, end, templates) {
  const reader = new DocTypeReader(x, start2, end, templates);
  const type2 = reader.union();
  if (type2 !== FAILED && reader.done) return type2;
  scanType(x, reader.at, end, templates);
  return -1;
}
var FAILED = -2;
var DocTypeReader = class {
  at;
  #x;
  #end;
  #templates;
  constructor(x, start2, end, templates) {
    this.#x = x;
    this.#end = end;
    this.#templates = templates;
    this.at = skipDocSpace(x.text, start2, end);
  }
  get done() {
    return this.at >= this.#end;
  }
  #is(character) {
    return this.at < this.#end && this.#x.text.startsWith(character, this.at);
  }
  #skip(to) {
    this.at = skipDocSpace(this.#x.text, to, this.#end);
  }
  #take(character) {
    if (!this.#is(character)) return false;
    this.#skip(this.at + character.length);
    return true;
  }
  union() {
    this.#take("|");
    let left = this.#postfix();
    while (left !== FAILED && (this.#is("|") || this.#is("&"))) {
      this.#skip(this.at + 1);
      const right = this.#postfix();
      if (right === FAILED) return FAILED;
      left = left < 0 ? right : right < 0 ? left : this.#expr(ExprKind.TypeUnion, left, right);
    }
    return left;
  }
  #expr(kind, a, b) {
    const { exprs } = this.#x;
    const expr = exprs.add(kind, Use.Annotation, -1, exprs.start[a]);
    exprs.a[expr] = a;
    exprs.b[expr] = b;
    return expr;
  }
  #postfix() {
    while (this.#is("!") || this.#is("?") || this.#is("...")) this.#skip(this.at + (this.#is("...") ? 3 : 1));
    let left = this.#primary();
    for (; ; ) {
      if (left === FAILED) return FAILED;
      if (this.#take("=") || this.#take("?") || this.#take("!")) continue;
      if (!this.#is("[")) return left;
      const quoted2 = /^\[\s*(?:'([\w$]+)'|"([\w$]+)")\s*\]/.exec(this.#x.text.slice(this.at, this.#end));
      if (quoted2 !== null) {
        const key = quoted2[1] ?? quoted2[2];
        const from = this.at + quoted2[0].search(/['"]/) + 1;
        if (left < 0) return FAILED;
        left = docMember(this.#x, left, key, from, from + key.length);
        this.#skip(this.at + quoted2[0].length);
      } else {
        const list = /^\[\s*\]/.exec(this.#x.text.slice(this.at, this.#end));
        if (list === null) return FAILED;
        this.#skip(this.at + list[0].length);
        if (left >= 0) left = this.#expr(ExprKind.ArrayType, left, -1);
      }
    }
  }
  #primary() {
    const { text } = this.#x;
    if (this.#take("(")) {
      const inner = this.union();
      return inner !== FAILED && this.#take(")") ? inner : FAILED;
    }
    const code = text.charCodeAt(this.at);
    if (code === 39 || code === 34) {
      const close = text.indexOf(text[this.at], this.at + 1);
      if (close < 0 || close >= this.#end) return FAILED;
      this.#skip(close + 1);
      return -1;
    }
    if (code === 42) {
      this.#skip(this.at + 1);
      return -1;
    }
    if (this.at >= this.#end || !isWordPart2(code)) return FAILED;
    return this.#named();
  }
  #named() {
    const x = this.#x;
    const { text } = x;
    const from = this.at;
    const behind = wordEnd(text, from, this.#end);
    const word = text.slice(from, behind);
    let left;
    if (word === "import") {
      const [expr, next] = importType(x, from, behind, this.#end);
      if (expr < 0) return FAILED;
      left = expr;
      this.#skip(next);
    } else {
      const next = skipDocSpace(text, behind, this.#end);
      const isPlain = !isWordStart(text.charCodeAt(from)) || PRIMITIVES.has(word);
      if (isPlain && /[\w(<]/.test(text.slice(next, Math.min(this.#end, next + 1)))) return FAILED;
      left = isPlain ? -1 : docName(x, word, from, behind, this.#end, this.#templates);
      this.#skip(behind);
    }
    while (left >= 0 && this.#is(".") && isWordStart(text.charCodeAt(this.at + 1))) {
      const end = wordEnd(text, this.at + 1, this.#end);
      left = docMember(x, left, text.slice(this.at + 1, end), this.at + 1, end);
      this.#skip(end);
    }
    if (this.#is(".<")) this.at++;
    if (this.#is("<")) return this.#withArguments(left);
    return /\w/.test(text[this.at] ?? "") && this.at < this.#end ? FAILED : left;
  }
  #withArguments(type2) {
    const { exprs } = this.#x;
    this.#take("<");
    do {
      const argument2 = this.union();
      if (argument2 === FAILED) return FAILED;
      if (argument2 < 0 || type2 < 0) continue;
      exprs.use[argument2] = Use.TypeArgument;
      exprs.target[argument2] = type2;
    } while (this.#take(","));
    return this.#take(">") ? type2 : FAILED;
  }
};
function scanType(x, start2, end, templates) {
  const { text } = x;
  let left = -1;
  let at = start2;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === 39 || code === 34) {
      const close = text.indexOf(text[at], at + 1);
      at = close < 0 || close >= end ? end : close + 1;
      left = -1;
      continue;
    }
    if (!isWordPart2(code)) {
      if (code !== 46 && code !== 32) left = -1;
      at++;
      continue;
    }
    const behind = wordEnd(text, at, end);
    const word = text.slice(at, behind);
    if (word === "import" && text.charCodeAt(skipDocSpace(text, behind, end)) === 40) {
      const [expr, next] = importType(x, at, behind, end);
      left = expr;
      at = next;
    } else if (text.charCodeAt(at - 1) === 46 && text.charCodeAt(at - 2) !== 46 && left >= 0) {
      left = docMember(x, left, word, at, behind);
      at = behind;
    } else {
      left = -1;
      if (isWordStart(code) && !PRIMITIVES.has(word)) left = docName(x, word, at, behind, end, templates);
      at = behind;
    }
  }
}
function docName(x, word, at, behind, end, templates) {
  const { text } = x;
  const next = skipDocSpace(text, behind, end);
  const labels = text.charCodeAt(next) === 58 || text.charCodeAt(next) === 63 && text.charCodeAt(next + 1) === 58;
  const name2 = x.names.ofText(word);
  if (labels || templates.has(word)) {
    x.occAt(name2, at, behind, Role.Inert, 0);
    return -1;
  }
  const expr = x.exprs.add(ExprKind.TypeName, Use.Annotation, -1, at);
  const occ = x.occAt(name2, at, behind, Role.DocType, ALL_SPACES5);
  x.exprs.a[expr] = occ;
  x.occs.expr[occ] = expr;
  return expr;
}
function docMember(x, left, word, at, behind) {
  const expr = x.exprs.add(ExprKind.TypeMember, Use.Annotation, -1, at);
  x.exprs.a[expr] = left;
  const occ = x.occAt(x.names.ofText(word), at, behind, Role.Member, 0);
  x.exprs.b[expr] = occ;
  x.occs.expr[occ] = expr;
  return expr;
}
function importType(x, at, behind, end) {
  const match = /^\s*\(\s*(?:'([^']*)'|"([^"]*)")\s*\)/.exec(x.text.slice(behind, end));
  if (match === null) return [-1, behind];
  const row = x.importRow(ImportKind.Doc, x.names.ofText(match[1] ?? match[2]), at);
  x.imports.set(row, "flags", ImportFlag.TypeOnly);
  const expr = x.exprs.add(ExprKind.ImportType, Use.Annotation, -1, at);
  x.exprs.a[expr] = row;
  x.imports.set(row, "expr", expr);
  return [expr, behind + match[0].length];
}
function skipDocSpace(text, at, end) {
  let lineStart = false;
  for (; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) lineStart = true;
    else if (code === 42 && lineStart && text.charCodeAt(at + 1) !== 47) lineStart = false;
    else if (code !== 32 && code !== 9) return at;
  }
  return at;
}

// ../../packages/indexer/src/languages/typescript/jsdoc.ts
var PROSE_TAGS = /* @__PURE__ */ new Set([
  "link",
  "linkcode",
  "linkplain",
  "see",
  "inheritDoc",
  "inheritdoc",
  "example",
  "code",
  "tutorial",
  "description",
  "deprecated",
  "remarks",
  "summary"
]);
var TAG = /(?:^|[\r\n{}*]|\s)@([A-Za-z]+)/g;
function docTypes(x, start2, end) {
  const body2 = x.text.slice(start2, end);
  if (!body2.includes("@")) return false;
  const { scope } = x;
  x.scope = x.scopes.at(start2);
  const templates = templateNames(body2);
  let read2 = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(body2); match !== null; match = TAG.exec(body2)) {
    const tag = match[1];
    const at = start2 + TAG.lastIndex;
    if (tag === "import") read2 += docImport(x, at, end - 2);
    else if (!PROSE_TAGS.has(tag)) read2 += tagTypes(x, tag, at, start2, end, templates);
  }
  x.scope = scope;
  if (read2 === 0) return false;
  x.finder.range(start2, end, RangeKind.DocComment, TextClass.Doc);
  return true;
}
function tagTypes(x, tag, from, start2, end, templates) {
  const { text } = x;
  let at = skipDocSpace(text, from, end);
  let type2 = -1;
  let read2 = 0;
  if (text.charCodeAt(at) === 123) {
    const close = closingBrace(text, at, end - 2);
    type2 = readDocType(x, at + 1, close, templates);
    read2 = 1;
    at = skipDocSpace(text, close + 1, end);
    noteType(x, tag, type2, at, end);
  } else if (tag === "extends" || tag === "augments" || tag === "implements" || tag === "mixes") {
    const close = at + (/^[\w$.<>, ]*/.exec(text.slice(at, end - 2))?.[0].length ?? 0);
    readDocType(x, at, close, templates);
    return 1;
  }
  if (tag !== "typedef" && tag !== "callback") return read2;
  const behind = wordEnd(text, at, end);
  if (behind === at || !isWordStart(text.charCodeAt(at))) return read2;
  declareType(x, at, behind, start2, end, type2);
  return 1;
}
function noteType(x, tag, type2, at, end) {
  if (type2 < 0) return;
  if (tag === "implements") x.docTypes.push({ end, role: "implements", parameter: -1, type: type2 });
  else if (tag === "type") x.docTypes.push({ end, role: "type", parameter: -1, type: type2 });
  else if (tag === "returns" || tag === "return") x.docTypes.push({ end, role: "returns", parameter: -1, type: type2 });
  else if (tag === "param" || tag === "arg" || tag === "argument") {
    const name2 = /^\[?\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*(?![\p{L}\p{N}_$.[])/u.exec(
      x.text.slice(at, Math.min(end, at + 120))
    );
    if (name2 !== null) x.docTypes.push({ end, role: "parameter", parameter: x.names.ofText(name2[1]), type: type2 });
  }
}
function declareType(x, at, behind, start2, end, type2) {
  const decl = x.decls.add(DeclKind.TypeAlias, DeclLevel.TopLevel, -1, -1, start2, end);
  x.decls.flags[decl] = DeclFlag.Exported;
  x.decls.scope[decl] = 0;
  x.decls.type[decl] = type2;
  const name2 = x.names.ofText(x.text.slice(at, behind));
  x.spell(decl, name2, at, behind, Space.Type);
  x.scopes.bind(0, name2, decl, Space.Type);
  const row = x.exportRow(name2, ExportKind.Local, start2);
  x.exports.set(row, "decl", decl);
  x.exports.set(row, "typeOnly", 1);
}
function templateNames(body2) {
  const names = /* @__PURE__ */ new Set();
  for (const match of body2.matchAll(/@template\s+(?:\{[^}]*\}\s*)?([\w$, \t=]+)/g)) {
    for (const name2 of match[1].split(/[,\s=]+/)) if (name2 !== "") names.add(name2);
  }
  return names;
}
function closingBrace(text, open, end) {
  let depth = 0;
  for (let at = open; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 123) depth++;
    else if (code === 125 && --depth === 0) return at;
  }
  return end;
}

// ../../packages/indexer/src/languages/typescript/jsx-pragma.ts
init_esm_shims();
var PRAGMA = /@jsx(?:Frag)?[ \t]+([\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*)/u;
var HEAD = 400;
function jsxPragma(x, start2, end) {
  const head = x.text.slice(start2, Math.min(end, start2 + HEAD));
  if (!head.includes("@jsx")) return;
  const match = PRAGMA.exec(head);
  if (match === null || !hasElement(x)) return;
  const path2 = match[1].split(".");
  let at = start2 + match.index + match[0].length - match[1].length;
  let receiver = -1;
  for (const [index, name2] of path2.entries()) {
    const kind = index === 0 ? ExprKind.Ident : ExprKind.Member;
    const isLast = index === path2.length - 1;
    const expr = x.exprs.add(kind, isLast ? Use.Other : Use.Part, -1, at);
    const role = index === 0 ? Role.Reference : Role.Member;
    const occ = x.occAt(x.names.ofText(name2), at, at + name2.length, role, index === 0 ? Space.Value : 0);
    x.occs.expr[occ] = expr;
    if (index === 0) x.exprs.a[expr] = occ;
    else {
      x.exprs.a[expr] = receiver;
      x.exprs.b[expr] = occ;
      x.exprs.target[receiver] = expr;
    }
    receiver = expr;
    at += name2.length + 1;
  }
}
function hasElement({ exprs }) {
  for (let expr = 0; expr < exprs.count; expr++) if (exprs.kind[expr] === ExprKind.JsxElement) return true;
  return false;
}

// ../../packages/indexer/src/languages/typescript/comments.ts
var DIRECTIVE = /^\s*(?:@ts-|eslint|@?prettier-ignore|biome-ignore|oxlint|deno-lint|tslint:|jshint|jslint|istanbul |c8 |v8 |@vite|webpack[A-Z]|@jsx|@vitest-|@jest-|globals? |exported |[#@] ?source(?:MappingURL|URL)|#__PURE__|@__PURE__|#region|#endregion|cspell:)/;
var FLOW = /^\/\*\s{0,3}(?:::|:|flow-include)/;
var FLOW_IMPORT = /\bimport(?:\s+type(?:of)?)?(?=\s)/g;
var TRIPLE_SLASH = /^\/\/\/\s*<(?:reference|amd-)/;
var REFERENCE = /(path|types|lib)\s*=\s*(?:"([^"]*)"|'([^']*)')/;
function comments(x) {
  const { count } = x.tree;
  let brokenUntil = 0;
  for (let row = 0; row < count; row++) {
    const kind = x.kind[row];
    if (kind === ERROR_KIND) brokenUntil = Math.max(brokenUntil, x.end[row]);
    if (kind !== Kind.comment && kind !== Kind.html_comment && kind !== Kind.hash_bang_line) continue;
    const start2 = x.start[row];
    const end = x.end[row];
    if (start2 < brokenUntil) commentWords(x, start2, end, TextClass.Broken);
    else comment(x, start2, end);
  }
}
function comment(x, start2, end) {
  const { text } = x;
  jsxPragma(x, start2, end);
  if (text.startsWith("///", start2) && TRIPLE_SLASH.test(text.slice(start2, start2 + 40))) {
    tripleSlash(x, start2, end);
    commentWords(x, start2, end, TextClass.Directive);
    return;
  }
  if (text.startsWith("/**", start2) && end - start2 > 4) {
    if (x.javascript && docTypes(x, start2, end)) return;
    commentWords(x, start2, end, TextClass.Doc);
    return;
  }
  if (FLOW.test(text.slice(start2, start2 + 8))) {
    for (const match of text.slice(start2, end).matchAll(FLOW_IMPORT))
      docImport(x, start2 + match.index + match[0].length, end);
    commentWords(x, start2, end, TextClass.ForeignCode);
    return;
  }
  const head = text.slice(start2 + 2, Math.min(end, start2 + 60));
  if (x.javascript && head.startsWith(" @ts-check")) x.flags |= FileFlag.Checked;
  commentWords(x, start2, end, DIRECTIVE.test(head) ? TextClass.Directive : TextClass.Comment);
}
function tripleSlash(x, start2, end) {
  const match = REFERENCE.exec(x.text.slice(start2, end));
  if (match === null) return;
  const kind = match[1] === "path" ? ImportKind.ReferencePath : ImportKind.ReferenceTypes;
  const row = x.importRow(kind, x.names.ofText(match[2] ?? match[3] ?? ""), start2);
  if (kind === ImportKind.ReferenceTypes) x.imports.set(row, "flags", ImportFlag.TypeOnly);
}

// ../../packages/indexer/src/languages/typescript/file-flags.ts
init_esm_shims();
var GENERATED = /@generated|DO NOT EDIT|auto-?generated/i;
function textFlags(text, lines) {
  let flags2 = 0;
  if (GENERATED.test(text.slice(0, 1e3))) flags2 |= FileFlag.Generated;
  if (isMinified2(text, lines)) flags2 |= FileFlag.Minified;
  return flags2;
}
function isMinified2(text, lines) {
  if (text.length > 500 && text.length / lines.length > 500 && isDense(text, 0, text.length)) return true;
  for (let line = 0; line < lines.length; line++) {
    const start2 = lines[line];
    const end = line + 1 < lines.length ? lines[line + 1] : text.length;
    if (end - start2 > 5e3 && isDense(text, start2, end)) return true;
  }
  return false;
}
function isDense(text, start2, end) {
  let blanks = 0;
  for (let at = start2; at < end; at++) if (text.charCodeAt(at) === 32) blanks++;
  return blanks * 12 < end - start2;
}

// ../../packages/indexer/src/languages/typescript/gaps.ts
init_esm_shims();
function gaps(x, prepared, errors) {
  const { finder } = x;
  finder.readGaps(prepared === x.text ? null : prepared, errors, TextClass.Broken);
  if (finder.generation !== generation) {
    generation = finder.generation;
    ranks.fill(0);
  }
  x.takeWords((name2, textClass, start2) => {
    const rank = rankOf(x, name2, start2);
    return rank === Rank.Word || rank === Rank.Contextual && (textClass & IN_ERROR) !== 0;
  });
}
var Rank = { Reserved: 1, Contextual: 2, Word: 3 };
var ranks = new Uint8Array(4096);
var generation = -1;
function rankOf(x, name2, start2) {
  if (name2 >= ranks.length) {
    const wider3 = new Uint8Array(Math.max(name2 + 1, ranks.length * 2));
    wider3.set(ranks);
    ranks = wider3;
  }
  const known = ranks[name2];
  if (known !== 0) return known;
  const word = x.finder.textOf(name2, start2);
  const rank = RESERVED.has(word) ? Rank.Reserved : CONTEXTUAL.has(word) ? Rank.Contextual : Rank.Word;
  ranks[name2] = rank;
  return rank;
}

// ../../packages/indexer/src/languages/typescript/hosts/hosts.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/hosts/markup.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/camelized.ts
init_esm_shims();
function camelized(word) {
  return word.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

// ../../packages/indexer/src/languages/typescript/hosts/element-content.ts
init_esm_shims();
var CONTENT = {
  vue: "default",
  svelte: "children",
  astro: null,
  mdx: null,
  html: null
};
var NAMED = {
  vue: [/<template\b[^>]*?(?:#|v-slot:)(?!default\b)[\w[][^>]*>/y, "</template>"],
  svelte: [/\{#snippet\s+(?!children\b)[\w$]+/y, "{/snippet}"]
};
function contentName(text, at, end, host) {
  const name2 = CONTENT[host];
  if (name2 === null) return null;
  let from = at;
  for (; ; ) {
    while (from < end && /\s/.test(text[from])) from++;
    if (from >= end || text.startsWith("</", from)) return null;
    const behind = text.startsWith("<!--", from) ? closed(text, "-->", from) : partEnd(text, from, host);
    if (behind < 0) return name2;
    from = behind;
  }
}
function partEnd(text, from, host) {
  const named2 = NAMED[host];
  if (named2 === void 0) return -1;
  named2[0].lastIndex = from;
  return named2[0].test(text) ? closed(text, named2[1], from) : -1;
}
function closed(text, closing2, from) {
  const at = text.indexOf(closing2, from);
  return at < 0 ? text.length : at + closing2.length;
}

// ../../packages/indexer/src/languages/typescript/hosts/markup-imports.ts
init_esm_shims();
var IMPORT = /\bimport\s*\(\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)\s*\)/g;
var THEN = /^\s*then\s*\{([^{}]*)\}/;
var KEY = /(?:^|,)\s*([A-Za-z_$][\w$]*)\s*(?::\s*[A-Za-z_$][\w$]*\s*)?(?==|,|$)/g;
var THEN_NAME = /^\s*then\s+([A-Za-z_$][\w$]*)\s*\}/;
var THEN_BLOCK = /\{:then\s+([A-Za-z_$][\w$]*)\s*\}/y;
var AWAIT_BEFORE = /\{\s*#await\s+$/;
function markupImports(x, start2, end) {
  const source = x.text.slice(start2, end);
  if (!source.includes("import")) return [];
  const specifiers = [];
  for (const match of source.matchAll(IMPORT)) {
    const at = start2 + match.index;
    const call2 = x.exprs.add(ExprKind.ImportCall, Use.Other, -1, at);
    const text = match[1] ?? match[2] ?? match[3] ?? "";
    const row = x.importRow(ImportKind.Dynamic, x.names.ofText(text), at);
    x.imports.set(row, "expr", call2);
    x.exprs.a[call2] = row;
    const quoted2 = at + match[0].search(/['"`]/) + 1;
    specifiers.push({ start: quoted2, end: quoted2 + text.length });
    const behind = match.index + match[0].length;
    const keys = patternBehind(source, behind) ?? namedBehind(x.text, at, start2 + behind);
    if (keys === null) continue;
    const awaited = x.exprs.add(ExprKind.Await, Use.Destructured, -1, at);
    x.exprs.a[awaited] = call2;
    x.exprs.use[call2] = Use.Part;
    x.exprs.target[call2] = awaited;
    const listAt = keys.relative ? start2 + behind : 0;
    for (const key of keys.list) member2(x, awaited, key.name, listAt + key.at, keys.role);
  }
  return specifiers;
}
function member2(x, awaited, name2, at, role) {
  const expr = x.exprs.add(ExprKind.Member, Use.Other, -1, at);
  x.exprs.a[expr] = awaited;
  const occ = x.occAt(x.names.ofText(name2), at, at + name2.length, role, 0);
  x.exprs.b[expr] = occ;
  x.occs.expr[occ] = expr;
}
function patternBehind(source, behind) {
  const then = THEN.exec(source.slice(behind));
  const keys = then === null ? null : patternKeys(then[1]);
  if (keys === null) return null;
  const open = then[0].indexOf("{") + 1;
  return { list: keys.map(({ name: name2, at }) => ({ name: name2, at: open + at })), role: Role.PatternKey, relative: true };
}
function namedBehind(text, at, behind) {
  if (!AWAIT_BEFORE.test(text.slice(Math.max(0, at - 40), at))) return null;
  const close = text.indexOf("{/await", behind);
  const end = close < 0 ? text.length : close;
  const here = THEN_NAME.exec(text.slice(behind, Math.min(end, behind + 200)));
  let from = here === null ? -1 : behind + here[0].length;
  let name2 = here?.[1];
  if (here === null && /^\s*\}/.test(text.slice(behind, behind + 40))) {
    THEN_BLOCK.lastIndex = text.indexOf("{:then", behind);
    const block = THEN_BLOCK.lastIndex < 0 || THEN_BLOCK.lastIndex > end ? null : THEN_BLOCK.exec(text);
    name2 = block?.[1];
    from = block === null ? -1 : THEN_BLOCK.lastIndex;
  }
  if (name2 === void 0 || from < 0) return null;
  const list = [];
  const word = new RegExp(`(?<![\\w$.])${name2.replaceAll("$", "\\$")}(?![\\w$])(\\??\\.([A-Za-z_$][\\w$]*))?`, "g");
  word.lastIndex = from;
  for (let found = word.exec(text); found !== null && found.index < end; found = word.exec(text)) {
    if (found[2] === void 0) return null;
    list.push({ name: found[2], at: found.index + found[0].length - found[2].length });
  }
  return { list, role: Role.Member, relative: false };
}
function patternKeys(list) {
  if (/\.\.\.|\[/.test(list)) return null;
  const keys = [];
  for (const match of list.matchAll(KEY)) {
    keys.push({ name: match[1], at: match.index + match[0].indexOf(match[1]) });
  }
  return keys.length === list.split(",").filter((part) => part.trim() !== "").length ? keys : null;
}

// ../../packages/indexer/src/languages/typescript/hosts/markup-words.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/hosts/whole-values.ts
init_esm_shims();
var NEAR2 = 80;
var BEFORE = /(?:\.\.\.|\bObject\.(?:keys|values|entries)\(\s*|\bv-(?:bind|on)=["']\s*|(?<!=)\{\{\s*)$/;
var LOOP = /["'(;]\s*(?:(?:let|const|var)\s+)?(?:[\w$]+|\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\])\s+(?:in|of)\s+$/;
var GOES_ON = /^\s*(?:\?\.|\.|\(|\[)/;
var BEHIND = /^(?:\?\.)?\[\s*[^\]\s'"`\d]|^\s*\|\s*(?:keyvalue|json)\b/;
function isReadWhole(text, start2, end) {
  const behind = text.slice(end, end + NEAR2);
  if (BEHIND.test(behind)) return true;
  const before = text.slice(Math.max(0, start2 - NEAR2), start2);
  if (GOES_ON.test(behind)) return false;
  return LOOP.test(before) || BEFORE.test(before);
}

// ../../packages/indexer/src/languages/typescript/hosts/markup-words.ts
var NAMED2 = /* @__PURE__ */ new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
  ["lowbar", "_"],
  ["dollar", "$"]
]);
var ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,10}));/g;
function decodeEntities(source, start2, end) {
  const raw = source.slice(start2, end);
  if (!raw.includes("&")) return null;
  const offsets = [];
  let text = "";
  let at = 0;
  const copy = (to) => {
    for (let unit = at; unit < to; unit++) offsets.push(start2 + unit);
    text += raw.slice(at, to);
  };
  for (const match of raw.matchAll(ENTITY)) {
    const point = match[1] !== void 0 ? Number(match[1]) : match[2] !== void 0 ? Number.parseInt(match[2], 16) : -1;
    const decoded = point < 0 ? NAMED2.get(match[3]) : point <= 1114111 ? String.fromCodePoint(point) : void 0;
    if (decoded === void 0) continue;
    copy(match.index);
    for (let unit = 0; unit < decoded.length; unit++) offsets.push(start2 + match.index);
    text += decoded;
    at = match.index + match[0].length;
  }
  copy(raw.length);
  return { text, offsets };
}
function isBehindDot(text, at) {
  return text[at - 1] === "." && text[at - 2] !== ".";
}
function markupWords(x, start2, end, textClass) {
  const decoded = decodeEntities(x.text, start2, end);
  const text = decoded === null ? x.text : decoded.text;
  const from = decoded === null ? start2 : 0;
  const to = decoded === null ? end : text.length;
  const add = (at2, behind) => {
    if (!isWordStart(text.charCodeAt(at2))) return;
    const offset = decoded === null ? at2 : decoded.offsets[at2];
    if (x.cover?.[offset] === Cover.Token) return;
    const behindDot = textClass === TextClass.MarkupExpression && isBehindDot(text, at2);
    x.texts.add(x.names.ofText(text.slice(at2, behind)), offset, behindDot ? TextClass.MarkupMember : textClass);
    if (textClass === TextClass.MarkupExpression && isReadWhole(text, at2, behind))
      x.texts.add(x.names.ofText(text.slice(at2, behind)), offset, TextClass.MarkupWhole);
    if (text.charCodeAt(at2) === 36 && behind > at2 + 1 && isWordStart(text.charCodeAt(at2 + 1))) {
      const bare2 = decoded === null ? at2 + 1 : decoded.offsets[at2 + 1];
      x.texts.add(x.names.ofText(text.slice(at2 + 1, behind)), bare2, textClass);
    }
  };
  let at = from;
  while (at < to) {
    if (!isWordPart2(text.charCodeAt(at))) {
      at++;
      continue;
    }
    let compound2 = wordEnd(text, at, to);
    const first = compound2;
    if (textClass !== TextClass.Comment) {
      while (text.charCodeAt(compound2) === 45 && compound2 + 1 < to && isWordPart2(text.charCodeAt(compound2 + 1))) {
        compound2 = wordEnd(text, compound2 + 1, to);
      }
    }
    add(at, compound2);
    for (let part = at, behind = first; compound2 > first && part < compound2; part = behind + 1) {
      behind = wordEnd(text, part, compound2);
      add(part, behind);
    }
    at = compound2;
  }
}

// ../../packages/indexer/src/languages/typescript/hosts/shown-code.ts
init_esm_shims();
function isQuotedCode(code) {
  return code === 96 || code === 126;
}
function shownCode(text, at, end) {
  const mark2 = text[at];
  let behind = at;
  while (behind < end && text[behind] === mark2) behind++;
  const ticks = text.slice(at, behind);
  if (ticks.length >= 3 && isLineStart(text, at)) {
    const info2 = /[^\r\n]*/.exec(text.slice(behind, behind + 200))[0];
    const close2 = new RegExp(`^[ \\t>]*${ticks}${mark2}*[ \\t]*$`, "gm");
    close2.lastIndex = behind + info2.length;
    const match = close2.exec(text);
    return {
      end: match === null || match.index > end ? end : Math.min(end, close2.lastIndex),
      runs: /\b(?:live|playground|demo|preview|render)\b/i.test(info2)
    };
  }
  if (mark2 !== "`") return null;
  const close = text.indexOf(ticks, behind);
  if (close < 0 || close >= end || /\r?\n[ \t]*\r?\n/.test(text.slice(behind, close))) return null;
  return { end: close + ticks.length, runs: false };
}
function isLineStart(text, at) {
  let before = at - 1;
  while (before >= 0 && (text[before] === " " || text[before] === "	" || text[before] === ">")) before--;
  return before < 0 || text[before] === "\n" || text[before] === "\r";
}

// ../../packages/indexer/src/languages/typescript/hosts/markup.ts
var BOUND = {
  vue: /^(?::|@|#|v-|\.|ref$|slot-scope$|generic$)/,
  svelte: /^(?:bind|on|use|class|style|let|in|out|transition|animate|this|generics)(?::|$)|^on[a-z]/,
  astro: /^(?:client|define|set|is|transition|server):/,
  mdx: /^$/,
  html: /^(?:on|\(|\[|\*|#|@|:|v-|x-|ng-|data-ng-|bind-|hx-on|data-(?:action|controller|bind|on)|data-(?:[\w-]+-)?(?:callback|handler|formatter|sorter|row-style|cell-style|query-params|ajax-(?:begin|success|failure|complete)|onsuccess|onerror|onload|onsubmit)$|(?:[\w-]+\.)?(?:ref|(?:bind|two-way|one-way|one-time|to-view|from-view|delegate|trigger|capture|call|for)(?:\.[\w:]+)?)$)/i
};
var CALLBACK = /([?&;][\w.-]*(?:callback|onload|jsonp|cb|handler|ready)=)([\w$.]+)/i;
var CONTROL_FLOW = /@(?:(?:(?:else\s+)?if|for|switch|case|defer|placeholder|loading)\s*(\()|let\s+[\w$]+\s*=)/y;
var MESSAGE = /\{[^{}<>]+?,\s*(?:plural|select|selectordinal)\s*,/y;
var CODE = [
  ["<%", "%>"],
  ["<?", "?>"],
  ["{%", "%}"],
  ["${", "}"]
];
var TWO_WAY = /^(?:\[\(([\w$]+)\)\]|bindon-([\w$]+))$/;
var REMARK = /^\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}$/;
var SHORTHAND = /^\{\s*[A-Za-z_$][\w$]*\s*\}$/;
function readMarkup2(x, host, code) {
  let at = 0;
  for (const region of [...code, { start: x.text.length, end: x.text.length }]) {
    new MarkupScanner(x, host, at, region.start).scan();
    at = Math.max(at, region.end);
  }
}
var MarkupScanner = class {
  #x;
  #host;
  #text;
  #end;
  #at;
  /** Element whose content is not markup (`style`), or a template in another language (`pug`). */
  #raw = "";
  /** The tag whose attributes are read is a component's. */
  #component = false;
  constructor(x, host, start2, end) {
    this.#x = x;
    this.#host = host;
    this.#text = x.text;
    this.#at = start2;
    this.#end = end;
  }
  scan() {
    const text = this.#text;
    while (this.#at < this.#end) {
      const code = text.charCodeAt(this.#at);
      if (code === 60 && text.startsWith("<!--", this.#at)) this.#until("-->", TextClass.Comment);
      else if (this.#host === "html" && this.#pageCode(code)) continue;
      else if (code === 60 && /[A-Za-z/]/.test(text[this.#at + 1] ?? "")) this.#tag();
      else if (code === 123 && text.charCodeAt(this.#at + 1) === 123 && this.#doubleBraces) {
        this.#until("}}", TextClass.MarkupExpression);
      } else if (code === 123 && this.#singleBraces) this.#braces();
      else if (code === 64 && this.#host === "html") this.#controlFlow();
      else if (this.#host === "mdx" && isQuotedCode(code)) this.#shownCode();
      else this.#plainText();
    }
  }
  get #doubleBraces() {
    return this.#host === "vue" || this.#host === "html";
  }
  get #singleBraces() {
    return this.#host === "svelte" || this.#host === "astro" || this.#host === "mdx";
  }
  #words(start2, end, textClass) {
    let at = start2;
    if (textClass === TextClass.MarkupExpression)
      for (const specifier2 of markupImports(this.#x, start2, end)) {
        markupWords(this.#x, at, specifier2.start, textClass);
        markupWords(this.#x, specifier2.start, specifier2.end, TextClass.MarkupText);
        at = specifier2.end;
      }
    markupWords(this.#x, at, end, textClass);
  }
  /** Reads to a closing token, and past it. */
  #until(close, textClass) {
    const found = this.#text.indexOf(close, this.#at + 2);
    const end = found < 0 || found > this.#end ? this.#end : found + close.length;
    this.#words(this.#at, end, textClass);
    this.#at = end;
  }
  #plainText() {
    const start2 = this.#at;
    this.#at++;
    while (this.#at < this.#end) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === 60 || code === 123 || (code === 64 || code === 36) && this.#host === "html") break;
      if (this.#host === "mdx" && isQuotedCode(code)) break;
      this.#at++;
    }
    this.#words(start2, this.#at, TextClass.MarkupText);
  }
  /** Code of a page that a language of templates is written in, or a message that depends on an expression. */
  #pageCode(code) {
    if (code !== 60 && code !== 123 && code !== 36) return false;
    const text = this.#text;
    for (const [open, close] of CODE) {
      if (!text.startsWith(open, this.#at) || text.startsWith("<?xml", this.#at)) continue;
      this.#until(close, TextClass.MarkupExpression);
      return true;
    }
    MESSAGE.lastIndex = this.#at;
    if (code !== 123 || !MESSAGE.test(text)) return false;
    this.#words(this.#at, MESSAGE.lastIndex, TextClass.MarkupExpression);
    this.#at = MESSAGE.lastIndex;
    return true;
  }
  /** `@if (…) {`, `@for (…; track …) {`, `@let name = …;` of an Angular template: what the braces hold is markup again. */
  #controlFlow() {
    CONTROL_FLOW.lastIndex = this.#at;
    const match = CONTROL_FLOW.exec(this.#text);
    if (match === null) return this.#plainText();
    const behind = CONTROL_FLOW.lastIndex;
    const close = match[1] === void 0 ? this.#text.indexOf(";", behind) : closing(this.#text, behind - 1, this.#end);
    const end = close < 0 || close > this.#end ? this.#end : close;
    this.#words(this.#at, end, TextClass.MarkupExpression);
    this.#at = end;
  }
  /** Code that a page of MDX shows: between fences, unless they say that it runs, and between backticks. */
  #shownCode() {
    const found = shownCode(this.#text, this.#at, this.#end);
    if (found === null) return this.#plainText();
    this.#words(this.#at, found.end, found.runs ? TextClass.MarkupExpression : TextClass.MarkupText);
    this.#at = found.end;
  }
  /** `{ … }`, with what it nests. */
  #braces() {
    const end = balanced(this.#text, this.#at, this.#end);
    const isComment = REMARK.test(this.#text.slice(this.#at, end));
    this.#words(this.#at, end, isComment ? TextClass.Comment : TextClass.MarkupExpression);
    this.#at = end;
  }
  #tag() {
    const text = this.#text;
    const closing2 = text.charCodeAt(this.#at + 1) === 47;
    const start2 = this.#at + (closing2 ? 2 : 1);
    let at = start2;
    while (at < this.#end && (isWordPart2(text.charCodeAt(at)) || /[.:-]/.test(text[at]))) at++;
    this.#words(start2, at, TextClass.MarkupTag);
    const name2 = text.slice(start2, at).toLowerCase();
    this.#at = at;
    this.#component = /^[A-Z]|[-.:]/.test(text.slice(start2, at));
    const isComponent = this.#component;
    const attributes = this.#attributes();
    this.#component = false;
    if (closing2 || attributes.selfClosing) return;
    const content = isComponent ? contentName(text, this.#at, this.#end, this.#host) : null;
    if (content !== null) this.#x.texts.add(this.#x.names.ofText(content), this.#at, TextClass.MarkupAttribute);
    if (name2 === "style") this.#rawContent("style", attributes.language);
    else if (name2 === "template" && attributes.language !== "" && attributes.language !== "html") {
      this.#rawContent("template", attributes.language);
    } else if (name2 === "script") this.#rawContent("script", attributes.language);
  }
  #rawContent(name2, language) {
    this.#raw = name2;
    const closing2 = new RegExp(`</${this.#raw}`, "gi");
    closing2.lastIndex = this.#at;
    const found = closing2.exec(this.#text)?.index ?? this.#end;
    const end = Math.min(found, this.#end);
    if (name2 === "style") this.#styles(end);
    else if (/template|html/.test(language) && name2 === "script") return;
    else this.#words(this.#at, end, TextClass.MarkupExpression);
    this.#at = end;
  }
  /** Style sheets name nothing of the program, but for Vue's `v-bind(name)`. */
  #styles(end) {
    const bind = /v-bind\(([^)]*)\)/g;
    bind.lastIndex = this.#at;
    let at = this.#at;
    for (let match = bind.exec(this.#text); match !== null && match.index < end; match = bind.exec(this.#text)) {
      this.#words(at, match.index, TextClass.MarkupText);
      this.#words(match.index, Math.min(end, bind.lastIndex), TextClass.MarkupExpression);
      at = Math.min(end, bind.lastIndex);
    }
    this.#words(at, end, TextClass.MarkupText);
  }
  /** Reads attributes up to the tag's end. */
  #attributes() {
    const text = this.#text;
    let language = "";
    while (this.#at < this.#end) {
      const code = text.charCodeAt(this.#at);
      if (code === 62) {
        this.#at++;
        return { selfClosing: text.charCodeAt(this.#at - 2) === 47, language };
      }
      if (isSpace2(code) || code === 47) {
        this.#at++;
      } else if (code === 60 && this.#host === "html" && this.#pageCode(code)) {
      } else if (code === 123) {
        const from = this.#at;
        this.#braces();
        if (this.#component && SHORTHAND.test(text.slice(from, this.#at)))
          this.#words(from, this.#at, TextClass.MarkupAttribute);
      } else {
        const [name2, value] = this.#attribute();
        if (name2 === "lang" || name2 === "type") language = value.toLowerCase();
      }
    }
    return { selfClosing: true, language };
  }
  #attribute() {
    const text = this.#text;
    const start2 = this.#at;
    let at = start2;
    while (at < this.#end && !isSpace2(text.charCodeAt(at)) && !/[=>"'{]/.test(text[at])) {
      if (text[at] === "/" && text[at + 1] === ">") break;
      at++;
    }
    if (at === start2) at++;
    const name2 = text.slice(start2, at);
    const bound2 = BOUND[this.#host].test(name2);
    if (this.#host === "vue")
      this.#unwritten(
        start2,
        name2,
        text.slice(at, at + 80).trimStart().startsWith("=")
      );
    const two = this.#host === "html" ? TWO_WAY.exec(name2) : null;
    if (two !== null) {
      const event = this.#x.names.ofText(`${two[1] ?? two[2]}Change`);
      this.#x.texts.add(event, start2, TextClass.MarkupExpression);
    }
    const isNamed = this.#component || this.#host === "html" && !bound2;
    if (isNamed) this.#words(start2, at, TextClass.MarkupAttribute);
    if (bound2 || !isNamed) this.#words(start2, at, bound2 ? TextClass.MarkupExpression : TextClass.MarkupText);
    let value = at;
    while (value < this.#end && isSpace2(text.charCodeAt(value))) value++;
    this.#at = at;
    if (text.charCodeAt(value) !== 61) return [name2, ""];
    value++;
    while (value < this.#end && isSpace2(text.charCodeAt(value))) value++;
    return [name2, this.#value(value, bound2, name2)];
  }
  /** Names that an attribute of Vue stands for without spelling them: `:user-id` reads `userId`, `v-model` sets `modelValue`. */
  #unwritten(start2, name2, hasValue) {
    const add = (word, textClass) => {
      this.#x.texts.add(this.#x.names.ofText(word), start2, textClass);
    };
    const short = /^(?::|v-bind:)([a-z][\w]*(?:-\w+)+)$/.exec(name2);
    if (short !== null && !hasValue) add(camelized(short[1]), TextClass.MarkupExpression);
    if (!this.#component || !/^v-model(?:\.|$)/.test(name2)) return;
    for (const word of ["modelValue", "value", "input"]) add(word, TextClass.MarkupAttribute);
  }
  #value(start2, bound2, name2) {
    const text = this.#text;
    const quote = text[start2];
    this.#at = start2;
    if (quote === "{" && this.#singleBraces) {
      this.#braces();
      return "";
    }
    let from = start2;
    let end;
    if (quote === '"' || quote === "'") {
      from = start2 + 1;
      const close = text.indexOf(quote, from);
      end = close < 0 || close > this.#end ? this.#end : close;
      this.#at = Math.min(this.#end, end + 1);
    } else {
      end = from;
      while (end < this.#end && !isSpace2(text.charCodeAt(end)) && text[end] !== ">") end++;
      this.#at = end;
    }
    const value = text.slice(from, end);
    const isCode = bound2 || /^\s*javascript:/i.test(value);
    const holds = isCode || value.includes("{") && (this.#doubleBraces || this.#singleBraces) || this.#host === "html" && /<[%?]/.test(value);
    const callback = !holds && /^src$/i.test(name2) ? CALLBACK.exec(value) : null;
    if (callback === null) this.#words(from, end, holds ? TextClass.MarkupExpression : TextClass.MarkupText);
    else {
      const named2 = from + callback.index + callback[1].length;
      const behind = named2 + callback[2].length;
      this.#words(from, named2, TextClass.MarkupText);
      this.#words(named2, behind, TextClass.MarkupExpression);
      this.#words(behind, end, TextClass.MarkupText);
    }
    return value;
  }
};
function closing(text, at, end) {
  let depth = 0;
  for (let index = at; index < end; index++) {
    const character = text[index];
    if (character === "(") depth++;
    else if (character === ")") {
      if (--depth === 0) return index + 1;
    } else if (character === '"' || character === "'" || character === "`") index = quoted(text, index, end);
  }
  return end;
}
function balanced(text, at, end) {
  let depth = 0;
  for (let index = at; index < end; index++) {
    const character = text[index];
    if (character === "{") depth++;
    else if (character === "}") {
      if (--depth === 0) return index + 1;
    } else if (character === '"' || character === "'" || character === "`") {
      index = quoted(text, index, end);
    } else if (character === "/" && text[index + 1] === "*") {
      const close = text.indexOf("*/", index + 2);
      index = close < 0 ? end : close + 1;
    }
  }
  return end;
}
function quoted(text, at, end) {
  const quote = text[at];
  for (let index = at + 1; index < end; index++) {
    const character = text[index];
    if (character === "\\") index++;
    else if (character === quote) return index;
    else if ((character === "\n" || character === "\r") && quote !== "`") return at;
  }
  return at;
}

// ../../packages/indexer/src/languages/typescript/hosts/regions.ts
init_esm_shims();
var ATTRIBUTE = /\s*([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s>]+)))?/y;
function openingTag(text, from) {
  const attributes = /* @__PURE__ */ new Map();
  let at = from;
  for (; ; ) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (match === null) break;
    attributes.set(match[1].toLowerCase(), match[2] ?? match[3] ?? match[4] ?? match[5] ?? "");
    at = ATTRIBUTE.lastIndex;
  }
  const close = text.indexOf(">", at);
  const end = close < 0 ? text.length : close + 1;
  return { end, attributes, selfClosing: text.charCodeAt(end - 2) === 47 };
}
var SCRIPT_OR_COMMENT = /<!--|<script(?=[\s>/])/gi;
function scriptElements(text) {
  const found = [];
  SCRIPT_OR_COMMENT.lastIndex = 0;
  for (; ; ) {
    const match = SCRIPT_OR_COMMENT.exec(text);
    if (match === null) return found;
    if (match[0] === "<!--") {
      const close2 = text.indexOf("-->", match.index + 4);
      if (close2 < 0) return found;
      SCRIPT_OR_COMMENT.lastIndex = close2 + 3;
      continue;
    }
    const opening = openingTag(text, match.index + 7);
    if (opening.selfClosing) {
      const content = { start: opening.end, end: opening.end };
      found.push({ start: match.index, end: opening.end, content, attributes: opening.attributes });
      continue;
    }
    const closing2 = /<\/script[\s>]/gi;
    closing2.lastIndex = opening.end;
    const close = closing2.exec(text)?.index ?? text.length;
    found.push({
      start: match.index,
      end: close,
      content: { start: opening.end, end: close },
      attributes: opening.attributes
    });
    SCRIPT_OR_COMMENT.lastIndex = close;
  }
}
var SCRIPT_TYPES = /* @__PURE__ */ new Set([
  "",
  "module",
  "text/javascript",
  "application/javascript",
  "application/x-javascript",
  "application/ecmascript",
  "text/ecmascript",
  "text/babel",
  "text/jsx",
  "text/typescript"
]);
function isScript(element2) {
  const type2 = element2.attributes.get("type") ?? "";
  return SCRIPT_TYPES.has(type2.trim().toLowerCase());
}
function frontMatter(text) {
  const open = /^\s*---[ \t]*(?:\r\n|\n|\r)/.exec(text);
  if (open === null) return null;
  const close = /(?:^|\n|\r)---[ \t]*(?=\r|\n|$)/g;
  close.lastIndex = open[0].length - 1;
  const match = close.exec(text);
  return match === null ? null : { start: open[0].length, end: Math.max(match.index, open[0].length) };
}
function codeRegions(text, host) {
  if (host === "mdx") return mdxModules(text);
  const scripts = scriptElements(text).filter(isScript).map((element2) => element2.content);
  if (host !== "astro") return scripts;
  const front = frontMatter(text);
  return front === null ? scripts : [front, ...scripts.filter((script) => script.start >= front.end)];
}
function mdxModules(text) {
  const regions = [];
  const front = frontMatter(text);
  const line = /[^\r\n]*(?:\r\n|\n|\r|$)/g;
  line.lastIndex = front === null ? 0 : front.end;
  let fence = "";
  let start2 = -1;
  let blankBefore = true;
  for (; ; ) {
    const at = line.lastIndex;
    if (at >= text.length) break;
    const content = line.exec(text)[0];
    const trimmed = content.trim();
    if (start2 >= 0) {
      if (trimmed === "") {
        regions.push({ start: start2, end: at });
        start2 = -1;
      }
    } else if (fence !== "") {
      if (trimmed.startsWith(fence)) fence = "";
    } else if (/^(?:```|~~~)/.test(trimmed)) {
      fence = trimmed.slice(0, 3);
    } else if (blankBefore && /^(?:import|export)\b/.test(content)) {
      start2 = at;
    }
    blankBefore = trimmed === "" || trimmed === "---";
  }
  if (start2 >= 0) regions.push({ start: start2, end: text.length });
  return regions;
}
function blankOutside(text, regions) {
  const blank = (from, to) => text.slice(from, to).replace(/[^\r\n]/g, " ");
  let result = "";
  let at = 0;
  for (const region of regions) {
    result += blank(at, region.start) + text.slice(region.start, region.end);
    at = region.end;
  }
  return result + blank(at, text.length);
}

// ../../packages/indexer/src/languages/typescript/hosts/hosts.ts
function prepareHost(text, host) {
  return blankOutside(text, codeRegions(text, host));
}
function readHost(x, host) {
  const { text } = x;
  x.flags |= FileFlag.Embedded;
  if (host !== "html") x.flags |= FileFlag.Module;
  const scripts = host === "mdx" ? [] : scriptElements(text);
  for (const script of scripts) {
    const source = script.attributes.get("src");
    if (source === void 0) continue;
    if (host === "vue") givesOn(x, x.names.ofText(source), script.start);
    else x.importRow(ImportKind.SideEffect, x.names.ofText(source), script.start);
  }
  if (host === "vue") {
    for (const match of text.matchAll(TEMPLATE_SOURCE))
      x.importRow(ImportKind.SideEffect, x.names.ofText(match[1] ?? match[2]), match.index);
  }
  const setup2 = host !== "vue" || scripts.some((script) => script.attributes.has("setup"));
  if (setup2 && host !== "html") x.flags |= FileFlag.TemplateScope;
  readMarkup2(x, host, codeRegions(text, host));
  if (host === "svelte") storeReferences(x);
  offerProps(x);
}
var TEMPLATE_SOURCE = /<template\s[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
function givesOn(x, specifier2, start2) {
  const name2 = x.names.ofText("default");
  const component = x.importRow(ImportKind.Reexport, specifier2, start2);
  x.imports.set(component, "imported", name2);
  x.exports.set(x.exportRow(name2, ExportKind.Through, start2), "imp", component);
  const rest = x.importRow(ImportKind.ReexportAll, specifier2, start2);
  x.exports.set(x.exportRow("*", ExportKind.Through, start2), "imp", rest);
}
function offerProps(x) {
  const { decls, exprs, occs } = x;
  for (let decl = 0; decl < decls.count; decl++) {
    if (decls.level[decl] !== DeclLevel.TopLevel || decls.kind[decl] !== DeclKind.Variable) continue;
    let member3 = decls.init[decl];
    if (member3 >= 0 && exprs.kind[member3] === ExprKind.Either) member3 = exprs.a[member3];
    if (member3 < 0 || exprs.kind[member3] !== ExprKind.Member || exprs.b[member3] < 0) continue;
    const key = exprs.b[member3];
    if (occs.role[key] !== Role.PatternKey || !isProps(x, exprs.a[member3])) continue;
    decls.flags[decl] |= DeclFlag.Exported;
    const row = x.exportRow(occs.name[key], ExportKind.Local, decls.start[decl]);
    x.exports.set(row, "decl", decl);
  }
}
function isProps(x, from) {
  const { exprs, occs } = x;
  let expr = from;
  while (expr >= 0 && exprs.kind[expr] === ExprKind.Cast) expr = exprs.a[expr];
  if (expr < 0) return false;
  if (exprs.kind[expr] === ExprKind.Member) {
    const object = exprs.a[expr];
    if (exprs.b[expr] < 0 || object < 0 || exprs.kind[object] !== ExprKind.Ident) return false;
    return nameAt(x, occs.name[exprs.b[expr]]) === "props" && nameAt(x, occs.name[exprs.a[object]]) === "Astro";
  }
  if (exprs.kind[expr] !== ExprKind.Call) return false;
  const callee = exprs.a[expr];
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Ident) return false;
  const name2 = nameAt(x, occs.name[exprs.a[callee]]);
  if (name2 === "withDefaults") {
    for (let argument2 = expr + 1; argument2 < exprs.count; argument2++)
      if (exprs.use[argument2] === Use.Argument && exprs.target[argument2] === expr) return isProps(x, argument2);
  }
  return name2 === "$props" || name2 === "defineProps";
}
var nameAt = (x, name2) => name2 < 0 ? "" : x.names.textOf(name2);
function storeReferences(x) {
  const { occs } = x;
  const { count } = occs;
  for (let occ = 0; occ < count; occ++) {
    const role = occs.role[occ];
    if (role !== Role.Reference && role !== Role.Write) continue;
    const name2 = x.names.textOf(occs.name[occ]);
    if (name2.length < 2 || !name2.startsWith("$") || name2.startsWith("$$")) continue;
    const scope = occs.scope[occ];
    if (x.scopes.lookup(scope, occs.name[occ], Space.Value) !== -1) continue;
    const bare2 = x.names.ofText(name2.slice(1));
    occs.add(bare2, occs.start[occ] + 1, occs.end[occ], Role.Reference, scope, Space.Value);
  }
}

// ../../packages/indexer/src/languages/typescript/jsdoc-declarations.ts
init_esm_shims();
var LEAD_IN = /^\s*(?:(?:export|default|const|let|var|static|async|declare)\s+)*(?:[\w$.]+\s*[:=]\s*(?:async\s+)?)?$/;
function typeDeclarations(x) {
  if (x.docTypes.length === 0) return;
  const { decls } = x;
  const order2 = Array.from({ length: decls.count }, (_, decl) => decl).filter((decl) => decls.kind[decl] !== DeclKind.TypeAlias && decls.kind[decl] !== DeclKind.Import).sort((a, b) => decls.start[a] - decls.start[b] || a - b);
  const starts = order2.map((decl) => decls.start[decl]);
  for (const doc of x.docTypes) {
    let low = 0;
    for (let high = starts.length; low < high; ) {
      const middle = low + high >> 1;
      if (starts[middle] < doc.end) low = middle + 1;
      else high = middle;
    }
    if (low === order2.length) continue;
    const start2 = starts[low];
    if (start2 - doc.end > 200 || !LEAD_IN.test(x.text.slice(doc.end, start2))) continue;
    const first = order2[low];
    if (doc.role === "implements") {
      if (decls.kind[first] === DeclKind.Class) x.link(first, LinkKind.Implements, doc.type);
    } else if (doc.role === "type") typeOf(x, first, doc.type);
    else signatureOf(x, order2, low, doc);
  }
}
function typeOf(x, decl, type2) {
  const { decls, exprs, exports } = x;
  if (isFunction(decls.kind[decl]) || decls.type[decl] >= 0) return;
  decls.type[decl] = type2;
  const value = decls.init[decl];
  if (decls.kind[decl] !== DeclKind.DefaultValue || value < 0 || exprs.use[value] !== Use.Export) return;
  const cast2 = exprs.add(ExprKind.Cast, Use.Export, exprs.target[value], exprs.start[value]);
  exprs.a[cast2] = value;
  exprs.b[cast2] = type2;
  exprs.use[value] = Use.Part;
  exprs.target[value] = cast2;
  decls.init[decl] = cast2;
  for (let row = 0; row < exports.count; row++) if (exports.get(row, "expr") === value) exports.set(row, "expr", cast2);
}
function signatureOf(x, order2, from, doc) {
  const { decls, exprs } = x;
  let func2 = order2[from];
  const value = decls.init[func2];
  if (!isFunction(decls.kind[func2]) && value >= 0 && exprs.kind[value] === ExprKind.Function) func2 = exprs.a[value];
  if (!isFunction(decls.kind[func2])) return;
  if (doc.role === "returns") {
    if (decls.type[func2] < 0) decls.type[func2] = doc.type;
    return;
  }
  for (let at = from; at < order2.length && decls.start[order2[at]] < decls.end[func2]; at++) {
    const decl = order2[at];
    if (decls.kind[decl] !== DeclKind.Parameter || decls.owner[decl] !== func2) continue;
    if (decls.name[decl] === doc.parameter && decls.type[decl] < 0) decls.type[decl] = doc.type;
  }
}
function isFunction(kind) {
  return kind === DeclKind.Function || kind === DeclKind.Method || kind === DeclKind.Constructor;
}

// ../../packages/indexer/src/languages/typescript/tables.ts
init_esm_shims();
function finished(columns, names) {
  const { count } = columns;
  const table2 = { count };
  const cells = new Int32Array(count * names.length);
  for (const [at, name2] of names.entries()) {
    const column = cells.subarray(at * count, (at + 1) * count);
    column.set(columns[name2].subarray(0, count));
    table2[name2] = column;
  }
  return table2;
}
function finishedTables(x) {
  return {
    decls: finished(x.decls, DECL_COLUMNS),
    occs: finished(x.occs, ["name", "start", "end", "role", "bind", "expr"]),
    texts: finished(x.texts, ["name", "start", "class"]),
    exprs: finished(x.exprs, ["kind", "a", "b", "c", "use", "target", "start"]),
    imports: x.imports.finish(),
    exports: x.exports.finish(),
    links: x.links.finish()
  };
}

// ../../packages/indexer/src/languages/typescript/extract.ts
var shared = new Extraction();
function extract(tree, text, path2, reading) {
  const x = shared;
  x.finder.place(text);
  const lines = x.finder.lineStarts();
  const whole = tree ?? EMPTY_TREE;
  x.reset(whole, text);
  x.javascript = isJavaScript(text, path2, reading);
  x.declarationFile = /\.d\.(?:[^./]+\.)?[cm]?ts$/.test(path2);
  x.flags = textFlags(text, lines);
  if (x.declarationFile) x.flags |= FileFlag.Declarations;
  if (tree === null) {
    plainWords(x, 0, text.length, TextClass.Broken);
    readWords(x);
    return facts(x, text, lines, x.flags | FileFlag.Unparsed, new Int32Array(0));
  }
  x.sloppy = x.javascript && reading.host !== "vue" && reading.host !== "svelte" && !text.includes("use strict") && !hasModuleSyntax(tree);
  if (tree.kind[0] === ERROR_KIND) brokenStatements(x, 0);
  else statementsOf(x, 0);
  const errors = tree.broken ? errorRanges(tree) : new Int32Array(0);
  comments(x);
  readWords(x);
  if (reading.host !== void 0) {
    x.cover = x.finder.cover();
    readHost(x, reading.host);
    x.cover = null;
  }
  bindOccurrences(x);
  bindExports(x);
  exportAmbient(x);
  typeDeclarations(x);
  fillScopes(x);
  if (isScript2(x, reading)) markGlobals(x);
  gaps(x, tree.text, errors);
  hashBodies(x);
  order(x);
  return facts(x, text, lines, x.flags | (errors.length > 0 ? FileFlag.ParseErrors : 0), errors);
}
function readWords(x) {
  const { finder, occs } = x;
  finder.onEscapedString = (start2, end, classes) => escapedStringWords(x, start2, end, classes);
  finder.readRanges(occs.start, occs.end, occs.count);
  x.takeWords();
}
function facts(x, text, lines, flags2, errors) {
  const tables = finishedTables(x);
  return {
    room: "typescript",
    flags: flags2,
    names: x.names.list,
    lines,
    length: text.length,
    ...tables,
    errors,
    config: null
  };
}
function isJavaScript(text, path2, reading) {
  if (reading.host === "vue" || reading.host === "svelte") return !/<script[^>]*\blang\s*=\s*["']?tsx?\b/i.test(text);
  return reading.grammar === "javascript" || /\.(?:js|jsx|mjs|cjs|es6)$/i.test(path2);
}
function hasModuleSyntax(tree) {
  for (let row = 1; row < tree.next[0]; row = tree.next[row]) {
    if (tree.kind[row] === Kind.import_statement || tree.kind[row] === Kind.export_statement) return true;
  }
  return false;
}
function isScript2(x, reading) {
  if ((x.flags & FileFlag.Module) !== 0) return false;
  if ((x.flags & FileFlag.CommonJs) === 0) return true;
  return !x.javascript && reading.host === void 0 && x.exports.count === 0;
}
function markGlobals(x) {
  for (let decl = 0; decl < x.decls.count; decl++) {
    if (x.decls.level[decl] === DeclLevel.TopLevel) x.decls.flags[decl] |= DeclFlag.Global;
  }
}
function errorRanges(tree) {
  const ranges = [];
  for (let row = 0; row < tree.count; ) {
    if (tree.kind[row] !== ERROR_KIND && tree.kind[row] !== MISSING_KIND || isTypeOfStar(tree, row)) {
      row++;
      continue;
    }
    ranges.push(tree.start[row], tree.end[row]);
    row = tree.next[row];
  }
  return Int32Array.from(ranges);
}
function isTypeOfStar(tree, row) {
  return tree.kind[row] === ERROR_KIND && tree.kind[tree.parent[row]] === Kind.export_statement && tree.text.slice(tree.start[row], tree.end[row]) === "type";
}
var EMPTY_TREE = {
  text: "",
  count: 0,
  kind: new Uint16Array(0),
  field: new Uint8Array(0),
  parent: new Int32Array(0),
  start: new Uint32Array(0),
  end: new Uint32Array(0),
  next: new Uint32Array(0),
  name: new Int32Array(0),
  nameOf: () => "",
  broken: false
};

// ../../packages/indexer/src/languages/typescript/grammar.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/assignments.ts
init_esm_shims();
function assignment(x, row, use, target2) {
  const left = x.child(row, Field.left);
  const right = x.child(row, Field.right);
  if (left < 0 || right < 0) return unknown(x, row, use, target2);
  const expr = x.expr(ExprKind.Assign, row, use, target2);
  const form = exportForm(x, left);
  if (form !== ExportForm.None && exported(x, row, left, right, expr, form)) return expr;
  switch (x.kind[left]) {
    case Kind.identifier:
      x.exprs.a[expr] = x.ident(left, Role.Write, Space.Value, Use.Part, expr);
      x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
      break;
    case Kind.object_pattern:
    case Kind.array_pattern: {
      const mark2 = x.unsettled;
      pattern(x, left, PENDING, { kind: -1, flags: 0, scope: x.scope, range: left });
      const value = expression(x, right, Use.Destructured, -1);
      x.exprs.b[expr] = value;
      x.settle(mark2, value);
      break;
    }
    default:
      x.exprs.a[expr] = expression(x, left, Use.Part, expr);
      x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
  }
  return expr;
}
function exported(x, row, left, right, expr, form) {
  const chained = x.kind[right] === Kind.assignment_expression;
  const inner = chained ? x.child(right, Field.left) : -1;
  const innerForm = inner < 0 ? ExportForm.None : exportForm(x, inner);
  if (form === ExportForm.Alias) {
    const outer = x.wholeChain;
    if (innerForm !== ExportForm.Whole && !outer) return false;
  }
  x.exprs.a[expr] = expression(x, left, Use.Part, expr);
  switch (form) {
    case ExportForm.Property:
      exportProperty(x, row, x.exprs.a[expr], right, expr);
      break;
    case ExportForm.Computed:
      x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
      exportUnknown(x, row, x.exprs.b[expr]);
      break;
    default:
      if (innerForm === ExportForm.Whole || innerForm === ExportForm.Alias) {
        const { wholeChain } = x;
        x.wholeChain = true;
        x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
        x.wholeChain = wholeChain;
      } else {
        exportWhole(x, row, right, expr);
      }
  }
  return true;
}
function augmented(x, row, use, target2) {
  const expr = x.expr(ExprKind.Assign, row, use, target2);
  const left = x.child(row, Field.left);
  if (left >= 0) x.exprs.a[expr] = expression(x, left, Use.Part, expr);
  const right = x.child(row, Field.right);
  if (right >= 0) x.exprs.b[expr] = expression(x, right, Use.Assigned, expr);
  return expr;
}
var assignmentHandlers = {
  assignment_expression: assignment,
  augmented_assignment_expression: augmented
};

// ../../packages/indexer/src/languages/typescript/calls.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/amd.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/arguments.ts
init_esm_shims();
function argument(x, args2, position) {
  if (args2 < 0) return -1;
  for (let at = args2 + 1, seen = 0; at < x.next[args2]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ === position) return at;
  }
  return -1;
}
function argumentsFrom(x, args2, call2, from) {
  if (args2 < 0) return;
  for (let at = args2 + 1, seen = 0; at < x.next[args2]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ >= from) expression(x, at, Use.Argument, call2);
  }
}

// ../../packages/indexer/src/languages/typescript/call-row.ts
init_esm_shims();
function callRow(x, row, callee, use, target2) {
  const expr = x.expr(ExprKind.Call, row, use, target2);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  return expr;
}

// ../../packages/indexer/src/languages/typescript/amd.ts
var FUNCTIONS = /* @__PURE__ */ new Set([Kind.function_expression, Kind.arrow_function]);
function amd(x, row, callee, args2, use, target2) {
  let list = argument(x, args2, 0);
  let position = 0;
  if (isLiteralText(x, list)) list = argument(x, args2, ++position);
  if (list < 0 || x.kind[list] !== Kind.array && !FUNCTIONS.has(x.kind[list])) return -1;
  if (x.kind[list] !== Kind.array && x.childOfKind(row, Kind.type_arguments) >= 0) return -1;
  const before = x.imports.count;
  const expr = callRow(x, row, callee, use, target2);
  if (position === 1) expression(x, argument(x, args2, 0), Use.Argument, expr);
  if (x.kind[list] !== Kind.array) {
    argumentsFrom(x, args2, expr, position);
    required(x, before);
    return expr;
  }
  const rows2 = [];
  for (let at = list + 1; at < x.next[list]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (!isLiteralText(x, at)) {
      expression(x, at, Use.Stored, -1);
      rows2.push(-1);
      continue;
    }
    const name2 = specifier(x, at);
    const text = x.names.textOf(name2);
    if (text === "exports" || text === "require" || text === "module") {
      rows2.push(-1);
      continue;
    }
    const imp = x.importRow(ImportKind.Amd, name2, x.start[at]);
    rows2.push(imp);
  }
  const declared = x.decls.count;
  const made = x.exprs.count;
  argumentsFrom(x, args2, expr, position + 1);
  required(x, before);
  const callback = firstFunction(x, declared);
  for (let at = made; callback >= 0 && at < x.exprs.count; at++) {
    if (x.exprs.kind[at] !== ExprKind.ParamOf || x.exprs.a[at] !== callback) continue;
    const imp = rows2[x.exprs.b[at]] ?? -1;
    if (imp < 0) continue;
    x.exprs.kind[at] = ExprKind.RequireCall;
    x.exprs.a[at] = imp;
    x.exprs.b[at] = -1;
    x.imports.set(imp, "expr", at);
  }
  return expr;
}
function required(x, before) {
  for (let imp = before; imp < x.imports.count; imp++)
    if (x.imports.get(imp, "kind") === ImportKind.Require) x.imports.set(imp, "kind", ImportKind.Amd);
}
function firstFunction(x, from) {
  return from < x.decls.count && x.decls.kind[from] === DeclKind.Function ? from : -1;
}

// ../../packages/indexer/src/languages/typescript/export-calls.ts
init_esm_shims();
function defineExport(x, row, callee, args2, use, target2) {
  const key = argument(x, args2, 1);
  if (!isLiteralText(x, key)) return assignExports(x, row, callee, args2, use, target2);
  const expr = callRow(x, row, callee, use, target2);
  expression(x, argument(x, args2, 0), Use.Part, expr);
  if (x.names.textOf(stringName(x, key)) === "__esModule") {
    x.flags |= FileFlag.CommonJs;
    argumentsFrom(x, args2, expr, 1);
    return expr;
  }
  const out2 = exportDefined(x, row, key);
  const descriptor = argument(x, args2, 2);
  if (descriptor >= 0) {
    const value = expression(x, descriptor, Use.Argument, expr);
    x.exports.set(out2, "expr", value);
    x.decls.init[x.exports.get(out2, "decl")] = -1;
  }
  return expr;
}
function assignExports(x, row, callee, args2, use, target2) {
  const expr = callRow(x, row, callee, use, target2);
  expression(x, argument(x, args2, 0), Use.Part, expr);
  for (let position = 1; ; position++) {
    const value = argument(x, args2, position);
    if (value < 0) return expr;
    exportUnknown(x, row, expression(x, value, Use.Argument, expr));
  }
}
function exportStar(x, row, callee, args2, use, target2) {
  const first = argument(x, args2, 0);
  if (first < 0 || !isExports(x, argument(x, args2, 1))) return -1;
  const expr = callRow(x, row, callee, use, target2);
  exportUnknown(x, row, expression(x, first, Use.Argument, expr));
  argumentsFrom(x, args2, expr, 1);
  return expr;
}

// ../../packages/indexer/src/languages/typescript/mock-factories.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/module-loads.ts
init_esm_shims();
function loads(x, row, args2, expr, kind) {
  const first = argument(x, args2, 0);
  const literal2 = isLiteralText(x, first);
  const imp = x.importRow(literal2 ? kind : ImportKind.Computed, -1, x.start[row]);
  x.imports.set(imp, "expr", expr);
  x.exprs.a[expr] = imp;
  if (literal2) {
    x.imports.set(imp, "specifier", specifier(x, first));
  } else if (first >= 0) {
    const composed = expression(x, first, Use.Argument, expr);
    if (x.exprs.kind[composed] === ExprKind.Composed) {
      x.imports.set(imp, "specifier", x.exprs.c[composed]);
      x.imports.set(imp, "imported", x.exprs.b[composed]);
    }
  }
  argumentsFrom(x, args2, expr, 1);
}
function importCall(x, row, args2, use, target2) {
  const inType = x.inType > 0;
  const first = argument(x, args2, 0);
  if (!inType && first >= 0 && x.kind[first] === Kind.ternary_expression) {
    const chosen = chosenLoad(x, row, first, use, target2);
    if (chosen >= 0) return chosen;
  }
  const expr = x.expr(inType ? ExprKind.ImportType : ExprKind.ImportCall, row, use, target2);
  loads(x, row, args2, expr, inType ? ImportKind.Type : ImportKind.Dynamic);
  return expr;
}
function chosenLoad(x, row, choice, use, target2) {
  const branches = [x.child(choice, Field.consequence), x.child(choice, Field.alternative)];
  if (!branches.every((branch) => isLiteralText(x, branch))) return -1;
  const expr = x.expr(ExprKind.Either, row, use, target2);
  const condition = x.child(choice, Field.condition);
  if (condition >= 0) expression(x, condition, Use.Tested, -1);
  const loaded = branches.map((branch) => {
    const call2 = x.expr(ExprKind.ImportCall, branch, Use.Part, expr);
    const imp = x.importRow(ImportKind.Dynamic, -1, x.start[branch]);
    x.imports.set(imp, "specifier", specifier(x, branch));
    x.imports.set(imp, "expr", call2);
    x.exprs.a[call2] = imp;
    return call2;
  });
  x.exprs.a[expr] = loaded[0];
  x.exprs.b[expr] = loaded[1];
  return expr;
}
function loadCall(x, row, callee, args2, use, target2, kind) {
  const expr = x.expr(kind === ImportKind.Require ? ExprKind.RequireCall : ExprKind.ImportCall, row, use, target2);
  expression(x, callee, Use.Part, expr);
  loads(x, row, args2, expr, kind);
  return expr;
}
function mention(x, row, callee, args2, use, target2, kind) {
  const expr = callRow(x, row, callee, use, target2);
  const first = argument(x, args2, 0);
  if (isLiteralText(x, first)) {
    const imp = x.importRow(kind, -1, x.start[row]);
    x.imports.set(imp, "specifier", specifier(x, first));
    x.imports.set(imp, "expr", expr);
    argumentsFrom(x, args2, expr, 1);
    return expr;
  }
  const before = x.imports.count;
  argumentsFrom(x, args2, expr, 0);
  if (before < x.imports.count && x.kind[first] === Kind.call_expression) x.imports.set(before, "kind", kind);
  return expr;
}
function isMadeRequire(x, callee) {
  const decl = x.scopes.lookup(x.scope, x.nameOf(callee), Space.Value);
  const made = decl < 0 ? -1 : x.decls.init[decl];
  if (made < 0 || x.exprs.kind[made] !== ExprKind.Call || x.exprs.a[made] < 0) return false;
  const maker = x.exprs.a[made];
  const occ = x.exprs.kind[maker] === ExprKind.Ident ? x.exprs.a[maker] : x.exprs.kind[maker] === ExprKind.Member ? x.exprs.b[maker] : -1;
  return occ >= 0 && x.names.textOf(x.occs.name[occ]) === "createRequire";
}
function isFreshRequire(x, call2) {
  let maker = x.child(call2, Field.function);
  if (maker >= 0 && x.kind[maker] === Kind.member_expression) maker = x.child(maker, Field.property);
  return maker >= 0 && x.is(maker, "createRequire");
}

// ../../packages/indexer/src/languages/typescript/mock-factories.ts
function mockCall(x, row, callee, args2, use, target2) {
  const [loads2, declared, made] = [x.imports.count, x.decls.count, x.exprs.count];
  const expr = mention(x, row, callee, args2, use, target2, ImportKind.Mention);
  const specifier2 = loads2 < x.imports.count ? x.imports.get(loads2, "specifier") : -1;
  const original = specifier2 < 0 ? -1 : firstParameter(x, declared, made);
  for (let at = made, end = x.exprs.count; original >= 0 && at < end; at++) {
    if (x.exprs.kind[at] !== ExprKind.Call) continue;
    const called = x.exprs.a[at];
    if (called < 0 || x.exprs.kind[called] !== ExprKind.Ident) continue;
    const occ = x.exprs.a[called];
    if (occ < 0 || x.occs.name[occ] !== original) continue;
    const imp = x.importRow(ImportKind.Dynamic, specifier2, x.exprs.start[at]);
    x.imports.set(imp, "expr", at);
    x.exprs.kind[at] = ExprKind.ImportCall;
    x.exprs.a[at] = imp;
    x.exprs.b[at] = -1;
  }
  return expr;
}
function firstParameter(x, declared, made) {
  if (declared >= x.decls.count || x.decls.kind[declared] !== DeclKind.Function) return -1;
  for (let decl = declared; decl < x.decls.count; decl++) {
    const init2 = x.decls.init[decl];
    if (init2 < made || x.exprs.kind[init2] !== ExprKind.ParamOf) continue;
    if (x.exprs.a[init2] === declared && x.exprs.b[init2] === 0) return x.decls.name[decl];
  }
  return -1;
}

// ../../packages/indexer/src/languages/typescript/module-patterns.ts
init_esm_shims();
function metaCall(x, row, callee, property, args2, use, target2) {
  if (x.is(property, "resolve")) return mention(x, row, callee, args2, use, target2, ImportKind.Mention);
  if (x.is(property, "webpackContext")) return metaContext(x, row, callee, args2, use, target2);
  if (!x.text.startsWith("glob", x.start[property])) return -1;
  const expr = callRow(x, row, callee, use, target2);
  const first = argument(x, args2, 0);
  const base = literalOf(x, option(x, argument(x, args2, 1), "base"));
  if (isLiteralText(x, first)) {
    glob(x, first, base, expr);
  } else if (x.kind[first] === Kind.array) {
    for (let at = first + 1; at < x.next[first]; at = x.next[at]) {
      if (isLiteralText(x, at)) glob(x, at, base, expr);
      else if (x.kind[at] !== Kind.comment) expression(x, at, Use.Argument, expr);
    }
  } else {
    const imp = x.importRow(ImportKind.Computed, -1, x.start[row]);
    x.imports.set(imp, "expr", expr);
    expression(x, first, Use.Argument, expr);
  }
  argumentsFrom(x, args2, expr, 1);
  return expr;
}
function glob(x, row, base, expr) {
  const imp = x.importRow(ImportKind.Glob, -1, x.start[row]);
  const written = specifier(x, row);
  x.imports.set(imp, "imported", base === "" ? written : x.names.ofText(below(base, x.names.textOf(written))));
  x.imports.set(imp, "expr", expr);
}
function below(base, pattern2) {
  const bare2 = pattern2.replace(/^!/, "");
  if (!bare2.startsWith(".")) return pattern2;
  return `${pattern2.startsWith("!") ? "!" : ""}${base.replace(/\/+$/, "")}/${bare2.replace(/^\.\//, "")}`;
}
function option(x, options, key) {
  if (options < 0 || x.kind[options] !== Kind.object) return -1;
  for (let at = options + 1; at < x.next[options]; at = x.next[at]) {
    const named2 = x.kind[at] === Kind.pair ? x.child(at, Field.key) : -1;
    if (named2 >= 0 && x.is(named2, key)) return x.child(at, Field.value);
  }
  return -1;
}
function literalOf(x, row) {
  return row >= 0 && isLiteralText(x, row) ? x.text.slice(x.start[row] + 1, x.end[row] - 1) : "";
}
function context(x, row, callee, args2, use, target2) {
  return contextOf(x, row, callee, args2, use, target2, argument(x, args2, 1), argument(x, args2, 2));
}
function metaContext(x, row, callee, args2, use, target2) {
  const options = argument(x, args2, 1);
  return contextOf(x, row, callee, args2, use, target2, option(x, options, "recursive"), option(x, options, "regExp"));
}
function contextOf(x, row, callee, args2, use, target2, recursive, filter) {
  const expr = callRow(x, row, callee, use, target2);
  const first = argument(x, args2, 0);
  const literal2 = isLiteralText(x, first);
  const imp = x.importRow(literal2 ? ImportKind.Context : ImportKind.Computed, -1, x.start[row]);
  x.imports.set(imp, "expr", expr);
  if (literal2) x.imports.set(imp, "specifier", specifier(x, first));
  if (recursive < 0 || x.kind[recursive] !== Kind.false) x.imports.set(imp, "flags", x.imports.get(imp, "flags") | 2);
  if (filter >= 0 && x.kind[filter] === Kind.regex) {
    const source = x.text.slice(x.start[filter] + 1, x.text.lastIndexOf("/", x.end[filter] - 1));
    x.imports.set(imp, "imported", x.names.ofText(source));
  }
  argumentsFrom(x, args2, expr, literal2 ? 1 : 0);
  return expr;
}

// ../../packages/indexer/src/languages/typescript/calls.ts
function call(x, row, use, target2) {
  const callee = x.child(row, Field.function);
  const args2 = x.child(row, Field.arguments);
  if (callee < 0) return generic(x, row, callee, args2, use, target2);
  if (x.kind[callee] === Kind.await_expression && x.start[callee] === x.start[row]) {
    const awaited = x.expr(ExprKind.Await, row, use, target2);
    x.exprs.a[awaited] = callOf(x, row, x.first(callee), args2, Use.Part, awaited);
    return awaited;
  }
  return callOf(x, row, callee, args2, use, target2);
}
function callOf(x, row, callee, args2, use, target2) {
  if (callee < 0) return generic(x, row, callee, args2, use, target2);
  if (args2 >= 0 && x.kind[args2] === Kind.template_string) return tagged(x, row, callee, args2, use, target2);
  const kind = x.kind[callee];
  if (kind === Kind.import) return importCall(x, row, args2, use, target2);
  if (kind === Kind.identifier) {
    const special = namedCall(x, row, callee, args2, use, target2);
    if (special >= 0) return special;
  } else if (kind === Kind.member_expression) {
    const special = memberCall(x, row, callee, args2, use, target2);
    if (special >= 0) return special;
  } else if (kind === Kind.call_expression && isFreshRequire(x, callee)) {
    return loadCall(x, row, callee, args2, use, target2, ImportKind.Require);
  }
  return generic(x, row, callee, args2, use, target2);
}
function generic(x, row, callee, args2, use, target2) {
  const expr = x.expr(ExprKind.Call, row, use, target2);
  if (callee >= 0) x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  argumentsFrom(x, args2, expr, 0);
  return expr;
}
function tagged(x, row, callee, args2, use, target2) {
  const expr = x.expr(ExprKind.Tagged, row, use, target2);
  x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  templateParts(x, args2, Use.Argument, expr);
  return expr;
}
function namedCall(x, row, callee, args2, use, target2) {
  const length = x.end[callee] - x.start[callee];
  if (length === 7 && x.is(callee, "require")) {
    const first = argument(x, args2, 0);
    if (first >= 0 && x.kind[first] === Kind.array) return amd(x, row, callee, args2, use, target2);
    x.flags |= FileFlag.CommonJs;
    return loadCall(x, row, callee, args2, use, target2, ImportKind.Require);
  }
  if (length === 6 && x.is(callee, "define")) return amd(x, row, callee, args2, use, target2);
  if (length === 9 && x.is(callee, "requirejs")) return amd(x, row, callee, args2, use, target2);
  if (length === 4 && x.is(callee, "eval")) x.flags |= FileFlag.Eval;
  if (length === 8 && x.is(callee, "Function")) x.flags |= FileFlag.Eval;
  if (length === 13 && x.is(callee, "importScripts")) return mention(x, row, callee, args2, use, target2, ImportKind.Url);
  if (length === 13 && x.is(callee, "createRequire")) x.makesRequire = true;
  else if (x.makesRequire && isMadeRequire(x, callee))
    return loadCall(x, row, callee, args2, use, target2, ImportKind.Require);
  if (length === 12 && x.is(callee, "__exportStar")) return exportStar(x, row, callee, args2, use, target2);
  return -1;
}
var MOCKS = /* @__PURE__ */ new Set([
  "mock",
  "unmock",
  "doMock",
  "doUnmock",
  "dontMock",
  "deepUnmock",
  "setMock",
  "unstable_mockModule",
  "unstable_unmockModule",
  "createMockFromModule",
  "genMockFromModule"
]);
var LOADS2 = /* @__PURE__ */ new Map([
  ["requireActual", ImportKind.Require],
  ["requireMock", ImportKind.Require],
  ["importActual", ImportKind.Dynamic],
  ["importMock", ImportKind.Dynamic]
]);
function memberCall(x, row, callee, args2, use, target2) {
  const object = x.child(callee, Field.object);
  const property = x.child(callee, Field.property);
  if (object < 0 || property < 0) return -1;
  const first = argument(x, args2, 0);
  if (first < 0) return -1;
  if (x.kind[object] === Kind.meta_property) return metaCall(x, row, callee, property, args2, use, target2);
  if (x.kind[object] !== Kind.identifier) return -1;
  const length = x.end[property] - x.start[property];
  if (length === 13 && x.is(property, "createRequire")) x.makesRequire = true;
  if (length === 12 && x.is(property, "__exportStar")) return exportStar(x, row, callee, args2, use, target2);
  if (!loadsModules(x, object)) return -1;
  return loaderCall(x, row, callee, object, property, first, args2, use, target2);
}
var LOADERS = ["require", "jest", "vi", "vitest", "module", "System", "Object", "Reflect"];
function loadsModules(x, object) {
  const length = x.end[object] - x.start[object];
  if (length > 7 || length === 3 || length === 5 || length < 2) return false;
  for (let at = 0; at < LOADERS.length; at++) if (x.is(object, LOADERS[at])) return true;
  return false;
}
function loaderCall(x, row, callee, object, property, first, args2, use, target2) {
  const name2 = x.text.slice(x.start[property], x.end[property]);
  if (x.is(object, "require")) {
    if (name2 === "resolve") return mention(x, row, callee, args2, use, target2, ImportKind.Mention);
    if (name2 === "context") return context(x, row, callee, args2, use, target2);
    return -1;
  }
  if (x.is(object, "jest") || x.is(object, "vi") || x.is(object, "vitest")) {
    if (MOCKS.has(name2)) return mockCall(x, row, callee, args2, use, target2);
    const kind = LOADS2.get(name2);
    return kind === void 0 ? -1 : loadCall(x, row, callee, args2, use, target2, kind);
  }
  if (x.is(object, "module") && name2 === "require")
    return loadCall(x, row, callee, args2, use, target2, ImportKind.Require);
  if (x.is(object, "System") && name2 === "import")
    return loadCall(x, row, callee, args2, use, target2, ImportKind.Dynamic);
  if (x.is(object, "Object") || x.is(object, "Reflect")) {
    if (name2 === "defineProperty" && isExports(x, first)) return defineExport(x, row, callee, args2, use, target2);
    if ((name2 === "assign" || name2 === "defineProperties") && isExports(x, first))
      return assignExports(x, row, callee, args2, use, target2);
  }
  return -1;
}
function construct(x, row, use, target2) {
  const callee = x.child(row, Field.constructor);
  const args2 = x.child(row, Field.arguments);
  const expr = x.expr(ExprKind.New, row, use, target2);
  if (callee >= 0) x.exprs.a[expr] = expression(x, callee, Use.Part, expr);
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  let from = 0;
  if (callee >= 0 && x.kind[callee] === Kind.identifier && args2 >= 0) {
    if (x.is(callee, "Function")) x.flags |= FileFlag.Eval;
    const first = argument(x, args2, 0);
    if (isLiteralText(x, first) && namesFile(x, callee, args2)) {
      const imp = x.importRow(ImportKind.Url, -1, x.start[row]);
      x.imports.set(imp, "specifier", specifier(x, first));
      x.imports.set(imp, "expr", expr);
      from = 1;
    }
  }
  argumentsFrom(x, args2, expr, from);
  return expr;
}
function namesFile(x, callee, args2) {
  if (x.is(callee, "Worker") || x.is(callee, "SharedWorker")) return true;
  const base = argument(x, args2, 1);
  return x.is(callee, "URL") && base >= 0 && x.text.startsWith("import.meta", x.start[base]);
}
var callHandlers = { call_expression: call, new_expression: construct };
var callTypeHandlers = {
  call_expression: (x, row, use, target2) => {
    x.inType++;
    const expr = call(x, row, use, target2);
    x.inType--;
    return expr;
  }
};

// ../../packages/indexer/src/languages/typescript/classes.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/member-names.ts
init_esm_shims();
function nameMember(x, decl, row) {
  const { decls } = x;
  if (row < 0) return;
  if (x.kind[row] === Kind.computed_property_name) {
    decls.flags[decl] |= DeclFlag.Computed;
    const inner = x.first(row);
    if (inner < 0) return;
    if (isLiteralText(x, inner)) nameByText(x, decl, inner);
    else expression(x, inner, Use.Other, -1);
    return;
  }
  if (isLiteralText(x, row)) {
    nameByText(x, decl, row);
    return;
  }
  if (x.kind[row] === Kind.number) {
    decls.name[decl] = x.names.ofText(x.text.slice(x.start[row], x.end[row]));
    decls.nameStart[decl] = x.start[row];
    decls.nameEnd[decl] = x.end[row];
    return;
  }
  if (x.kind[row] === Kind.private_property_identifier) decls.flags[decl] |= DeclFlag.HashPrivate;
  x.spell(decl, x.nameOf(row), x.start[row], x.end[row], Space.Value);
}
function nameByText(x, decl, row) {
  const start2 = x.start[row] + 1;
  const end = Math.max(start2, x.end[row] - 1);
  if (!isWordStart(x.text.charCodeAt(start2)) || wordEnd(x.text, start2, end) !== end) {
    stringWords(x, start2, end, STRING_CLASSES);
  }
  x.spell(decl, stringName(x, row), start2, end, Space.Value);
}

// ../../packages/indexer/src/languages/typescript/classes.ts
var FLAG_BITS = (1 << 28) - 1;
function classDeclaration(x, row) {
  const abstract = x.kind[row] === Kind.abstract_class_declaration ? DeclFlag.Abstract : 0;
  const decl = x.declaration(DeclKind.Class, row, x.scope, x.takeExport() | abstract);
  x.startAtExport(decl);
  x.decls.space[decl] = Space.Value | Space.Type;
  const marked = decorators(x, row, decl);
  if (marked.last >= 0) x.decls.flags[decl] |= DeclFlag.Decorated;
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) x.nameDeclaration(decl, named2, Space.Value | Space.Type);
  classParts(x, row, decl);
}
function classExpression(x, row, use, target2) {
  const expr = x.expr(ExprKind.Class, row, use, target2);
  const { scope } = x;
  const open = row === x.namedClass;
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  const decl = x.declaration(DeclKind.Class, row, x.scope, 0);
  x.decls.level[decl] = DeclLevel.Local;
  x.decls.container[decl] = -1;
  x.decls.space[decl] = Space.Value | Space.Type;
  if (open) x.openMembers(decl);
  x.exprs.a[expr] = decl;
  if (decorators(x, row, decl).last >= 0) x.decls.flags[decl] |= DeclFlag.Decorated;
  if (named2 >= 0) x.nameDeclaration(decl, named2, Space.Value | Space.Type);
  classParts(x, row, decl);
  x.scope = scope;
  return expr;
}
function classParts(x, row, decl) {
  const { scope, owner } = x;
  x.owner = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  typeParameters(x, row);
  const heritage = x.childOfKind(row, Kind.class_heritage);
  if (heritage >= 0) classHeritage(x, heritage, decl);
  const body2 = x.child(row, Field.body);
  if (body2 >= 0) classBody(x, body2, decl);
  x.scope = scope;
  x.owner = owner;
}
function classHeritage(x, row, decl) {
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.extends_clause:
        extendsClause(x, at, decl);
        break;
      case Kind.implements_clause:
        for (let part = at + 1; part < x.next[at]; part = x.next[part]) {
          if (x.kind[part] !== Kind.comment) x.link(decl, LinkKind.Implements, type(x, part, Use.Heritage, decl));
        }
        break;
      default:
        x.link(decl, LinkKind.Extends, expression(x, at, Use.Heritage, decl));
    }
  }
}
function extendsClause(x, row, decl) {
  let base = -1;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.type_arguments) {
      typeArguments(x, at, base);
    } else {
      base = expression(x, at, Use.Heritage, decl);
      x.link(decl, LinkKind.Extends, base);
    }
  }
}
function classBody(x, row, decl) {
  let before = null;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.decorator:
        before ??= new Decorators(x, x.start[at]);
        before.read(at);
        break;
      case Kind.method_definition:
      case Kind.method_signature:
      case Kind.abstract_method_signature:
        method(x, at, decl, before);
        before = null;
        break;
      case Kind.public_field_definition:
      case Kind.field_definition:
        field(x, at, decl, before);
        before = null;
        break;
      case Kind.class_static_block: {
        const { scope } = x;
        x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[at], x.end[at]);
        const body2 = x.child(at, Field.body);
        if (body2 >= 0) statementsOf(x, body2);
        x.scope = scope;
        break;
      }
      case Kind.index_signature:
        type(x, at, Use.Annotation, decl);
        break;
      default:
        statement(x, at);
    }
  }
}
function nameRow(x, row) {
  const named2 = x.child(row, Field.name);
  return named2 >= 0 ? named2 : x.child(row, Field.property);
}
function method(x, row, container, before) {
  const own = decorators(x, row, -1).adopt(before);
  const named2 = nameRow(x, row);
  const modifiers = named2 < 0 ? 0 : modifiersBetween(x, own.end, x.start[named2]);
  let flags2 = modifiers & FLAG_BITS;
  if (x.kind[row] !== Kind.method_definition) flags2 |= DeclFlag.Signature;
  if (x.kind[row] === Kind.abstract_method_signature) flags2 |= DeclFlag.Abstract;
  if (own.last >= 0) flags2 |= DeclFlag.Decorated;
  if (named2 >= 0 && x.text.charCodeAt(x.end[named2]) === 63) flags2 |= DeclFlag.Optional;
  const accessor = (flags2 & (DeclFlag.Getter | DeclFlag.Setter)) !== 0;
  const constructs = named2 >= 0 && (flags2 & DeclFlag.Static) === 0 && x.is(named2, "constructor");
  const kind = constructs ? DeclKind.Constructor : accessor ? DeclKind.Accessor : DeclKind.Method;
  const decl = x.member(kind, row, container, flags2);
  nameMember(x, decl, named2);
  own.tie(decl);
  functionParts(x, row, decl, constructs ? container : -1);
}
function field(x, row, container, before) {
  const own = decorators(x, row, -1).adopt(before);
  const named2 = nameRow(x, row);
  const modifiers = named2 < 0 ? 0 : modifiersBetween(x, own.end, x.start[named2]);
  let flags2 = modifiers & FLAG_BITS;
  if (own.last >= 0) flags2 |= DeclFlag.Decorated;
  if (named2 >= 0 && x.text.charCodeAt(x.end[named2]) === 63) flags2 |= DeclFlag.Optional;
  const kind = modifiers & Modifier.Accessor ? DeclKind.Accessor : DeclKind.Property;
  const decl = x.member(kind, row, container, flags2);
  nameMember(x, decl, named2);
  own.tie(decl);
  const { owner, scope } = x;
  x.owner = decl;
  const annotation = x.child(row, Field.type);
  if (annotation >= 0) x.decls.type[decl] = type(x, annotation, Use.Annotation, decl);
  const value = x.child(row, Field.value);
  if (value >= 0) {
    x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[value], x.end[value]);
    x.decls.init[decl] = expression(x, value, Use.Init, decl);
    x.scope = scope;
  }
  x.owner = owner;
}
var classExpressionHandlers = { class: classExpression };
var classStatementHandlers = {
  class_declaration: classDeclaration,
  abstract_class_declaration: classDeclaration
};

// ../../packages/indexer/src/languages/typescript/jsx.ts
init_esm_shims();
function tagName(x, row, use, target2) {
  if (row < 0) return -1;
  if (x.kind[row] === Kind.member_expression || x.kind[row] === Kind.nested_identifier) {
    const expr = x.expr(ExprKind.Member, row, use, target2);
    const object = x.child(row, Field.object);
    if (object >= 0) x.exprs.a[expr] = tagObject(x, object, expr);
    const property = x.child(row, Field.property);
    if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
    return expr;
  }
  if (x.kind[row] === Kind.jsx_namespace_name) {
    for (let at = row + 1; at < x.next[row]; at = x.next[at]) x.occ(at, Role.JsxIntrinsic, 0);
    return -1;
  }
  if (x.kind[row] !== Kind.identifier) return expression(x, row, use, target2);
  if (isIntrinsic(x, row)) {
    intrinsic(x, row);
    return -1;
  }
  return x.ident(row, Role.Reference, Space.Value, use, target2);
}
function tagObject(x, row, target2) {
  return x.kind[row] === Kind.identifier ? x.ident(row, Role.Reference, Space.Value, Use.Part, target2) : expression(x, row, Use.Part, target2);
}
function isIntrinsic(x, row) {
  const code = x.text.charCodeAt(x.start[row]);
  return code >= 97 && code <= 122 || x.text.slice(x.start[row], x.end[row]).includes("-");
}
function intrinsic(x, row) {
  x.occ(row, Role.JsxIntrinsic, 0);
  if (x.text.slice(x.start[row], x.end[row]).includes("-")) {
    plainWords(x, x.start[row], x.end[row], TextClass.StringInner);
  }
}
function element(x, row, use, target2) {
  const expr = x.expr(ExprKind.JsxElement, row, use, target2);
  const opening = x.kind[row] === Kind.jsx_element ? x.child(row, Field.open_tag) : row;
  if (opening >= 0) {
    x.exprs.a[expr] = tagName(x, x.child(opening, Field.name), Use.Part, expr);
    typeArguments(x, x.childOfKind(opening, Kind.type_arguments), expr);
    for (let at = opening + 1; at < x.next[opening]; at = x.next[at]) {
      if (x.field[at] === Field.attribute) attribute(x, at, expr);
    }
  }
  if (opening === row) return expr;
  const isComponent = x.exprs.a[expr] >= 0;
  if (isComponent && hasContent(x, row, opening)) {
    const at = x.end[opening];
    x.occs.expr[x.occAt(x.names.ofText(CHILDREN), at, at, Role.JsxAttribute, 0)] = expr;
  }
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (at === opening || x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.jsx_closing_element) tagName(x, x.child(at, Field.name), Use.Part, expr);
    else jsxPart(x, at, isComponent ? expr : -1);
  }
  return expr;
}
var CHILDREN = "children";
function hasContent(x, row, opening) {
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (at === opening) continue;
    switch (x.kind[at]) {
      case Kind.comment:
      case Kind.jsx_closing_element:
        break;
      case Kind.jsx_expression:
        if (x.first(at) >= 0) return true;
        break;
      case Kind.jsx_text: {
        const text = x.text.slice(x.start[at], x.end[at]);
        if (text.trim() !== "" || !/[\r\n]/.test(text)) return true;
        break;
      }
      default:
        return true;
    }
  }
  return false;
}
function jsxPart(x, row, element2 = -1) {
  switch (x.kind[row]) {
    case Kind.jsx_text:
      stringWords(x, x.start[row], x.end[row], JSX_TEXT_CLASSES);
      break;
    case Kind.html_character_reference:
      plainWords(x, x.start[row], x.end[row], TextClass.JsxText);
      break;
    case Kind.jsx_expression: {
      const inner = x.first(row);
      if (inner >= 0) expression(x, inner, Use.Jsx, element2);
      break;
    }
    case Kind.string:
      stringExpression(x, row, Use.Jsx, element2, STRING_CLASSES);
      break;
    default:
      expression(x, row, Use.Jsx, element2);
  }
}
function attribute(x, row, element2) {
  if (x.kind[row] !== Kind.jsx_attribute) {
    jsxPart(x, row, element2);
    return;
  }
  let seen = 0;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (seen++ > 0) {
      jsxPart(x, at, element2);
    } else if (x.kind[at] === Kind.jsx_namespace_name) {
      for (let part = at + 1; part < x.next[at]; part = x.next[part]) x.occ(part, Role.JsxAttribute, 0);
    } else if (x.tree.name[at] >= 0) {
      x.occs.expr[x.occ(at, Role.JsxAttribute, 0)] = element2;
      if (x.text.slice(x.start[at], x.end[at]).includes("-")) {
        plainWords(x, x.start[at], x.end[at], TextClass.StringInner);
      }
    } else {
      wordsOfSubtree(x, at);
    }
  }
}
var jsxHandlers = {
  jsx_element: element,
  jsx_self_closing_element: element,
  jsx_expression: (x, row, use, target2) => {
    const inner = x.first(row);
    return inner >= 0 ? expression(x, inner, use, target2) : x.expr(ExprKind.Unknown, row, use, target2);
  }
};

// ../../packages/indexer/src/languages/typescript/namespaces.ts
init_esm_shims();
var ALL_SPACES6 = Space.Value | Space.Type | Space.Namespace;
function openBody(x, decl, row) {
  const first = x.scopes.own(x.decls.scope[decl], x.decls.name[decl], Space.Namespace);
  const shared2 = x.bodies.get(first);
  if (shared2 !== void 0 && first !== decl && first >= 0) {
    x.bodies.set(decl, shared2);
    x.scope = shared2;
    return;
  }
  x.scope = x.scopes.open(x.scope, ScopeKind.Body, x.start[row], x.end[row]);
  x.scopes.container[x.scope] = decl;
  x.bodies.set(decl, x.scope);
}
function enumDeclaration(x, row) {
  const decl = x.declaration(DeclKind.Enum, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) x.nameDeclaration(decl, named2, ALL_SPACES6);
  const body2 = x.child(row, Field.body);
  if (body2 < 0) return;
  const { scope, owner } = x;
  openBody(x, decl, body2);
  x.owner = decl;
  for (let at = body2 + 1; at < x.next[body2]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    const assigned = x.kind[at] === Kind.enum_assignment;
    const name2 = assigned ? x.child(at, Field.name) : at;
    if (name2 < 0) continue;
    const member3 = x.member(DeclKind.EnumMember, at, decl, 0);
    nameMember(x, member3, name2);
    x.decls.space[member3] = Space.Value | Space.Type;
    x.scopes.bind(x.scope, x.decls.name[member3], member3, Space.Value | Space.Type);
    const value = assigned ? x.child(at, Field.value) : -1;
    if (value >= 0) x.decls.init[member3] = expression(x, value, Use.Init, member3);
  }
  x.scope = scope;
  x.owner = owner;
}
function namespaceDeclaration(x, row) {
  const named2 = x.child(row, Field.name);
  if (named2 >= 0 && x.kind[named2] === Kind.string) {
    moduleAugmentation(x, row, named2);
    return;
  }
  const flags2 = x.takeExport();
  const parts2 = [];
  if (named2 >= 0) nameParts(x, named2, parts2);
  const { scope, owner } = x;
  const body2 = x.child(row, Field.body);
  for (const [at, part] of parts2.entries()) {
    const decl = x.declaration(DeclKind.Namespace, row, x.scope, at === 0 ? flags2 : DeclFlag.Exported);
    x.startAtExport(decl);
    x.nameDeclaration(decl, part, Space.Value | Space.Namespace);
    openBody(x, decl, row);
    x.owner = decl;
  }
  if (body2 >= 0) statementsOf(x, body2);
  x.scope = scope;
  x.owner = owner;
}
function nameParts(x, row, parts2) {
  for (let at = row; at < x.next[row]; at++) if (x.tree.name[at] >= 0) parts2.push(at);
}
function moduleAugmentation(x, row, named2) {
  const decl = x.declaration(DeclKind.Augmentation, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  x.imports.set(importRowOf(x, named2), "local", decl);
  augmentationBody(x, row, x.child(row, Field.body), decl);
}
function importRowOf(x, named2) {
  return x.importRow(ImportKind.Augment, specifier(x, named2), x.start[named2]);
}
function augmentationBody(x, row, body2, decl) {
  if (body2 < 0) return;
  const { scope, owner } = x;
  x.scope = x.scopes.open(scope, ScopeKind.Body, x.start[row], x.end[row]);
  x.scopes.container[x.scope] = decl;
  x.owner = decl;
  statementsOf(x, body2);
  x.scope = scope;
  x.owner = owner;
}
function ambientDeclaration(x, row) {
  x.ambient++;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.statement_block) {
      const decl = x.declaration(DeclKind.Augmentation, row, x.scope, DeclFlag.Global);
      const from = x.decls.count;
      augmentationBody(x, row, at, decl);
      for (let inner = from; inner < x.decls.count; inner++) {
        if (x.decls.container[inner] !== decl) continue;
        x.decls.flags[inner] |= DeclFlag.Global;
        x.globals.push(inner);
      }
    } else if (x.kind[at] === Kind.property_identifier) {
      x.occ(at, Role.Inert, 0);
    } else {
      if (x.exportStart < 0) x.exportStart = x.start[row];
      statement(x, at);
      x.exportStart = -1;
    }
  }
  x.ambient--;
}
function importAlias(x, row) {
  const flags2 = x.takeExport();
  let decl = -1;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (decl < 0) {
      decl = x.declaration(DeclKind.Import, row, x.scope, flags2);
      x.startAtExport(decl);
      x.nameDeclaration(decl, at, ALL_SPACES6);
    } else {
      x.decls.init[decl] = entityName(x, at, Use.Init, decl);
    }
  }
}
function entityName(x, row, use, target2) {
  if (x.kind[row] !== Kind.nested_identifier && x.kind[row] !== Kind.member_expression) {
    return x.ident(row, Role.Reference, ALL_SPACES6, use, target2);
  }
  const expr = x.expr(ExprKind.Member, row, use, target2);
  const object = x.child(row, Field.object);
  if (object >= 0) x.exprs.a[expr] = entityName(x, object, Use.Part, expr);
  const property = x.child(row, Field.property);
  if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
  return expr;
}
var namespaceExpressionHandlers = {
  internal_module: (x, row, use, target2) => {
    namespaceDeclaration(x, row);
    return x.expr(ExprKind.Unknown, row, use, target2);
  }
};
var namespaceStatementHandlers = {
  enum_declaration: enumDeclaration,
  internal_module: namespaceDeclaration,
  module: namespaceDeclaration,
  ambient_declaration: ambientDeclaration,
  import_alias: importAlias
};

// ../../packages/indexer/src/languages/typescript/object-types.ts
init_esm_shims();
var FLAG_BITS2 = (1 << 28) - 1;
function interfaceDeclaration(x, row) {
  const decl = x.declaration(DeclKind.Interface, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) x.nameDeclaration(decl, named2, Space.Type);
  const { scope, owner } = x;
  x.owner = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  typeParameters(x, row);
  const heritage = x.childOfKind(row, Kind.extends_type_clause);
  if (heritage >= 0) {
    for (let at = heritage + 1; at < x.next[heritage]; at = x.next[at]) {
      if (x.kind[at] !== Kind.comment) x.link(decl, LinkKind.Extends, type(x, at, Use.Heritage, decl));
    }
  }
  const body2 = x.child(row, Field.body);
  if (body2 >= 0) shapeBody(x, body2, decl);
  x.scope = scope;
  x.owner = owner;
}
function aliasDeclaration(x, row) {
  const decl = x.declaration(DeclKind.TypeAlias, row, x.scope, x.takeExport());
  x.startAtExport(decl);
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) x.nameDeclaration(decl, named2, Space.Type);
  const { scope, owner, shape } = x;
  x.owner = decl;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  typeParameters(x, row);
  const value = x.child(row, Field.value);
  if (value >= 0) {
    x.shape = decl;
    x.decls.type[decl] = type(x, value, Use.Annotation, decl);
    x.shape = shape;
  }
  x.scope = scope;
  x.owner = owner;
}
function objectType(x, row, use, target2) {
  const mapped = x.childOfKind(row, Kind.index_signature);
  if (mapped >= 0 && x.childOfKind(mapped, Kind.mapped_type_clause) >= 0) return mappedType(x, mapped, use, target2);
  const expr = x.expr(ExprKind.ObjectType, row, use, target2);
  let decl = x.shape;
  if (decl < 0) {
    decl = x.declaration(DeclKind.TypeAlias, row, x.scope, 0);
    x.decls.level[decl] = DeclLevel.Local;
    x.decls.container[decl] = -1;
    x.decls.space[decl] = Space.Type;
  }
  x.exprs.a[expr] = decl;
  const { shape } = x;
  shapeBody(x, row, decl);
  x.shape = shape;
  return expr;
}
function shapeBody(x, row, container) {
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    x.shape = -1;
    switch (x.kind[at]) {
      case Kind.comment:
        break;
      case Kind.property_signature:
      case Kind.method_signature:
        shapeMember(x, at, container);
        break;
      case Kind.call_signature:
      case Kind.construct_signature:
        signature(x, at, -1);
        break;
      case Kind.index_signature:
        type(x, at, Use.Annotation, container);
        break;
      default:
        statement(x, at);
    }
  }
  x.shape = -1;
}
function shapeMember(x, row, container) {
  const named2 = x.child(row, Field.name);
  const modifiers = named2 < 0 ? 0 : modifiersBetween(x, x.start[row], x.start[named2]);
  let flags2 = modifiers & FLAG_BITS2 | DeclFlag.Signature;
  if (named2 >= 0 && x.text.charCodeAt(x.end[named2]) === 63) flags2 |= DeclFlag.Optional;
  const isMethod = x.kind[row] === Kind.method_signature;
  const accessor = (flags2 & (DeclFlag.Getter | DeclFlag.Setter)) !== 0;
  const kind = !isMethod ? DeclKind.Property : accessor ? DeclKind.Accessor : DeclKind.Method;
  const decl = x.member(kind, row, container, flags2);
  nameMember(x, decl, named2);
  const { owner } = x;
  x.owner = decl;
  if (isMethod) {
    signature(x, row, decl);
  } else {
    const annotation = x.child(row, Field.type);
    if (annotation >= 0) x.decls.type[decl] = type(x, annotation, Use.Annotation, decl);
  }
  x.owner = owner;
}
function indexSignature(x, row, use, target2) {
  if (x.childOfKind(row, Kind.mapped_type_clause) >= 0) return mappedType(x, row, use, target2);
  const expr = x.expr(ExprKind.Unknown, row, use, target2);
  const named2 = x.child(row, Field.name);
  if (named2 >= 0) x.occ(named2, Role.Inert, 0);
  for (const part of [x.child(row, Field.index_type), x.child(row, Field.type)]) {
    if (part >= 0) type(x, part, Use.Annotation, -1);
  }
  return expr;
}
function mappedType(x, row, use, target2) {
  const expr = x.expr(ExprKind.Unknown, row, use, target2);
  const clause = x.childOfKind(row, Kind.mapped_type_clause);
  const { scope, shape } = x;
  x.shape = -1;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  const named2 = x.child(clause, Field.name);
  if (named2 >= 0) {
    const decl = x.declaration(DeclKind.TypeParameter, named2, x.scope, 0);
    x.nameDeclaration(decl, named2, Space.Type);
  }
  const renamed = x.child(clause, Field.alias);
  for (const part of [x.child(clause, Field.type), renamed, x.child(row, Field.type)]) {
    if (part >= 0) type(x, part, part === renamed ? Use.Renames : Use.Annotation, -1);
  }
  x.scope = scope;
  x.shape = shape;
  return expr;
}
var objectTypeHandlers = {
  object_type: objectType,
  index_signature: indexSignature,
  call_signature: (x, row, use, target2) => {
    signature(x, row, -1);
    return x.expr(ExprKind.FunctionType, row, use, target2);
  }
};
var objectTypeStatementHandlers = {
  interface_declaration: interfaceDeclaration,
  type_alias_declaration: aliasDeclaration
};

// ../../packages/indexer/src/languages/typescript/statements.ts
init_esm_shims();
function inBlock(read2) {
  return (x, row) => {
    const { scope } = x;
    x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
    read2(x, row);
    x.scope = scope;
  };
}
function variables(x, row) {
  const exported2 = x.takeExport();
  x.exportStart = -1;
  const hoists = x.kind[row] === Kind.variable_declaration;
  const scope = hoists ? x.scopes.bodyOf(x.scope) : x.scope;
  const constant = x.text.startsWith("const", x.start[row]) ? DeclFlag.Readonly : 0;
  const flags2 = exported2 | constant | (hoists ? DeclFlag.Hoisted : 0);
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.variable_declarator) declarator(x, at, scope, flags2);
  }
}
function declarator(x, row, scope, flags2) {
  const named2 = x.child(row, Field.name);
  if (named2 < 0) return;
  const annotation = x.child(row, Field.type);
  const value = x.child(row, Field.value);
  const target2 = { kind: DeclKind.Variable, flags: flags2, scope, range: row };
  if (x.kind[named2] === Kind.identifier || x.kind[named2] === Kind.undefined) {
    const decl = pattern(x, named2, PENDING, target2);
    const { owner } = x;
    x.owner = decl;
    if (annotation >= 0) x.decls.type[decl] = type(x, annotation, Use.Annotation, decl);
    if (value >= 0) {
      if (x.decls.level[decl] !== DeclLevel.Local) x.namedClass = value;
      x.decls.init[decl] = expression(x, value, Use.Init, decl);
      x.namedClass = -1;
    }
    x.owner = owner;
    return;
  }
  const mark2 = x.unsettled;
  pattern(x, named2, PENDING, target2);
  const typed = annotation < 0 ? -1 : type(x, annotation, Use.Annotation, -1);
  let source = value < 0 ? -1 : expression(x, value, Use.Destructured, -1);
  if (typed >= 0) {
    const cast2 = x.expr(ExprKind.Cast, row, Use.Destructured, -1);
    x.exprs.a[cast2] = source;
    x.exprs.b[cast2] = typed;
    if (source >= 0) {
      x.exprs.use[source] = Use.Part;
      x.exprs.target[source] = cast2;
    }
    source = cast2;
  }
  x.settle(mark2, source);
}
function tested(x, row, field2) {
  const condition = x.child(row, field2);
  if (condition >= 0) expression(x, condition, Use.Tested, -1);
}
function sub(x, row, field2) {
  const inner = x.child(row, field2);
  if (inner >= 0) statement(x, inner);
}
function ifStatement(x, row) {
  let at = row;
  while (at >= 0 && x.kind[at] === Kind.if_statement) {
    tested(x, at, Field.condition);
    sub(x, at, Field.consequence);
    at = x.child(at, Field.alternative);
  }
  if (at >= 0) statement(x, at);
}
function forStatement(x, row) {
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.field[at] === Field.condition) expression(x, at, Use.Tested, -1);
    else statement(x, at);
  }
}
function forIn(x, row) {
  const left = x.child(row, Field.left);
  const right = x.child(row, Field.right);
  const operator = x.child(row, Field.operator);
  const keys = operator >= 0 && x.kind[operator] === Kind.in;
  const kind = keyword(x, row, left);
  const source = x.expr(keys ? ExprKind.Primitive : ExprKind.ElementOf, row, Use.Destructured, -1);
  if (left >= 0) {
    const declares = kind !== "";
    const scope = kind === "var" ? x.scopes.bodyOf(x.scope) : x.scope;
    const flags2 = (kind === "var" ? DeclFlag.Hoisted : 0) | (kind === "const" ? DeclFlag.Readonly : 0);
    pattern(x, left, source, { kind: declares ? DeclKind.Variable : -1, flags: flags2, scope, range: left });
  }
  const initial = x.child(row, Field.value);
  if (initial >= 0) expression(x, initial, Use.Other, -1);
  if (right >= 0) {
    const iterated = expression(x, right, Use.Iterated, source);
    if (!keys) x.exprs.a[source] = iterated;
  }
  sub(x, row, Field.body);
}
function keyword(x, row, left) {
  if (left < 0) return "";
  const before = x.text.slice(x.start[row], x.start[left]);
  return /\b(const|let|var|using)\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.exec(before)?.[1] ?? "";
}
function loop(x, row) {
  tested(x, row, Field.condition);
  sub(x, row, Field.body);
}
function switchStatement(x, row) {
  tested(x, row, Field.value);
  const body2 = x.child(row, Field.body);
  if (body2 < 0) return;
  const { scope } = x;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[body2], x.end[body2]);
  for (let at = body2 + 1; at < x.next[body2]; at = x.next[at]) {
    if (x.kind[at] !== Kind.switch_case && x.kind[at] !== Kind.switch_default) {
      statement(x, at);
      continue;
    }
    for (let part = at + 1; part < x.next[at]; part = x.next[part]) {
      if (x.field[part] === Field.value && x.kind[at] === Kind.switch_case) expression(x, part, Use.Tested, -1);
      else if (x.kind[part] !== Kind.default) statement(x, part);
    }
  }
  x.scope = scope;
}
function tryStatement(x, row) {
  x.trying++;
  sub(x, row, Field.body);
  x.trying--;
  const handler = x.child(row, Field.handler);
  if (handler >= 0) catchClause(x, handler);
  const finalizer6 = x.child(row, Field.finalizer);
  if (finalizer6 >= 0) sub(x, finalizer6, Field.body);
}
var catchClause = inBlock((x, row) => {
  const parameter2 = x.child(row, Field.parameter);
  if (parameter2 >= 0)
    pattern(x, parameter2, -1, { kind: DeclKind.Variable, flags: 0, scope: x.scope, range: parameter2 });
  const annotation = x.child(row, Field.type);
  if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
  sub(x, row, Field.body);
});
function withStatement(x, row) {
  x.flags |= FileFlag.Eval;
  const object = x.child(row, Field.object);
  if (object >= 0) expression(x, object, Use.Other, -1);
  sub(x, row, Field.body);
}
function label(x, row) {
  const named2 = x.child(row, Field.label);
  if (named2 >= 0) x.occ(named2, Role.Label, 0);
}
function labeled(x, row) {
  label(x, row);
  sub(x, row, Field.body);
}
function returnStatement(x, row) {
  const value = x.first(row);
  if (value >= 0) expression(x, value, Use.Return, x.functionDecl);
}
function throwStatement(x, row) {
  const value = x.first(row);
  if (value >= 0) expression(x, value, Use.Other, -1);
}
var statementHandlers = {
  program: statementsOf,
  statement_block: inBlock(statementsOf),
  lexical_declaration: variables,
  variable_declaration: variables,
  using_declaration: variables,
  if_statement: ifStatement,
  for_statement: inBlock(forStatement),
  for_in_statement: inBlock(forIn),
  while_statement: loop,
  do_statement: loop,
  switch_statement: switchStatement,
  try_statement: tryStatement,
  catch_clause: catchClause,
  with_statement: withStatement,
  labeled_statement: labeled,
  break_statement: label,
  continue_statement: label,
  return_statement: returnStatement,
  throw_statement: throwStatement
};

// ../../packages/indexer/src/languages/typescript/types.ts
init_esm_shims();

// ../../packages/indexer/src/languages/typescript/import-arguments.ts
init_esm_shims();
var ARGUMENT = /(<\s*typeof\s+)(import\((?:'[^'\\\n]*'|"[^"\\\n]*")\))(?=\s*[>,])/g;
var IMPORT2 = /import\(\s*(['"])([^'"\\\n]*)\1/y;
function nameImportArguments(text) {
  return text.includes("typeof import(") ? text.replace(ARGUMENT, (_, before, load) => before + placeholder(load)) : text;
}
function placeholder(load) {
  return "import".padEnd(load.length, "_");
}
function importArgumentNames(text) {
  if (!text.includes("typeof import(")) return [];
  const found = [...text.matchAll(ARGUMENT)].map((match) => placeholder(match[2]));
  return found.length > 0 ? [...found, "__"] : [];
}
function importArgument(x, row, target2) {
  if (!x.text.startsWith("import(", x.start[row])) return -1;
  IMPORT2.lastIndex = x.start[row];
  const match = IMPORT2.exec(x.text);
  if (match === null) return -1;
  const expr = x.expr(ExprKind.ImportType, row, Use.Part, target2);
  const imp = x.importRow(ImportKind.Type, x.names.ofText(match[2]), x.start[row]);
  x.imports.set(imp, "expr", expr);
  x.exprs.a[expr] = imp;
  const end = x.start[row] + match[0].length - 1;
  stringWords(x, end - match[2].length, end, SPECIFIER_CLASSES);
  return expr;
}

// ../../packages/indexer/src/languages/typescript/types.ts
function named(x, row, space, use, target2) {
  const expr = x.expr(ExprKind.TypeName, row, use, target2);
  const occ = x.occ(row, Role.TypeReference, space);
  x.exprs.a[expr] = occ;
  x.occs.expr[occ] = expr;
  return expr;
}
function qualifier(x, row, use, target2) {
  const expr = x.expr(ExprKind.TypeMember, row, use, target2);
  const left = x.child(row, Field.object);
  if (left >= 0) x.exprs.a[expr] = leftOf(x, left, expr);
  const right = x.child(row, Field.property);
  if (right >= 0) memberName(x, expr, x.occ(right, Role.Member, 0));
  return expr;
}
function leftOf(x, row, target2) {
  if (x.kind[row] === Kind.identifier) return named(x, row, Space.Namespace, Use.Part, target2);
  return type(x, row, Use.Part, target2);
}
function nested(x, row, use, target2) {
  const expr = x.expr(ExprKind.TypeMember, row, use, target2);
  const left = x.child(row, Field.module);
  if (left >= 0) x.exprs.a[expr] = leftOf(x, left, expr);
  const right = x.child(row, Field.name);
  if (right >= 0) memberName(x, expr, x.occ(right, Role.Member, 0));
  return expr;
}
function generic2(x, row, use, target2) {
  const name2 = x.child(row, Field.name);
  const expr = name2 < 0 ? x.expr(ExprKind.Unknown, row, use, target2) : type(x, name2, use, target2);
  const { shape } = x;
  x.shape = -1;
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  x.shape = shape;
  return expr;
}
function wrapper(kind, columns) {
  return (x, row, use, target2) => {
    const expr = x.expr(kind, row, use, target2);
    const { shape } = x;
    x.shape = -1;
    let at = x.first(row);
    for (let part = 0; at >= 0 && at < x.next[row]; at = x.next[at]) {
      if (x.kind[at] === Kind.comment) continue;
      const inner = type(x, at, use === Use.TypeArgument ? Use.Annotation : use, part < columns.length ? target2 : -1);
      const column = columns[part++];
      if (column !== void 0) x.exprs[column][expr] = inner;
    }
    x.shape = shape;
    return expr;
  };
}
function union(x, row, use, target2) {
  const rows2 = [];
  const exprs = [];
  let at = row;
  while (at >= 0 && (x.kind[at] === Kind.union_type || x.kind[at] === Kind.intersection_type)) {
    rows2.push(at);
    exprs.push(x.expr(ExprKind.TypeUnion, at, exprs.length === 0 ? use : Use.Part, exprs.at(-1) ?? target2));
    at = x.first(at);
  }
  const innermost = exprs.at(-1);
  let left = at < 0 ? -1 : type(x, at, Use.Part, innermost);
  let from = at < 0 ? -1 : x.next[at];
  for (let level = rows2.length - 1; level >= 0; level--) {
    const expr = exprs[level];
    x.exprs.a[expr] = left;
    for (let part = from; part >= 0 && part < x.next[rows2[level]]; part = x.next[part]) {
      if (x.kind[part] !== Kind.comment) x.exprs.b[expr] = type(x, part, Use.Part, expr);
    }
    left = expr;
    from = x.next[rows2[level]];
  }
  return exprs[0];
}
function conditional(x, row, use, target2) {
  const expr = x.expr(ExprKind.TypeUnion, row, use, target2);
  const { scope, shape } = x;
  x.shape = -1;
  x.scope = x.scopes.open(scope, ScopeKind.Block, x.start[row], x.end[row]);
  const left = x.child(row, Field.left);
  if (left >= 0) type(x, left, Use.Annotation, -1);
  const right = x.child(row, Field.right);
  if (right >= 0) type(x, right, Use.Annotation, -1);
  x.shape = shape;
  const consequence = x.child(row, Field.consequence);
  if (consequence >= 0) x.exprs.a[expr] = type(x, consequence, Use.Part, expr);
  x.scope = scope;
  const alternative = x.child(row, Field.alternative);
  if (alternative >= 0) x.exprs.b[expr] = type(x, alternative, Use.Part, expr);
  return expr;
}
function infer(x, row, use, target2) {
  const expr = x.expr(ExprKind.Unknown, row, use, target2);
  const name2 = x.first(row);
  if (name2 < 0) return expr;
  const decl = x.declaration(DeclKind.TypeParameter, name2, x.scope, 0);
  x.nameDeclaration(decl, name2, Space.Type);
  for (let at = x.next[name2]; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] !== Kind.comment) x.decls.type[decl] = type(x, at, Use.Annotation, decl);
  }
  return expr;
}
function query(x, row, use, target2) {
  const expr = x.expr(ExprKind.TypeQuery, row, use, target2);
  const operand = x.first(row);
  if (operand < 0) return expr;
  const loaded = x.kind[operand] === Kind.identifier ? importArgument(x, operand, expr) : -1;
  x.inType++;
  x.exprs.a[expr] = loaded >= 0 ? loaded : expression(x, operand, Use.Part, expr);
  x.inType--;
  typeArguments(x, x.childOfKind(row, Kind.type_arguments), expr);
  return expr;
}
function literal(x, row, use, target2) {
  const inner = x.first(row);
  if (inner < 0 || x.kind[inner] !== Kind.string) return x.expr(ExprKind.LiteralType, row, use, target2);
  const expr = stringExpression(x, inner, use, target2, STRING_CLASSES);
  x.exprs.kind[expr] = ExprKind.LiteralType;
  return expr;
}
function lookup(x, row, use, target2) {
  const object = x.first(row);
  const key = object < 0 ? -1 : x.next[object];
  const quoted2 = key >= 0 && key < x.next[row] && x.kind[key] === Kind.literal_type ? x.first(key) : -1;
  if (quoted2 < 0 || x.kind[quoted2] !== Kind.string) return indexed(x, row, use, target2);
  const expr = x.expr(ExprKind.TypeMember, row, use, target2);
  x.exprs.a[expr] = type(x, object, Use.Part, expr);
  memberName(x, expr, quotedName(x, quoted2, Role.Member));
  return expr;
}
var indexed = wrapper(ExprKind.IndexedType, ["a", "b"]);
function templateType(x, row, use, target2) {
  const expr = x.expr(ExprKind.Composed, row, use, target2);
  let from = x.start[row] + 1;
  x.exprs.c[expr] = fixedPart2(x, from, x.childOfKind(row, Kind.template_type));
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] !== Kind.template_type) continue;
    stringWords(x, from, x.start[at], STRING_CLASSES);
    x.finder.range(x.start[at], x.start[at] + 2, RangeKind.CoverOnly, 0);
    const inner = x.first(at);
    if (inner >= 0) type(x, inner, Use.Part, expr);
    from = x.end[at];
  }
  const end = Math.max(from, x.end[row] - 1);
  if (from < end) x.exprs.b[expr] = x.names.ofText(x.text.slice(from, end));
  stringWords(x, from, end, STRING_CLASSES);
  return expr;
}
function fixedPart2(x, start2, hole) {
  return hole >= 0 && start2 < x.start[hole] ? x.names.ofText(x.text.slice(start2, x.start[hole])) : -1;
}
function functionType(x, row, use, target2) {
  const expr = x.expr(ExprKind.FunctionType, row, use, target2);
  const { shape } = x;
  x.shape = -1;
  signature(x, row, -1);
  x.shape = shape;
  return expr;
}
function predicate(x, row, use, target2) {
  const expr = x.expr(ExprKind.Primitive, row, use, target2);
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.identifier) x.ident(at, Role.Reference, Space.Value, Use.Tested, -1);
    else if (x.kind[at] !== Kind.comment) type(x, at, Use.Annotation, -1);
  }
  return expr;
}
function tuple(x, row, use, target2) {
  const expr = x.expr(ExprKind.Unknown, row, use, target2);
  const { shape } = x;
  x.shape = -1;
  for (let at = row + 1; at < x.next[row]; at = x.next[at]) {
    if (x.kind[at] === Kind.comment) continue;
    if (x.kind[at] === Kind.required_parameter || x.kind[at] === Kind.optional_parameter) {
      const annotation = x.child(at, Field.type);
      for (let label2 = at + 1; label2 < (annotation < 0 ? x.next[at] : annotation); label2++) {
        if (x.tree.name[label2] >= 0) x.occ(label2, Role.Inert, 0);
      }
      if (annotation >= 0) type(x, annotation, Use.Annotation, -1);
    } else {
      type(x, at, Use.Annotation, -1);
    }
  }
  x.shape = shape;
  return expr;
}
function dotted(x, row, use, target2) {
  const expr = x.expr(ExprKind.TypeMember, row, use, target2);
  const object = x.child(row, Field.object);
  if (object >= 0) {
    x.exprs.a[expr] = leftOf(x, object, expr);
  }
  const property = x.child(row, Field.property);
  if (property >= 0) memberName(x, expr, x.occ(property, Role.Member, 0));
  return expr;
}
var typeHandlers = {
  type_identifier: (x, row, use, target2) => named(x, row, Space.Type, use, target2),
  identifier: (x, row, use, target2) => named(x, row, Space.Type | Space.Namespace, use, target2),
  nested_type_identifier: nested,
  nested_identifier: qualifier,
  member_expression: dotted,
  generic_type: generic2,
  union_type: union,
  intersection_type: union,
  array_type: wrapper(ExprKind.ArrayType, ["a"]),
  lookup_type: lookup,
  index_type_query: wrapper(ExprKind.KeyOf, ["a"]),
  conditional_type: conditional,
  infer_type: infer,
  type_query: query,
  literal_type: literal,
  template_literal_type: templateType,
  function_type: functionType,
  constructor_type: functionType,
  type_predicate: predicate,
  asserts: predicate,
  tuple_type: tuple,
  this_type: (x, row, use, target2) => x.expr(ExprKind.This, row, use, target2),
  predefined_type: (x, row, use, target2) => {
    const expr = x.expr(ExprKind.PrimitiveType, row, use, target2);
    x.exprs.c[expr] = x.names.ofText(x.text.slice(x.start[row], x.end[row]));
    return expr;
  }
};

// ../../packages/indexer/src/languages/typescript/grammar.ts
function registerGrammar() {
  register({
    expressions: {
      ...expressionHandlers,
      ...assignmentHandlers,
      ...callHandlers,
      ...objectHandlers,
      ...functionExpressionHandlers,
      ...classExpressionHandlers,
      ...jsxHandlers,
      ...namespaceExpressionHandlers
    },
    types: { ...typeHandlers, ...objectTypeHandlers, ...callTypeHandlers },
    statements: {
      ...statementHandlers,
      ...functionStatementHandlers,
      ...classStatementHandlers,
      ...objectTypeStatementHandlers,
      ...namespaceStatementHandlers,
      ...importStatementHandlers,
      ...exportStatementHandlers
    }
  });
}

// ../../packages/indexer/src/languages/typescript/reading.ts
init_esm_shims();
var BY_EXTENSION2 = new Map([
  ...["ts", "mts", "cts"].map((extension) => [extension, { grammar: "typescript" }]),
  ["tsx", { grammar: "tsx" }],
  ...["js", "jsx", "mjs", "cjs", "es6"].map((extension) => [extension, { grammar: "javascript" }]),
  ["vue", { grammar: "typescript", host: "vue" }],
  ["svelte", { grammar: "typescript", host: "svelte" }],
  ["astro", { grammar: "tsx", host: "astro" }],
  ["mdx", { grammar: "tsx", host: "mdx" }],
  ["html", { grammar: "javascript", host: "html" }],
  ["htm", { grammar: "javascript", host: "html" }]
]);
var typescriptReader = {
  id: "typescript",
  reading: (path2) => {
    const dot = path2.lastIndexOf(".");
    return dot <= path2.lastIndexOf("/") ? null : BY_EXTENSION2.get(path2.slice(dot + 1).toLowerCase()) ?? null;
  }
};

// ../../packages/indexer/src/languages/typescript/sketch.ts
init_esm_shims();
function sketch(text) {
  const names = new NameCollector(text);
  const specifiers = /* @__PURE__ */ new Set();
  scan(text, names, specifiers);
  if (text.includes("\\")) escapedWords(text, names);
  if (/\b(?:import|default)\b/.test(text)) names.name("default");
  if (text.includes("</")) names.name("children");
  if (text.includes("[(")) for (const [, name2] of text.matchAll(TWO_WAY2)) names.name(`${name2}Change`);
  for (const name2 of importArgumentNames(text)) names.name(name2);
  return { words: names.words(), specifiers: [...specifiers], kinds: kindsOf(text) };
}
var TWO_WAY2 = /\[\(([\p{ID_Start}$_][\p{ID_Continue}$]*)\)\]/gu;
var Unit2 = { Other: 1, Part: 2, Start: 3, Quote: 4 };
var units2 = new Uint8Array(65536);
for (const quote of `'"\``) units2[quote.charCodeAt(0)] = Unit2.Quote;
function classify2(code) {
  const unit = isWordStart(code) ? Unit2.Start : isWordPart2(code) ? Unit2.Part : Unit2.Other;
  units2[code] = unit;
  return unit;
}
var LONGEST = 1024;
var NameCollector = class {
  #text;
  constructor(text) {
    this.#text = text;
    table.reset(text);
  }
  hashed(start2, end, hash) {
    table.ofHashed(start2, end, hash);
  }
  range(start2, end) {
    table.of(start2, end);
  }
  name(name2) {
    table.ofName(name2);
  }
  words() {
    const { names } = table;
    table.reset("");
    return names;
  }
  get text() {
    return this.#text;
  }
};
var table = new NameTable();
function scan(text, names, specifiers) {
  const { length } = text;
  let single = -1;
  let double = -1;
  let back = -1;
  let at = 0;
  while (at < length) {
    let code = text.charCodeAt(at);
    let unit = units2[code] || classify2(code);
    if (unit === Unit2.Other) {
      at++;
      continue;
    }
    if (unit === Unit2.Quote) {
      if (!isEscaped(text, at)) {
        const open = code === 39 ? single : code === 34 ? double : back;
        if (open >= 0) addSpecifier(text, open, at, specifiers);
        if (code === 39) single = at + 1;
        else if (code === 34) double = at + 1;
        else back = at + 1;
      }
      at++;
      continue;
    }
    const start2 = at;
    const first = unit;
    let hash = SEED;
    do {
      hash = Math.imul(hash ^ code, FACTOR);
      at++;
      code = at < length ? text.charCodeAt(at) : 0;
      unit = units2[code] || classify2(code);
    } while (unit === Unit2.Part || unit === Unit2.Start);
    if (first === Unit2.Start) names.hashed(start2, at, hash);
    else digitsFirst(text, start2, at, names);
    if (code === 123 && at - 1 > start2 && text.charCodeAt(at - 1) === 36 && first === Unit2.Start)
      names.range(start2, at - 1);
    if (code === 45 && isWordPart2(text.charCodeAt(at + 1))) compound(text, start2, at, names);
  }
}
function digitsFirst(text, start2, end, names) {
  for (let at = start2 + 1; at < end; at++) {
    if (!isWordStart(text.charCodeAt(at))) continue;
    names.range(at, end);
    return;
  }
}
function compound(text, start2, end, names) {
  let behind = end;
  while (text.charCodeAt(behind) === 45 && isWordPart2(text.charCodeAt(behind + 1))) {
    behind++;
    while (isWordPart2(text.charCodeAt(behind))) behind++;
  }
  if (!isWordStart(text.charCodeAt(start2))) return;
  names.range(start2, behind);
  if (text.charCodeAt(behind - 1) !== 36 || text.charCodeAt(behind) !== 123) return;
  const fixed = text.charCodeAt(behind - 2) === 45 ? behind - 2 : behind - 1;
  if (fixed > start2) names.range(start2, fixed);
}
function isEscaped(text, at) {
  let before = at - 1;
  while (before >= 0 && text.charCodeAt(before) === 92) before--;
  return (at - before) % 2 === 0;
}
function addSpecifier(text, start2, end, specifiers) {
  if (end - start2 > LONGEST) return;
  let spaced = false;
  let path2 = false;
  for (let at = start2; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      if (text.charCodeAt(at - 1) !== 92 && !(code === 10 && text.charCodeAt(at - 2) === 92)) return;
    } else if (code === 32 || code === 9) spaced = true;
    else if (code === 46 || code === 47 || code === 92) path2 = true;
  }
  if (spaced && !path2 && !LOADING.test(text.slice(Math.max(0, start2 - 33), start2 - 1))) return;
  const content = text.slice(start2, end);
  specifiers.add(decodeEscapes(content));
  const first = content.indexOf("${");
  if (first < 0) return;
  specifiers.add(decodeEscapes(content.slice(0, first)));
  specifiers.add(decodeEscapes(content.slice(content.lastIndexOf("}") + 1)));
}
var LOADING = /(?:\b(?:from|import|module)|\b\w*(?:[Mm]ock|require|import|resolve|Actual|URL|Worker|Scripts|Module|define)\w*\s*\(|[[,])\s*$/;
var ESCAPED = /(?:[\w$\u0080-\uffff-]|\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S]))*\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S])(?:[\w$\u0080-\uffff-]|\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\r\n|[\s\S]))*/g;
function escapedWords(text, names) {
  for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at + 1)) {
    if (!isWordStart(text.charCodeAt(at + 1))) continue;
    names.range(at + 1, at + 2);
    if (isWordStart(text.charCodeAt(at + 2))) names.range(at + 2, wordEnd(text, at + 2, text.length));
  }
  for (let from = text.indexOf("\\"); from >= 0; from = text.indexOf("\\", from)) {
    let start2 = from;
    while (start2 > 0 && (isWordPart2(text.charCodeAt(start2 - 1)) || text.charCodeAt(start2 - 1) === 45)) start2--;
    ESCAPED.lastIndex = start2;
    const match = ESCAPED.exec(text);
    if (match === null) return;
    const decoded = decodeEscapes(match[0]);
    wordsOf(decoded, names);
    from = Math.max(from + 1, match.index + match[0].length);
  }
}
function wordsOf(text, names) {
  for (let at = 0; at < text.length; ) {
    if (!isWordPart2(text.charCodeAt(at))) {
      at++;
      continue;
    }
    const start2 = at;
    while (at < text.length && isWordPart2(text.charCodeAt(at))) at++;
    if (!isWordStart(text.charCodeAt(start2))) continue;
    names.name(text.slice(start2, at));
    let behind = at;
    while (text.charCodeAt(behind) === 45 && isWordPart2(text.charCodeAt(behind + 1))) {
      behind++;
      while (behind < text.length && isWordPart2(text.charCodeAt(behind))) behind++;
    }
    if (behind > at) names.name(text.slice(start2, behind));
  }
}
var ALWAYS = Object.values(ImportKind).filter(
  (kind) => kind !== ImportKind.Glob && kind !== ImportKind.Context && kind !== ImportKind.Computed
);
var INDEXED = /[\w$\u0080-\uffff)\]!.'"`}/]\s*\[(?!\s*\])|[\n\r\u2028\u2029]\s*\[|[{,]\s*\[[^\]]*\]\s*:/;
var CALL = /(?:\bimport|require|Actual|Mock)\b/g;
var PLAIN = /\s*\(\s*(?:'[^'\\\n]*'|"[^"\\\n]*"|`[^`\\$]*`)\s*[,)]/y;
var NO_CALL = /\s*(?:['"]|(?:type\s+|typeof\s+)?(?:[\w$]+|(?:[\w$]+\s*,\s*)?(?:\*\s*as\s+[\w$]+|\{[\w$\s,]*\}))\s*from\s*['"]|[\w$]+\s*=\s*require\s*\(\s*['"]|\.\s*(?:meta|main|cache|extensions|resolve)\b|[=;,:)\]}])/y;
var STARRED = /\b(?:from|import)\s*\(?\s*['"`][^'"`\n]*\*/;
function kindsOf(text) {
  const kinds2 = [...ALWAYS];
  const glob2 = text.includes("glob") || STARRED.test(text);
  const context2 = text.includes("context") && text.includes("require") || text.includes("webpackContext");
  if (glob2) kinds2.push(ImportKind.Glob);
  if (context2) kinds2.push(ImportKind.Context);
  if (glob2 || context2 || loadsComposed(text)) kinds2.push(ImportKind.Computed);
  if (INDEXED.test(text)) kinds2.push(SiteKind.Dispatch);
  return kinds2;
}
function loadsComposed(text) {
  if (text.includes("\\u") || text.includes("createRequire")) return true;
  for (const match of text.matchAll(CALL)) {
    const behind = match.index + match[0].length;
    PLAIN.lastIndex = behind;
    if (PLAIN.test(text)) continue;
    NO_CALL.lastIndex = behind;
    if (!NO_CALL.test(text) && !isRemark(text, match.index, behind)) return true;
  }
  return false;
}
function isRemark(text, at, behind) {
  if (/^\s*[(<`?]/.test(text.slice(behind, behind + 80))) return false;
  const line = text.slice(Math.max(text.lastIndexOf("\n", at), text.lastIndexOf("\r", at)) + 1, at);
  return /^\s*(?:\/\/|\*\s)/.test(line);
}

// ../../packages/indexer/src/languages/typescript/room.ts
registerGrammar();
var typescriptRoom = {
  ...typescriptReader,
  grammars: {
    typescript: "tree-sitter-typescript/tree-sitter-typescript.wasm",
    tsx: "tree-sitter-typescript/tree-sitter-tsx.wasm",
    javascript: "tree-sitter-javascript/tree-sitter-javascript.wasm"
  },
  kinds: KINDS,
  prepare: (text, reading) => nameImportArguments(reading.host === void 0 ? text : prepareHost(text, reading.host)),
  extract,
  // In markup, what is a word or an import depends on what is markup: it is read whole.
  sketch: (text, reading) => reading.host === void 0 ? sketch(text) : null
};

// ../../packages/indexer/src/languages/registry.ts
var ROOMS = { languages: [typescriptRoom], extractText };

// ../../packages/indexer/src/pipeline/batch-encoder.ts
init_esm_shims();
import { randomUUID } from "crypto";

// ../../packages/indexer/src/segments/bytes.ts
init_esm_shims();
function zigzag(value) {
  return (value << 1 ^ value >> 31) >>> 0;
}
var SHORT = 42;
var ByteWriter = class {
  bytes;
  length = 0;
  /** The same bytes, for texts. */
  #buffer;
  constructor(capacity = 1024) {
    this.bytes = new Uint8Array(capacity);
    this.#buffer = Buffer.from(this.bytes.buffer);
  }
  reserve(more) {
    if (this.length + more <= this.bytes.length) return;
    const wider3 = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    wider3.set(this.bytes.subarray(0, this.length));
    this.bytes = wider3;
    this.#buffer = Buffer.from(wider3.buffer);
  }
  byte(value) {
    this.reserve(1);
    this.bytes[this.length++] = value;
  }
  uint(value) {
    this.reserve(5);
    const { bytes } = this;
    let at = this.length;
    let rest = value >>> 0;
    while (rest > 127) {
      bytes[at++] = rest & 127 | 128;
      rest >>>= 7;
    }
    bytes[at++] = rest;
    this.length = at;
  }
  int(value) {
    this.uint(zigzag(value));
  }
  raw(bytes) {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }
  text(text) {
    if (text.length > SHORT) {
      const bytes = Buffer.from(text, "utf8");
      this.uint(bytes.length);
      this.raw(bytes);
      return;
    }
    this.reserve(1 + text.length * 3);
    const length = this.#buffer.write(text, this.length + 1, "utf8");
    this.bytes[this.length] = length;
    this.length += 1 + length;
  }
  /** A text without its length. @returns its bytes */
  utf8(text) {
    this.reserve(text.length * 3);
    const length = this.#buffer.write(text, this.length, "utf8");
    this.length += length;
    return length;
  }
  /** What was written; a view, valid until the next write. */
  view() {
    return this.bytes.subarray(0, this.length);
  }
  /** A copy of exact length. */
  take() {
    return this.bytes.slice(0, this.length);
  }
};

// ../../packages/indexer/src/segments/facts-codec.ts
init_esm_shims();
import { deflateRawSync, inflateRawSync } from "zlib";

// ../../packages/indexer/src/segments/column-writer.ts
init_esm_shims();

// ../../packages/indexer/src/segments/columns-module.generated.ts
init_esm_shims();
var COLUMNS_WASM = "AGFzbQEAAAABMQhgAX8Bf2AAAX9gCn9/f39/f39/f38Bf2ACf38AYAF/AGACf38Bf2AAAGADf39/AX8DFRQAAQECAwAABAQFAwAGBwYGAAEBAgQFAXABAQEFAwEAAgYIAX8BQYCABAsHPgUGbWVtb3J5AgAFY2VsbHMAEA1ydWxlc19hZGRyZXNzABELb3V0X2FkZHJlc3MAEgt3cml0ZV9mYWN0cwATCsecARRhAQF/QQAoAoSAhIAAIQECQAJAQQAoAoCAhIAAIABPDQAgARCHgICAAEEAIAAgAEEBdmpBgCBqIgE2AoCAhIAAIAFBAnQQhYCAgAAiAUUNAUEAIAE2AoSAhIAACyABDwsACwgAQYiAhIAACwsAQQAoAoiChIAAC9QpARJ/QQBBADYCjIKEgAACQAJAIAQgAyAEIANLGyIKIAUgCiAFSxsiCiAGIAogBksbIgpBAXRBACgCmIKEgABNDQBBACgCnIKEgAAQh4CAgABBACAKQQNsQYAgaiIKNgKYgoSAACAKQQJ0EIWAgIAAIgpFDQFBACAKNgKcgoSAAAtBACgChICEgAAhC0EAKAKIgoSAACEMAkBBACgCoIKEgABBBEsNAEEAQQo2AqCChIAAIAxBChCJgICAACIMRQ0BQQAgDDYCiIKEgAALIAsgAEECdGohDUEAIQ4gASEPAkAgAUGAAUkNAEEAIQ4gASEKA0AgDCAOaiAKQYABcjoAACAOQQFqIQ4gCkH//wBLIRAgCkEHdiIPIQogEA0ACwtBACAOQQFqNgKMgoSAACAMIA5qIA86AAAgDSABEISAgIAAQQAoAoiChIAAIQwCQEEAKAKMgoSAACIOQQVqIgpBACgCoIKEgABNDQBBACAKQQF0Igo2AqCChIAAIAwgChCJgICAACIMRQ0BQQAgDDYCiIKEgAALIA0gAUECdGohDQJAAkAgAkGAAU8NACACIQ8MAQsgAiEKA0AgDCAOaiAKQYABcjoAACAOQQFqIQ4gCkH//wBLIRAgCkEHdiIPIQogEA0ACwtBACAOQQFqNgKMgoSAACAMIA5qIA86AAAgDSACEISAgIAAQQAgAzYClIKEgABBACANIAJBAnRqIgw2ApCChIAAQQAoAoiChIAAIQ8CQEEAKAKMgoSAACIQQQVqIgpBACgCoIKEgAAiEU0NAEEAIApBAXQiETYCoIKEgAAgDyAREImAgIAAIg9FDQFBACAPNgKIgoSAAAsCQAJAIANBgAFPDQAgAyENDAELIAMhCgNAIA8gEGogCkGAAXI6AAAgEEEBaiEQIApB//8ASyEOIApBB3YiDSEKIA4NAAsLQQAhCkEAIBBBAWoiDjYCjIKEgAAgDyAQaiANOgAAAkAgA0UNACAMIAMQhICAgAAgA0EEdCESIANBDGwhEyADQQN0IRQgDCADQQJ0aiEPQQAoApyChIAAIRUgAyENQQAhDgNAIBUgCmogDyAKaiIQKAIAIA5rNgIAQQAhDiAQKAIAIRECQCAMIApqKAIAIhBBAEgNACAQIABPDQAgCyAQQQJ0aigCACEOCyAKQQRqIQogESAOakEBaiEOIA1Bf2oiDQ0ACyAVIAMQhICAgAAgDCATaiEWIAwgFGohFEEAKAKcgoSAACETQQAhCiADIQ0DQCAPIApqKAIAIREgFCAKaigCACEVQQAhDgJAIAwgCmooAgAiEEEASA0AQQAhDiAQIABPDQAgCyAQQQJ0aigCACEOCyATIApqIBUgESAOams2AgAgCkEEaiEKIA1Bf2oiDQ0ACyATIAMQhICAgAAgFiADEISAgIAAIAwgEmohEUEAKAKcgoSAACENIAMhDkEAIQpBfyEPA0ACQAJAIBEgCmooAgAiEEF/Rw0AIA0gCmpBADYCAAwBCwJAIBYgCmooAgAiFUE/Sw0AIBVByIGEgABqLQAAQQFHDQAgDSAKaiAQIA9Bf3NqIhUgFUF/c0Efdmo2AgAgECAPIBAgD0obIQ8MAQsgDSAKaiAQIA9rIhAgEEF/c0Efdmo2AgALIApBBGohCiAOQX9qIg4NAAsgDSADEISAgIAAQQAoApCChIAAQQAoApSChIAAQRRsaiADEISAgIAAQQAoAoiChIAAIQ9BACgCoIKEgAAhEUEAKAKMgoSAACEOCwJAIA5BBWoiCiARTQ0AQQAgCkEBdCIKNgKggoSAACAPIAoQiYCAgAAiD0UNAUEAIA82AoiChIAACyADQRhsIRUCQAJAIARBgAFPDQAgBCENDAELIAQhCgNAIA8gDmogCkGAAXI6AAAgDkEBaiEOIApB//8ASyEQIApBB3YiDSEKIBANAAsLIAwgFWohF0EAIA5BAWo2AoyChIAAIA8gDmogDToAAAJAIARFDQBBACgCnIKEgAAgBEECdCIYaiIRQf8BIBj8CwACQEEAKAKUgoSAACIPRQ0AQQAoApCChIAAIgogD0EEdGohDiAKIA9BDGxqIQpBACEQA0ACQCAKKAIAIgxBP0sNACAMQciBhIAAai0AAEEBRw0AIA4oAgAiDCAETw0AIBEgDEECdGogEDYCAAsgCkEEaiEKIA5BBGohDiAPIBBBAWoiEEcNAAsLIAsgFSACQQJ0aiABQQJ0aiAAQQJ0aiAYa2ohEiAEQQFxIRkgBEF/aiEaQQAgBEF+cWshDSAXIRBBACECA0AgFyACIARsQQJ0aiEbAkACQAJAAkACQAJAAkACQCACDQBBACEKQQAoApyChIAAIQ5BACgCkIKEgAAhAQJAIBpFDQBBACEKQQAhFQNAIBAgCmoiEygCACEUQX8hDEF/IQ8CQCARIApqIgMoAgAiFkEASA0AIAEgFkECdGooAgAhDwsgDiAKaiIWIBQgD2s2AgAgE0EEaigCACEPAkAgA0EEaigCACITQQBIDQAgASATQQJ0aigCACEMCyAWQQRqIA8gDGs2AgAgCkEIaiEKIA0gFUF+aiIVRw0AC0EAIBVrIQoLIBlFDQcgGyAKQQJ0IgpqKAIAIQwgESAKaigCACIPQQBODQFBfyEPDAILAkAgAkENcUEFRw0AQQAhCkEAKAKQgoSAAEEAKAKUgoSAAEECdGohAUEAKAKcgoSAACEOAkAgGkUNAEEAIQpBACEVA0AgECAKaiITKAIAIRRBfyEMQX8hDwJAIBEgCmoiAygCACIWQQBIDQAgASAWQQJ0aigCACEPCyAOIApqIhYgFCAPazYCACATQQRqKAIAIQ8CQCADQQRqKAIAIhNBAEgNACABIBNBAnRqKAIAIQwLIBZBBGogDyAMazYCACAKQQhqIQogDSAVQX5qIhVHDQALQQAgFWshCgsgGUUNByAbIApBAnQiCmooAgAhDCARIApqKAIAIg9BAE4NA0F/IQ8MBAsCQCACQQhHDQBBACEKQQAoApCChIAAQQAoApSChIAAQQN0aiEBQQAoApyChIAAIQ4CQCAaRQ0AQQAhCkEAIRUDQCAQIApqIhMoAgAhFEF/IQxBfyEPAkAgESAKaiIDKAIAIhZBAEgNACABIBZBAnRqKAIAIQ8LIA4gCmoiFiAUIA9rNgIAIBNBBGooAgAhDwJAIANBBGooAgAiE0EASA0AIAEgE0ECdGooAgAhDAsgFkEEaiAPIAxrNgIAIApBCGohCiANIBVBfmoiFUcNAAtBACAVayEKCyAZRQ0HIBsgCkECdCIKaigCACEMIBEgCmooAgAiD0EATg0FQX8hDwwGCwJAIAJBB3FBBkYNACAbIQ4MBwtBACEKQQAoApyChIAAIQ4CQCAaRQ0AQQAhCkEAIQwDQCAOIApqIg8gECAKaiIVKAIAIBIgCmoiEygCAGs2AgAgD0EEaiAVQQRqKAIAIBNBBGooAgBrNgIAIApBCGohCiANIAxBfmoiDEcNAAtBACAMayEKCyAZRQ0GIA4gCkECdCIKaiAbIApqKAIAIBcgAkF/aiAEbEECdGogCmooAgBrNgIADAYLIAEgD0ECdGooAgAhDwsgDiAKaiAMIA9rNgIADAQLIAEgD0ECdGooAgAhDwsgDiAKaiAMIA9rNgIADAILIAEgD0ECdGooAgAhDwsgDiAKaiAMIA9rNgIACyAOIAQQhICAgAAgEiAYaiESIBAgGGohECACQQFqIgJBEEcNAAsLQQAoAoiChIAAIQwCQEEAKAKMgoSAACIOQQVqIgpBACgCoIKEgAAiEU0NAEEAIApBAXQiETYCoIKEgAAgDCAREImAgIAAIgxFDQFBACAMNgKIgoSAAAsgBEEGdCENAkACQCAFQYABTw0AIAUhDwwBCyAFIQoDQCAMIA5qIApBgAFyOgAAIA5BAWohDiAKQf//AEshECAKQQd2Ig8hCiAQDQALCyAXIA1qIQ1BACEKQQAgDkEBaiIQNgKMgoSAACAMIA5qIA86AAACQCAFRQ0AIA0gBRCEgICAACANIAVBAnRqIRVBACgCnIKEgAAhESAFIQxBACEOA0AgESAKaiAVIApqIhAoAgAgDms2AgBBACEOIBAoAgAhDwJAIA0gCmooAgAiEEEASA0AIBAgAE8NACALIBBBAnRqKAIAIQ4LIApBBGohCiAPIA5qQQFqIQ4gDEF/aiIMDQALIBEgBRCEgICAACANIAVBA3RqIAUQhICAgABBACgCiIKEgAAhDEEAKAKggoSAACERQQAoAoyChIAAIRALAkAgEEEFaiIKIBFNDQBBACAKQQF0Igo2AqCChIAAIAwgChCJgICAACIMRQ0BQQAgDDYCiIKEgAALIAVBDGwhEQJAAkAgBkGAAU8NACAGIQ8MAQsgBiEKA0AgDCAQaiAKQYABcjoAACAQQQFqIRAgCkH//wBLIQ4gCkEHdiIPIQogDg0ACwsgDSARaiEOQQAgEEEBajYCjIKEgAAgDCAQaiAPOgAAAkAgBkUNAEEAKAKcgoSAACAGQQJ0Ig1qIhZB/wEgDfwLACAGQRhsIREgBkEUbCETIAZBBHQhAyAGQQN0IQICQEEAKAKUgoSAACIKRQ0AQQAoApCChIAAIApBFGxqIRUgCkEBcSEUQQAhEAJAIApBAUYNACAKQX5xIQ9BACEQIBUhCgNAAkAgCigCACIMIAZPDQAgFiAMQQJ0aiAQNgIACwJAIApBBGooAgAiDCAGTw0AIBYgDEECdGogEEEBajYCAAsgCkEIaiEKIA8gEEECaiIQRw0ACwsgFEUNACAVIBBBAnRqKAIAIgogBk8NACAWIApBAnRqIBA2AgALIA4gEWohFSAOIBNqIRQgDiADaiEBIA4gAmohAyAOIA1qIQ0gDiAGEISAgIAAQQAhCkEAKAKcgoSAACERQQAhEANAAkACQCAOIApqKAIAIg9BwABJDQAgDSAKaigCACEMQX8hDwwBCyANIApqKAIAIQwCQCAPQYiAhIAAai0AAEH/AXEiD0EBRw0AIBYgCmooAgAhDwwBCyAQQQFqQX8gD0ECRhshDwsgESAKaiAMIA9rNgIAIApBBGohCiAGIBBBAWoiEEcNAAsgESAGEISAgIAAQQAhCkEAKAKcgoSAACETIAYhDANAIAMgCmooAgAhD0F/IRACQCAOIApqKAIAIhFBP0sNAEF/IRAgEUHIgISAAGotAABBAUcNACAWIApqKAIAIRALIBMgCmogDyAQazYCACAKQQRqIQogDEF/aiIMDQALIBMgBhCEgICAACAOIAZBDGxqIAYQhICAgAAgASAGEISAgIAAQQAhCkEAKAKcgoSAACERQQAhEEEAIRMDQAJAAkAgFCAKaigCACIMQX9HDQBBACEPDAELAkAgASAKaigCACIPQT9LDQAgD0GIgYSAAGotAABBAUcNACAQIBAgDGtBf3NBH3YgDGtqIQ8MAQsgDCATayIPIA9Bf3NBH3ZqIQ8gDCETCyARIApqIA82AgAgCkEEaiEKIAYgEEEBaiIQRw0ACyARIAYQhICAgABBACgCkIKEgABBACgClIKEgAAiE0ECdGohFEEAKAKcgoSAACERQQAhCkEAIRADQAJAAkACQCAOIApqKAIAIg9BP0sNACANIApqKAIAIQwCQCAPQYiAhIAAai0AACIPQQFHDQAgDEEASA0AAkAgDCATSQ0AQQAhDAwECyAUIAxBAnRqIQwMAgsgD0ECRw0AIAwgEEwNACAMIAZPDQAgFSAMQQJ0aiEMDAELAkAgEEEBaiAGSQ0AQQAhDAwCCyAVIApqQQRqIQwLIAwoAgAhDAsgESAKaiAVIApqKAIAIAxrNgIAIApBBGohCiAGIBBBAWoiEEcNAAsgESAGEISAgIAAC0EAKAKIgoSAACEMAkBBACgCjIKEgAAiEEEFaiIKQQAoAqCChIAAIhVNDQBBACAKQQF0IhU2AqCChIAAIAwgFRCJgICAACIMRQ0BQQAgDDYCiIKEgAALIAZBHGwhEQJAAkAgB0GAAU8NACAHIQ0MAQsgByEKA0AgDCAQaiAKQYABcjoAACAQQQFqIRAgCkH//wBLIQ8gCkEHdiINIQogDw0ACwsgDiARaiERQQAgEEEBaiIONgKMgoSAACAMIBBqIA06AAACQCAHRQ0AIBEgBxCEgICAACARIAdBAnRqIAcQhICAgAAgESAHQQN0aiAHEISAgIAAIBEgB0EMbGogBxCEgICAACARIAdBBHRqIAcQhICAgAAgESAHQRRsaiAHEISAgIAAIBEgB0EYbGogBxCEgICAACARIAdBHGxqIAcQhICAgABBACgCiIKEgAAhDEEAKAKggoSAACEVQQAoAoyChIAAIQ4LAkAgDkEFaiIKIBVNDQBBACAKQQF0Igo2AqCChIAAIAwgChCJgICAACIMRQ0BQQAgDDYCiIKEgAALIAdBBXQhDQJAAkAgCEGAAU8NACAIIQ8MAQsgCCEKA0AgDCAOaiAKQYABcjoAACAOQQFqIQ4gCkH//wBLIRAgCkEHdiIPIQogEA0ACwsgESANaiENQQAgDkEBajYCjIKEgAAgDCAOaiAPOgAAAkAgCEUNACANIAgQhICAgAAgDSAIQQJ0aiAIEISAgIAAIA0gCEEDdGogCBCEgICAACANIAhBDGxqIAgQhICAgAAgDSAIQQR0aiAIEISAgIAAIA0gCEEUbGogCBCEgICAACANIAhBGGxqIAgQhICAgAAgDSAIQRxsaiAIEISAgIAAC0EAKAKIgoSAACEMAkBBACgCjIKEgAAiDkEFaiIKQQAoAqCChIAATQ0AQQAgCkEBdCIKNgKggoSAACAMIAoQiYCAgAAiDEUNAUEAIAw2AoiChIAACwJAAkAgCUGAAU8NACAJIQ8MAQsgCSEKA0AgDCAOaiAKQYABcjoAACAOQQFqIQ4gCkH//wBLIRAgCkEHdiIPIQogEA0ACwtBACAOQQFqIgo2AoyChIAAIAwgDmogDzoAAAJAIAlFDQAgDSAIQQV0aiIKIAkQhICAgAAgCiAJQQJ0aiAJEISAgIAAIAogCUEDdGogCRCEgICAAEEAKAKMgoSAACEKCyAKDwsAC7ALAQ1/QQAhAgJAIAFFDQBBACEDIAAhAiABIQRBACEFQQAhBkEAIQdBACEIQQAhCSAAKAIAIgohCwNAIAIoAgAiDEEBdCAMQR91c0EBcmdBH3NBB24gB2ohByAMIAlrIglBAXQgCUEfdXNBAXJnQR9zQQduIAZqIQYgDCAKSiEJIAwgC0ghDSAMQQFyZ0Efc0EHbiADaiEDAkACQCAMQX9HDQBBASEODAELIAwgCGsiDkEBdCAOQR91c0EBakEBcmdBH3NBB25BAWohDiAMIQgLIAdBAWohByAGQQFqIQYgDCAKIAkbIQogDCALIA0bIQsgA0EBaiEDIAJBBGohAiAOIAVqIQUgDCEJIARBf2oiBA0ACwJAIAsgCkcNAEEAIQIMAQsCQCALQQBIDQAgCkEETg0AQQUhAgwBC0EBIQIgC0GBgICAfEgNACAKQf////8DSg0AAkACQCALQQBODQBBASEMDAELIAFBAWpBAXYgAyAKQRBIIgwbIQdBBEEGIAwbIQwLQQNBAiAMIAYgB0kiCxsgBSAGIAcgCxtJGyECC0EAKAKIgoSAACEKAkACQAJAAkACQAJAAkAgAUEFbEEAKAKMgoSAACILakEIaiIMQQAoAqCChIAATQ0AQQAgDEEBdCIMNgKggoSAACAKIAwQiYCAgAAiCkUNAUEAIAo2AoiChIAAC0EAIQdBACALQQFqIgw2AoyChIAAIAogC2ogAjoAAAJAAkAgAg4HAwQFBgEBAAELIAFFDQZBACEGA0ACQAJAIAAgBkECdGooAgAiC0GAAU8NACALIQcMAQsDQCAKIAxqIAtBgAFyOgAAIAxBAWohDCALQf//AEshAiALQQd2IgchCyACDQALCyAKIAxqIAc6AAAgDEEBaiEMIAZBAWoiBiABRw0AC0EAIAw2AoyChIAADwsgAUUNBUEEQQIgAkEERhshBUEAIQsDQCAAIAtBAnRqIQdBACECQQAhBgJAA0AgC0EBaiELIAcoAgAgAnQgBnIhBiACIAVqIgJBB0sNASAHQQRqIQcgCyABSQ0ACwsgCiAMaiAGOgAAIAxBAWohDCALIAFJDQALQQAgDDYCjIKEgAAMBQsACwJAIAFFDQACQCAAKAIAIgtBAXQgC0EfdXMiC0GAAU8NACALIQcMAQsDQCAKIAxqIAtBgAFyOgAAIAxBAWohDCALQf//AEshAiALQQd2IgchCyACDQALC0EAIAxBAWo2AoyChIAAIAogDGogBzoAAA8LIAFFDQJBACEGA0ACQAJAIAAgBkECdGooAgAiC0EBdCALQR91cyILQYABTw0AIAshBwwBCwNAIAogDGogC0GAAXI6AAAgDEEBaiEMIAtB//8ASyECIAtBB3YiByELIAINAAsLIAogDGogBzoAACAMQQFqIQwgBkEBaiIGIAFHDQALQQAgDDYCjIKEgAAPCyABRQ0BQQAhC0EAIQYDQAJAAkAgACAGQQJ0aiIFKAIAIAtrIgtBAXQgC0EfdXMiC0GAAU8NACALIQcMAQsDQCAKIAxqIAtBgAFyOgAAIAxBAWohDCALQf//AEshAiALQQd2IgchCyACDQALCyAKIAxqIAc6AAAgDEEBaiEMIAUoAgAhCyAGQQFqIgYgAUcNAAtBACAMNgKMgoSAAA8LIAFFDQBBACECQQAhBgNAAkACQCAAIAZBAnRqIgUoAgAiC0F/Rw0AQQAgDEEBaiILNgKMgoSAACAKIAxqQQA6AAAgCyEMDAELAkACQCALIAJrIgtBAXQgC0EfdXNBAWoiC0GAAU8NACAMIQIgCyEHDAELIAwhAgNAIAogAmogC0GAAXI6AAAgAkEBaiECIAtB//8ASyEMIAtBB3YiByELIAwNAAsLQQAgAkEBaiIMNgKMgoSAACAKIAJqIAc6AAAgBSgCACECCyAGQQFqIgYgAUcNAAsLCwoAIAAQhoCAgAALhjcBC38jgICAgABBEGsiASSAgICAAAJAQQAoAryChIAADQBBABCLgICAAEGghoSAAGsiAkHZAEkNAEEAIQMCQEEAKAL8hYSAACIEDQBBAEJ/NwKIhoSAAEEAQoCAhICAgMAANwKAhoSAAEEAIAFBCGpBcHFB2KrVqgVzIgQ2AvyFhIAAQQBBADYCkIaEgABBAEEANgLghYSAAAtBACACNgLohYSAAEEAQaCGhIAANgLkhYSAAEEAQaCGhIAANgK0goSAAEEAIAQ2AsiChIAAQQBBfzYCxIKEgAADQCADQeCChIAAaiADQdSChIAAaiIENgIAIAQgA0HMgoSAAGoiBTYCACADQdiChIAAaiAFNgIAIANB6IKEgABqIANB3IKEgABqIgU2AgAgBSAENgIAIANB8IKEgABqIANB5IKEgABqIgQ2AgAgBCAFNgIAIANB7IKEgABqIAQ2AgAgA0EgaiIDQYACRw0AC0GghoSAAEF4QaCGhIAAa0EPcUEAQaCGhIAAQQhqQQ9xGyIDaiIEQQRqIAJBSGoiBSADayIDQQFyNgIAQQBBACgCjIaEgAA2AsCChIAAQQAgAzYCsIKEgABBACAENgK8goSAAEGghoSAACAFakE4NgIECwJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBSw0AAkBBACgCpIKEgAAiBkEQIABBE2pBcHEgAEELSRsiAkEDdiIEdiIDQQNxRQ0AIANBAXEgBHJBAXMiBUEDdCIAQdSChIAAaigCACIEQQhqIQMCQAJAIAQoAggiAiAAQcyChIAAaiIARw0AQQAgBkF+IAV3cTYCpIKEgAAMAQsgACACNgIIIAIgADYCDAsgBCAFQQN0IgVBA3I2AgQgBCAFaiIEIAQoAgRBAXI2AgQMDAsgAkEAKAKsgoSAACIHTQ0BAkAgA0UNAAJAAkAgAyAEdEECIAR0IgNBACADa3JxIgNBACADa3FBf2oiAyADQQx2QRBxIgN2IgRBBXZBCHEiBSADciAEIAV2IgNBAnZBBHEiBHIgAyAEdiIDQQF2QQJxIgRyIAMgBHYiA0EBdkEBcSIEciADIAR2aiIFQQN0IgBB1IKEgABqKAIAIgQoAggiAyAAQcyChIAAaiIARw0AQQAgBkF+IAV3cSIGNgKkgoSAAAwBCyAAIAM2AgggAyAANgIMCyAEQQhqIQMgBCACQQNyNgIEIAQgBUEDdCIFaiAFIAJrIgU2AgAgBCACaiIAIAVBAXI2AgQCQCAHRQ0AIAdBA3YiCEEDdEHMgoSAAGohAkEAKAK4goSAACEEAkACQCAGQQEgCHQiCHENAEEAIAYgCHI2AqSChIAAIAIhCAwBCyACKAIIIQgLIAggBDYCDCACIAQ2AgggBCACNgIMIAQgCDYCCAtBACAANgK4goSAAEEAIAU2AqyChIAADAwLQQAoAqiChIAAIglFDQEgCUEAIAlrcUF/aiIDIANBDHZBEHEiA3YiBEEFdkEIcSIFIANyIAQgBXYiA0ECdkEEcSIEciADIAR2IgNBAXZBAnEiBHIgAyAEdiIDQQF2QQFxIgRyIAMgBHZqQQJ0QdSEhIAAaigCACIAKAIEQXhxIAJrIQQgACEFAkADQAJAIAUoAhAiAw0AIAVBFGooAgAiA0UNAgsgAygCBEF4cSACayIFIAQgBSAESSIFGyEEIAMgACAFGyEAIAMhBQwACwsgACgCGCEKAkAgACgCDCIIIABGDQBBACgCtIKEgAAgACgCCCIDSxogCCADNgIIIAMgCDYCDAwLCwJAIABBFGoiBSgCACIDDQAgACgCECIDRQ0DIABBEGohBQsDQCAFIQsgAyIIQRRqIgUoAgAiAw0AIAhBEGohBSAIKAIQIgMNAAsgC0EANgIADAoLQX8hAiAAQb9/Sw0AIABBE2oiA0FwcSECQQAoAqiChIAAIgdFDQBBACELAkAgAkGAAkkNAEEfIQsgAkH///8HSw0AIANBCHYiAyADQYD+P2pBEHZBCHEiA3QiBCAEQYDgH2pBEHZBBHEiBHQiBSAFQYCAD2pBEHZBAnEiBXRBD3YgAyAEciAFcmsiA0EBdCACIANBFWp2QQFxckEcaiELC0EAIAJrIQQCQAJAAkACQCALQQJ0QdSEhIAAaigCACIFDQBBACEDQQAhCAwBC0EAIQMgAkEAQRkgC0EBdmsgC0EfRht0IQBBACEIA0ACQCAFKAIEQXhxIAJrIgYgBE8NACAGIQQgBSEIIAYNAEEAIQQgBSEIIAUhAwwDCyADIAVBFGooAgAiBiAGIAUgAEEddkEEcWpBEGooAgAiBUYbIAMgBhshAyAAQQF0IQAgBQ0ACwsCQCADIAhyDQBBACEIQQIgC3QiA0EAIANrciAHcSIDRQ0DIANBACADa3FBf2oiAyADQQx2QRBxIgN2IgVBBXZBCHEiACADciAFIAB2IgNBAnZBBHEiBXIgAyAFdiIDQQF2QQJxIgVyIAMgBXYiA0EBdkEBcSIFciADIAV2akECdEHUhISAAGooAgAhAwsgA0UNAQsDQCADKAIEQXhxIAJrIgYgBEkhAAJAIAMoAhAiBQ0AIANBFGooAgAhBQsgBiAEIAAbIQQgAyAIIAAbIQggBSEDIAUNAAsLIAhFDQAgBEEAKAKsgoSAACACa08NACAIKAIYIQsCQCAIKAIMIgAgCEYNAEEAKAK0goSAACAIKAIIIgNLGiAAIAM2AgggAyAANgIMDAkLAkAgCEEUaiIFKAIAIgMNACAIKAIQIgNFDQMgCEEQaiEFCwNAIAUhBiADIgBBFGoiBSgCACIDDQAgAEEQaiEFIAAoAhAiAw0ACyAGQQA2AgAMCAsCQEEAKAKsgoSAACIDIAJJDQBBACgCuIKEgAAhBAJAAkAgAyACayIFQRBJDQAgBCACaiIAIAVBAXI2AgRBACAFNgKsgoSAAEEAIAA2AriChIAAIAQgA2ogBTYCACAEIAJBA3I2AgQMAQsgBCADQQNyNgIEIAQgA2oiAyADKAIEQQFyNgIEQQBBADYCuIKEgABBAEEANgKsgoSAAAsgBEEIaiEDDAoLAkBBACgCsIKEgAAiACACTQ0AQQAoAryChIAAIgMgAmoiBCAAIAJrIgVBAXI2AgRBACAFNgKwgoSAAEEAIAQ2AryChIAAIAMgAkEDcjYCBCADQQhqIQMMCgsCQAJAQQAoAvyFhIAARQ0AQQAoAoSGhIAAIQQMAQtBAEJ/NwKIhoSAAEEAQoCAhICAgMAANwKAhoSAAEEAIAFBDGpBcHFB2KrVqgVzNgL8hYSAAEEAQQA2ApCGhIAAQQBBADYC4IWEgABBgIAEIQQLQQAhAwJAIAQgAkHHAGoiB2oiBkEAIARrIgtxIgggAksNAEEAQTA2ApSGhIAADAoLAkBBACgC3IWEgAAiA0UNAAJAQQAoAtSFhIAAIgQgCGoiBSAETQ0AIAUgA00NAQtBACEDQQBBMDYClIaEgAAMCgtBAC0A4IWEgABBBHENBAJAAkACQEEAKAK8goSAACIERQ0AQeSFhIAAIQMDQAJAIAMoAgAiBSAESw0AIAUgAygCBGogBEsNAwsgAygCCCIDDQALC0EAEIuAgIAAIgBBf0YNBSAIIQYCQEEAKAKAhoSAACIDQX9qIgQgAHFFDQAgCCAAayAEIABqQQAgA2txaiEGCyAGIAJNDQUgBkH+////B0sNBQJAQQAoAtyFhIAAIgNFDQBBACgC1IWEgAAiBCAGaiIFIARNDQYgBSADSw0GCyAGEIuAgIAAIgMgAEcNAQwHCyAGIABrIAtxIgZB/v///wdLDQQgBhCLgICAACIAIAMoAgAgAygCBGpGDQMgACEDCwJAIANBf0YNACACQcgAaiAGTQ0AAkAgByAGa0EAKAKEhoSAACIEakEAIARrcSIEQf7///8HTQ0AIAMhAAwHCwJAIAQQi4CAgABBf0YNACAEIAZqIQYgAyEADAcLQQAgBmsQi4CAgAAaDAQLIAMhACADQX9HDQUMAwtBACEIDAcLQQAhAAwFCyAAQX9HDQILQQBBACgC4IWEgABBBHI2AuCFhIAACyAIQf7///8HSw0BIAgQi4CAgAAhAEEAEIuAgIAAIQMgAEF/Rg0BIANBf0YNASAAIANPDQEgAyAAayIGIAJBOGpNDQELQQBBACgC1IWEgAAgBmoiAzYC1IWEgAACQCADQQAoAtiFhIAATQ0AQQAgAzYC2IWEgAALAkACQAJAAkBBACgCvIKEgAAiBEUNAEHkhYSAACEDA0AgACADKAIAIgUgAygCBCIIakYNAiADKAIIIgMNAAwDCwsCQAJAQQAoArSChIAAIgNFDQAgACADTw0BC0EAIAA2ArSChIAAC0EAIQNBACAGNgLohYSAAEEAIAA2AuSFhIAAQQBBfzYCxIKEgABBAEEAKAL8hYSAADYCyIKEgABBAEEANgLwhYSAAANAIANB4IKEgABqIANB1IKEgABqIgQ2AgAgBCADQcyChIAAaiIFNgIAIANB2IKEgABqIAU2AgAgA0HogoSAAGogA0HcgoSAAGoiBTYCACAFIAQ2AgAgA0HwgoSAAGogA0HkgoSAAGoiBDYCACAEIAU2AgAgA0HsgoSAAGogBDYCACADQSBqIgNBgAJHDQALIABBeCAAa0EPcUEAIABBCGpBD3EbIgNqIgQgBkFIaiIFIANrIgNBAXI2AgRBAEEAKAKMhoSAADYCwIKEgABBACADNgKwgoSAAEEAIAQ2AryChIAAIAAgBWpBODYCBAwCCyADLQAMQQhxDQAgBSAESw0AIAAgBE0NACAEQXggBGtBD3FBACAEQQhqQQ9xGyIFaiIAQQAoArCChIAAIAZqIgsgBWsiBUEBcjYCBCADIAggBmo2AgRBAEEAKAKMhoSAADYCwIKEgABBACAFNgKwgoSAAEEAIAA2AryChIAAIAQgC2pBODYCBAwBCwJAIABBACgCtIKEgAAiCE8NAEEAIAA2ArSChIAAIAAhCAsgACAGaiEFQeSFhIAAIQMCQAJAAkACQAJAAkACQANAIAMoAgAgBUYNASADKAIIIgMNAAwCCwsgAy0ADEEIcUUNAQtB5IWEgAAhAwNAAkAgAygCACIFIARLDQAgBSADKAIEaiIFIARLDQMLIAMoAgghAwwACwsgAyAANgIAIAMgAygCBCAGajYCBCAAQXggAGtBD3FBACAAQQhqQQ9xG2oiCyACQQNyNgIEIAVBeCAFa0EPcUEAIAVBCGpBD3EbaiIGIAsgAmoiAmshBQJAIAQgBkcNAEEAIAI2AryChIAAQQBBACgCsIKEgAAgBWoiAzYCsIKEgAAgAiADQQFyNgIEDAMLAkBBACgCuIKEgAAgBkcNAEEAIAI2AriChIAAQQBBACgCrIKEgAAgBWoiAzYCrIKEgAAgAiADQQFyNgIEIAIgA2ogAzYCAAwDCwJAIAYoAgQiA0EDcUEBRw0AIANBeHEhBwJAAkAgA0H/AUsNACAGKAIIIgQgA0EDdiIIQQN0QcyChIAAaiIARhoCQCAGKAIMIgMgBEcNAEEAQQAoAqSChIAAQX4gCHdxNgKkgoSAAAwCCyADIABGGiADIAQ2AgggBCADNgIMDAELIAYoAhghCQJAAkAgBigCDCIAIAZGDQAgCCAGKAIIIgNLGiAAIAM2AgggAyAANgIMDAELAkAgBkEUaiIDKAIAIgQNACAGQRBqIgMoAgAiBA0AQQAhAAwBCwNAIAMhCCAEIgBBFGoiAygCACIEDQAgAEEQaiEDIAAoAhAiBA0ACyAIQQA2AgALIAlFDQACQAJAIAYoAhwiBEECdEHUhISAAGoiAygCACAGRw0AIAMgADYCACAADQFBAEEAKAKogoSAAEF+IAR3cTYCqIKEgAAMAgsgCUEQQRQgCSgCECAGRhtqIAA2AgAgAEUNAQsgACAJNgIYAkAgBigCECIDRQ0AIAAgAzYCECADIAA2AhgLIAYoAhQiA0UNACAAQRRqIAM2AgAgAyAANgIYCyAHIAVqIQUgBiAHaiEGCyAGIAYoAgRBfnE2AgQgAiAFaiAFNgIAIAIgBUEBcjYCBAJAIAVB/wFLDQAgBUEDdiIEQQN0QcyChIAAaiEDAkACQEEAKAKkgoSAACIFQQEgBHQiBHENAEEAIAUgBHI2AqSChIAAIAMhBAwBCyADKAIIIQQLIAQgAjYCDCADIAI2AgggAiADNgIMIAIgBDYCCAwDC0EfIQMCQCAFQf///wdLDQAgBUEIdiIDIANBgP4/akEQdkEIcSIDdCIEIARBgOAfakEQdkEEcSIEdCIAIABBgIAPakEQdkECcSIAdEEPdiADIARyIAByayIDQQF0IAUgA0EVanZBAXFyQRxqIQMLIAIgAzYCHCACQgA3AhAgA0ECdEHUhISAAGohBAJAQQAoAqiChIAAIgBBASADdCIIcQ0AIAQgAjYCAEEAIAAgCHI2AqiChIAAIAIgBDYCGCACIAI2AgggAiACNgIMDAMLIAVBAEEZIANBAXZrIANBH0YbdCEDIAQoAgAhAANAIAAiBCgCBEF4cSAFRg0CIANBHXYhACADQQF0IQMgBCAAQQRxakEQaiIIKAIAIgANAAsgCCACNgIAIAIgBDYCGCACIAI2AgwgAiACNgIIDAILIABBeCAAa0EPcUEAIABBCGpBD3EbIgNqIgsgBkFIaiIIIANrIgNBAXI2AgQgACAIakE4NgIEIAQgBUE3IAVrQQ9xQQAgBUFJakEPcRtqQUFqIgggCCAEQRBqSRsiCEEjNgIEQQBBACgCjIaEgAA2AsCChIAAQQAgAzYCsIKEgABBACALNgK8goSAACAIQRBqQQApAuyFhIAANwIAIAhBACkC5IWEgAA3AghBACAIQQhqNgLshYSAAEEAIAY2AuiFhIAAQQAgADYC5IWEgABBAEEANgLwhYSAACAIQSRqIQMDQCADQQc2AgAgBSADQQRqIgNLDQALIAggBEYNAyAIIAgoAgRBfnE2AgQgCCAIIARrIgY2AgAgBCAGQQFyNgIEAkAgBkH/AUsNACAGQQN2IgVBA3RBzIKEgABqIQMCQAJAQQAoAqSChIAAIgBBASAFdCIFcQ0AQQAgACAFcjYCpIKEgAAgAyEFDAELIAMoAgghBQsgBSAENgIMIAMgBDYCCCAEIAM2AgwgBCAFNgIIDAQLQR8hAwJAIAZB////B0sNACAGQQh2IgMgA0GA/j9qQRB2QQhxIgN0IgUgBUGA4B9qQRB2QQRxIgV0IgAgAEGAgA9qQRB2QQJxIgB0QQ92IAMgBXIgAHJrIgNBAXQgBiADQRVqdkEBcXJBHGohAwsgBEIANwIQIARBHGogAzYCACADQQJ0QdSEhIAAaiEFAkBBACgCqIKEgAAiAEEBIAN0IghxDQAgBSAENgIAQQAgACAIcjYCqIKEgAAgBEEYaiAFNgIAIAQgBDYCCCAEIAQ2AgwMBAsgBkEAQRkgA0EBdmsgA0EfRht0IQMgBSgCACEAA0AgACIFKAIEQXhxIAZGDQMgA0EddiEAIANBAXQhAyAFIABBBHFqQRBqIggoAgAiAA0ACyAIIAQ2AgAgBEEYaiAFNgIAIAQgBDYCDCAEIAQ2AggMAwsgBCgCCCIDIAI2AgwgBCACNgIIIAJBADYCGCACIAQ2AgwgAiADNgIICyALQQhqIQMMBQsgBSgCCCIDIAQ2AgwgBSAENgIIIARBGGpBADYCACAEIAU2AgwgBCADNgIIC0EAKAKwgoSAACIDIAJNDQBBACgCvIKEgAAiBCACaiIFIAMgAmsiA0EBcjYCBEEAIAM2ArCChIAAQQAgBTYCvIKEgAAgBCACQQNyNgIEIARBCGohAwwDC0EAIQNBAEEwNgKUhoSAAAwCCwJAIAtFDQACQAJAIAggCCgCHCIFQQJ0QdSEhIAAaiIDKAIARw0AIAMgADYCACAADQFBACAHQX4gBXdxIgc2AqiChIAADAILIAtBEEEUIAsoAhAgCEYbaiAANgIAIABFDQELIAAgCzYCGAJAIAgoAhAiA0UNACAAIAM2AhAgAyAANgIYCyAIQRRqKAIAIgNFDQAgAEEUaiADNgIAIAMgADYCGAsCQAJAIARBD0sNACAIIAQgAmoiA0EDcjYCBCAIIANqIgMgAygCBEEBcjYCBAwBCyAIIAJqIgAgBEEBcjYCBCAIIAJBA3I2AgQgACAEaiAENgIAAkAgBEH/AUsNACAEQQN2IgRBA3RBzIKEgABqIQMCQAJAQQAoAqSChIAAIgVBASAEdCIEcQ0AQQAgBSAEcjYCpIKEgAAgAyEEDAELIAMoAgghBAsgBCAANgIMIAMgADYCCCAAIAM2AgwgACAENgIIDAELQR8hAwJAIARB////B0sNACAEQQh2IgMgA0GA/j9qQRB2QQhxIgN0IgUgBUGA4B9qQRB2QQRxIgV0IgIgAkGAgA9qQRB2QQJxIgJ0QQ92IAMgBXIgAnJrIgNBAXQgBCADQRVqdkEBcXJBHGohAwsgACADNgIcIABCADcCECADQQJ0QdSEhIAAaiEFAkAgB0EBIAN0IgJxDQAgBSAANgIAQQAgByACcjYCqIKEgAAgACAFNgIYIAAgADYCCCAAIAA2AgwMAQsgBEEAQRkgA0EBdmsgA0EfRht0IQMgBSgCACECAkADQCACIgUoAgRBeHEgBEYNASADQR12IQIgA0EBdCEDIAUgAkEEcWpBEGoiBigCACICDQALIAYgADYCACAAIAU2AhggACAANgIMIAAgADYCCAwBCyAFKAIIIgMgADYCDCAFIAA2AgggAEEANgIYIAAgBTYCDCAAIAM2AggLIAhBCGohAwwBCwJAIApFDQACQAJAIAAgACgCHCIFQQJ0QdSEhIAAaiIDKAIARw0AIAMgCDYCACAIDQFBACAJQX4gBXdxNgKogoSAAAwCCyAKQRBBFCAKKAIQIABGG2ogCDYCACAIRQ0BCyAIIAo2AhgCQCAAKAIQIgNFDQAgCCADNgIQIAMgCDYCGAsgAEEUaigCACIDRQ0AIAhBFGogAzYCACADIAg2AhgLAkACQCAEQQ9LDQAgACAEIAJqIgNBA3I2AgQgACADaiIDIAMoAgRBAXI2AgQMAQsgACACaiIFIARBAXI2AgQgACACQQNyNgIEIAUgBGogBDYCAAJAIAdFDQAgB0EDdiIIQQN0QcyChIAAaiECQQAoAriChIAAIQMCQAJAQQEgCHQiCCAGcQ0AQQAgCCAGcjYCpIKEgAAgAiEIDAELIAIoAgghCAsgCCADNgIMIAIgAzYCCCADIAI2AgwgAyAINgIIC0EAIAU2AriChIAAQQAgBDYCrIKEgAALIABBCGohAwsgAUEQaiSAgICAACADCwoAIAAQiICAgAAL8A0BB38CQCAARQ0AIABBeGoiASAAQXxqKAIAIgJBeHEiAGohAwJAIAJBAXENACACQQNxRQ0BIAEgASgCACICayIBQQAoArSChIAAIgRJDQEgAiAAaiEAAkBBACgCuIKEgAAgAUYNAAJAIAJB/wFLDQAgASgCCCIEIAJBA3YiBUEDdEHMgoSAAGoiBkYaAkAgASgCDCICIARHDQBBAEEAKAKkgoSAAEF+IAV3cTYCpIKEgAAMAwsgAiAGRhogAiAENgIIIAQgAjYCDAwCCyABKAIYIQcCQAJAIAEoAgwiBiABRg0AIAQgASgCCCICSxogBiACNgIIIAIgBjYCDAwBCwJAIAFBFGoiAigCACIEDQAgAUEQaiICKAIAIgQNAEEAIQYMAQsDQCACIQUgBCIGQRRqIgIoAgAiBA0AIAZBEGohAiAGKAIQIgQNAAsgBUEANgIACyAHRQ0BAkACQCABKAIcIgRBAnRB1ISEgABqIgIoAgAgAUcNACACIAY2AgAgBg0BQQBBACgCqIKEgABBfiAEd3E2AqiChIAADAMLIAdBEEEUIAcoAhAgAUYbaiAGNgIAIAZFDQILIAYgBzYCGAJAIAEoAhAiAkUNACAGIAI2AhAgAiAGNgIYCyABKAIUIgJFDQEgBkEUaiACNgIAIAIgBjYCGAwBCyADKAIEIgJBA3FBA0cNACADIAJBfnE2AgRBACAANgKsgoSAACABIABqIAA2AgAgASAAQQFyNgIEDwsgAyABTQ0AIAMoAgQiAkEBcUUNAAJAAkAgAkECcQ0AAkBBACgCvIKEgAAgA0cNAEEAIAE2AryChIAAQQBBACgCsIKEgAAgAGoiADYCsIKEgAAgASAAQQFyNgIEIAFBACgCuIKEgABHDQNBAEEANgKsgoSAAEEAQQA2AriChIAADwsCQEEAKAK4goSAACADRw0AQQAgATYCuIKEgABBAEEAKAKsgoSAACAAaiIANgKsgoSAACABIABBAXI2AgQgASAAaiAANgIADwsgAkF4cSAAaiEAAkACQCACQf8BSw0AIAMoAggiBCACQQN2IgVBA3RBzIKEgABqIgZGGgJAIAMoAgwiAiAERw0AQQBBACgCpIKEgABBfiAFd3E2AqSChIAADAILIAIgBkYaIAIgBDYCCCAEIAI2AgwMAQsgAygCGCEHAkACQCADKAIMIgYgA0YNAEEAKAK0goSAACADKAIIIgJLGiAGIAI2AgggAiAGNgIMDAELAkAgA0EUaiICKAIAIgQNACADQRBqIgIoAgAiBA0AQQAhBgwBCwNAIAIhBSAEIgZBFGoiAigCACIEDQAgBkEQaiECIAYoAhAiBA0ACyAFQQA2AgALIAdFDQACQAJAIAMoAhwiBEECdEHUhISAAGoiAigCACADRw0AIAIgBjYCACAGDQFBAEEAKAKogoSAAEF+IAR3cTYCqIKEgAAMAgsgB0EQQRQgBygCECADRhtqIAY2AgAgBkUNAQsgBiAHNgIYAkAgAygCECICRQ0AIAYgAjYCECACIAY2AhgLIAMoAhQiAkUNACAGQRRqIAI2AgAgAiAGNgIYCyABIABqIAA2AgAgASAAQQFyNgIEIAFBACgCuIKEgABHDQFBACAANgKsgoSAAA8LIAMgAkF+cTYCBCABIABqIAA2AgAgASAAQQFyNgIECwJAIABB/wFLDQAgAEEDdiICQQN0QcyChIAAaiEAAkACQEEAKAKkgoSAACIEQQEgAnQiAnENAEEAIAQgAnI2AqSChIAAIAAhAgwBCyAAKAIIIQILIAIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCA8LQR8hAgJAIABB////B0sNACAAQQh2IgIgAkGA/j9qQRB2QQhxIgJ0IgQgBEGA4B9qQRB2QQRxIgR0IgYgBkGAgA9qQRB2QQJxIgZ0QQ92IAIgBHIgBnJrIgJBAXQgACACQRVqdkEBcXJBHGohAgsgAUIANwIQIAFBHGogAjYCACACQQJ0QdSEhIAAaiEEAkACQEEAKAKogoSAACIGQQEgAnQiA3ENACAEIAE2AgBBACAGIANyNgKogoSAACABQRhqIAQ2AgAgASABNgIIIAEgATYCDAwBCyAAQQBBGSACQQF2ayACQR9GG3QhAiAEKAIAIQYCQANAIAYiBCgCBEF4cSAARg0BIAJBHXYhBiACQQF0IQIgBCAGQQRxakEQaiIDKAIAIgYNAAsgAyABNgIAIAFBGGogBDYCACABIAE2AgwgASABNgIIDAELIAQoAggiACABNgIMIAQgATYCCCABQRhqQQA2AgAgASAENgIMIAEgADYCCAtBAEEAKALEgoSAAEF/aiIBQX8gARs2AsSChIAACwvpCAELfwJAIAANACABEIaAgIAADwsCQCABQUBJDQBBAEEwNgKUhoSAAEEADwtBECABQRNqQXBxIAFBC0kbIQIgAEF8aiIDKAIAIgRBeHEhBQJAAkACQCAEQQNxDQAgAkGAAkkNASAFIAJBBHJJDQEgBSACa0EAKAKEhoSAAEEBdE0NAgwBCyAAQXhqIgYgBWohBwJAIAUgAkkNACAFIAJrIgFBEEkNAiADIAIgBEEBcXJBAnI2AgAgBiACaiICIAFBA3I2AgQgByAHKAIEQQFyNgIEIAIgARCKgICAACAADwsCQEEAKAK8goSAACAHRw0AQQAoArCChIAAIAVqIgUgAk0NASADIAIgBEEBcXJBAnI2AgBBACAGIAJqIgE2AryChIAAQQAgBSACayICNgKwgoSAACABIAJBAXI2AgQgAA8LAkBBACgCuIKEgAAgB0cNAEEAKAKsgoSAACAFaiIFIAJJDQECQAJAIAUgAmsiAUEQSQ0AIAMgAiAEQQFxckECcjYCACAGIAJqIgIgAUEBcjYCBCAGIAVqIgUgATYCACAFIAUoAgRBfnE2AgQMAQsgAyAEQQFxIAVyQQJyNgIAIAYgBWoiASABKAIEQQFyNgIEQQAhAUEAIQILQQAgAjYCuIKEgABBACABNgKsgoSAACAADwsgBygCBCIIQQJxDQAgCEF4cSAFaiIJIAJJDQAgCSACayEKAkACQCAIQf8BSw0AIAcoAggiASAIQQN2IgtBA3RBzIKEgABqIghGGgJAIAcoAgwiBSABRw0AQQBBACgCpIKEgABBfiALd3E2AqSChIAADAILIAUgCEYaIAUgATYCCCABIAU2AgwMAQsgBygCGCEMAkACQCAHKAIMIgggB0YNAEEAKAK0goSAACAHKAIIIgFLGiAIIAE2AgggASAINgIMDAELAkAgB0EUaiIBKAIAIgUNACAHQRBqIgEoAgAiBQ0AQQAhCAwBCwNAIAEhCyAFIghBFGoiASgCACIFDQAgCEEQaiEBIAgoAhAiBQ0ACyALQQA2AgALIAxFDQACQAJAIAcoAhwiBUECdEHUhISAAGoiASgCACAHRw0AIAEgCDYCACAIDQFBAEEAKAKogoSAAEF+IAV3cTYCqIKEgAAMAgsgDEEQQRQgDCgCECAHRhtqIAg2AgAgCEUNAQsgCCAMNgIYAkAgBygCECIBRQ0AIAggATYCECABIAg2AhgLIAcoAhQiAUUNACAIQRRqIAE2AgAgASAINgIYCwJAIApBD0sNACADIARBAXEgCXJBAnI2AgAgBiAJaiIBIAEoAgRBAXI2AgQgAA8LIAMgAiAEQQFxckECcjYCACAGIAJqIgEgCkEDcjYCBCAGIAlqIgIgAigCBEEBcjYCBCABIAoQioCAgAAgAA8LAkAgARCGgICAACICDQBBAA8LIAIgAEF8QXggAygCACIFQQNxGyAFQXhxaiIFIAEgBSABSRsQjYCAgAAhASAAEIiAgIAAIAEhAAsgAAugDQEGfyAAIAFqIQICQAJAIAAoAgQiA0EBcQ0AIANBA3FFDQEgACgCACIDIAFqIQECQAJAQQAoAriChIAAIAAgA2siAEYNAAJAIANB/wFLDQAgACgCCCIEIANBA3YiBUEDdEHMgoSAAGoiBkYaIAAoAgwiAyAERw0CQQBBACgCpIKEgABBfiAFd3E2AqSChIAADAMLIAAoAhghBwJAAkAgACgCDCIGIABGDQBBACgCtIKEgAAgACgCCCIDSxogBiADNgIIIAMgBjYCDAwBCwJAIABBFGoiAygCACIEDQAgAEEQaiIDKAIAIgQNAEEAIQYMAQsDQCADIQUgBCIGQRRqIgMoAgAiBA0AIAZBEGohAyAGKAIQIgQNAAsgBUEANgIACyAHRQ0CAkACQCAAKAIcIgRBAnRB1ISEgABqIgMoAgAgAEcNACADIAY2AgAgBg0BQQBBACgCqIKEgABBfiAEd3E2AqiChIAADAQLIAdBEEEUIAcoAhAgAEYbaiAGNgIAIAZFDQMLIAYgBzYCGAJAIAAoAhAiA0UNACAGIAM2AhAgAyAGNgIYCyAAKAIUIgNFDQIgBkEUaiADNgIAIAMgBjYCGAwCCyACKAIEIgNBA3FBA0cNASACIANBfnE2AgRBACABNgKsgoSAACACIAE2AgAgACABQQFyNgIEDwsgAyAGRhogAyAENgIIIAQgAzYCDAsCQAJAIAIoAgQiA0ECcQ0AAkBBACgCvIKEgAAgAkcNAEEAIAA2AryChIAAQQBBACgCsIKEgAAgAWoiATYCsIKEgAAgACABQQFyNgIEIABBACgCuIKEgABHDQNBAEEANgKsgoSAAEEAQQA2AriChIAADwsCQEEAKAK4goSAACACRw0AQQAgADYCuIKEgABBAEEAKAKsgoSAACABaiIBNgKsgoSAACAAIAFBAXI2AgQgACABaiABNgIADwsgA0F4cSABaiEBAkACQCADQf8BSw0AIAIoAggiBCADQQN2IgVBA3RBzIKEgABqIgZGGgJAIAIoAgwiAyAERw0AQQBBACgCpIKEgABBfiAFd3E2AqSChIAADAILIAMgBkYaIAMgBDYCCCAEIAM2AgwMAQsgAigCGCEHAkACQCACKAIMIgYgAkYNAEEAKAK0goSAACACKAIIIgNLGiAGIAM2AgggAyAGNgIMDAELAkAgAkEUaiIEKAIAIgMNACACQRBqIgQoAgAiAw0AQQAhBgwBCwNAIAQhBSADIgZBFGoiBCgCACIDDQAgBkEQaiEEIAYoAhAiAw0ACyAFQQA2AgALIAdFDQACQAJAIAIoAhwiBEECdEHUhISAAGoiAygCACACRw0AIAMgBjYCACAGDQFBAEEAKAKogoSAAEF+IAR3cTYCqIKEgAAMAgsgB0EQQRQgBygCECACRhtqIAY2AgAgBkUNAQsgBiAHNgIYAkAgAigCECIDRQ0AIAYgAzYCECADIAY2AhgLIAIoAhQiA0UNACAGQRRqIAM2AgAgAyAGNgIYCyAAIAFqIAE2AgAgACABQQFyNgIEIABBACgCuIKEgABHDQFBACABNgKsgoSAAA8LIAIgA0F+cTYCBCAAIAFqIAE2AgAgACABQQFyNgIECwJAIAFB/wFLDQAgAUEDdiIDQQN0QcyChIAAaiEBAkACQEEAKAKkgoSAACIEQQEgA3QiA3ENAEEAIAQgA3I2AqSChIAAIAEhAwwBCyABKAIIIQMLIAMgADYCDCABIAA2AgggACABNgIMIAAgAzYCCA8LQR8hAwJAIAFB////B0sNACABQQh2IgMgA0GA/j9qQRB2QQhxIgN0IgQgBEGA4B9qQRB2QQRxIgR0IgYgBkGAgA9qQRB2QQJxIgZ0QQ92IAMgBHIgBnJrIgNBAXQgASADQRVqdkEBcXJBHGohAwsgAEIANwIQIABBHGogAzYCACADQQJ0QdSEhIAAaiEEAkBBACgCqIKEgAAiBkEBIAN0IgJxDQAgBCAANgIAQQAgBiACcjYCqIKEgAAgAEEYaiAENgIAIAAgADYCCCAAIAA2AgwPCyABQQBBGSADQQF2ayADQR9GG3QhAyAEKAIAIQYCQANAIAYiBCgCBEF4cSABRg0BIANBHXYhBiADQQF0IQMgBCAGQQRxakEQaiICKAIAIgYNAAsgAiAANgIAIABBGGogBDYCACAAIAA2AgwgACAANgIIDwsgBCgCCCIBIAA2AgwgBCAANgIIIABBGGpBADYCACAAIAQ2AgwgACABNgIICwtOAAJAIAANAD8AQRB0DwsCQCAAQf//A3ENACAAQX9MDQACQCAAQRB2QAAiAEF/Rw0AQQBBMDYClIaEgABBfw8LIABBEHQPCxCMgICAAAALBAAAAAuQCgEGfwJAAkAgAUEDcUUNACACRQ0AIAAgAS0AADoAACACQX9qIQMgAEEBaiEEIAFBAWoiBUEDcUUNASADRQ0BIAAgAS0AAToAASACQX5qIQMgAEECaiEEIAFBAmoiBUEDcUUNASADRQ0BIAAgAS0AAjoAAiACQX1qIQMgAEEDaiEEIAFBA2oiBUEDcUUNASADRQ0BIAAgAS0AAzoAAyACQXxqIQMgAEEEaiEEIAFBBGohBQwBCyACIQMgACEEIAEhBQsCQAJAAkAgBEEDcSIBDQACQAJAIANBEEkNAAJAIANBcGoiAUEQcQ0AIAQgBSkCADcCACAEIAUpAgg3AgggBEEQaiEEIAVBEGohBSABIQMLIAFBEEkNAQNAIAQgBSkCADcCACAEQQhqIAVBCGopAgA3AgAgBEEQaiAFQRBqKQIANwIAIARBGGogBUEYaikCADcCACAEQSBqIQQgBUEgaiEFIANBYGoiA0EPSw0ACwsgAyEBCwJAIAFBCHFFDQAgBCAFKQIANwIAIAVBCGohBSAEQQhqIQQLAkAgAUEEcUUNACAEIAUoAgA2AgAgBUEEaiEFIARBBGohBAsCQCABQQJxRQ0AIAQgBS8AADsAACAEQQJqIQQgBUECaiEFCyABQQFxDQEMAgsCQCADQSBJDQACQAJAAkAgAUF/ag4DAAECAwsgBCAFKAIAIgY6AAAgBCAGQRB2OgACIAQgBkEIdjoAASADQX1qIQMgBEEDaiEHQQAhAQNAIAcgAWoiBCAFIAFqIgJBBGooAgAiCEEIdCAGQRh2cjYCACAEQQRqIAJBCGooAgAiBkEIdCAIQRh2cjYCACAEQQhqIAJBDGooAgAiCEEIdCAGQRh2cjYCACAEQQxqIAJBEGooAgAiBkEIdCAIQRh2cjYCACABQRBqIQEgA0FwaiIDQRBLDQALIAcgAWohBCAFIAFqQQNqIQUMAgsgBCAFKAIAIgY7AAAgA0F+aiEDIARBAmohB0EAIQEDQCAHIAFqIgQgBSABaiICQQRqKAIAIghBEHQgBkEQdnI2AgAgBEEEaiACQQhqKAIAIgZBEHQgCEEQdnI2AgAgBEEIaiACQQxqKAIAIghBEHQgBkEQdnI2AgAgBEEMaiACQRBqKAIAIgZBEHQgCEEQdnI2AgAgAUEQaiEBIANBcGoiA0ERSw0ACyAHIAFqIQQgBSABakECaiEFDAELIAQgBSgCACIGOgAAIANBf2ohAyAEQQFqIQdBACEBA0AgByABaiIEIAUgAWoiAkEEaigCACIIQRh0IAZBCHZyNgIAIARBBGogAkEIaigCACIGQRh0IAhBCHZyNgIAIARBCGogAkEMaigCACIIQRh0IAZBCHZyNgIAIARBDGogAkEQaigCACIGQRh0IAhBCHZyNgIAIAFBEGohASADQXBqIgNBEksNAAsgByABaiEEIAUgAWpBAWohBQsCQCADQRBxRQ0AIAQgBS0AADoAACAEIAUoAAE2AAEgBCAFKQAFNwAFIAQgBS8ADTsADSAEIAUtAA86AA8gBEEQaiEEIAVBEGohBQsCQCADQQhxRQ0AIAQgBSkAADcAACAEQQhqIQQgBUEIaiEFCwJAIANBBHFFDQAgBCAFKAAANgAAIARBBGohBCAFQQRqIQULAkAgA0ECcUUNACAEIAUvAAA7AAAgBEECaiEEIAVBAmohBQsgA0EBcUUNAQsgBCAFLQAAOgAACyAACwIACw4AEI6AgIAAEI6AgIAACwgAIAAQABAPCwYAEAEQDwsGABACEA8LGgAgACABIAIgAyAEIAUgBiAHIAggCRADEA8L";

// ../../packages/indexer/src/segments/predictions.ts
init_esm_shims();
function beside(guess) {
  return {
    together(rest, table2, known) {
      const near = guess(table2, known);
      for (let row = 0; row < rest.length; row++) rest[row] += near[row];
      return rest;
    }
  };
}
var behindTheLast = {
  together(rest, { name: name2 }, { lengths }) {
    let near = 0;
    for (let row = 0; row < rest.length; row++) {
      rest[row] += near;
      near = rest[row] + lengthOf(lengths, name2[row]) + 1;
    }
    return rest;
  }
};
var bound = {
  together(rest, { role }) {
    let last = -1;
    for (let row = 0; row < rest.length; row++) {
      if (rest[row] === 0) {
        rest[row] = -1;
        continue;
      }
      const near = role[row] === Role.Declaration ? last + 1 : last;
      const value = near + besideSomething(rest[row]);
      rest[row] = value;
      if (role[row] === Role.Declaration && value > last) last = value;
    }
    return rest;
  }
};
var target = {
  together(rest, { use }) {
    let last = 0;
    for (let row = 0; row < rest.length; row++) {
      if (rest[row] === 0) rest[row] = -1;
      else if (IN_EXPRESSION[use[row]] === 1) rest[row] = row - besideSomething(rest[row]);
      else {
        last += besideSomething(rest[row]);
        rest[row] = last;
      }
    }
    return rest;
  }
};
var startOfParts = {
  together(rest, table2, known) {
    for (let row = rest.length - 1; row >= 0; row--) rest[row] += nearStart(rest, row, table2, known);
    return rest;
  }
};
function nearStart(starts, row, { kind, a }, { tables }) {
  const part = a[row];
  const shape = SHAPE[kind[row]];
  if (shape === Shape.Spelled && part >= 0) return tables.occs.start[part] ?? 0;
  if (shape === Shape.Wraps && part > row && part < starts.length) return starts[part];
  return row + 1 < starts.length ? starts[row + 1] : 0;
}
var Shape = { Other: 0, Spelled: 1, Wraps: 2 };
var SHAPE = new Uint8Array(64);
for (const kind of [ExprKind.Ident, ExprKind.TypeName]) SHAPE[kind] = Shape.Spelled;
for (const kind of [
  ExprKind.Member,
  ExprKind.Index,
  ExprKind.Call,
  ExprKind.New,
  ExprKind.Await,
  ExprKind.Either,
  ExprKind.Cast,
  ExprKind.Spread,
  ExprKind.TypeMember,
  ExprKind.TypeQuery,
  ExprKind.KeyOf,
  ExprKind.IndexedType,
  ExprKind.TypeUnion,
  ExprKind.ArrayType,
  ExprKind.Assign,
  ExprKind.JsxElement,
  ExprKind.Tagged
])
  SHAPE[kind] = Shape.Wraps;
var MEMBERS = new Uint8Array(64);
for (const kind of [ExprKind.Member, ExprKind.TypeMember]) MEMBERS[kind] = 1;
var IN_EXPRESSION = new Uint8Array(64);
for (const use of [
  Use.Part,
  Use.Argument,
  Use.Stored,
  Use.Spread,
  Use.Jsx,
  Use.Tested,
  Use.Assigned,
  Use.TypeArgument,
  Use.Interpolated,
  Use.Iterated,
  Use.Destructured,
  Use.Other,
  Use.KeysAsked
])
  IN_EXPRESSION[use] = 1;
function occurrences(count, { tables }) {
  const of = new Int32Array(count).fill(-1);
  const { expr } = tables.occs;
  for (let occ = 0; occ < expr.length; occ++) if (expr[occ] >= 0 && expr[occ] < count) of[expr[occ]] = occ;
  return of;
}
function declarations(count, { tables }) {
  const of = new Int32Array(count).fill(-1);
  const { role, bind } = tables.occs;
  for (let occ = 0; occ < bind.length; occ++) {
    if (role[occ] === Role.Declaration && bind[occ] >= 0 && bind[occ] < count) of[bind[occ]] = occ;
  }
  return of;
}
function ofDeclaration(column) {
  return beside(({ count }, known) => {
    const values = known.tables.occs[column];
    return declarations(count, known).map((occ) => occ < 0 ? -1 : values[occ]);
  });
}
var PREDICTIONS = {
  occs: {
    start: behindTheLast,
    end: beside(({ name: name2, start: start2 }, { lengths }) => start2.map((at, row) => at + lengthOf(lengths, name2[row]))),
    bind: bound
  },
  decls: {
    name: ofDeclaration("name"),
    start: ofDeclaration("start"),
    end: beside(({ start: start2 }) => start2),
    nameStart: ofDeclaration("start"),
    nameEnd: ofDeclaration("end"),
    scopeEnd: beside(({ scopeStart }) => scopeStart)
  },
  texts: { start: behindTheLast },
  exprs: {
    a: beside(({ kind, count }, known) => {
      const spelled = occurrences(count, known);
      return kind.map(
        (each, row) => SHAPE[each] === Shape.Spelled ? spelled[row] : SHAPE[each] === Shape.Wraps ? row + 1 : -1
      );
    }),
    b: beside(({ kind, count }, known) => {
      const spelled = occurrences(count, known);
      return kind.map((each, row) => MEMBERS[each] === 1 ? spelled[row] : -1);
    }),
    target,
    start: startOfParts
  }
};
function besideSomething(rest) {
  return rest > 0 ? rest - 1 : rest;
}
function lengthOf(lengths, name2) {
  return name2 >= 0 && name2 < lengths.length ? lengths[name2] : 0;
}

// ../../packages/indexer/src/segments/column-writer.ts
var RECYCLE_BYTES2 = 64 * 1024 * 1024;
var RULES = 64;
var compiled2 = null;
var ofThread2 = null;
function columnWriter() {
  ofThread2 ??= new ColumnWriter();
  return ofThread2;
}
var ColumnWriter = class {
  #memory;
  #exports;
  constructor() {
    this.#renew();
  }
  /**
   * @param tables names and shapes, in the order in which native/columns.c has them
   * @returns a view, valid until the next call
   */
  write(facts2, tables) {
    if (this.#memory.buffer.byteLength > RECYCLE_BYTES2) this.#renew();
    const { names, lines, errors } = facts2;
    const counts = [];
    let cellCount = names.length + lines.length + errors.length;
    for (const [key, shape] of tables) {
      const { count } = facts2[key];
      counts.push(count);
      if (count > 0) for (const _column in shape) cellCount += count;
    }
    const address = this.#exports.cells(cellCount) >>> 0;
    const cells = new Int32Array(this.#memory.buffer, address, cellCount);
    for (let row = 0; row < names.length; row++) cells[row] = names[row].length;
    let at = names.length;
    cells.set(lines, at);
    at += lines.length;
    cells.set(errors, at);
    at += errors.length;
    for (const [key, shape] of tables) {
      const table2 = facts2[key];
      if (table2.count === 0) continue;
      for (const column in shape) {
        cells.set(table2[column], at);
        at += table2.count;
      }
    }
    const length = this.#exports.write_facts(names.length, lines.length, errors.length, ...counts) >>> 0;
    return new Uint8Array(this.#memory.buffer, this.#exports.out_address() >>> 0, length);
  }
  #renew() {
    compiled2 ??= new WebAssembly.Module(Buffer.from(COLUMNS_WASM, "base64"));
    const { exports } = new WebAssembly.Instance(compiled2, {});
    this.#exports = exports;
    this.#memory = exports.memory;
    const rules = new Uint8Array(this.#memory.buffer, exports.rules_address() >>> 0, RULES * 4);
    rules.set(SHAPE);
    rules.set(MEMBERS, RULES);
    rules.set(IN_EXPRESSION, RULES * 2);
    rules[RULES * 3 + Role.Declaration] = 1;
  }
};

// ../../packages/indexer/src/segments/facts-codec.ts
var WORTH_COMPRESSING = 256;
var PLAIN2 = 0;
var DEFLATED = 1;
var TABLES = [
  ["occs", OCC_SHAPE],
  ["decls", DECL_SHAPE],
  ["texts", TEXT_SHAPE],
  ["exprs", EXPR_SHAPE],
  ["imports", IMPORT_SHAPE],
  ["exports", EXPORT_SHAPE],
  ["links", LINK_SHAPE]
];
function encodeFacts(facts2, scratch2 = new ByteWriter()) {
  scratch2.length = 0;
  scratch2.byte(PLAIN2);
  writeFacts(scratch2, facts2);
  const plain = scratch2.view();
  if (plain.length >= WORTH_COMPRESSING) {
    const deflated = deflateRawSync(plain.subarray(1), deflateOptions(plain.length));
    if (deflated.length < plain.length * 0.9) {
      const coded = new Uint8Array(deflated.length + 1);
      coded[0] = DEFLATED;
      coded.set(deflated, 1);
      return coded;
    }
  }
  return scratch2.take();
}
function deflateOptions(length) {
  const windowBits = Math.min(15, Math.max(9, 32 - Math.clz32(length)));
  return { level: 1, windowBits, memLevel: Math.max(1, windowBits - 6), chunkSize: Math.max(64, length) };
}
function writeFacts(out2, facts2) {
  out2.text(facts2.room);
  out2.uint(facts2.flags);
  out2.uint(facts2.length);
  out2.byte(facts2.config === null ? 0 : 1);
  if (facts2.config !== null) out2.text(facts2.config);
  out2.raw(columnWriter().write(facts2, TABLES));
}

// ../../packages/indexer/src/segments/interner.ts
init_esm_shims();
var MOST_PARTS = 1 << 16;
var Interner = class {
  strings = [];
  #ids = /* @__PURE__ */ new Map();
  #parts = /* @__PURE__ */ new Map();
  id(text) {
    const known = this.#ids.get(text);
    if (known !== void 0) return known;
    const id = this.strings.length;
    this.#ids.set(text, id);
    this.strings.push(text);
    return id;
  }
  /** The numbers of what a string is taken apart into. Remembered, as long as the strings are not too many. */
  idsOf(text, parts2) {
    const known = this.#parts.get(text);
    if (known !== void 0) return known;
    const ids = Array.from(parts2(text), (part) => this.id(part));
    if (this.#parts.size < MOST_PARTS) this.#parts.set(text, ids);
    return ids;
  }
  /** The number of a string that has one, or -1. */
  find(text) {
    return this.#ids.get(text) ?? -1;
  }
};

// ../../packages/indexer/src/segments/name-record.ts
init_esm_shims();

// ../../packages/indexer/src/words/specifier-segments.ts
init_esm_shims();
function segmentsOf(specifier2) {
  const bare2 = specifier2.replace(/^.*!/s, "").replace(/[?].*$/s, "");
  const parts2 = bare2.split("/");
  const segments = /* @__PURE__ */ new Set();
  let last = parts2.pop() ?? "";
  if (last === "" && parts2.length > 0) {
    segments.add("");
    last = parts2.pop() ?? "";
  }
  if (last === "" || last === "." || last === "..") return [...segments.add("")];
  segments.add(last);
  for (let dot = last.lastIndexOf("."); dot > 0; dot = last.lastIndexOf(".", dot - 1)) segments.add(last.slice(0, dot));
  return [...segments];
}
function partKey(part) {
  return `/${part}`;
}
function specifierKeys(specifier2) {
  const keys = new Set(segmentsOf(specifier2));
  for (const part of specifier2.split("/")) {
    if (part === "" || part === "." || part === "..") continue;
    keys.add(partKey(part));
    if (PARTED.test(part)) {
      for (const piece of part.split(PARTED)) if (piece !== "") keys.add(partKey(piece));
    }
  }
  return keys;
}
var PARTED = /[.@-]/;
function importKinds(facts2) {
  const kinds2 = new Set(facts2.imports.kind);
  if (facts2.exprs.kind.includes(ExprKind.Index)) kinds2.add(SiteKind.Dispatch);
  return [...kinds2];
}

// ../../packages/indexer/src/words/word-rows.ts
init_esm_shims();
function wordRows(facts2) {
  const isWord = new Uint8Array(facts2.names.length);
  mark(isWord, facts2.occs.name);
  mark(isWord, facts2.texts.name);
  mark(isWord, facts2.decls.name);
  mark(isWord, facts2.imports.imported);
  mark(isWord, facts2.exports.name);
  return isWord;
}
function mark(isWord, column) {
  for (let row = 0; row < column.length; row++) {
    const name2 = column[row];
    if (name2 >= 0) isWord[name2] = 1;
  }
}

// ../../packages/indexer/src/segments/name-record.ts
var EMPTY_RECORD = {
  specifiers: new Uint32Array(0),
  names: new Uint32Array(0),
  isWord: new Uint8Array(0),
  importing: new Uint32Array(0),
  kinds: new Uint32Array(0)
};
function recordOf(facts2, interner) {
  const names = new Uint32Array(facts2.names.length);
  for (let row = 0; row < names.length; row++) names[row] = interner.id(facts2.names[row]);
  const specifiers = new Set(facts2.imports.specifier);
  specifiers.delete(-1);
  return {
    specifiers: Uint32Array.from(specifiers, (row) => names[row]),
    names,
    isWord: wordRows(facts2),
    importing: importingOf(facts2, interner),
    kinds: Uint32Array.from(importKinds(facts2))
  };
}
function importingOf(facts2, interner) {
  const { specifier: specifier2, count } = facts2.imports;
  const ids = /* @__PURE__ */ new Set();
  let last = -1;
  for (let row = 0; row < count; row++) {
    const name2 = specifier2[row];
    if (name2 < 0 || name2 === last) continue;
    last = name2;
    for (const id of interner.idsOf(facts2.names[name2], specifierKeys)) ids.add(id);
  }
  return Uint32Array.from(ids);
}
function recordOfSketch({ words: words2, specifiers, kinds: kinds2 }, interner) {
  const keys = /* @__PURE__ */ new Set();
  for (const specifier2 of specifiers) for (const key of specifierKeys(specifier2)) keys.add(key);
  return {
    specifiers: Uint32Array.from(specifiers, (specifier2) => interner.id(specifier2)),
    names: Uint32Array.from(words2, (word) => interner.id(word)),
    isWord: new Uint8Array(words2.length).fill(1),
    importing: Uint32Array.from(keys, (key) => interner.id(key)),
    kinds: Uint32Array.from(kinds2)
  };
}
function writeRecord(out2, record) {
  const { specifiers, names, isWord } = record;
  writeList(out2, specifiers);
  out2.uint(names.length);
  for (let row = 0; row < names.length; row++) out2.uint(names[row] << 1 | isWord[row]);
  writeList(out2, record.importing);
  writeList(out2, record.kinds);
}
function writeList(out2, list) {
  out2.uint(list.length);
  for (const value of list) out2.uint(value);
}

// ../../packages/indexer/src/segments/unit.ts
init_esm_shims();
var UNIT_STATES = ["read", "binary", "lfs", "unread", "link"];

// ../../packages/indexer/src/pipeline/phases.ts
init_esm_shims();
var WORK_PHASES = ["read", "decode", "parse", "extract", "words", "encode"];
var PhaseClock = class {
  #spent = new Float64Array(WORK_PHASES.length);
  #since = 0;
  /** From here on, time counts for the phase that is told to `spent` next. */
  start() {
    this.#since = performance.now();
  }
  /** The time since `start`, or since the last call, was spent in this phase. */
  spent(phase) {
    const now = performance.now();
    this.#spent[WORK_PHASES.indexOf(phase)] += now - this.#since;
    this.#since = now;
  }
  /** What was spent since the last call. */
  take() {
    const taken = this.#spent.slice();
    this.#spent.fill(0);
    return taken;
  }
};

// ../../packages/indexer/src/pipeline/batch-encoder.ts
var NOTHING = new Uint8Array(0);
var BatchEncoder = class {
  /** Of the thread: what encodes is the last to know what a batch took. */
  clock;
  #id = randomUUID();
  #interner = new Interner();
  #units = new ByteWriter(1 << 16);
  #facts = new ByteWriter(1 << 18);
  #scratch = new ByteWriter(1 << 16);
  #sent = 0;
  constructor(clock = new PhaseClock()) {
    this.clock = clock;
  }
  /** Forgets what a batch left behind that failed half-way. */
  begin() {
    this.#units.length = 0;
    this.#facts.length = 0;
  }
  /** @param extracted null where the blob could not be read */
  add(extracted) {
    const out2 = this.#units;
    out2.byte(extracted ? 1 : 0);
    if (!extracted) return;
    const { info: info2, facts: facts2, sketch: sketch2 } = extracted;
    out2.byte(UNIT_STATES.indexOf(info2.state));
    for (const label2 of [info2.reason, info2.room, info2.encoding])
      out2.uint(label2 === null ? 0 : this.#interner.id(label2) + 1);
    out2.uint(info2.bytes);
    out2.uint(info2.flags);
    const record = facts2 ? recordOf(facts2, this.#interner) : sketch2 ? recordOfSketch(sketch2, this.#interner) : EMPTY_RECORD;
    writeRecord(out2, record);
    const coded = facts2 ? encodeFacts(facts2, this.#scratch) : NOTHING;
    out2.uint(coded.length);
    this.#facts.raw(coded);
  }
  /** What was added since the last result. */
  finish() {
    const names = new ByteWriter(1 << 12);
    const { strings } = this.#interner;
    const firstString = this.#sent;
    for (let id = firstString; id < strings.length; id++) names.text(strings[id]);
    this.#sent = strings.length;
    const units3 = this.#units.take();
    const facts2 = this.#facts.take();
    this.begin();
    return { interner: this.#id, firstString, strings: names.take(), units: units3, facts: facts2, phases: this.clock.take() };
  }
};

// ../../packages/indexer/src/pipeline/create-extractor.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/index.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/assets.ts
init_esm_shims();
import { createHash as createHash2 } from "crypto";
import { existsSync } from "fs";
import { readFile } from "fs/promises";
import { createRequire } from "module";
import { basename, join as join2 } from "path";
import { fileURLToPath as fileURLToPath2 } from "url";
import { brotliDecompressSync } from "zlib";

// ../../packages/indexer/src/syntax/syntax-error.ts
init_esm_shims();
var SyntaxEngineError = class extends Error {
  name = "SyntaxEngineError";
  code;
  hint;
  constructor(code, message, hint, options) {
    super(message, options);
    this.code = code;
    this.hint = hint;
  }
};

// ../../packages/indexer/src/syntax/wasm/parser-digest.generated.ts
init_esm_shims();
var PARSER_SHA256 = "22ee895e50714e2e56f4f98723e668374a695e00cf635da9572e4d096bbdc687";

// ../../packages/indexer/src/syntax/assets.ts
var PARSER = "nonesuch-indexer/parser.wasm";
var COMPRESSED = ".br";
var RUNTIME = "web-tree-sitter/web-tree-sitter.wasm";
var HINT = "Reinstall the package. In a bundle, copy its wasm files beside each other and pass their folder as `assets`.";
function bundled(file, options) {
  if (options.assets !== void 0) return join2(options.assets, basename(file));
  const beside2 = fileURLToPath2(new URL(`./${basename(file)}`, import.meta.url));
  return existsSync(beside2) ? beside2 : null;
}
function installed(file) {
  return createRequire(import.meta.url).resolve(file);
}
async function read(file, options) {
  return readFile(bundled(file, options) ?? installed(file));
}
async function readParser(options) {
  const file = bundled(PARSER, options);
  return file === null ? brotliDecompressSync(await readFile(installed(PARSER + COMPRESSED))) : readFile(file);
}
async function loadParser(options = {}) {
  try {
    const bytes = await readParser(options);
    if (createHash2("sha256").update(bytes).digest("hex") !== PARSER_SHA256)
      throw new TypeError("Its digest is another one");
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new SyntaxEngineError("parser_missing", `The parser could not be loaded from ${PARSER}`, HINT, { cause });
  }
}
async function loadGrammar(id, file, options = {}) {
  try {
    return await WebAssembly.compile(await read(file, options));
  } catch (cause) {
    throw new SyntaxEngineError("grammar_missing", `The grammar ${id} could not be loaded from ${file}`, HINT, {
      cause
    });
  }
}
async function loadRuntime(options = {}) {
  try {
    return await WebAssembly.compile(await read(RUNTIME, options));
  } catch (cause) {
    throw new SyntaxEngineError("runtime_missing", `The parser could not be loaded from ${RUNTIME}`, HINT, { cause });
  }
}

// ../../packages/indexer/src/syntax/create-engine.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/cursor-engine.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/cursor-filler.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/row-buffer.ts
init_esm_shims();
var RowBuffer = class {
  count = 0;
  kind = new Uint16Array(1024);
  field = new Uint8Array(1024);
  parent = new Int32Array(1024);
  start = new Uint32Array(1024);
  end = new Uint32Array(1024);
  next = new Uint32Array(1024);
  name = new Int32Array(1024);
  /** Appends a row and returns its number. Its `next` is set by `close`, once its subtree is complete. */
  open(kind, field2, parent, start2, end, name2) {
    if (this.count === this.kind.length) this.#grow();
    const row = this.count++;
    this.kind[row] = kind;
    this.field[row] = field2;
    this.parent[row] = parent;
    this.start[row] = start2;
    this.end[row] = end;
    this.name[row] = name2;
    return row;
  }
  close(row) {
    this.next[row] = this.count;
  }
  #grow() {
    const wider3 = (column) => {
      const copy = new column.constructor(column.length * 2);
      copy.set(column);
      return copy;
    };
    this.kind = wider3(this.kind);
    this.field = wider3(this.field);
    this.parent = wider3(this.parent);
    this.start = wider3(this.start);
    this.end = wider3(this.end);
    this.next = wider3(this.next);
    this.name = wider3(this.name);
  }
};

// ../../packages/indexer/src/syntax/cursor-filler.ts
var ERROR_SYMBOL = 65535;
var CursorFiller = class {
  #names;
  #rows = new RowBuffer();
  /** Per depth: the row that a child hangs on, and the first field seen since that row. */
  #parents = [];
  #fields = [];
  constructor(names) {
    this.#names = names;
  }
  fill(tree, text, map) {
    const rows2 = this.#rows;
    const parents = this.#parents;
    const fields = this.#fields;
    rows2.count = 0;
    const cursor = tree.walk();
    let depth = 0;
    parents[0] = -1;
    fields[0] = 0;
    for (; ; ) {
      const symbol = cursor.nodeTypeId;
      const field2 = fields[depth] || (depth === 0 ? 0 : map.fields[cursor.currentFieldId]);
      const kind = symbol === ERROR_SYMBOL ? ERROR_KIND : cursor.nodeIsMissing ? MISSING_KIND : map.kinds[symbol];
      let row = -1;
      if (kind !== 0 || depth === 0) {
        const start2 = cursor.startIndex;
        const end = cursor.endIndex;
        const name2 = kind > MISSING_KIND && map.texts[symbol] === 1 ? this.#names.intern(text.slice(start2, end)) : -1;
        row = rows2.open(kind, field2, parents[depth], start2, end, name2);
      }
      if (cursor.gotoFirstChild()) {
        depth++;
        parents[depth] = row === -1 ? parents[depth - 1] : row;
        fields[depth] = row === -1 ? field2 : 0;
        continue;
      }
      if (row !== -1) rows2.close(row);
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) {
          cursor.delete();
          return this.#finish(tree, text);
        }
        depth--;
        const closed2 = parents[depth + 1];
        if (closed2 !== parents[depth]) rows2.close(closed2);
      }
    }
  }
  #finish(tree, text) {
    const { count, kind, field: field2, parent, start: start2, end, next, name: name2 } = this.#rows;
    const names = this.#names;
    const broken = tree.rootNode.hasError;
    return { text, count, kind, field: field2, parent, start: start2, end, next, name: name2, broken, nameOf: (id) => names.textOf(id) };
  }
};

// ../../packages/indexer/src/syntax/kind-map.ts
init_esm_shims();
function mapKinds(grammar, table2) {
  if (table2.fields.length > 255) throw new RangeError("A kind table holds at most 255 fields");
  const numbers = /* @__PURE__ */ new Map();
  for (const [at, kind] of table2.kinds.entries()) numbers.set(`${kind.named ? "n" : "a"} ${kind.type}`, at);
  const kinds2 = new Uint16Array(grammar.symbolCount);
  const texts = new Uint8Array(grammar.symbolCount);
  for (let symbol = 0; symbol < grammar.symbolCount; symbol++) {
    const at = numbers.get(`${grammar.symbolIsNamed(symbol) ? "n" : "a"} ${grammar.symbolName(symbol)}`);
    if (at === void 0) continue;
    kinds2[symbol] = FIRST_KIND + at;
    texts[symbol] = table2.kinds[at].text === true ? 1 : 0;
  }
  const fields = new Uint8Array(grammar.fieldCount + 1);
  for (let field2 = 1; field2 <= grammar.fieldCount; field2++) {
    fields[field2] = table2.fields.indexOf(grammar.fieldName(field2) ?? "") + 1;
  }
  return { kinds: kinds2, texts, fields };
}

// ../../packages/indexer/src/syntax/name-table.ts
init_esm_shims();
var NameTable2 = class {
  #ids = /* @__PURE__ */ new Map();
  #texts = [];
  intern(text) {
    let id = this.#ids.get(text);
    if (id === void 0) {
      id = this.#texts.length;
      const own = Buffer.from(text, "utf16le").toString("utf16le");
      this.#texts.push(own);
      this.#ids.set(own, id);
    }
    return id;
  }
  textOf(id) {
    const text = this.#texts[id];
    if (text === void 0) throw new RangeError(`No name has the number ${id}`);
    return text;
  }
};

// ../../packages/indexer/src/syntax/size-cap.ts
init_esm_shims();
var MAX_TEXT_LENGTH = 4 * 1024 * 1024;
function refuseBySize(text) {
  if (text.length <= MAX_TEXT_LENGTH) return null;
  return {
    failure: "memory",
    message: `${text.length} characters are more than the ${MAX_TEXT_LENGTH} that are parsed`
  };
}

// ../../packages/indexer/src/syntax/cursor-engine.ts
async function createCursorEngine(options = {}) {
  const library = await initLibrary(await loadRuntime(options));
  const shared2 = { treeSitter: library, filler: new CursorFiller(new NameTable2()) };
  return {
    kind: "cursor",
    async parser(grammar, table2) {
      return new CursorParser(shared2, await loadLanguage(library, grammar, options), table2);
    }
  };
}
async function initLibrary(runtime) {
  try {
    const library = await Promise.resolve().then(() => (init_web_tree_sitter(), web_tree_sitter_exports));
    await library.Parser.init({
      // Bundled, the library could not find its wasm by itself.
      instantiateWasm(imports, done) {
        done(new WebAssembly.Instance(runtime, imports), runtime);
        return {};
      }
    });
    return library;
  } catch (cause) {
    throw new SyntaxEngineError(
      "runtime_invalid",
      "The parser could not be started",
      "Install the version of web-tree-sitter that the package pins. A CommonJS bundle has to define import.meta.url.",
      { cause }
    );
  }
}
async function loadLanguage(library, { id, file }, options) {
  const module2 = await loadGrammar(id, file, options);
  try {
    return library.Language.loadSync(module2);
  } catch (cause) {
    throw new SyntaxEngineError(
      "grammar_invalid",
      `The grammar ${id} does not fit this parser`,
      "Install the versions of the grammars that the package pins.",
      { cause }
    );
  }
}
var memory = {
  /**
   * Parsers that were stopped in the middle of a text. They are kept, so that no finalizer cleans them up: on deeply
   * nested input that overflows the library's stack, which lies above its data.
   */
  abandoned: [],
  /** Set once the library trapped: what it holds cannot be trusted any more. */
  spoilt: null
};
var CursorParser = class {
  #common;
  #language;
  #map;
  #parser;
  constructor(shared2, language, table2) {
    this.#common = shared2;
    this.#language = language;
    this.#parser = this.#newParser();
    this.#map = mapKinds(
      {
        symbolCount: language.nodeTypeCount,
        fieldCount: language.fieldCount,
        symbolName: (symbol) => language.types[symbol] ?? null,
        symbolIsNamed: (symbol) => language.nodeTypeIsNamed(symbol),
        fieldName: (field2) => language.fields[field2] ?? null
      },
      table2
    );
  }
  parse(text, budget) {
    const refused = refuseBySize(text);
    if (refused !== null) return refused;
    const common = this.#common;
    if (memory.spoilt !== null) return { failure: "crash", message: `the parser crashed before: ${memory.spoilt}` };
    const deadline = performance.now() + budget;
    try {
      const tree = this.#parser.parse(text, null, { progressCallback: () => performance.now() > deadline });
      if (tree === null) {
        memory.abandoned.push(this.#parser);
        this.#parser = this.#newParser();
        return { failure: "time", message: `not parsed within ${budget} ms` };
      }
      const condensed = common.filler.fill(tree, text, this.#map);
      tree.delete();
      return condensed;
    } catch (cause) {
      memory.spoilt = cause instanceof Error ? cause.message : String(cause);
      return { failure: "crash", message: memory.spoilt };
    }
  }
  #newParser() {
    return new this.#common.treeSitter.Parser().setLanguage(this.#language);
  }
};

// ../../packages/indexer/src/syntax/wasm/wasm-engine.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/wasm/parser-memory.ts
init_esm_shims();

// ../../packages/indexer/src/syntax/wasm/name-store.ts
init_esm_shims();
var NAMES3 = { count: 0, offsets: 2, units: 4, words: 5 };
var NameStore = class {
  #buffer;
  #record;
  #decoded = [];
  /**
   * @param buffer the memory as it is now
   * @param record address of the Names record
   */
  constructor(buffer, record) {
    this.#buffer = buffer;
    this.#record = record;
  }
  textOf(id) {
    let text = this.#decoded[id];
    if (text === void 0) {
      text = this.#decode(id);
      this.#decoded[id] = text;
    }
    return text;
  }
  #decode(id) {
    const buffer = this.#buffer();
    const record = new Uint32Array(buffer, this.#record, NAMES3.words);
    if (!(id >= 0 && id < record[NAMES3.count])) throw new RangeError(`No name has the number ${id}`);
    const [start2, end] = new Uint32Array(buffer, record[NAMES3.offsets] + id * 4, 2);
    const units3 = new Uint16Array(buffer, record[NAMES3.units] + start2 * 2, end - start2);
    let text = "";
    for (let at = 0; at < units3.length; at += 4096) text += String.fromCharCode(...units3.subarray(at, at + 4096));
    return text;
  }
};

// ../../packages/indexer/src/syntax/wasm/parser-memory.ts
var PAGE = 65536;
var INITIAL_PAGES = 128;
var FIRST_TEXT = 1 << 17;
var ParseExpired = class extends Error {
  name = "ParseExpired";
};
var MemoryExhausted = class extends Error {
  name = "MemoryExhausted";
};
var ParserMemory = class {
  exports;
  /** Text of a name that the walk has interned. Valid as long as the memory is. */
  nameOf;
  /** Address of the Rows record, which the walk fills. */
  rowsAddress;
  #memory;
  #bytes;
  #textAddress = 0;
  #textCapacity = 0;
  #deadline = Number.POSITIVE_INFINITY;
  /**
   * @param module native/engine.c
   * @param maxBytes cap of the memory
   */
  constructor(module2, maxBytes) {
    this.#memory = new WebAssembly.Memory({ initial: INITIAL_PAGES, maximum: Math.floor(maxBytes / PAGE) });
    const { exports } = new WebAssembly.Instance(module2, {
      env: { memory: this.#memory },
      // What these throw ends the parse, and spoils the memory.
      host: {
        check_clock: () => {
          if (performance.now() > this.#deadline) throw new ParseExpired();
        },
        refuse_memory: () => {
          throw new MemoryExhausted(`the parse needs more than ${maxBytes} bytes of memory`);
        }
      }
    });
    this.exports = exports;
    exports.names_seed(Math.floor(Math.random() * 2 ** 32));
    const names = new NameStore(() => this.buffer, exports.names_address() >>> 0);
    this.nameOf = (id) => names.textOf(id);
    this.rowsAddress = exports.rows_address() >>> 0;
    this.#bytes = Buffer.from(this.buffer);
  }
  get buffer() {
    return this.#memory.buffer;
  }
  /** Address of the TSLanguage of a grammar, or null where the parser has none of this name. */
  language(id) {
    for (let index = 0; ; index++) {
      const name2 = this.#text(this.exports.grammar_name(index) >>> 0);
      if (name2 === null) return null;
      if (name2 === id) return this.exports.grammar_language(index) >>> 0;
    }
  }
  /** Node types and fields of a grammar. */
  grammarNames(language) {
    const call2 = (name2, ...values) => this.exports[name2](language, ...values) >>> 0;
    return {
      symbolCount: call2("language_symbol_count"),
      fieldCount: call2("language_field_count"),
      symbolName: (symbol) => this.#text(call2("language_symbol_name", symbol)),
      symbolIsNamed: (symbol) => call2("language_symbol_is_named", symbol) === 1,
      fieldName: (field2) => this.#text(call2("language_field_name", field2))
    };
  }
  /**
   * Parses a text, and writes its rows.
   *
   * @param table address of a Table
   * @param deadline as of `performance.now()`
   * @returns whether the tree has an ERROR or a MISSING node
   * @throws ParseExpired, MemoryExhausted, WebAssembly.RuntimeError. The memory must not be used again then.
   */
  parse(table2, text, deadline) {
    this.#deadline = deadline;
    if (text.length > this.#textCapacity) {
      this.#textCapacity = Math.max(Math.ceil(text.length * 1.25), FIRST_TEXT);
      this.#textAddress = this.exports.text_reserve(this.#textCapacity) >>> 0;
    }
    this.#view().write(text, this.#textAddress, "utf16le");
    const broken = this.exports.parse(table2, text.length) === 1;
    this.#deadline = Number.POSITIVE_INFINITY;
    return broken;
  }
  /** Calls with the addresses of copies of these bytes, which are gone afterwards. */
  withCopies(parts2, use) {
    const addresses = parts2.map((bytes) => {
      const address = this.exports.block_new(Math.max(bytes.length, 1)) >>> 0;
      this.#view().set(bytes, address);
      return address;
    });
    const result = use(...addresses);
    for (const address of addresses) this.exports.block_free(address);
    return result;
  }
  /** The zero-terminated text at an address, or null at address 0. Node types and field names, which are short. */
  #text(address) {
    if (address === 0) return null;
    const bytes = this.#view();
    return bytes.toString("utf8", address, bytes.indexOf(0, address));
  }
  /** The memory's bytes. A growth detaches views, so that they are made again. */
  #view() {
    if (this.#bytes.buffer !== this.buffer) this.#bytes = Buffer.from(this.buffer);
    return this.#bytes;
  }
};

// ../../packages/indexer/src/syntax/wasm/wasm-engine.ts
var MAX_BYTES = 512 * 1024 * 1024;
var RECYCLE_BYTES3 = 192 * 1024 * 1024;
var ROWS = { count: 0, kind: 2, field: 3, parent: 4, start: 5, end: 6, next: 7, name: 8, words: 9 };
function createWasmEngine(parser, options = {}) {
  try {
    return new WasmEngine(parser, options);
  } catch (cause) {
    throw new SyntaxEngineError(
      "parser_invalid",
      "The parser could not be started",
      "It needs a memory of some megabytes. Reinstall the package if there is one.",
      { cause }
    );
  }
}
var WasmEngine = class {
  kind = "wasm";
  #module;
  #maxBytes;
  #recycleBytes;
  #memory;
  /** Set where the memory must not be used for another parse. Its last tree can still be read. */
  #spent = false;
  constructor(module2, options) {
    this.#module = module2;
    this.#maxBytes = options.maxBytes ?? MAX_BYTES;
    this.#recycleBytes = options.recycleBytes ?? RECYCLE_BYTES3;
    this.#memory = this.#newMemory();
  }
  async parser(grammar, table2) {
    const parser = new WasmParser(this, grammar, table2);
    parser.attach(this.#memory);
    return parser;
  }
  /** The memory for the next parse. */
  ready() {
    if (this.#spent) {
      this.#memory = this.#newMemory();
      this.#spent = false;
    }
    return this.#memory;
  }
  /** To be told after each parse. */
  done(memory2, spoilt) {
    if (spoilt || memory2.buffer.byteLength > this.#recycleBytes) this.#spent = true;
  }
  #newMemory() {
    return new ParserMemory(this.#module, this.#maxBytes);
  }
};
var WasmParser = class {
  #engine;
  #grammar;
  #kinds;
  #memory = null;
  /** Address of the Table that native/condense.c made of the kinds. */
  #table = 0;
  constructor(engine, grammar, kinds2) {
    this.#engine = engine;
    this.#grammar = grammar;
    this.#kinds = kinds2;
  }
  /**
   * Makes the kinds known to a memory.
   *
   * @throws SyntaxEngineError `grammar_missing`
   */
  attach(memory2) {
    if (memory2 === this.#memory) return;
    const { id } = this.#grammar;
    const language = memory2.language(id);
    if (language === null) {
      throw new SyntaxEngineError(
        "grammar_missing",
        `The parser has no grammar ${id}`,
        "A grammar is a row of native/grammars.tsv; native/build-parser.sh builds the parser with it."
      );
    }
    const map = mapKinds(memory2.grammarNames(language), this.#kinds);
    const tables = [new Uint8Array(map.kinds.buffer), map.texts, map.fields];
    this.#table = memory2.withCopies(
      tables,
      (...addresses) => memory2.exports.condense_table(language, ...addresses) >>> 0
    );
    this.#memory = memory2;
  }
  parse(text, budget) {
    const refused = refuseBySize(text);
    if (refused !== null) return refused;
    const deadline = performance.now() + budget;
    let memory2;
    let spoilt = true;
    try {
      memory2 = this.#engine.ready();
      this.attach(memory2);
      const broken = memory2.parse(this.#table, text, deadline);
      spoilt = false;
      return treeOf(memory2, text, broken);
    } catch (cause) {
      if (cause instanceof ParseExpired) return { failure: "time", message: `not parsed within ${budget} ms` };
      const message = cause instanceof Error ? cause.message : String(cause);
      const outOfMemory = cause instanceof MemoryExhausted || memory2 === void 0 && cause instanceof RangeError;
      return { failure: outOfMemory ? "memory" : "crash", message };
    } finally {
      if (memory2 !== void 0) this.#engine.done(memory2, spoilt);
    }
  }
};
function treeOf({ buffer, rowsAddress, nameOf }, text, broken) {
  const address = new Uint32Array(buffer, rowsAddress, ROWS.words);
  const count = address[ROWS.count];
  return {
    text,
    count,
    kind: new Uint16Array(buffer, address[ROWS.kind], count),
    field: new Uint8Array(buffer, address[ROWS.field], count),
    parent: new Int32Array(buffer, address[ROWS.parent], count),
    start: new Uint32Array(buffer, address[ROWS.start], count),
    end: new Uint32Array(buffer, address[ROWS.end], count),
    next: new Uint32Array(buffer, address[ROWS.next], count),
    name: new Int32Array(buffer, address[ROWS.name], count),
    broken,
    nameOf
  };
}

// ../../packages/indexer/src/syntax/create-engine.ts
async function createSyntaxEngine(options = {}) {
  try {
    return createWasmEngine(options.parser ?? await loadParser(options), options);
  } catch (error) {
    if (!(error instanceof SyntaxEngineError)) throw error;
    return createCursorEngine(options);
  }
}

// ../../packages/indexer/src/pipeline/extractor.ts
init_esm_shims();

// ../../packages/indexer/src/decode/decode.ts
init_esm_shims();
import { isAscii, isUtf8 as isUtf82 } from "buffer";

// ../../packages/indexer/src/decode/lfs-pointer.ts
init_esm_shims();
var PREFIX = Buffer.from("version https://");
var LONGEST2 = 1024;
function isLfsPointer(bytes) {
  if (bytes.length > LONGEST2 || !bytes.subarray(0, PREFIX.length).equals(PREFIX)) return false;
  const text = bytes.toString("latin1");
  return /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v\d/.test(text) && /^oid sha256:[0-9a-f]{64}$/m.test(text);
}

// ../../packages/indexer/src/decode/decode.ts
var LARGEST_TEXT = 256 * 1024 * 1024;
var CONTROL_SHARE = 64;
function decode(bytes) {
  if (bytes.length > LARGEST_TEXT) return { state: "too-large" };
  if (isLfsPointer(bytes)) return { state: "lfs" };
  const marked = decodeMarked(bytes);
  if (marked) return marked;
  if (!bytes.includes(0)) {
    if (isAscii(bytes)) return { state: "text", text: bytes.toString("latin1"), encoding: "ascii" };
    if (isUtf82(bytes)) return { state: "text", text: bytes.toString("utf8"), encoding: "utf-8" };
    return { state: "text", text: decodeMixed(bytes), encoding: "mixed" };
  }
  const wide = unmarkedUtf16(bytes);
  if (wide) return { state: "text", text: wide === "utf-16le" ? utf16le(bytes) : utf16be(bytes), encoding: wide };
  if (isUtf82(bytes) && fewControls(bytes)) return { state: "text", text: bytes.toString("utf8"), encoding: "utf-8" };
  return { state: "binary" };
}
function decodeMarked(bytes) {
  const [a, b, c, d] = bytes;
  if (a === 239 && b === 187 && c === 191) {
    const rest = bytes.subarray(3);
    if (isUtf82(rest)) return { state: "text", text: rest.toString("utf8"), encoding: "utf-8-bom" };
    return rest.includes(0) ? { state: "binary" } : { state: "text", text: decodeMixed(rest), encoding: "mixed" };
  }
  if (a === 255 && b === 254 && c === 0 && d === 0 && bytes.length % 4 === 0) return utf32(bytes, "utf-32le");
  if (a === 0 && b === 0 && c === 254 && d === 255 && bytes.length % 4 === 0) return utf32(bytes, "utf-32be");
  if (a === 255 && b === 254) return { state: "text", text: utf16le(bytes.subarray(2)), encoding: "utf-16le" };
  if (a === 254 && b === 255) return { state: "text", text: utf16be(bytes.subarray(2)), encoding: "utf-16be" };
  return null;
}
function utf16le(bytes) {
  const even = bytes.length & ~1;
  const text = bytes.toString("utf16le", 0, even);
  return even === bytes.length ? text : text + String.fromCharCode(bytes[even]);
}
function utf16be(bytes) {
  const even = bytes.length & ~1;
  const swapped = Buffer.from(bytes.subarray(0, even)).swap16().toString("utf16le");
  return even === bytes.length ? swapped : swapped + String.fromCharCode(bytes[even]);
}
function utf32(bytes, encoding) {
  const parts2 = [];
  for (let at = 4; at < bytes.length; at += 4) {
    const point = encoding === "utf-32le" ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    if (point > 1114111) return { state: "binary" };
    parts2.push(String.fromCodePoint(point));
  }
  return { state: "text", text: parts2.join(""), encoding };
}
function unmarkedUtf16(bytes) {
  const length = Math.min(bytes.length & ~1, 4096);
  if (length < 4 || bytes.length % 2 !== 0) return null;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const half = length / 2;
  if (even === 0 && odd > half * 0.6 && fewControls(Buffer.from(utf16le(bytes.subarray(0, length))))) return "utf-16le";
  if (odd === 0 && even > half * 0.6 && fewControls(Buffer.from(utf16be(bytes.subarray(0, length))))) return "utf-16be";
  return null;
}
function fewControls(bytes) {
  let controls = 0;
  for (const byte of bytes)
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27) controls++;
  return controls * CONTROL_SHARE <= bytes.length;
}
function decodeMixed(bytes) {
  const parts2 = [];
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] < 128) {
      at++;
      continue;
    }
    const length = sequenceLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    if (at > from) parts2.push(bytes.toString("utf8", from, at));
    parts2.push(String.fromCharCode(bytes[at]));
    at++;
    from = at;
  }
  if (at > from) parts2.push(bytes.toString("utf8", from, at));
  return parts2.join("");
}
function sequenceLength(bytes, at) {
  const first = bytes[at];
  const length = first >= 194 && first <= 223 ? 2 : first >= 224 && first <= 239 ? 3 : first >= 240 && first <= 244 ? 4 : 0;
  return length > 0 && at + length <= bytes.length && isUtf82(bytes.subarray(at, at + length)) ? length : 0;
}

// ../../packages/indexer/src/words/scan-words.ts
init_esm_shims();

// ../../packages/indexer/src/words/line-starts.ts
init_esm_shims();
function lineStarts(text) {
  let starts = new Int32Array(Math.max(16, text.length >> 5));
  let count = 1;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== 10 && (unit !== 13 || text.charCodeAt(at + 1) === 10)) continue;
    if (count === starts.length) {
      const wider3 = new Int32Array(count * 2);
      wider3.set(starts);
      starts = wider3;
    }
    starts[count++] = at + 1;
  }
  return starts.slice(0, count);
}

// ../../packages/indexer/src/words/scan-words.ts
var WORD2 = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/g;
var COMPOUND2 = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*(?:-[\w$\u0080-\uffff]+)+/g;
var ESCAPED2 = /(?:[\w$\u0080-\uffff-]|\\u\{[0-9a-fA-F]{1,6}\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})*\\(?:u\{[0-9a-fA-F]{1,6}\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})(?:[\w$\u0080-\uffff-]|\\u\{[0-9a-fA-F]{1,6}\}|\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2})*/g;
function scanWords(text) {
  const found = [];
  for (const match of text.matchAll(WORD2)) found.push([match.index, match[0]]);
  for (const match of text.matchAll(COMPOUND2)) found.push([match.index, match[0]]);
  if (text.includes("\\")) {
    for (const match of text.matchAll(ESCAPED2)) {
      for (const word of unescaped(match[0]).matchAll(WORD2)) found.push([match.index, word[0]]);
    }
  }
  found.sort((a, b) => a[0] - b[0]);
  const ids = /* @__PURE__ */ new Map();
  const texts = new TableBuilder(TEXT_SHAPE);
  for (const [start2, word] of found) {
    const id = ids.get(word) ?? ids.size;
    if (id === ids.size) ids.set(word, id);
    const row = texts.add();
    texts.set(row, "name", id);
    texts.set(row, "start", start2);
    texts.set(row, "class", TextClass.Broken);
  }
  return {
    room: "text",
    flags: FileFlag.Unparsed,
    names: [...ids.keys()],
    lines: lineStarts(text),
    length: text.length,
    decls: emptyTable(DECL_SHAPE),
    occs: emptyTable(OCC_SHAPE),
    texts: texts.finish(),
    exprs: emptyTable(EXPR_SHAPE),
    imports: emptyTable(IMPORT_SHAPE),
    exports: emptyTable(EXPORT_SHAPE),
    links: emptyTable(LINK_SHAPE),
    errors: new Int32Array(0),
    config: null
  };
}
function unescaped(word) {
  return word.replace(/\\(?:u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2}))/g, (_, long, four, two) => {
    const point = Number.parseInt(long ?? four ?? two, 16);
    return point <= 1114111 ? String.fromCodePoint(point) : " ";
  });
}

// ../../packages/indexer/src/pipeline/extractor.ts
var PARSE_BUDGET = 5e3;
var BUDGET_PER_CHARACTER = 0.02;
var Extractor = class {
  #rooms;
  #engine;
  #grammars;
  #budget;
  #clock;
  #parsers = /* @__PURE__ */ new Map();
  #ready = /* @__PURE__ */ new Map();
  /**
   * @param engine null where no file is to be parsed
   * @param grammars loaded grammars by id
   * @param budget milliseconds for one parse
   * @param clock of the thread
   */
  constructor(rooms, engine, grammars, budget = PARSE_BUDGET, clock = new PhaseClock()) {
    this.#rooms = rooms;
    this.#engine = engine;
    this.#grammars = grammars;
    this.#budget = budget;
    this.#clock = clock;
  }
  /** Never throws: what a room fails at is read as words, and says so. */
  async extract(subject, bytes) {
    const quick = subject.sketch === true ? this.#sketch(subject, bytes) : null;
    if (quick) return quick;
    const room = subject.symlink ? void 0 : this.#roomOf(subject);
    const grammar = room?.reading(subject.variant)?.grammar;
    if (room && grammar !== void 0) await this.#load(room, grammar).catch(() => {
    });
    return this.extractNow({ ...subject, sketch: false }, bytes);
  }
  /** Loads all parsers, for `extractNow`. */
  async prepare() {
    for (const room of this.#rooms.languages) {
      for (const grammar of Object.keys(room.grammars))
        if (this.#grammars.has(grammar)) await this.#load(room, grammar).catch(() => {
        });
    }
  }
  /** As `extract`, on a thread whose parsers are loaded. */
  extractNow(subject, bytes) {
    if (subject.symlink) return this.#link(bytes);
    const quick = subject.sketch === true ? this.#sketch(subject, bytes) : null;
    if (quick) return quick;
    const decoded = decode(bytes);
    this.#clock.spent("decode");
    if (decoded.state === "too-large") return { info: bare("unread", bytes, "too_large"), facts: null };
    if (decoded.state !== "text") return { info: bare(decoded.state, bytes, null), facts: null };
    const { text, encoding } = decoded;
    const room = this.#roomOf(subject);
    let reason = null;
    let facts2;
    try {
      const [found, why] = room ? this.#read(room, text, subject.variant) : [this.#text(text, subject.variant), null];
      facts2 = found;
      reason = why;
    } catch {
      facts2 = scanWords(text);
      reason = "checker_failed";
    }
    const info2 = {
      state: "read",
      reason,
      room: facts2.room,
      encoding,
      bytes: bytes.length,
      flags: facts2.flags
    };
    return { info: info2, facts: facts2 };
  }
  /** Null where the file is to be read whole. */
  #sketch(subject, bytes) {
    const room = subject.symlink ? void 0 : this.#roomOf(subject);
    const reading = room?.sketch === void 0 ? null : room.reading(subject.variant);
    if (!room || !reading) return null;
    const decoded = decode(bytes);
    if (decoded.state !== "text") return null;
    const sketch2 = sketched(room, decoded.text, reading);
    if (!sketch2) return null;
    this.#clock.spent("words");
    const { encoding } = decoded;
    const info2 = { state: "read", reason: null, room: room.id, encoding, bytes: bytes.length, flags: 0 };
    return { info: info2, facts: null, sketch: sketch2 };
  }
  #roomOf(subject) {
    return this.#rooms.languages.find((candidate) => candidate.id === subject.room);
  }
  #read(room, text, variant) {
    const reading = room.reading(variant);
    if (!reading) throw new Error(`the room ${room.id} does not read ${variant}`);
    const parser = this.#ready.get(`${room.id} ${reading.grammar}`);
    if (!parser) throw new Error(`the grammar ${reading.grammar} is not loaded`);
    const tree = parser.parse(room.prepare(text, reading), this.#budget + text.length * BUDGET_PER_CHARACTER);
    this.#clock.spent("parse");
    const failure = "failure" in tree ? `parse_${tree.failure}` : null;
    const facts2 = room.extract("failure" in tree ? null : tree, text, variant, reading);
    this.#clock.spent("extract");
    return [facts2, failure];
  }
  /** Rules of `.gitignore` are kept whole: a view answers from them what cannot be tracked. */
  #text(text, variant) {
    const facts2 = this.#rooms.extractText(text, variant);
    this.#clock.spent("words");
    return variant === ".gitignore" ? { ...facts2, config: text } : facts2;
  }
  /** A symlink is never followed. Its target is kept, and the words of it are words of the repository. */
  #link(bytes) {
    const target2 = bytes.toString("utf8");
    const facts2 = { ...scanWords(target2), config: target2 };
    return { info: { ...bare("link", bytes, null), flags: FileFlag.Unparsed }, facts: facts2 };
  }
  #load(room, grammar) {
    const key = `${room.id} ${grammar}`;
    let parser = this.#parsers.get(key);
    if (!parser) {
      const source = this.#grammars.get(grammar);
      if (!source || !this.#engine) return Promise.reject(new Error(`the grammar ${grammar} is not loaded`));
      parser = this.#engine.parser(source, room.kinds);
      parser.then(
        (loaded) => this.#ready.set(key, loaded),
        () => {
        }
      );
      this.#parsers.set(key, parser);
    }
    return parser;
  }
};
function sketched(room, text, reading) {
  try {
    return room.sketch?.(text, reading) ?? null;
  } catch {
    return null;
  }
}
function bare(state, bytes, reason) {
  return { state, reason, room: null, encoding: null, bytes: bytes.length, flags: 0 };
}

// ../../packages/indexer/src/pipeline/create-extractor.ts
function grammarsOf(rooms, wanted) {
  const grammars = /* @__PURE__ */ new Map();
  for (const room of rooms.languages) {
    if (!wanted.has(room.id)) continue;
    for (const [id, file] of Object.entries(room.grammars)) grammars.set(id, { id, file });
  }
  return grammars;
}

// ../../packages/indexer/src/pipeline/run-batch.ts
init_esm_shims();
async function runBatch(bench2, files, begin = () => {
}) {
  const { reader, extractor, encoder } = bench2;
  encoder.begin();
  const { clock } = encoder;
  clock.start();
  const blobs = files.map((file) => reader.read(file.oid, file.path, file.symlink));
  for (let at = 0; at < files.length; at++) {
    const file = files[at];
    begin(at + 1);
    const bytes = await blobs[at];
    const fault = bench2.faults.get(file.path);
    if (fault) fail(fault);
    clock.spent("read");
    const extracted = bytes ? await extractor.extract(file, bytes) : null;
    encoder.add(extracted);
    clock.spent("encode");
  }
  return encoder.finish();
}
function fail(fault) {
  if (fault === "crash") process.exit(70);
  if (fault === "throw") throw new Error("a fault that a test asked for");
  for (; ; ) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1e3);
}

// ../../packages/indexer/src/index-worker.ts
var setup = workerData;
var bench = null;
async function work({ files, pulse }) {
  bench ??= prepare();
  const position = new Int32Array(pulse);
  return runBatch(await bench, files, (at) => Atomics.store(position, 0, at));
}
async function prepare() {
  const { assets, parser } = setup;
  const grammars = grammarsOf(ROOMS, new Set(setup.rooms ?? ROOMS.languages.map(({ id }) => id)));
  const engine = grammars.size > 0 ? await createSyntaxEngine({ assets, parser }) : null;
  const clock = new PhaseClock();
  return {
    reader: new BlobReader(setup.place),
    extractor: new Extractor(ROOMS, engine, grammars, setup.parseBudget, clock),
    encoder: new BatchEncoder(clock),
    faults: setup.faults
  };
}
if (setup.line) listen(setup.line);
function listen({ port, words: words2, bell }) {
  const said = new Int32Array(words2);
  const rung = new Int32Array(bell);
  const say = () => {
    Atomics.add(said, 1, 1);
    Atomics.add(rung, 0, 1);
    Atomics.notify(rung, 0);
  };
  process.on("exit", say);
  port.on("message", async (batch) => {
    let reply;
    try {
      reply = { result: await work(batch) };
    } catch (error) {
      reply = { failure: String(error) };
    }
    port.postMessage(reply);
    say();
  });
}
export {
  work as default
};

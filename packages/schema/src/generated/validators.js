// Made by scripts/generate.mjs from schemas/. Do not edit.
"use strict";
export const checkAbsenceReport = validate183;
const schema7 = {"type":"object","additionalProperties":false,"required":["contract","tool","head","symbols","claim","verdict","limits","coverage","confidence","freshness","diagnostics"],"properties":{"contract":{"type":"string","pattern":"^nonesuch/absence-report@1\\.[0-9]+$"},"tool":{"$ref":"#/$defs/tool"},"head":{"$ref":"#/$defs/revision"},"symbols":{"type":"array","items":{"$ref":"#/$defs/symbol_entry"},"minItems":1,"maxItems":1},"claim":{"anyOf":[{"$ref":"#/$defs/claim"},{"type":"null"}]},"verdict":{"$ref":"#/$defs/verdict"},"limits":{"type":"array","items":{"$ref":"#/$defs/limit"}},"coverage":{"anyOf":[{"$ref":"#/$defs/coverage"},{"type":"null"}]},"confidence":{"anyOf":[{"$ref":"#/$defs/confidence"},{"type":"null"}]},"freshness":{"anyOf":[{"$ref":"#/$defs/freshness"},{"type":"null"}]},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/diagnostic"}},"exit_code":{"enum":[0,1,2,3]},"extensions":{"$ref":"#/$defs/extensions"}}};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^nonesuch/absence-report@1\\.[0-9]+$", "u");
const schema8 = {"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"nonesuch"},"version":{"type":"string"}}};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.name === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.version === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((key0 === "name") || (key0 === "version"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}}
if(data.name !== undefined){if("nonesuch" !== data.name){const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "nonesuch"},message:"must be equal to constant"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.version !== undefined){if(typeof data.version !== "string"){const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}}
else {const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}validate23.errors = vErrors;return errors === 0;}
const schema9 = {"type":"object","additionalProperties":false,"required":["rev","oid","tree"],"properties":{"rev":{"type":"string"},"oid":{"anyOf":[{"$ref":"#/$defs/oid"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#/$defs/oid"},{"type":"null"}]}}};
const schema10 = {"type":"string","pattern":"^([0-9a-f]{40}|[0-9a-f]{64})$"};
const pattern1 = new RegExp("^([0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(typeof data === "string"){if(!pattern1.test(data)){const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^([0-9a-f]{40}|[0-9a-f]{64})$"+"\""};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}}
else {const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}validate26.errors = vErrors;return errors === 0;}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.rev === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rev"},message:"must have required property '"+"rev"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.oid === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "oid"},message:"must have required property '"+"oid"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.tree === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tree"},message:"must have required property '"+"tree"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "rev") || (key0 === "oid")) || (key0 === "tree"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.rev !== undefined){if(typeof data.rev !== "string"){const err4 = {instancePath:instancePath+"/rev",schemaPath:"#/properties/rev/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.oid !== undefined){let data1 = data.oid;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/oid",parentData:data,parentDataProperty:"oid",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}var _valid0 = _errs6 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs7 = errors;
if(data1 !== null){const err5 = {instancePath:instancePath+"/oid",schemaPath:"#/properties/oid/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}var _valid0 = _errs7 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err6 = {instancePath:instancePath+"/oid",schemaPath:"#/properties/oid/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
else {errors = _errs5;
if(vErrors !== null){if(_errs5){vErrors.length = _errs5;}
else {vErrors = null;}}}}
if(data.tree !== undefined){let data2 = data.tree;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/tree",parentData:data,parentDataProperty:"tree",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}var _valid1 = _errs11 === errors;valid2 = valid2 || _valid1;
if(!valid2){const _errs12 = errors;
if(data2 !== null){const err7 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}var _valid1 = _errs12 === errors;valid2 = valid2 || _valid1;}
if(!valid2){const err8 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
else {errors = _errs10;
if(vErrors !== null){if(_errs10){vErrors.length = _errs10;}
else {vErrors = null;}}}}}
else {const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}validate25.errors = vErrors;return errors === 0;}
const schema11 = {"type":"object","additionalProperties":false,"required":["symbol","name","kind","language","path","range","verdict","reasons","accounting","evidence","moved_to","wording"],"properties":{"symbol":{"type":"string"},"name":{"type":"string"},"kind":{"type":"string"},"language":{"type":"string"},"path":{"type":"string"},"range":{"$ref":"#/$defs/range"},"verdict":{"$ref":"#/$defs/symbol_verdict"},"reasons":{"type":"array","items":{"$ref":"#/$defs/reason"},"minItems":1},"accounting":{"$ref":"#/$defs/accounting"},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}},"moved_to":{"anyOf":[{"$ref":"#/$defs/moved_to"},{"type":"null"}]},"wording":{"type":"string"},"evidence_truncated":{"type":"boolean"},"evidence_omitted":{"type":"integer","minimum":0},"container":{"type":["string","null"]},"members":{"type":"array","items":{"type":"string"}},"public":{"type":["boolean","null"]},"safe_to_conclude_absent":{"type":"boolean"},"waiver":{"anyOf":[{"$ref":"#/$defs/waiver"},{"type":"null"}]},"freshness":{"$ref":"#/$defs/freshness_state"}}};
const schema12 = {"type":"object","additionalProperties":false,"required":["start_line","start_column","end_line","end_column"],"properties":{"start_line":{"type":"integer","minimum":1},"start_column":{"type":"integer","minimum":1},"end_line":{"type":"integer","minimum":1},"end_column":{"type":"integer","minimum":1}}};
function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.start_line === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_line"},message:"must have required property '"+"start_line"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.start_column === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start_column"},message:"must have required property '"+"start_column"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.end_line === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_line"},message:"must have required property '"+"end_line"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.end_column === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end_column"},message:"must have required property '"+"end_column"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!((((key0 === "start_line") || (key0 === "start_column")) || (key0 === "end_line")) || (key0 === "end_column"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.start_line !== undefined){let data0 = data.start_line;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err5 = {instancePath:instancePath+"/start_line",schemaPath:"#/properties/start_line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 1 || isNaN(data0)){const err6 = {instancePath:instancePath+"/start_line",schemaPath:"#/properties/start_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}}
if(data.start_column !== undefined){let data1 = data.start_column;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err7 = {instancePath:instancePath+"/start_column",schemaPath:"#/properties/start_column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 1 || isNaN(data1)){const err8 = {instancePath:instancePath+"/start_column",schemaPath:"#/properties/start_column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}
if(data.end_line !== undefined){let data2 = data.end_line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err9 = {instancePath:instancePath+"/end_line",schemaPath:"#/properties/end_line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 1 || isNaN(data2)){const err10 = {instancePath:instancePath+"/end_line",schemaPath:"#/properties/end_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}}
if(data.end_column !== undefined){let data3 = data.end_column;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){const err11 = {instancePath:instancePath+"/end_column",schemaPath:"#/properties/end_column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 1 || isNaN(data3)){const err12 = {instancePath:instancePath+"/end_column",schemaPath:"#/properties/end_column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}}}
else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}validate31.errors = vErrors;return errors === 0;}
const schema13 = {"enum":["referenced","inconclusive","absent","moved"]};
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((data === "referenced") || (data === "inconclusive")) || (data === "absent")) || (data === "moved"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate33.errors = vErrors;return errors === 0;}
const schema14 = {"type":"object","additionalProperties":false,"required":["code","message","count"],"properties":{"code":{"$ref":"#/$defs/reason_code"},"message":{"type":"string"},"count":{"type":"integer","minimum":0},"subject":{"type":["string","null"]},"remedy":{"type":["string","null"]},"docs":{"type":"string"}}};
const schema15 = {"enum":["resolved","same_file","reexport_chain","namespace_member","type_only","commonjs","workspace_package","default_export","function_value","template","string_annotation","known_string","symbol_literal","doc_type","config_entry","directive","attribute","macro_token","fixture_parameter","autoload","case_folded","decoded_spelling","derived_spelling","unresolved_member","unresolved_import","string_match","data_match","template_member","unsupported_language","parse_error","macro_body","homograph","minified","dynamic_key","namespace_escape","star_import","wildcard_reexport","name_composed","name_derived","dynamic_constant","macro_synthesis","glob_load","reflection","foreign_function","linker","implicit_invocation","implicit_contract","convention_name","convention_file","decorator_registration","attribute_entry","interface_implementation","trait_in_scope","declaration_merging","build_variant","public_surface","outside_repository","build_path_map","generated_missing","submodule","lfs_pointer","file_unread","stale_index","index_corrupt","scope_narrowed","wrong_revision","budget_exhausted","name_nowhere","longer_identifier","documentation","comment","property_key","intrinsic_tag","resolved_elsewhere","closed_namespace","inert_string","own_body","removed_together","other_declaration","path_mention","test_use","moved_file","renamed","reexport_shim"]};
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "resolved") || (data === "same_file")) || (data === "reexport_chain")) || (data === "namespace_member")) || (data === "type_only")) || (data === "commonjs")) || (data === "workspace_package")) || (data === "default_export")) || (data === "function_value")) || (data === "template")) || (data === "string_annotation")) || (data === "known_string")) || (data === "symbol_literal")) || (data === "doc_type")) || (data === "config_entry")) || (data === "directive")) || (data === "attribute")) || (data === "macro_token")) || (data === "fixture_parameter")) || (data === "autoload")) || (data === "case_folded")) || (data === "decoded_spelling")) || (data === "derived_spelling")) || (data === "unresolved_member")) || (data === "unresolved_import")) || (data === "string_match")) || (data === "data_match")) || (data === "template_member")) || (data === "unsupported_language")) || (data === "parse_error")) || (data === "macro_body")) || (data === "homograph")) || (data === "minified")) || (data === "dynamic_key")) || (data === "namespace_escape")) || (data === "star_import")) || (data === "wildcard_reexport")) || (data === "name_composed")) || (data === "name_derived")) || (data === "dynamic_constant")) || (data === "macro_synthesis")) || (data === "glob_load")) || (data === "reflection")) || (data === "foreign_function")) || (data === "linker")) || (data === "implicit_invocation")) || (data === "implicit_contract")) || (data === "convention_name")) || (data === "convention_file")) || (data === "decorator_registration")) || (data === "attribute_entry")) || (data === "interface_implementation")) || (data === "trait_in_scope")) || (data === "declaration_merging")) || (data === "build_variant")) || (data === "public_surface")) || (data === "outside_repository")) || (data === "build_path_map")) || (data === "generated_missing")) || (data === "submodule")) || (data === "lfs_pointer")) || (data === "file_unread")) || (data === "stale_index")) || (data === "index_corrupt")) || (data === "scope_narrowed")) || (data === "wrong_revision")) || (data === "budget_exhausted")) || (data === "name_nowhere")) || (data === "longer_identifier")) || (data === "documentation")) || (data === "comment")) || (data === "property_key")) || (data === "intrinsic_tag")) || (data === "resolved_elsewhere")) || (data === "closed_namespace")) || (data === "inert_string")) || (data === "own_body")) || (data === "removed_together")) || (data === "other_declaration")) || (data === "path_mention")) || (data === "test_use")) || (data === "moved_file")) || (data === "renamed")) || (data === "reexport_shim"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema15.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate36.errors = vErrors;return errors === 0;}
function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.code === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.message === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.count === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((key0 === "code") || (key0 === "message")) || (key0 === "count")) || (key0 === "subject")) || (key0 === "remedy")) || (key0 === "docs"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.code !== undefined){if(!(validate36(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}
if(data.message !== undefined){if(typeof data.message !== "string"){const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.count !== undefined){let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}}
if(data.subject !== undefined){let data3 = data.subject;
if((typeof data3 !== "string") && (data3 !== null)){const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema14.properties.subject.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.remedy !== undefined){let data4 = data.remedy;
if((typeof data4 !== "string") && (data4 !== null)){const err8 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: schema14.properties.remedy.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.docs !== undefined){if(typeof data.docs !== "string"){const err9 = {instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}validate35.errors = vErrors;return errors === 0;}
const schema16 = {"type":"object","additionalProperties":false,"required":["spellings","occurrences","accounted","by_disposition"],"properties":{"spellings":{"type":"array","items":{"type":"string"}},"occurrences":{"type":"integer","minimum":0},"accounted":{"type":"integer","minimum":0},"by_disposition":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},"open":{"type":"integer","minimum":0},"uses":{"type":"integer","minimum":0}}};
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.spellings === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spellings"},message:"must have required property '"+"spellings"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.occurrences === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurrences"},message:"must have required property '"+"occurrences"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.accounted === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounted"},message:"must have required property '"+"accounted"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.by_disposition === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by_disposition"},message:"must have required property '"+"by_disposition"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!((((((key0 === "spellings") || (key0 === "occurrences")) || (key0 === "accounted")) || (key0 === "by_disposition")) || (key0 === "open")) || (key0 === "uses"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.spellings !== undefined){let data0 = data.spellings;
if(Array.isArray(data0)){const len0 = data0.length;for(let i0=0; i0<len0; i0++){if(typeof data0[i0] !== "string"){const err5 = {instancePath:instancePath+"/spellings/" + i0,schemaPath:"#/properties/spellings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}}
else {const err6 = {instancePath:instancePath+"/spellings",schemaPath:"#/properties/spellings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.occurrences !== undefined){let data2 = data.occurrences;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err7 = {instancePath:instancePath+"/occurrences",schemaPath:"#/properties/occurrences/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err8 = {instancePath:instancePath+"/occurrences",schemaPath:"#/properties/occurrences/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}
if(data.accounted !== undefined){let data3 = data.accounted;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){const err9 = {instancePath:instancePath+"/accounted",schemaPath:"#/properties/accounted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 0 || isNaN(data3)){const err10 = {instancePath:instancePath+"/accounted",schemaPath:"#/properties/accounted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}}
if(data.by_disposition !== undefined){let data4 = data.by_disposition;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){for(const key1 in data4){let data5 = data4[key1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err11 = {instancePath:instancePath+"/by_disposition/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/by_disposition/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err12 = {instancePath:instancePath+"/by_disposition/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/by_disposition/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}}}
else {const err13 = {instancePath:instancePath+"/by_disposition",schemaPath:"#/properties/by_disposition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.open !== undefined){let data6 = data.open;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){const err14 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 0 || isNaN(data6)){const err15 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}}
if(data.uses !== undefined){let data7 = data.uses;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err16 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}
if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 0 || isNaN(data7)){const err17 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}}}}
else {const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}validate39.errors = vErrors;return errors === 0;}
const schema17 = {"type":"object","additionalProperties":false,"required":["path","line","column","disposition","proof","text"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"disposition":{"$ref":"#/$defs/reason_code"},"proof":{"anyOf":[{"$ref":"#/$defs/proof"},{"type":"null"}]},"text":{"type":["string","null"]},"end_line":{"type":"integer","minimum":1},"end_column":{"type":"integer","minimum":1},"standing":{"$ref":"#/$defs/standing"},"side":{"enum":["base","head"]},"spelled":{"type":"boolean"},"subject":{"type":["string","null"]}}};
const schema18 = {"enum":["proven","unproven"]};
function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((data === "proven") || (data === "unproven"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate43.errors = vErrors;return errors === 0;}
const schema19 = {"enum":["use","open","accounted"]};
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!(((data === "use") || (data === "open")) || (data === "accounted"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate45.errors = vErrors;return errors === 0;}
function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.path === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.line === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.column === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.disposition === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disposition"},message:"must have required property '"+"disposition"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.proof === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.text === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}for(const key0 in data){if(!(func2.call(schema17.properties, key0))){const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.line !== undefined){let data1 = data.line;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err8 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 1 || isNaN(data1)){const err9 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
if(data.column !== undefined){let data2 = data.column;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err10 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 1 || isNaN(data2)){const err11 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}}
if(data.disposition !== undefined){if(!(validate36(data.disposition, {instancePath:instancePath+"/disposition",parentData:data,parentDataProperty:"disposition",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}
if(data.proof !== undefined){let data4 = data.proof;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(!(validate43(data4, {instancePath:instancePath+"/proof",parentData:data,parentDataProperty:"proof",rootData}))){vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);errors = vErrors.length;}var _valid0 = _errs11 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs12 = errors;
if(data4 !== null){const err12 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}var _valid0 = _errs12 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err13 = {instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}
else {errors = _errs10;
if(vErrors !== null){if(_errs10){vErrors.length = _errs10;}
else {vErrors = null;}}}}
if(data.text !== undefined){let data5 = data.text;
if((typeof data5 !== "string") && (data5 !== null)){const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema17.properties.text.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}
if(data.end_line !== undefined){let data6 = data.end_line;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){const err15 = {instancePath:instancePath+"/end_line",schemaPath:"#/properties/end_line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 1 || isNaN(data6)){const err16 = {instancePath:instancePath+"/end_line",schemaPath:"#/properties/end_line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}}
if(data.end_column !== undefined){let data7 = data.end_column;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err17 = {instancePath:instancePath+"/end_column",schemaPath:"#/properties/end_column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}
if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 1 || isNaN(data7)){const err18 = {instancePath:instancePath+"/end_column",schemaPath:"#/properties/end_column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}}}
if(data.standing !== undefined){if(!(validate45(data.standing, {instancePath:instancePath+"/standing",parentData:data,parentDataProperty:"standing",rootData}))){vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);errors = vErrors.length;}}
if(data.side !== undefined){let data9 = data.side;
if(!((data9 === "base") || (data9 === "head"))){const err19 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema17.properties.side.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.spelled !== undefined){if(typeof data.spelled !== "boolean"){const err20 = {instancePath:instancePath+"/spelled",schemaPath:"#/properties/spelled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}}
if(data.subject !== undefined){let data11 = data.subject;
if((typeof data11 !== "string") && (data11 !== null)){const err21 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema17.properties.subject.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}}}
else {const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}validate41.errors = vErrors;return errors === 0;}
const schema20 = {"type":"object","additionalProperties":false,"required":["path","symbol"],"properties":{"path":{"type":"string"},"symbol":{"type":"string"},"code":{"$ref":"#/$defs/move_code"},"range":{"anyOf":[{"$ref":"#/$defs/range"},{"type":"null"}]}}};
const schema21 = {"enum":["moved_file","renamed","reexport_shim"]};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!(((data === "moved_file") || (data === "renamed")) || (data === "reexport_shim"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate49.errors = vErrors;return errors === 0;}
function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.path === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.symbol === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!((((key0 === "path") || (key0 === "symbol")) || (key0 === "code")) || (key0 === "range"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.symbol !== undefined){if(typeof data.symbol !== "string"){const err4 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.code !== undefined){if(!(validate49(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);errors = vErrors.length;}}
if(data.range !== undefined){let data3 = data.range;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate31(data3, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}var _valid0 = _errs9 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs10 = errors;
if(data3 !== null){const err5 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err6 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
else {errors = _errs8;
if(vErrors !== null){if(_errs8){vErrors.length = _errs8;}
else {vErrors = null;}}}}}
else {const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}validate48.errors = vErrors;return errors === 0;}
const schema22 = {"type":"object","additionalProperties":false,"required":["by","why","until"],"properties":{"by":{"type":"string"},"why":{"type":"string"},"until":{"type":["string","null"]},"code":{"anyOf":[{"$ref":"#/$defs/reason_code"},{"type":"null"}]},"expired":{"type":"boolean"}}};
function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.by === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.why === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.until === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((key0 === "by") || (key0 === "why")) || (key0 === "until")) || (key0 === "code")) || (key0 === "expired"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.by !== undefined){if(typeof data.by !== "string"){const err4 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.why !== undefined){if(typeof data.why !== "string"){const err5 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
if(data.until !== undefined){let data2 = data.until;
if((typeof data2 !== "string") && (data2 !== null)){const err6 = {instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: schema22.properties.until.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.code !== undefined){let data3 = data.code;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(!(validate36(data3, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs11 = errors;
if(data3 !== null){const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}var _valid0 = _errs11 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
else {errors = _errs9;
if(vErrors !== null){if(_errs9){vErrors.length = _errs9;}
else {vErrors = null;}}}}
if(data.expired !== undefined){if(typeof data.expired !== "boolean"){const err9 = {instancePath:instancePath+"/expired",schemaPath:"#/properties/expired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}validate53.errors = vErrors;return errors === 0;}
const schema23 = {"enum":["fresh","edited_uncommitted","stale_index","unknown"]};
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((data === "fresh") || (data === "edited_uncommitted")) || (data === "stale_index")) || (data === "unknown"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate56.errors = vErrors;return errors === 0;}
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.symbol === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.name === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.kind === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.language === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.path === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.range === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.verdict === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.reasons === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reasons"},message:"must have required property '"+"reasons"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data.accounting === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounting"},message:"must have required property '"+"accounting"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data.evidence === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if(data.moved_to === undefined){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moved_to"},message:"must have required property '"+"moved_to"+"'"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
if(data.wording === undefined){const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wording"},message:"must have required property '"+"wording"+"'"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}for(const key0 in data){if(!(func2.call(schema11.properties, key0))){const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data.symbol !== undefined){if(typeof data.symbol !== "string"){const err13 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.name !== undefined){if(typeof data.name !== "string"){const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}
if(data.kind !== undefined){if(typeof data.kind !== "string"){const err15 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}
if(data.language !== undefined){if(typeof data.language !== "string"){const err16 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err17 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}}
if(data.range !== undefined){if(!(validate31(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}
if(data.verdict !== undefined){if(!(validate33(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);errors = vErrors.length;}}
if(data.reasons !== undefined){let data7 = data.reasons;
if(Array.isArray(data7)){if(data7.length < 1){const err18 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
const len0 = data7.length;for(let i0=0; i0<len0; i0++){if(!(validate35(data7[i0], {instancePath:instancePath+"/reasons/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);errors = vErrors.length;}}}
else {const err19 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.accounting !== undefined){if(!(validate39(data.accounting, {instancePath:instancePath+"/accounting",parentData:data,parentDataProperty:"accounting",rootData}))){vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);errors = vErrors.length;}}
if(data.evidence !== undefined){let data10 = data.evidence;
if(Array.isArray(data10)){const len1 = data10.length;for(let i1=0; i1<len1; i1++){if(!(validate41(data10[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);errors = vErrors.length;}}}
else {const err20 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}}
if(data.moved_to !== undefined){let data12 = data.moved_to;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate48(data12, {instancePath:instancePath+"/moved_to",parentData:data,parentDataProperty:"moved_to",rootData}))){vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);errors = vErrors.length;}var _valid0 = _errs23 === errors;valid5 = valid5 || _valid0;
if(!valid5){const _errs24 = errors;
if(data12 !== null){const err21 = {instancePath:instancePath+"/moved_to",schemaPath:"#/properties/moved_to/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}var _valid0 = _errs24 === errors;valid5 = valid5 || _valid0;}
if(!valid5){const err22 = {instancePath:instancePath+"/moved_to",schemaPath:"#/properties/moved_to/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}
else {errors = _errs22;
if(vErrors !== null){if(_errs22){vErrors.length = _errs22;}
else {vErrors = null;}}}}
if(data.wording !== undefined){if(typeof data.wording !== "string"){const err23 = {instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}}
if(data.evidence_truncated !== undefined){if(typeof data.evidence_truncated !== "boolean"){const err24 = {instancePath:instancePath+"/evidence_truncated",schemaPath:"#/properties/evidence_truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}
if(data.evidence_omitted !== undefined){let data15 = data.evidence_omitted;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){const err25 = {instancePath:instancePath+"/evidence_omitted",schemaPath:"#/properties/evidence_omitted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}
if((typeof data15 == "number") && (isFinite(data15))){if(data15 < 0 || isNaN(data15)){const err26 = {instancePath:instancePath+"/evidence_omitted",schemaPath:"#/properties/evidence_omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}}
if(data.container !== undefined){let data16 = data.container;
if((typeof data16 !== "string") && (data16 !== null)){const err27 = {instancePath:instancePath+"/container",schemaPath:"#/properties/container/type",keyword:"type",params:{type: schema11.properties.container.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}}
if(data.members !== undefined){let data17 = data.members;
if(Array.isArray(data17)){const len2 = data17.length;for(let i2=0; i2<len2; i2++){if(typeof data17[i2] !== "string"){const err28 = {instancePath:instancePath+"/members/" + i2,schemaPath:"#/properties/members/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}}}
else {const err29 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err29];}
else {vErrors.push(err29);}errors++;}}
if(data.public !== undefined){let data19 = data.public;
if((typeof data19 !== "boolean") && (data19 !== null)){const err30 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: schema11.properties.public.type},message:"must be boolean,null"};
if(vErrors === null){vErrors = [err30];}
else {vErrors.push(err30);}errors++;}}
if(data.safe_to_conclude_absent !== undefined){if(typeof data.safe_to_conclude_absent !== "boolean"){const err31 = {instancePath:instancePath+"/safe_to_conclude_absent",schemaPath:"#/properties/safe_to_conclude_absent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err31];}
else {vErrors.push(err31);}errors++;}}
if(data.waiver !== undefined){let data21 = data.waiver;
const _errs43 = errors;
let valid8 = false;
const _errs44 = errors;
if(!(validate53(data21, {instancePath:instancePath+"/waiver",parentData:data,parentDataProperty:"waiver",rootData}))){vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);errors = vErrors.length;}var _valid1 = _errs44 === errors;valid8 = valid8 || _valid1;
if(!valid8){const _errs45 = errors;
if(data21 !== null){const err32 = {instancePath:instancePath+"/waiver",schemaPath:"#/properties/waiver/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err32];}
else {vErrors.push(err32);}errors++;}var _valid1 = _errs45 === errors;valid8 = valid8 || _valid1;}
if(!valid8){const err33 = {instancePath:instancePath+"/waiver",schemaPath:"#/properties/waiver/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err33];}
else {vErrors.push(err33);}errors++;}
else {errors = _errs43;
if(vErrors !== null){if(_errs43){vErrors.length = _errs43;}
else {vErrors = null;}}}}
if(data.freshness !== undefined){if(!(validate56(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);errors = vErrors.length;}}}
else {const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err34];}
else {vErrors.push(err34);}errors++;}validate30.errors = vErrors;return errors === 0;}
const schema24 = {"type":"object","additionalProperties":false,"required":["kind","supported","wording","boundary"],"properties":{"kind":{"enum":["existence","absence","universal","superlative","count"]},"supported":{"type":"boolean"},"wording":{"type":"string"},"boundary":{"type":"string"},"exhaustive":{"type":["boolean","null"]}}};
function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.kind === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.supported === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "supported"},message:"must have required property '"+"supported"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.wording === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wording"},message:"must have required property '"+"wording"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.boundary === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "boundary"},message:"must have required property '"+"boundary"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((key0 === "kind") || (key0 === "supported")) || (key0 === "wording")) || (key0 === "boundary")) || (key0 === "exhaustive"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.kind !== undefined){let data0 = data.kind;
if(!(((((data0 === "existence") || (data0 === "absence")) || (data0 === "universal")) || (data0 === "superlative")) || (data0 === "count"))){const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema24.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
if(data.supported !== undefined){if(typeof data.supported !== "boolean"){const err6 = {instancePath:instancePath+"/supported",schemaPath:"#/properties/supported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.wording !== undefined){if(typeof data.wording !== "string"){const err7 = {instancePath:instancePath+"/wording",schemaPath:"#/properties/wording/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.boundary !== undefined){if(typeof data.boundary !== "string"){const err8 = {instancePath:instancePath+"/boundary",schemaPath:"#/properties/boundary/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.exhaustive !== undefined){let data4 = data.exhaustive;
if((typeof data4 !== "boolean") && (data4 !== null)){const err9 = {instancePath:instancePath+"/exhaustive",schemaPath:"#/properties/exhaustive/type",keyword:"type",params:{type: schema24.properties.exhaustive.type},message:"must be boolean,null"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}validate59.errors = vErrors;return errors === 0;}
const schema25 = {"type":"object","additionalProperties":false,"required":["state","trust","absence_claim","safe_to_conclude_absent"],"properties":{"state":{"enum":["ok","low_confidence","absent","degraded"]},"trust":{"enum":["authoritative","inconclusive"]},"absence_claim":{"enum":["not_applicable","authoritative","not_authoritative"]},"safe_to_conclude_absent":{"type":"boolean"},"limiting":{"type":"array","items":{"$ref":"#/$defs/limit_code"}}}};
const schema26 = {"enum":["unresolved_member","unresolved_import","string_match","data_match","template_member","unsupported_language","parse_error","macro_body","homograph","minified","dynamic_key","namespace_escape","star_import","wildcard_reexport","name_composed","name_derived","dynamic_constant","macro_synthesis","glob_load","reflection","foreign_function","linker","implicit_invocation","implicit_contract","convention_name","convention_file","decorator_registration","attribute_entry","interface_implementation","trait_in_scope","declaration_merging","build_variant","public_surface","outside_repository","build_path_map","generated_missing","submodule","lfs_pointer","file_unread","stale_index","index_corrupt","scope_narrowed","wrong_revision","budget_exhausted"]};
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((((((((((((((((((((((((((((((((((((((((((data === "unresolved_member") || (data === "unresolved_import")) || (data === "string_match")) || (data === "data_match")) || (data === "template_member")) || (data === "unsupported_language")) || (data === "parse_error")) || (data === "macro_body")) || (data === "homograph")) || (data === "minified")) || (data === "dynamic_key")) || (data === "namespace_escape")) || (data === "star_import")) || (data === "wildcard_reexport")) || (data === "name_composed")) || (data === "name_derived")) || (data === "dynamic_constant")) || (data === "macro_synthesis")) || (data === "glob_load")) || (data === "reflection")) || (data === "foreign_function")) || (data === "linker")) || (data === "implicit_invocation")) || (data === "implicit_contract")) || (data === "convention_name")) || (data === "convention_file")) || (data === "decorator_registration")) || (data === "attribute_entry")) || (data === "interface_implementation")) || (data === "trait_in_scope")) || (data === "declaration_merging")) || (data === "build_variant")) || (data === "public_surface")) || (data === "outside_repository")) || (data === "build_path_map")) || (data === "generated_missing")) || (data === "submodule")) || (data === "lfs_pointer")) || (data === "file_unread")) || (data === "stale_index")) || (data === "index_corrupt")) || (data === "scope_narrowed")) || (data === "wrong_revision")) || (data === "budget_exhausted"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate62.errors = vErrors;return errors === 0;}
function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.state === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.trust === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trust"},message:"must have required property '"+"trust"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.absence_claim === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "absence_claim"},message:"must have required property '"+"absence_claim"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.safe_to_conclude_absent === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "safe_to_conclude_absent"},message:"must have required property '"+"safe_to_conclude_absent"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((key0 === "state") || (key0 === "trust")) || (key0 === "absence_claim")) || (key0 === "safe_to_conclude_absent")) || (key0 === "limiting"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.state !== undefined){let data0 = data.state;
if(!((((data0 === "ok") || (data0 === "low_confidence")) || (data0 === "absent")) || (data0 === "degraded"))){const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema25.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
if(data.trust !== undefined){let data1 = data.trust;
if(!((data1 === "authoritative") || (data1 === "inconclusive"))){const err6 = {instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema25.properties.trust.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.absence_claim !== undefined){let data2 = data.absence_claim;
if(!(((data2 === "not_applicable") || (data2 === "authoritative")) || (data2 === "not_authoritative"))){const err7 = {instancePath:instancePath+"/absence_claim",schemaPath:"#/properties/absence_claim/enum",keyword:"enum",params:{allowedValues: schema25.properties.absence_claim.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.safe_to_conclude_absent !== undefined){if(typeof data.safe_to_conclude_absent !== "boolean"){const err8 = {instancePath:instancePath+"/safe_to_conclude_absent",schemaPath:"#/properties/safe_to_conclude_absent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.limiting !== undefined){let data4 = data.limiting;
if(Array.isArray(data4)){const len0 = data4.length;for(let i0=0; i0<len0; i0++){if(!(validate62(data4[i0], {instancePath:instancePath+"/limiting/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}}
else {const err9 = {instancePath:instancePath+"/limiting",schemaPath:"#/properties/limiting/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}validate61.errors = vErrors;return errors === 0;}
const schema27 = {"type":"object","additionalProperties":false,"required":["code","impact","count","message","remedy","samples"],"properties":{"code":{"$ref":"#/$defs/limit_code"},"impact":{"$ref":"#/$defs/impact"},"count":{"type":"integer","minimum":0},"message":{"type":"string"},"remedy":{"type":["string","null"]},"samples":{"type":"array","items":{"$ref":"#/$defs/site"},"maxItems":10},"docs":{"type":"string"},"subject":{"type":["string","null"]}}};
const schema28 = {"enum":["advisory","declared_non_exhaustive","incomplete","invalid"]};
function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((data === "advisory") || (data === "declared_non_exhaustive")) || (data === "incomplete")) || (data === "invalid"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate67.errors = vErrors;return errors === 0;}
const schema29 = {"type":"object","additionalProperties":false,"required":["path","line","column"],"properties":{"path":{"type":"string"},"line":{"type":["integer","null"],"minimum":1},"column":{"type":["integer","null"],"minimum":1}}};
function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.path === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.line === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"},message:"must have required property '"+"line"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.column === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "path") || (key0 === "line")) || (key0 === "column"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.line !== undefined){let data1 = data.line;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){const err5 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: schema29.properties.line.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 1 || isNaN(data1)){const err6 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}}
if(data.column !== undefined){let data2 = data.column;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){const err7 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: schema29.properties.column.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 1 || isNaN(data2)){const err8 = {instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}}
else {const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}validate69.errors = vErrors;return errors === 0;}
function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.code === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.impact === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "impact"},message:"must have required property '"+"impact"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.count === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.message === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.remedy === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remedy"},message:"must have required property '"+"remedy"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.samples === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "samples"},message:"must have required property '"+"samples"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}for(const key0 in data){if(!((((((((key0 === "code") || (key0 === "impact")) || (key0 === "count")) || (key0 === "message")) || (key0 === "remedy")) || (key0 === "samples")) || (key0 === "docs")) || (key0 === "subject"))){const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.code !== undefined){if(!(validate62(data.code, {instancePath:instancePath+"/code",parentData:data,parentDataProperty:"code",rootData}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}
if(data.impact !== undefined){if(!(validate67(data.impact, {instancePath:instancePath+"/impact",parentData:data,parentDataProperty:"impact",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}
if(data.count !== undefined){let data2 = data.count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}
if(data.message !== undefined){if(typeof data.message !== "string"){const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.remedy !== undefined){let data4 = data.remedy;
if((typeof data4 !== "string") && (data4 !== null)){const err10 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: schema27.properties.remedy.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.samples !== undefined){let data5 = data.samples;
if(Array.isArray(data5)){if(data5.length > 10){const err11 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
const len0 = data5.length;for(let i0=0; i0<len0; i0++){if(!(validate69(data5[i0], {instancePath:instancePath+"/samples/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);errors = vErrors.length;}}}
else {const err12 = {instancePath:instancePath+"/samples",schemaPath:"#/properties/samples/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data.docs !== undefined){if(typeof data.docs !== "string"){const err13 = {instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.subject !== undefined){let data8 = data.subject;
if((typeof data8 !== "string") && (data8 !== null)){const err14 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema27.properties.subject.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}}
else {const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}validate65.errors = vErrors;return errors === 0;}
const schema30 = {"type":"object","additionalProperties":false,"required":["generation","revision","files","bytes","counts","ratio","states"],"properties":{"generation":{"type":["string","null"]},"revision":{"anyOf":[{"$ref":"#/$defs/oid"},{"type":"null"}]},"files":{"$ref":"#/$defs/file_counts"},"bytes":{"$ref":"#/$defs/byte_counts"},"counts":{"$ref":"#/$defs/look_counts"},"ratio":{"type":["number","null"],"minimum":0,"maximum":1},"states":{"type":"object","additionalProperties":{"type":"integer","minimum":0}},"percent":{"type":["string","null"]},"gaps":{"type":"array","items":{"$ref":"#/$defs/ledger_unit"},"maxItems":100},"gaps_truncated":{"type":"boolean"},"narrowed_to":{"type":"array","items":{"type":"string"}},"languages":{"type":"array","items":{"$ref":"#/$defs/language_count"}}}};
const schema31 = {"type":"object","additionalProperties":false,"required":["tracked","scanned","parsed","parsed_with_errors","not_read","unsupported","ignored","out_of_scope"],"properties":{"tracked":{"type":["integer","null"],"minimum":0},"scanned":{"type":["integer","null"],"minimum":0},"parsed":{"type":["integer","null"],"minimum":0},"parsed_with_errors":{"type":["integer","null"],"minimum":0},"not_read":{"type":["integer","null"],"minimum":0},"unsupported":{"type":["integer","null"],"minimum":0},"ignored":{"type":["integer","null"],"minimum":0},"out_of_scope":{"type":["integer","null"],"minimum":0},"binary":{"type":["integer","null"],"minimum":0},"lfs":{"type":["integer","null"],"minimum":0},"links":{"type":["integer","null"],"minimum":0}}};
function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.tracked === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.scanned === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned"},message:"must have required property '"+"scanned"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.parsed === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parsed"},message:"must have required property '"+"parsed"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.parsed_with_errors === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parsed_with_errors"},message:"must have required property '"+"parsed_with_errors"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.not_read === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_read"},message:"must have required property '"+"not_read"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.unsupported === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unsupported"},message:"must have required property '"+"unsupported"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.ignored === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ignored"},message:"must have required property '"+"ignored"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.out_of_scope === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "out_of_scope"},message:"must have required property '"+"out_of_scope"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}for(const key0 in data){if(!(func2.call(schema31.properties, key0))){const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.tracked !== undefined){let data0 = data.tracked;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){const err9 = {instancePath:instancePath+"/tracked",schemaPath:"#/properties/tracked/type",keyword:"type",params:{type: schema31.properties.tracked.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 0 || isNaN(data0)){const err10 = {instancePath:instancePath+"/tracked",schemaPath:"#/properties/tracked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}}
if(data.scanned !== undefined){let data1 = data.scanned;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){const err11 = {instancePath:instancePath+"/scanned",schemaPath:"#/properties/scanned/type",keyword:"type",params:{type: schema31.properties.scanned.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err12 = {instancePath:instancePath+"/scanned",schemaPath:"#/properties/scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}}
if(data.parsed !== undefined){let data2 = data.parsed;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){const err13 = {instancePath:instancePath+"/parsed",schemaPath:"#/properties/parsed/type",keyword:"type",params:{type: schema31.properties.parsed.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err14 = {instancePath:instancePath+"/parsed",schemaPath:"#/properties/parsed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}}
if(data.parsed_with_errors !== undefined){let data3 = data.parsed_with_errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){const err15 = {instancePath:instancePath+"/parsed_with_errors",schemaPath:"#/properties/parsed_with_errors/type",keyword:"type",params:{type: schema31.properties.parsed_with_errors.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 0 || isNaN(data3)){const err16 = {instancePath:instancePath+"/parsed_with_errors",schemaPath:"#/properties/parsed_with_errors/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}}
if(data.not_read !== undefined){let data4 = data.not_read;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){const err17 = {instancePath:instancePath+"/not_read",schemaPath:"#/properties/not_read/type",keyword:"type",params:{type: schema31.properties.not_read.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 < 0 || isNaN(data4)){const err18 = {instancePath:instancePath+"/not_read",schemaPath:"#/properties/not_read/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}}}
if(data.unsupported !== undefined){let data5 = data.unsupported;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){const err19 = {instancePath:instancePath+"/unsupported",schemaPath:"#/properties/unsupported/type",keyword:"type",params:{type: schema31.properties.unsupported.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err20 = {instancePath:instancePath+"/unsupported",schemaPath:"#/properties/unsupported/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}}}
if(data.ignored !== undefined){let data6 = data.ignored;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){const err21 = {instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/type",keyword:"type",params:{type: schema31.properties.ignored.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 0 || isNaN(data6)){const err22 = {instancePath:instancePath+"/ignored",schemaPath:"#/properties/ignored/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}}}
if(data.out_of_scope !== undefined){let data7 = data.out_of_scope;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){const err23 = {instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/type",keyword:"type",params:{type: schema31.properties.out_of_scope.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}
if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 0 || isNaN(data7)){const err24 = {instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}}
if(data.binary !== undefined){let data8 = data.binary;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){const err25 = {instancePath:instancePath+"/binary",schemaPath:"#/properties/binary/type",keyword:"type",params:{type: schema31.properties.binary.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}
if((typeof data8 == "number") && (isFinite(data8))){if(data8 < 0 || isNaN(data8)){const err26 = {instancePath:instancePath+"/binary",schemaPath:"#/properties/binary/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}}
if(data.lfs !== undefined){let data9 = data.lfs;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){const err27 = {instancePath:instancePath+"/lfs",schemaPath:"#/properties/lfs/type",keyword:"type",params:{type: schema31.properties.lfs.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}
if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 0 || isNaN(data9)){const err28 = {instancePath:instancePath+"/lfs",schemaPath:"#/properties/lfs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}}}
if(data.links !== undefined){let data10 = data.links;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){const err29 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: schema31.properties.links.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err29];}
else {vErrors.push(err29);}errors++;}
if((typeof data10 == "number") && (isFinite(data10))){if(data10 < 0 || isNaN(data10)){const err30 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err30];}
else {vErrors.push(err30);}errors++;}}}}
else {const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err31];}
else {vErrors.push(err31);}errors++;}validate74.errors = vErrors;return errors === 0;}
const schema32 = {"type":"object","additionalProperties":false,"required":["tracked","scanned"],"properties":{"tracked":{"type":["integer","null"],"minimum":0},"scanned":{"type":["integer","null"],"minimum":0},"parsed":{"type":["integer","null"],"minimum":0}}};
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.tracked === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tracked"},message:"must have required property '"+"tracked"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.scanned === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned"},message:"must have required property '"+"scanned"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}for(const key0 in data){if(!(((key0 === "tracked") || (key0 === "scanned")) || (key0 === "parsed"))){const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}}
if(data.tracked !== undefined){let data0 = data.tracked;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){const err3 = {instancePath:instancePath+"/tracked",schemaPath:"#/properties/tracked/type",keyword:"type",params:{type: schema32.properties.tracked.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 0 || isNaN(data0)){const err4 = {instancePath:instancePath+"/tracked",schemaPath:"#/properties/tracked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}}
if(data.scanned !== undefined){let data1 = data.scanned;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){const err5 = {instancePath:instancePath+"/scanned",schemaPath:"#/properties/scanned/type",keyword:"type",params:{type: schema32.properties.scanned.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err6 = {instancePath:instancePath+"/scanned",schemaPath:"#/properties/scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}}
if(data.parsed !== undefined){let data2 = data.parsed;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){const err7 = {instancePath:instancePath+"/parsed",schemaPath:"#/properties/parsed/type",keyword:"type",params:{type: schema32.properties.parsed.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err8 = {instancePath:instancePath+"/parsed",schemaPath:"#/properties/parsed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}}
else {const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}validate76.errors = vErrors;return errors === 0;}
const schema33 = {"type":"object","additionalProperties":false,"required":["scanned","matched","in_context"],"properties":{"scanned":{"type":["integer","null"],"minimum":0},"matched":{"type":["integer","null"],"minimum":0},"in_context":{"type":["integer","null"],"minimum":0}}};
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.scanned === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned"},message:"must have required property '"+"scanned"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.matched === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.in_context === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "in_context"},message:"must have required property '"+"in_context"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "scanned") || (key0 === "matched")) || (key0 === "in_context"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.scanned !== undefined){let data0 = data.scanned;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){const err4 = {instancePath:instancePath+"/scanned",schemaPath:"#/properties/scanned/type",keyword:"type",params:{type: schema33.properties.scanned.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 0 || isNaN(data0)){const err5 = {instancePath:instancePath+"/scanned",schemaPath:"#/properties/scanned/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}}
if(data.matched !== undefined){let data1 = data.matched;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){const err6 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: schema33.properties.matched.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err7 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}}
if(data.in_context !== undefined){let data2 = data.in_context;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){const err8 = {instancePath:instancePath+"/in_context",schemaPath:"#/properties/in_context/type",keyword:"type",params:{type: schema33.properties.in_context.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err9 = {instancePath:instancePath+"/in_context",schemaPath:"#/properties/in_context/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}}
else {const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}validate78.errors = vErrors;return errors === 0;}
const schema34 = {"type":"object","additionalProperties":false,"required":["unit","state","owner","reason"],"properties":{"unit":{"type":"string"},"state":{"$ref":"#/$defs/ledger_state"},"owner":{"$ref":"#/$defs/ledger_owner"},"reason":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"detail":{"type":["string","null"]},"blocked_by":{"type":["string","null"]},"waived_by":{"type":["string","null"]},"waiver_expires":{"type":["string","null"]},"permanent_wrt":{"type":["string","null"]}}};
const schema35 = {"enum":["CHECKED","NOT_CHECKED/DATA_DEGENERATE","NOT_CHECKED/CHECKER_FAILED","NOT_CHECKED/WAIVED","NOT_CHECKED/PREREQUISITE_FAILED","OUT_OF_SCOPE/CALLER","OUT_OF_SCOPE/DATA_TRANSIENT","OUT_OF_SCOPE/DATA_PERMANENT"]};
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((((((data === "CHECKED") || (data === "NOT_CHECKED/DATA_DEGENERATE")) || (data === "NOT_CHECKED/CHECKER_FAILED")) || (data === "NOT_CHECKED/WAIVED")) || (data === "NOT_CHECKED/PREREQUISITE_FAILED")) || (data === "OUT_OF_SCOPE/CALLER")) || (data === "OUT_OF_SCOPE/DATA_TRANSIENT")) || (data === "OUT_OF_SCOPE/DATA_PERMANENT"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate81.errors = vErrors;return errors === 0;}
const schema36 = {"enum":["nobody","caller","tooling","data","deployment","waiver_holder","upstream"]};
function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!(((((((data === "nobody") || (data === "caller")) || (data === "tooling")) || (data === "data")) || (data === "deployment")) || (data === "waiver_holder")) || (data === "upstream"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate83.errors = vErrors;return errors === 0;}
const pattern2 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.unit === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.state === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.owner === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"},message:"must have required property '"+"owner"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.reason === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(func2.call(schema34.properties, key0))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.unit !== undefined){if(typeof data.unit !== "string"){const err5 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
if(data.state !== undefined){if(!(validate81(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);errors = vErrors.length;}}
if(data.owner !== undefined){if(!(validate83(data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);errors = vErrors.length;}}
if(data.reason !== undefined){let data3 = data.reason;
if(typeof data3 === "string"){if(!pattern2.test(data3)){const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
else {const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.detail !== undefined){let data4 = data.detail;
if((typeof data4 !== "string") && (data4 !== null)){const err8 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: schema34.properties.detail.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.blocked_by !== undefined){let data5 = data.blocked_by;
if((typeof data5 !== "string") && (data5 !== null)){const err9 = {instancePath:instancePath+"/blocked_by",schemaPath:"#/properties/blocked_by/type",keyword:"type",params:{type: schema34.properties.blocked_by.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.waived_by !== undefined){let data6 = data.waived_by;
if((typeof data6 !== "string") && (data6 !== null)){const err10 = {instancePath:instancePath+"/waived_by",schemaPath:"#/properties/waived_by/type",keyword:"type",params:{type: schema34.properties.waived_by.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.waiver_expires !== undefined){let data7 = data.waiver_expires;
if((typeof data7 !== "string") && (data7 !== null)){const err11 = {instancePath:instancePath+"/waiver_expires",schemaPath:"#/properties/waiver_expires/type",keyword:"type",params:{type: schema34.properties.waiver_expires.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
if(data.permanent_wrt !== undefined){let data8 = data.permanent_wrt;
if((typeof data8 !== "string") && (data8 !== null)){const err12 = {instancePath:instancePath+"/permanent_wrt",schemaPath:"#/properties/permanent_wrt/type",keyword:"type",params:{type: schema34.properties.permanent_wrt.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}}
else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}validate80.errors = vErrors;return errors === 0;}
const schema37 = {"type":"object","additionalProperties":false,"required":["language","files","judged"],"properties":{"language":{"type":"string"},"files":{"type":"integer","minimum":0},"judged":{"type":"boolean"}}};
function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.language === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.files === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.judged === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "judged"},message:"must have required property '"+"judged"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "language") || (key0 === "files")) || (key0 === "judged"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.language !== undefined){if(typeof data.language !== "string"){const err4 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.files !== undefined){let data1 = data.files;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err5 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err6 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}}
if(data.judged !== undefined){if(typeof data.judged !== "boolean"){const err7 = {instancePath:instancePath+"/judged",schemaPath:"#/properties/judged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}}
else {const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}validate86.errors = vErrors;return errors === 0;}
function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.generation === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"},message:"must have required property '"+"generation"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.revision === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.files === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.bytes === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.counts === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.ratio === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ratio"},message:"must have required property '"+"ratio"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.states === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "states"},message:"must have required property '"+"states"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}for(const key0 in data){if(!(func2.call(schema30.properties, key0))){const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.generation !== undefined){let data0 = data.generation;
if((typeof data0 !== "string") && (data0 !== null)){const err8 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: schema30.properties.generation.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.revision !== undefined){let data1 = data.revision;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}var _valid0 = _errs6 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs7 = errors;
if(data1 !== null){const err9 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}var _valid0 = _errs7 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err10 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
else {errors = _errs5;
if(vErrors !== null){if(_errs5){vErrors.length = _errs5;}
else {vErrors = null;}}}}
if(data.files !== undefined){if(!(validate74(data.files, {instancePath:instancePath+"/files",parentData:data,parentDataProperty:"files",rootData}))){vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);errors = vErrors.length;}}
if(data.bytes !== undefined){if(!(validate76(data.bytes, {instancePath:instancePath+"/bytes",parentData:data,parentDataProperty:"bytes",rootData}))){vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);errors = vErrors.length;}}
if(data.counts !== undefined){if(!(validate78(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData}))){vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);errors = vErrors.length;}}
if(data.ratio !== undefined){let data5 = data.ratio;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){const err11 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: schema30.properties.ratio.type},message:"must be number,null"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 1 || isNaN(data5)){const err12 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}
if(data5 < 0 || isNaN(data5)){const err13 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}}
if(data.states !== undefined){let data6 = data.states;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){for(const key1 in data6){let data7 = data6[key1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){const err14 = {instancePath:instancePath+"/states/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/states/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}
if((typeof data7 == "number") && (isFinite(data7))){if(data7 < 0 || isNaN(data7)){const err15 = {instancePath:instancePath+"/states/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/states/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}}}
else {const err16 = {instancePath:instancePath+"/states",schemaPath:"#/properties/states/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.percent !== undefined){let data8 = data.percent;
if((typeof data8 !== "string") && (data8 !== null)){const err17 = {instancePath:instancePath+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type: schema30.properties.percent.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}}
if(data.gaps !== undefined){let data9 = data.gaps;
if(Array.isArray(data9)){if(data9.length > 100){const err18 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
const len0 = data9.length;for(let i0=0; i0<len0; i0++){if(!(validate80(data9[i0], {instancePath:instancePath+"/gaps/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);errors = vErrors.length;}}}
else {const err19 = {instancePath:instancePath+"/gaps",schemaPath:"#/properties/gaps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.gaps_truncated !== undefined){if(typeof data.gaps_truncated !== "boolean"){const err20 = {instancePath:instancePath+"/gaps_truncated",schemaPath:"#/properties/gaps_truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}}
if(data.narrowed_to !== undefined){let data12 = data.narrowed_to;
if(Array.isArray(data12)){const len1 = data12.length;for(let i1=0; i1<len1; i1++){if(typeof data12[i1] !== "string"){const err21 = {instancePath:instancePath+"/narrowed_to/" + i1,schemaPath:"#/properties/narrowed_to/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}}}
else {const err22 = {instancePath:instancePath+"/narrowed_to",schemaPath:"#/properties/narrowed_to/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}}
if(data.languages !== undefined){let data14 = data.languages;
if(Array.isArray(data14)){const len2 = data14.length;for(let i2=0; i2<len2; i2++){if(!(validate86(data14[i2], {instancePath:instancePath+"/languages/" + i2,parentData:data14,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);errors = vErrors.length;}}}
else {const err23 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}}}
else {const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}validate72.errors = vErrors;return errors === 0;}
const schema38 = {"type":"object","additionalProperties":false,"required":["value","components","calibration"],"properties":{"value":{"type":"number","minimum":0,"maximum":1},"components":{"type":"object","additionalProperties":false,"required":["margin","strength","identity","freshness"],"properties":{"margin":{"type":["number","null"],"minimum":0,"maximum":1},"strength":{"type":["number","null"],"minimum":0,"maximum":1},"identity":{"type":["number","null"],"minimum":0,"maximum":1},"freshness":{"type":["number","null"],"minimum":0,"maximum":1}}},"calibration":{"type":"object","additionalProperties":false,"required":["version","query_class","n","ece","brier"],"properties":{"version":{"type":"string"},"query_class":{"type":"string"},"n":{"type":"integer","minimum":0},"ece":{"type":"number","minimum":0,"maximum":1},"brier":{"type":"number","minimum":0,"maximum":1}}}}};
function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.value === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.components === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "components"},message:"must have required property '"+"components"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.calibration === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calibration"},message:"must have required property '"+"calibration"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((key0 === "value") || (key0 === "components")) || (key0 === "calibration"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.value !== undefined){let data0 = data.value;
if((typeof data0 == "number") && (isFinite(data0))){if(data0 > 1 || isNaN(data0)){const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data0 < 0 || isNaN(data0)){const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
else {const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.components !== undefined){let data1 = data.components;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){if(data1.margin === undefined){const err7 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/required",keyword:"required",params:{missingProperty: "margin"},message:"must have required property '"+"margin"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data1.strength === undefined){const err8 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/required",keyword:"required",params:{missingProperty: "strength"},message:"must have required property '"+"strength"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data1.identity === undefined){const err9 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/required",keyword:"required",params:{missingProperty: "identity"},message:"must have required property '"+"identity"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if(data1.freshness === undefined){const err10 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}for(const key1 in data1){if(!((((key1 === "margin") || (key1 === "strength")) || (key1 === "identity")) || (key1 === "freshness"))){const err11 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
if(data1.margin !== undefined){let data2 = data1.margin;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){const err12 = {instancePath:instancePath+"/components/margin",schemaPath:"#/properties/components/properties/margin/type",keyword:"type",params:{type: schema38.properties.components.properties.margin.type},message:"must be number,null"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 > 1 || isNaN(data2)){const err13 = {instancePath:instancePath+"/components/margin",schemaPath:"#/properties/components/properties/margin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}
if(data2 < 0 || isNaN(data2)){const err14 = {instancePath:instancePath+"/components/margin",schemaPath:"#/properties/components/properties/margin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}}
if(data1.strength !== undefined){let data3 = data1.strength;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){const err15 = {instancePath:instancePath+"/components/strength",schemaPath:"#/properties/components/properties/strength/type",keyword:"type",params:{type: schema38.properties.components.properties.strength.type},message:"must be number,null"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 > 1 || isNaN(data3)){const err16 = {instancePath:instancePath+"/components/strength",schemaPath:"#/properties/components/properties/strength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}
if(data3 < 0 || isNaN(data3)){const err17 = {instancePath:instancePath+"/components/strength",schemaPath:"#/properties/components/properties/strength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}}}
if(data1.identity !== undefined){let data4 = data1.identity;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){const err18 = {instancePath:instancePath+"/components/identity",schemaPath:"#/properties/components/properties/identity/type",keyword:"type",params:{type: schema38.properties.components.properties.identity.type},message:"must be number,null"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 > 1 || isNaN(data4)){const err19 = {instancePath:instancePath+"/components/identity",schemaPath:"#/properties/components/properties/identity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}
if(data4 < 0 || isNaN(data4)){const err20 = {instancePath:instancePath+"/components/identity",schemaPath:"#/properties/components/properties/identity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}}}
if(data1.freshness !== undefined){let data5 = data1.freshness;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){const err21 = {instancePath:instancePath+"/components/freshness",schemaPath:"#/properties/components/properties/freshness/type",keyword:"type",params:{type: schema38.properties.components.properties.freshness.type},message:"must be number,null"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 > 1 || isNaN(data5)){const err22 = {instancePath:instancePath+"/components/freshness",schemaPath:"#/properties/components/properties/freshness/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}
if(data5 < 0 || isNaN(data5)){const err23 = {instancePath:instancePath+"/components/freshness",schemaPath:"#/properties/components/properties/freshness/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}}}}
else {const err24 = {instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}
if(data.calibration !== undefined){let data6 = data.calibration;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){if(data6.version === undefined){const err25 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}
if(data6.query_class === undefined){const err26 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/required",keyword:"required",params:{missingProperty: "query_class"},message:"must have required property '"+"query_class"+"'"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}
if(data6.n === undefined){const err27 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/required",keyword:"required",params:{missingProperty: "n"},message:"must have required property '"+"n"+"'"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}
if(data6.ece === undefined){const err28 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/required",keyword:"required",params:{missingProperty: "ece"},message:"must have required property '"+"ece"+"'"};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}
if(data6.brier === undefined){const err29 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/required",keyword:"required",params:{missingProperty: "brier"},message:"must have required property '"+"brier"+"'"};
if(vErrors === null){vErrors = [err29];}
else {vErrors.push(err29);}errors++;}for(const key2 in data6){if(!(((((key2 === "version") || (key2 === "query_class")) || (key2 === "n")) || (key2 === "ece")) || (key2 === "brier"))){const err30 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err30];}
else {vErrors.push(err30);}errors++;}}
if(data6.version !== undefined){if(typeof data6.version !== "string"){const err31 = {instancePath:instancePath+"/calibration/version",schemaPath:"#/properties/calibration/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err31];}
else {vErrors.push(err31);}errors++;}}
if(data6.query_class !== undefined){if(typeof data6.query_class !== "string"){const err32 = {instancePath:instancePath+"/calibration/query_class",schemaPath:"#/properties/calibration/properties/query_class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err32];}
else {vErrors.push(err32);}errors++;}}
if(data6.n !== undefined){let data9 = data6.n;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){const err33 = {instancePath:instancePath+"/calibration/n",schemaPath:"#/properties/calibration/properties/n/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err33];}
else {vErrors.push(err33);}errors++;}
if((typeof data9 == "number") && (isFinite(data9))){if(data9 < 0 || isNaN(data9)){const err34 = {instancePath:instancePath+"/calibration/n",schemaPath:"#/properties/calibration/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err34];}
else {vErrors.push(err34);}errors++;}}}
if(data6.ece !== undefined){let data10 = data6.ece;
if((typeof data10 == "number") && (isFinite(data10))){if(data10 > 1 || isNaN(data10)){const err35 = {instancePath:instancePath+"/calibration/ece",schemaPath:"#/properties/calibration/properties/ece/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err35];}
else {vErrors.push(err35);}errors++;}
if(data10 < 0 || isNaN(data10)){const err36 = {instancePath:instancePath+"/calibration/ece",schemaPath:"#/properties/calibration/properties/ece/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err36];}
else {vErrors.push(err36);}errors++;}}
else {const err37 = {instancePath:instancePath+"/calibration/ece",schemaPath:"#/properties/calibration/properties/ece/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){vErrors = [err37];}
else {vErrors.push(err37);}errors++;}}
if(data6.brier !== undefined){let data11 = data6.brier;
if((typeof data11 == "number") && (isFinite(data11))){if(data11 > 1 || isNaN(data11)){const err38 = {instancePath:instancePath+"/calibration/brier",schemaPath:"#/properties/calibration/properties/brier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err38];}
else {vErrors.push(err38);}errors++;}
if(data11 < 0 || isNaN(data11)){const err39 = {instancePath:instancePath+"/calibration/brier",schemaPath:"#/properties/calibration/properties/brier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err39];}
else {vErrors.push(err39);}errors++;}}
else {const err40 = {instancePath:instancePath+"/calibration/brier",schemaPath:"#/properties/calibration/properties/brier/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){vErrors = [err40];}
else {vErrors.push(err40);}errors++;}}}
else {const err41 = {instancePath:instancePath+"/calibration",schemaPath:"#/properties/calibration/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err41];}
else {vErrors.push(err41);}errors++;}}}
else {const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err42];}
else {vErrors.push(err42);}errors++;}validate89.errors = vErrors;return errors === 0;}
const schema39 = {"type":"object","additionalProperties":false,"required":["state","index_revision","head_revision"],"properties":{"state":{"$ref":"#/$defs/freshness_state"},"index_revision":{"anyOf":[{"$ref":"#/$defs/oid"},{"type":"null"}]},"head_revision":{"anyOf":[{"$ref":"#/$defs/oid"},{"type":"null"}]},"edited":{"type":["integer","null"],"minimum":0},"edited_sample":{"type":"array","items":{"type":"string"},"maxItems":10},"untracked":{"type":["integer","null"],"minimum":0}}};
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.state === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.index_revision === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index_revision"},message:"must have required property '"+"index_revision"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.head_revision === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head_revision"},message:"must have required property '"+"head_revision"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!((((((key0 === "state") || (key0 === "index_revision")) || (key0 === "head_revision")) || (key0 === "edited")) || (key0 === "edited_sample")) || (key0 === "untracked"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.state !== undefined){if(!(validate56(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData}))){vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);errors = vErrors.length;}}
if(data.index_revision !== undefined){let data1 = data.index_revision;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(validate26(data1, {instancePath:instancePath+"/index_revision",parentData:data,parentDataProperty:"index_revision",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}var _valid0 = _errs5 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs6 = errors;
if(data1 !== null){const err4 = {instancePath:instancePath+"/index_revision",schemaPath:"#/properties/index_revision/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}var _valid0 = _errs6 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err5 = {instancePath:instancePath+"/index_revision",schemaPath:"#/properties/index_revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
else {errors = _errs4;
if(vErrors !== null){if(_errs4){vErrors.length = _errs4;}
else {vErrors = null;}}}}
if(data.head_revision !== undefined){let data2 = data.head_revision;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(validate26(data2, {instancePath:instancePath+"/head_revision",parentData:data,parentDataProperty:"head_revision",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}var _valid1 = _errs10 === errors;valid2 = valid2 || _valid1;
if(!valid2){const _errs11 = errors;
if(data2 !== null){const err6 = {instancePath:instancePath+"/head_revision",schemaPath:"#/properties/head_revision/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}var _valid1 = _errs11 === errors;valid2 = valid2 || _valid1;}
if(!valid2){const err7 = {instancePath:instancePath+"/head_revision",schemaPath:"#/properties/head_revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
else {errors = _errs9;
if(vErrors !== null){if(_errs9){vErrors.length = _errs9;}
else {vErrors = null;}}}}
if(data.edited !== undefined){let data3 = data.edited;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){const err8 = {instancePath:instancePath+"/edited",schemaPath:"#/properties/edited/type",keyword:"type",params:{type: schema39.properties.edited.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 0 || isNaN(data3)){const err9 = {instancePath:instancePath+"/edited",schemaPath:"#/properties/edited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
if(data.edited_sample !== undefined){let data4 = data.edited_sample;
if(Array.isArray(data4)){if(data4.length > 10){const err10 = {instancePath:instancePath+"/edited_sample",schemaPath:"#/properties/edited_sample/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
const len0 = data4.length;for(let i0=0; i0<len0; i0++){if(typeof data4[i0] !== "string"){const err11 = {instancePath:instancePath+"/edited_sample/" + i0,schemaPath:"#/properties/edited_sample/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}}
else {const err12 = {instancePath:instancePath+"/edited_sample",schemaPath:"#/properties/edited_sample/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data.untracked !== undefined){let data6 = data.untracked;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){const err13 = {instancePath:instancePath+"/untracked",schemaPath:"#/properties/untracked/type",keyword:"type",params:{type: schema39.properties.untracked.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 0 || isNaN(data6)){const err14 = {instancePath:instancePath+"/untracked",schemaPath:"#/properties/untracked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}}}
else {const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}validate91.errors = vErrors;return errors === 0;}
const schema40 = {"type":"object","additionalProperties":false,"required":["code","impact","language","message"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]*$"},"impact":{"$ref":"#/$defs/impact"},"language":{"type":["string","null"]},"message":{"type":"string"},"path":{"type":["string","null"]},"line":{"type":["integer","null"],"minimum":1},"hint":{"type":["string","null"]}}};
function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.code === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.impact === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "impact"},message:"must have required property '"+"impact"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.language === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.message === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "code") || (key0 === "impact")) || (key0 === "language")) || (key0 === "message")) || (key0 === "path")) || (key0 === "line")) || (key0 === "hint"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.code !== undefined){let data0 = data.code;
if(typeof data0 === "string"){if(!pattern2.test(data0)){const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
else {const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.impact !== undefined){if(!(validate67(data.impact, {instancePath:instancePath+"/impact",parentData:data,parentDataProperty:"impact",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}}
if(data.language !== undefined){let data2 = data.language;
if((typeof data2 !== "string") && (data2 !== null)){const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema40.properties.language.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.message !== undefined){if(typeof data.message !== "string"){const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.path !== undefined){let data4 = data.path;
if((typeof data4 !== "string") && (data4 !== null)){const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema40.properties.path.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.line !== undefined){let data5 = data.line;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){const err10 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: schema40.properties.line.type},message:"must be integer,null"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 1 || isNaN(data5)){const err11 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}}
if(data.hint !== undefined){let data6 = data.hint;
if((typeof data6 !== "string") && (data6 !== null)){const err12 = {instancePath:instancePath+"/hint",schemaPath:"#/properties/hint/type",keyword:"type",params:{type: schema40.properties.hint.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}}
else {const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}validate96.errors = vErrors;return errors === 0;}
const schema41 = {"type":"object"};
function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate99.errors = vErrors;return errors === 0;}
function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.contract === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},message:"must have required property '"+"contract"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.tool === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.head === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.symbols === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbols"},message:"must have required property '"+"symbols"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.claim === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.verdict === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.limits === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.coverage === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data.confidence === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data.freshness === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if(data.diagnostics === undefined){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diagnostics"},message:"must have required property '"+"diagnostics"+"'"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}for(const key0 in data){if(!(func2.call(schema7.properties, key0))){const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
if(data.contract !== undefined){let data0 = data.contract;
if(typeof data0 === "string"){if(!pattern0.test(data0)){const err12 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/pattern",keyword:"pattern",params:{pattern: "^nonesuch/absence-report@1\\.[0-9]+$"},message:"must match pattern \""+"^nonesuch/absence-report@1\\.[0-9]+$"+"\""};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
else {const err13 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.tool !== undefined){if(!(validate23(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}
if(data.head !== undefined){if(!(validate25(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}
if(data.symbols !== undefined){let data3 = data.symbols;
if(Array.isArray(data3)){if(data3.length > 1){const err14 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}
if(data3.length < 1){const err15 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
const len0 = data3.length;for(let i0=0; i0<len0; i0++){if(!(validate30(data3[i0], {instancePath:instancePath+"/symbols/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);errors = vErrors.length;}}}
else {const err16 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.claim !== undefined){let data5 = data.claim;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(!(validate59(data5, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);errors = vErrors.length;}var _valid0 = _errs11 === errors;valid3 = valid3 || _valid0;
if(!valid3){const _errs12 = errors;
if(data5 !== null){const err17 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}var _valid0 = _errs12 === errors;valid3 = valid3 || _valid0;}
if(!valid3){const err18 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
else {errors = _errs10;
if(vErrors !== null){if(_errs10){vErrors.length = _errs10;}
else {vErrors = null;}}}}
if(data.verdict !== undefined){if(!(validate61(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);errors = vErrors.length;}}
if(data.limits !== undefined){let data7 = data.limits;
if(Array.isArray(data7)){const len1 = data7.length;for(let i1=0; i1<len1; i1++){if(!(validate65(data7[i1], {instancePath:instancePath+"/limits/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}
else {const err19 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.coverage !== undefined){let data9 = data.coverage;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(!(validate72(data9, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);errors = vErrors.length;}var _valid1 = _errs20 === errors;valid6 = valid6 || _valid1;
if(!valid6){const _errs21 = errors;
if(data9 !== null){const err20 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}var _valid1 = _errs21 === errors;valid6 = valid6 || _valid1;}
if(!valid6){const err21 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}
else {errors = _errs19;
if(vErrors !== null){if(_errs19){vErrors.length = _errs19;}
else {vErrors = null;}}}}
if(data.confidence !== undefined){let data10 = data.confidence;
const _errs24 = errors;
let valid7 = false;
const _errs25 = errors;
if(!(validate89(data10, {instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData}))){vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);errors = vErrors.length;}var _valid2 = _errs25 === errors;valid7 = valid7 || _valid2;
if(!valid7){const _errs26 = errors;
if(data10 !== null){const err22 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}var _valid2 = _errs26 === errors;valid7 = valid7 || _valid2;}
if(!valid7){const err23 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}
else {errors = _errs24;
if(vErrors !== null){if(_errs24){vErrors.length = _errs24;}
else {vErrors = null;}}}}
if(data.freshness !== undefined){let data11 = data.freshness;
const _errs29 = errors;
let valid8 = false;
const _errs30 = errors;
if(!(validate91(data11, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);errors = vErrors.length;}var _valid3 = _errs30 === errors;valid8 = valid8 || _valid3;
if(!valid8){const _errs31 = errors;
if(data11 !== null){const err24 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}var _valid3 = _errs31 === errors;valid8 = valid8 || _valid3;}
if(!valid8){const err25 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}
else {errors = _errs29;
if(vErrors !== null){if(_errs29){vErrors.length = _errs29;}
else {vErrors = null;}}}}
if(data.diagnostics !== undefined){let data12 = data.diagnostics;
if(Array.isArray(data12)){const len2 = data12.length;for(let i2=0; i2<len2; i2++){if(!(validate96(data12[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);errors = vErrors.length;}}}
else {const err26 = {instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}
if(data.exit_code !== undefined){let data14 = data.exit_code;
if(!((((data14 === 0) || (data14 === 1)) || (data14 === 2)) || (data14 === 3))){const err27 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema7.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}}
if(data.extensions !== undefined){if(!(validate99(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);errors = vErrors.length;}}}
else {const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}validate183.errors = vErrors;return errors === 0;}export const checkAnswerEnvelope = validate195;
const schema42 = {"type":"object","additionalProperties":false,"required":["contract","tool","claim","verdict","limits","coverage","confidence","freshness","results","diagnostics"],"properties":{"contract":{"type":"string","pattern":"^nonesuch/answer-envelope@1\\.[0-9]+$"},"tool":{"$ref":"#/$defs/tool"},"claim":{"anyOf":[{"$ref":"#/$defs/claim"},{"type":"null"}]},"verdict":{"$ref":"#/$defs/verdict"},"limits":{"type":"array","items":{"$ref":"#/$defs/limit"}},"coverage":{"anyOf":[{"$ref":"#/$defs/coverage"},{"type":"null"}]},"confidence":{"anyOf":[{"$ref":"#/$defs/confidence"},{"type":"null"}]},"freshness":{"anyOf":[{"$ref":"#/$defs/freshness"},{"type":"null"}]},"results":{"type":"array","items":{"$ref":"#/$defs/result"}},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/diagnostic"}},"command":{"type":"string"},"exit_code":{"enum":[0,1,2,3]},"truncated":{"type":"boolean"},"candidates":{"type":"array","items":{"$ref":"#/$defs/symbol_name"}},"extensions":{"$ref":"#/$defs/extensions"}}};
const pattern4 = new RegExp("^nonesuch/answer-envelope@1\\.[0-9]+$", "u");
const schema43 = {"type":"object","additionalProperties":false,"required":["path","range","proof","edge","via","provenance","provenance_truncated","freshness"],"properties":{"path":{"type":"string"},"range":{"$ref":"#/$defs/range"},"proof":{"$ref":"#/$defs/proof"},"edge":{"$ref":"#/$defs/edge"},"via":{"anyOf":[{"$ref":"#/$defs/site"},{"type":"null"}]},"provenance":{"type":"array","items":{"$ref":"#/$defs/site"},"maxItems":16},"provenance_truncated":{"type":"boolean"},"freshness":{"$ref":"#/$defs/freshness_state"},"symbol":{"type":["string","null"]},"disposition":{"$ref":"#/$defs/reason_code"},"text":{"type":["string","null"]},"score":{"type":["number","null"],"minimum":0,"maximum":1}}};
const schema44 = {"enum":["call","construct","read","write","type","import","export","reexport","extends","implements","jsx","decorator","member","string","implicit","unknown"]};
function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(!((((((((((((((((data === "call") || (data === "construct")) || (data === "read")) || (data === "write")) || (data === "type")) || (data === "import")) || (data === "export")) || (data === "reexport")) || (data === "extends")) || (data === "implements")) || (data === "jsx")) || (data === "decorator")) || (data === "member")) || (data === "string")) || (data === "implicit")) || (data === "unknown"))){const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema44.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}validate113.errors = vErrors;return errors === 0;}
function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.path === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.range === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.proof === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proof"},message:"must have required property '"+"proof"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.edge === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edge"},message:"must have required property '"+"edge"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.via === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "via"},message:"must have required property '"+"via"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.provenance === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.provenance_truncated === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance_truncated"},message:"must have required property '"+"provenance_truncated"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.freshness === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}for(const key0 in data){if(!(func2.call(schema43.properties, key0))){const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.range !== undefined){if(!(validate31(data.range, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}}
if(data.proof !== undefined){if(!(validate43(data.proof, {instancePath:instancePath+"/proof",parentData:data,parentDataProperty:"proof",rootData}))){vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);errors = vErrors.length;}}
if(data.edge !== undefined){if(!(validate113(data.edge, {instancePath:instancePath+"/edge",parentData:data,parentDataProperty:"edge",rootData}))){vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);errors = vErrors.length;}}
if(data.via !== undefined){let data4 = data.via;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate69(data4, {instancePath:instancePath+"/via",parentData:data,parentDataProperty:"via",rootData}))){vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);errors = vErrors.length;}var _valid0 = _errs9 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs10 = errors;
if(data4 !== null){const err10 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err11 = {instancePath:instancePath+"/via",schemaPath:"#/properties/via/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
else {errors = _errs8;
if(vErrors !== null){if(_errs8){vErrors.length = _errs8;}
else {vErrors = null;}}}}
if(data.provenance !== undefined){let data5 = data.provenance;
if(Array.isArray(data5)){if(data5.length > 16){const err12 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}
const len0 = data5.length;for(let i0=0; i0<len0; i0++){if(!(validate69(data5[i0], {instancePath:instancePath+"/provenance/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);errors = vErrors.length;}}}
else {const err13 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.provenance_truncated !== undefined){if(typeof data.provenance_truncated !== "boolean"){const err14 = {instancePath:instancePath+"/provenance_truncated",schemaPath:"#/properties/provenance_truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}
if(data.freshness !== undefined){if(!(validate56(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);errors = vErrors.length;}}
if(data.symbol !== undefined){let data9 = data.symbol;
if((typeof data9 !== "string") && (data9 !== null)){const err15 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type: schema43.properties.symbol.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}
if(data.disposition !== undefined){if(!(validate36(data.disposition, {instancePath:instancePath+"/disposition",parentData:data,parentDataProperty:"disposition",rootData}))){vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);errors = vErrors.length;}}
if(data.text !== undefined){let data11 = data.text;
if((typeof data11 !== "string") && (data11 !== null)){const err16 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema43.properties.text.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.score !== undefined){let data12 = data.score;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){const err17 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: schema43.properties.score.type},message:"must be number,null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}
if((typeof data12 == "number") && (isFinite(data12))){if(data12 > 1 || isNaN(data12)){const err18 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
if(data12 < 0 || isNaN(data12)){const err19 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}}}
else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}validate110.errors = vErrors;return errors === 0;}
const schema45 = {"type":"object","additionalProperties":false,"required":["symbol","name","kind","language","path","range"],"properties":{"symbol":{"type":"string"},"name":{"type":"string"},"kind":{"type":"string"},"language":{"type":"string"},"path":{"type":"string"},"range":{"anyOf":[{"$ref":"#/$defs/range"},{"type":"null"}]}}};
function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.symbol === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.name === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.kind === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.language === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.path === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.range === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}for(const key0 in data){if(!((((((key0 === "symbol") || (key0 === "name")) || (key0 === "kind")) || (key0 === "language")) || (key0 === "path")) || (key0 === "range"))){const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.symbol !== undefined){if(typeof data.symbol !== "string"){const err7 = {instancePath:instancePath+"/symbol",schemaPath:"#/properties/symbol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
if(data.name !== undefined){if(typeof data.name !== "string"){const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.kind !== undefined){if(typeof data.kind !== "string"){const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.language !== undefined){if(typeof data.language !== "string"){const err10 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
if(data.range !== undefined){let data5 = data.range;
const _errs13 = errors;
let valid1 = false;
const _errs14 = errors;
if(!(validate31(data5, {instancePath:instancePath+"/range",parentData:data,parentDataProperty:"range",rootData}))){vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);errors = vErrors.length;}var _valid0 = _errs14 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs15 = errors;
if(data5 !== null){const err12 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}var _valid0 = _errs15 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err13 = {instancePath:instancePath+"/range",schemaPath:"#/properties/range/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}
else {errors = _errs13;
if(vErrors !== null){if(_errs13){vErrors.length = _errs13;}
else {vErrors = null;}}}}}
else {const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}validate121.errors = vErrors;return errors === 0;}
function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.contract === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},message:"must have required property '"+"contract"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.tool === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.claim === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.verdict === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.limits === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.coverage === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.confidence === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.freshness === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data.results === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data.diagnostics === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diagnostics"},message:"must have required property '"+"diagnostics"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}for(const key0 in data){if(!(func2.call(schema42.properties, key0))){const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.contract !== undefined){let data0 = data.contract;
if(typeof data0 === "string"){if(!pattern4.test(data0)){const err11 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/pattern",keyword:"pattern",params:{pattern: "^nonesuch/answer-envelope@1\\.[0-9]+$"},message:"must match pattern \""+"^nonesuch/answer-envelope@1\\.[0-9]+$"+"\""};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
else {const err12 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data.tool !== undefined){if(!(validate23(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}
if(data.claim !== undefined){let data2 = data.claim;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!(validate59(data2, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);errors = vErrors.length;}var _valid0 = _errs7 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs8 = errors;
if(data2 !== null){const err13 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}var _valid0 = _errs8 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err14 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}
else {errors = _errs6;
if(vErrors !== null){if(_errs6){vErrors.length = _errs6;}
else {vErrors = null;}}}}
if(data.verdict !== undefined){if(!(validate61(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);errors = vErrors.length;}}
if(data.limits !== undefined){let data4 = data.limits;
if(Array.isArray(data4)){const len0 = data4.length;for(let i0=0; i0<len0; i0++){if(!(validate65(data4[i0], {instancePath:instancePath+"/limits/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}
else {const err15 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}
if(data.coverage !== undefined){let data6 = data.coverage;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(validate72(data6, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);errors = vErrors.length;}var _valid1 = _errs16 === errors;valid4 = valid4 || _valid1;
if(!valid4){const _errs17 = errors;
if(data6 !== null){const err16 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}var _valid1 = _errs17 === errors;valid4 = valid4 || _valid1;}
if(!valid4){const err17 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}
else {errors = _errs15;
if(vErrors !== null){if(_errs15){vErrors.length = _errs15;}
else {vErrors = null;}}}}
if(data.confidence !== undefined){let data7 = data.confidence;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(!(validate89(data7, {instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData}))){vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);errors = vErrors.length;}var _valid2 = _errs21 === errors;valid5 = valid5 || _valid2;
if(!valid5){const _errs22 = errors;
if(data7 !== null){const err18 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}var _valid2 = _errs22 === errors;valid5 = valid5 || _valid2;}
if(!valid5){const err19 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}
else {errors = _errs20;
if(vErrors !== null){if(_errs20){vErrors.length = _errs20;}
else {vErrors = null;}}}}
if(data.freshness !== undefined){let data8 = data.freshness;
const _errs25 = errors;
let valid6 = false;
const _errs26 = errors;
if(!(validate91(data8, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);errors = vErrors.length;}var _valid3 = _errs26 === errors;valid6 = valid6 || _valid3;
if(!valid6){const _errs27 = errors;
if(data8 !== null){const err20 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}var _valid3 = _errs27 === errors;valid6 = valid6 || _valid3;}
if(!valid6){const err21 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}
else {errors = _errs25;
if(vErrors !== null){if(_errs25){vErrors.length = _errs25;}
else {vErrors = null;}}}}
if(data.results !== undefined){let data9 = data.results;
if(Array.isArray(data9)){const len1 = data9.length;for(let i1=0; i1<len1; i1++){if(!(validate110(data9[i1], {instancePath:instancePath+"/results/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);errors = vErrors.length;}}}
else {const err22 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}}
if(data.diagnostics !== undefined){let data11 = data.diagnostics;
if(Array.isArray(data11)){const len2 = data11.length;for(let i2=0; i2<len2; i2++){if(!(validate96(data11[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);errors = vErrors.length;}}}
else {const err23 = {instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}}
if(data.command !== undefined){if(typeof data.command !== "string"){const err24 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}
if(data.exit_code !== undefined){let data14 = data.exit_code;
if(!((((data14 === 0) || (data14 === 1)) || (data14 === 2)) || (data14 === 3))){const err25 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema42.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}}
if(data.truncated !== undefined){if(typeof data.truncated !== "boolean"){const err26 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}
if(data.candidates !== undefined){let data16 = data.candidates;
if(Array.isArray(data16)){const len3 = data16.length;for(let i3=0; i3<len3; i3++){if(!(validate121(data16[i3], {instancePath:instancePath+"/candidates/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);errors = vErrors.length;}}}
else {const err27 = {instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}}
if(data.extensions !== undefined){if(!(validate99(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);errors = vErrors.length;}}}
else {const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}validate195.errors = vErrors;return errors === 0;}export const checkConfiguration = validate207;
const schema46 = {"type":"object","additionalProperties":false,"required":[],"properties":{"$schema":{"type":"string"},"fail_on":{"enum":["none","inconclusive","referenced"]},"public_surface":{"enum":["block","note"]},"paths":{"type":"array","items":{"type":"string","pattern":"^[^\\u0000]+$"}},"languages":{"type":"array","items":{"type":"string","pattern":"^[a-z][a-z0-9_-]*$"}},"tests_as_users":{"type":"boolean"},"ignore":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["why"],"properties":{"why":{"type":"string"},"paths":{"type":"array","items":{"type":"string"}},"symbols":{"type":"array","items":{"type":"string"}}}}},"waivers":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["symbol","by","why","until"],"properties":{"symbol":{"type":"string"},"by":{"type":"string"},"why":{"type":"string"},"until":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},"code":{"$ref":"#/$defs/limit_code"}}}},"limits":{"type":"object","additionalProperties":false,"required":[],"properties":{"evidence":{"type":"integer","minimum":1,"maximum":1000},"symbols":{"type":"integer","minimum":1}}}}};
const pattern5 = new RegExp("^[^\\u0000]+$", "u");
const pattern6 = new RegExp("^[a-z][a-z0-9_-]*$", "u");
const pattern7 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){for(const key0 in data){if(!(func2.call(schema46.properties, key0))){const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}}
if(data.$schema !== undefined){if(typeof data.$schema !== "string"){const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}}
if(data.fail_on !== undefined){let data1 = data.fail_on;
if(!(((data1 === "none") || (data1 === "inconclusive")) || (data1 === "referenced"))){const err2 = {instancePath:instancePath+"/fail_on",schemaPath:"#/properties/fail_on/enum",keyword:"enum",params:{allowedValues: schema46.properties.fail_on.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}}
if(data.public_surface !== undefined){let data2 = data.public_surface;
if(!((data2 === "block") || (data2 === "note"))){const err3 = {instancePath:instancePath+"/public_surface",schemaPath:"#/properties/public_surface/enum",keyword:"enum",params:{allowedValues: schema46.properties.public_surface.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.paths !== undefined){let data3 = data.paths;
if(Array.isArray(data3)){const len0 = data3.length;for(let i0=0; i0<len0; i0++){let data4 = data3[i0];
if(typeof data4 === "string"){if(!pattern5.test(data4)){const err4 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]+$"},message:"must match pattern \""+"^[^\\u0000]+$"+"\""};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
else {const err5 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}}
else {const err6 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.languages !== undefined){let data5 = data.languages;
if(Array.isArray(data5)){const len1 = data5.length;for(let i1=0; i1<len1; i1++){let data6 = data5[i1];
if(typeof data6 === "string"){if(!pattern6.test(data6)){const err7 = {instancePath:instancePath+"/languages/" + i1,schemaPath:"#/properties/languages/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]*$"+"\""};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
else {const err8 = {instancePath:instancePath+"/languages/" + i1,schemaPath:"#/properties/languages/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}
else {const err9 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.tests_as_users !== undefined){if(typeof data.tests_as_users !== "boolean"){const err10 = {instancePath:instancePath+"/tests_as_users",schemaPath:"#/properties/tests_as_users/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.ignore !== undefined){let data8 = data.ignore;
if(Array.isArray(data8)){const len2 = data8.length;for(let i2=0; i2<len2; i2++){let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){if(data9.why === undefined){const err11 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/properties/ignore/items/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}for(const key1 in data9){if(!(((key1 === "why") || (key1 === "paths")) || (key1 === "symbols"))){const err12 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/properties/ignore/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data9.why !== undefined){if(typeof data9.why !== "string"){const err13 = {instancePath:instancePath+"/ignore/" + i2+"/why",schemaPath:"#/properties/ignore/items/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data9.paths !== undefined){let data11 = data9.paths;
if(Array.isArray(data11)){const len3 = data11.length;for(let i3=0; i3<len3; i3++){if(typeof data11[i3] !== "string"){const err14 = {instancePath:instancePath+"/ignore/" + i2+"/paths/" + i3,schemaPath:"#/properties/ignore/items/properties/paths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}}
else {const err15 = {instancePath:instancePath+"/ignore/" + i2+"/paths",schemaPath:"#/properties/ignore/items/properties/paths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}
if(data9.symbols !== undefined){let data13 = data9.symbols;
if(Array.isArray(data13)){const len4 = data13.length;for(let i4=0; i4<len4; i4++){if(typeof data13[i4] !== "string"){const err16 = {instancePath:instancePath+"/ignore/" + i2+"/symbols/" + i4,schemaPath:"#/properties/ignore/items/properties/symbols/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}}
else {const err17 = {instancePath:instancePath+"/ignore/" + i2+"/symbols",schemaPath:"#/properties/ignore/items/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}}}
else {const err18 = {instancePath:instancePath+"/ignore/" + i2,schemaPath:"#/properties/ignore/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}}}
else {const err19 = {instancePath:instancePath+"/ignore",schemaPath:"#/properties/ignore/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.waivers !== undefined){let data15 = data.waivers;
if(Array.isArray(data15)){const len5 = data15.length;for(let i5=0; i5<len5; i5++){let data16 = data15[i5];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){if(data16.symbol === undefined){const err20 = {instancePath:instancePath+"/waivers/" + i5,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}
if(data16.by === undefined){const err21 = {instancePath:instancePath+"/waivers/" + i5,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}
if(data16.why === undefined){const err22 = {instancePath:instancePath+"/waivers/" + i5,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}
if(data16.until === undefined){const err23 = {instancePath:instancePath+"/waivers/" + i5,schemaPath:"#/properties/waivers/items/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}for(const key2 in data16){if(!(((((key2 === "symbol") || (key2 === "by")) || (key2 === "why")) || (key2 === "until")) || (key2 === "code"))){const err24 = {instancePath:instancePath+"/waivers/" + i5,schemaPath:"#/properties/waivers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}
if(data16.symbol !== undefined){if(typeof data16.symbol !== "string"){const err25 = {instancePath:instancePath+"/waivers/" + i5+"/symbol",schemaPath:"#/properties/waivers/items/properties/symbol/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}}
if(data16.by !== undefined){if(typeof data16.by !== "string"){const err26 = {instancePath:instancePath+"/waivers/" + i5+"/by",schemaPath:"#/properties/waivers/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}
if(data16.why !== undefined){if(typeof data16.why !== "string"){const err27 = {instancePath:instancePath+"/waivers/" + i5+"/why",schemaPath:"#/properties/waivers/items/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}}
if(data16.until !== undefined){let data20 = data16.until;
if(typeof data20 === "string"){if(!pattern7.test(data20)){const err28 = {instancePath:instancePath+"/waivers/" + i5+"/until",schemaPath:"#/properties/waivers/items/properties/until/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}}
else {const err29 = {instancePath:instancePath+"/waivers/" + i5+"/until",schemaPath:"#/properties/waivers/items/properties/until/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err29];}
else {vErrors.push(err29);}errors++;}}
if(data16.code !== undefined){if(!(validate62(data16.code, {instancePath:instancePath+"/waivers/" + i5+"/code",parentData:data16,parentDataProperty:"code",rootData}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}}
else {const err30 = {instancePath:instancePath+"/waivers/" + i5,schemaPath:"#/properties/waivers/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err30];}
else {vErrors.push(err30);}errors++;}}}
else {const err31 = {instancePath:instancePath+"/waivers",schemaPath:"#/properties/waivers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err31];}
else {vErrors.push(err31);}errors++;}}
if(data.limits !== undefined){let data22 = data.limits;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){for(const key3 in data22){if(!((key3 === "evidence") || (key3 === "symbols"))){const err32 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err32];}
else {vErrors.push(err32);}errors++;}}
if(data22.evidence !== undefined){let data23 = data22.evidence;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){const err33 = {instancePath:instancePath+"/limits/evidence",schemaPath:"#/properties/limits/properties/evidence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err33];}
else {vErrors.push(err33);}errors++;}
if((typeof data23 == "number") && (isFinite(data23))){if(data23 > 1000 || isNaN(data23)){const err34 = {instancePath:instancePath+"/limits/evidence",schemaPath:"#/properties/limits/properties/evidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){vErrors = [err34];}
else {vErrors.push(err34);}errors++;}
if(data23 < 1 || isNaN(data23)){const err35 = {instancePath:instancePath+"/limits/evidence",schemaPath:"#/properties/limits/properties/evidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err35];}
else {vErrors.push(err35);}errors++;}}}
if(data22.symbols !== undefined){let data24 = data22.symbols;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){const err36 = {instancePath:instancePath+"/limits/symbols",schemaPath:"#/properties/limits/properties/symbols/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err36];}
else {vErrors.push(err36);}errors++;}
if((typeof data24 == "number") && (isFinite(data24))){if(data24 < 1 || isNaN(data24)){const err37 = {instancePath:instancePath+"/limits/symbols",schemaPath:"#/properties/limits/properties/symbols/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){vErrors = [err37];}
else {vErrors.push(err37);}errors++;}}}}
else {const err38 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err38];}
else {vErrors.push(err38);}errors++;}}}
else {const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err39];}
else {vErrors.push(err39);}errors++;}validate207.errors = vErrors;return errors === 0;}export const checkExplanation = validate209;
const schema47 = {"type":"object","additionalProperties":false,"required":["contract","tool","subject","code","meaning","docs"],"properties":{"contract":{"type":"string","pattern":"^nonesuch/explanation@1\\.[0-9]+$"},"tool":{"$ref":"#/$defs/tool"},"subject":{"enum":["reason","verdict","state"]},"code":{"type":"string"},"meaning":{"type":"string"},"docs":{"type":"string"},"family":{"enum":["use","limit","accounted","move"]},"impact":{"anyOf":[{"$ref":"#/$defs/impact"},{"type":"null"}]},"remedy":{"type":["string","null"]},"verdict":{"anyOf":[{"$ref":"#/$defs/symbol_verdict"},{"type":"null"}]},"page":{"type":["string","null"]},"extensions":{"$ref":"#/$defs/extensions"}}};
const pattern8 = new RegExp("^nonesuch/explanation@1\\.[0-9]+$", "u");
function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.contract === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},message:"must have required property '"+"contract"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.tool === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.subject === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.code === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.meaning === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meaning"},message:"must have required property '"+"meaning"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.docs === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docs"},message:"must have required property '"+"docs"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}for(const key0 in data){if(!(func2.call(schema47.properties, key0))){const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.contract !== undefined){let data0 = data.contract;
if(typeof data0 === "string"){if(!pattern8.test(data0)){const err7 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/pattern",keyword:"pattern",params:{pattern: "^nonesuch/explanation@1\\.[0-9]+$"},message:"must match pattern \""+"^nonesuch/explanation@1\\.[0-9]+$"+"\""};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}
else {const err8 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}
if(data.tool !== undefined){if(!(validate23(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}
if(data.subject !== undefined){let data2 = data.subject;
if(!(((data2 === "reason") || (data2 === "verdict")) || (data2 === "state"))){const err9 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/enum",keyword:"enum",params:{allowedValues: schema47.properties.subject.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}
if(data.code !== undefined){if(typeof data.code !== "string"){const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.meaning !== undefined){if(typeof data.meaning !== "string"){const err11 = {instancePath:instancePath+"/meaning",schemaPath:"#/properties/meaning/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
if(data.docs !== undefined){if(typeof data.docs !== "string"){const err12 = {instancePath:instancePath+"/docs",schemaPath:"#/properties/docs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data.family !== undefined){let data6 = data.family;
if(!((((data6 === "use") || (data6 === "limit")) || (data6 === "accounted")) || (data6 === "move"))){const err13 = {instancePath:instancePath+"/family",schemaPath:"#/properties/family/enum",keyword:"enum",params:{allowedValues: schema47.properties.family.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.impact !== undefined){let data7 = data.impact;
const _errs14 = errors;
let valid1 = false;
const _errs15 = errors;
if(!(validate67(data7, {instancePath:instancePath+"/impact",parentData:data,parentDataProperty:"impact",rootData}))){vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);errors = vErrors.length;}var _valid0 = _errs15 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs16 = errors;
if(data7 !== null){const err14 = {instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}var _valid0 = _errs16 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err15 = {instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
else {errors = _errs14;
if(vErrors !== null){if(_errs14){vErrors.length = _errs14;}
else {vErrors = null;}}}}
if(data.remedy !== undefined){let data8 = data.remedy;
if((typeof data8 !== "string") && (data8 !== null)){const err16 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: schema47.properties.remedy.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.verdict !== undefined){let data9 = data.verdict;
const _errs21 = errors;
let valid2 = false;
const _errs22 = errors;
if(!(validate33(data9, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);errors = vErrors.length;}var _valid1 = _errs22 === errors;valid2 = valid2 || _valid1;
if(!valid2){const _errs23 = errors;
if(data9 !== null){const err17 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}var _valid1 = _errs23 === errors;valid2 = valid2 || _valid1;}
if(!valid2){const err18 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
else {errors = _errs21;
if(vErrors !== null){if(_errs21){vErrors.length = _errs21;}
else {vErrors = null;}}}}
if(data.page !== undefined){let data10 = data.page;
if((typeof data10 !== "string") && (data10 !== null)){const err19 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: schema47.properties.page.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.extensions !== undefined){if(!(validate99(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);errors = vErrors.length;}}}
else {const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}validate209.errors = vErrors;return errors === 0;}export const checkIndexReport = validate214;
const schema48 = {"type":"object","additionalProperties":false,"required":["contract","tool","command","revision","index","verdict","limits","coverage","freshness","diagnostics"],"properties":{"contract":{"type":"string","pattern":"^nonesuch/index-report@1\\.[0-9]+$"},"tool":{"$ref":"#/$defs/tool"},"command":{"enum":["index","status"]},"revision":{"anyOf":[{"$ref":"#/$defs/revision"},{"type":"null"}]},"index":{"anyOf":[{"$ref":"#/$defs/index_state"},{"type":"null"}]},"verdict":{"$ref":"#/$defs/verdict"},"limits":{"type":"array","items":{"$ref":"#/$defs/limit"}},"coverage":{"anyOf":[{"$ref":"#/$defs/coverage"},{"type":"null"}]},"freshness":{"anyOf":[{"$ref":"#/$defs/freshness"},{"type":"null"}]},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/diagnostic"}},"timings":{"type":"object","additionalProperties":{"type":"number","minimum":0}},"extensions":{"$ref":"#/$defs/extensions"}}};
const pattern9 = new RegExp("^nonesuch/index-report@1\\.[0-9]+$", "u");
const schema49 = {"type":"object","additionalProperties":false,"required":["generation","segments","blobs","bytes"],"properties":{"generation":{"type":"string"},"segments":{"type":"integer","minimum":0},"blobs":{"type":"integer","minimum":0},"bytes":{"type":"integer","minimum":0},"blobs_added":{"type":"integer","minimum":0},"degraded_segments":{"type":"integer","minimum":0},"directory":{"type":"string"}}};
function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.generation === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"},message:"must have required property '"+"generation"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.segments === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "segments"},message:"must have required property '"+"segments"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.blobs === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blobs"},message:"must have required property '"+"blobs"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.bytes === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}for(const key0 in data){if(!(((((((key0 === "generation") || (key0 === "segments")) || (key0 === "blobs")) || (key0 === "bytes")) || (key0 === "blobs_added")) || (key0 === "degraded_segments")) || (key0 === "directory"))){const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.generation !== undefined){if(typeof data.generation !== "string"){const err5 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
if(data.segments !== undefined){let data1 = data.segments;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err6 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err7 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}}
if(data.blobs !== undefined){let data2 = data.blobs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err8 = {instancePath:instancePath+"/blobs",schemaPath:"#/properties/blobs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err9 = {instancePath:instancePath+"/blobs",schemaPath:"#/properties/blobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}}}
if(data.bytes !== undefined){let data3 = data.bytes;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){const err10 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 0 || isNaN(data3)){const err11 = {instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}}
if(data.blobs_added !== undefined){let data4 = data.blobs_added;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){const err12 = {instancePath:instancePath+"/blobs_added",schemaPath:"#/properties/blobs_added/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 < 0 || isNaN(data4)){const err13 = {instancePath:instancePath+"/blobs_added",schemaPath:"#/properties/blobs_added/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}}
if(data.degraded_segments !== undefined){let data5 = data.degraded_segments;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err14 = {instancePath:instancePath+"/degraded_segments",schemaPath:"#/properties/degraded_segments/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err15 = {instancePath:instancePath+"/degraded_segments",schemaPath:"#/properties/degraded_segments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}}
if(data.directory !== undefined){if(typeof data.directory !== "string"){const err16 = {instancePath:instancePath+"/directory",schemaPath:"#/properties/directory/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}}
else {const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}validate138.errors = vErrors;return errors === 0;}
function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.contract === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},message:"must have required property '"+"contract"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.tool === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.command === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.revision === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.index === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "index"},message:"must have required property '"+"index"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.verdict === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.limits === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.coverage === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data.freshness === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data.diagnostics === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diagnostics"},message:"must have required property '"+"diagnostics"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}for(const key0 in data){if(!(func2.call(schema48.properties, key0))){const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}
if(data.contract !== undefined){let data0 = data.contract;
if(typeof data0 === "string"){if(!pattern9.test(data0)){const err11 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/pattern",keyword:"pattern",params:{pattern: "^nonesuch/index-report@1\\.[0-9]+$"},message:"must match pattern \""+"^nonesuch/index-report@1\\.[0-9]+$"+"\""};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
else {const err12 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
if(data.tool !== undefined){if(!(validate23(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}
if(data.command !== undefined){let data2 = data.command;
if(!((data2 === "index") || (data2 === "status"))){const err13 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/enum",keyword:"enum",params:{allowedValues: schema48.properties.command.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.revision !== undefined){let data3 = data.revision;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(!(validate25(data3, {instancePath:instancePath+"/revision",parentData:data,parentDataProperty:"revision",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}var _valid0 = _errs8 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs9 = errors;
if(data3 !== null){const err14 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}var _valid0 = _errs9 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err15 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
else {errors = _errs7;
if(vErrors !== null){if(_errs7){vErrors.length = _errs7;}
else {vErrors = null;}}}}
if(data.index !== undefined){let data4 = data.index;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!(validate138(data4, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData}))){vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);errors = vErrors.length;}var _valid1 = _errs13 === errors;valid2 = valid2 || _valid1;
if(!valid2){const _errs14 = errors;
if(data4 !== null){const err16 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}var _valid1 = _errs14 === errors;valid2 = valid2 || _valid1;}
if(!valid2){const err17 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}
else {errors = _errs12;
if(vErrors !== null){if(_errs12){vErrors.length = _errs12;}
else {vErrors = null;}}}}
if(data.verdict !== undefined){if(!(validate61(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);errors = vErrors.length;}}
if(data.limits !== undefined){let data6 = data.limits;
if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(!(validate65(data6[i0], {instancePath:instancePath+"/limits/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}
else {const err18 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}}
if(data.coverage !== undefined){let data8 = data.coverage;
const _errs21 = errors;
let valid5 = false;
const _errs22 = errors;
if(!(validate72(data8, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);errors = vErrors.length;}var _valid2 = _errs22 === errors;valid5 = valid5 || _valid2;
if(!valid5){const _errs23 = errors;
if(data8 !== null){const err19 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}var _valid2 = _errs23 === errors;valid5 = valid5 || _valid2;}
if(!valid5){const err20 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}
else {errors = _errs21;
if(vErrors !== null){if(_errs21){vErrors.length = _errs21;}
else {vErrors = null;}}}}
if(data.freshness !== undefined){let data9 = data.freshness;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
if(!(validate91(data9, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);errors = vErrors.length;}var _valid3 = _errs27 === errors;valid6 = valid6 || _valid3;
if(!valid6){const _errs28 = errors;
if(data9 !== null){const err21 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}var _valid3 = _errs28 === errors;valid6 = valid6 || _valid3;}
if(!valid6){const err22 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}
else {errors = _errs26;
if(vErrors !== null){if(_errs26){vErrors.length = _errs26;}
else {vErrors = null;}}}}
if(data.diagnostics !== undefined){let data10 = data.diagnostics;
if(Array.isArray(data10)){const len1 = data10.length;for(let i1=0; i1<len1; i1++){if(!(validate96(data10[i1], {instancePath:instancePath+"/diagnostics/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);errors = vErrors.length;}}}
else {const err23 = {instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}}
if(data.timings !== undefined){let data12 = data.timings;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){for(const key1 in data12){let data13 = data12[key1];
if((typeof data13 == "number") && (isFinite(data13))){if(data13 < 0 || isNaN(data13)){const err24 = {instancePath:instancePath+"/timings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/timings/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}
else {const err25 = {instancePath:instancePath+"/timings/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/timings/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}}}
else {const err26 = {instancePath:instancePath+"/timings",schemaPath:"#/properties/timings/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}
if(data.extensions !== undefined){if(!(validate99(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);errors = vErrors.length;}}}
else {const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}validate214.errors = vErrors;return errors === 0;}export const checkReferencesReport = validate224;
const schema50 = {"type":"object","additionalProperties":false,"required":["contract","tool","head","symbol","claim","verdict","limits","coverage","confidence","freshness","results","truncated","accounting","diagnostics"],"properties":{"contract":{"type":"string","pattern":"^nonesuch/references-report@1\\.[0-9]+$"},"tool":{"$ref":"#/$defs/tool"},"head":{"$ref":"#/$defs/revision"},"symbol":{"$ref":"#/$defs/symbol_name"},"claim":{"anyOf":[{"$ref":"#/$defs/claim"},{"type":"null"}]},"verdict":{"$ref":"#/$defs/verdict"},"limits":{"type":"array","items":{"$ref":"#/$defs/limit"}},"coverage":{"anyOf":[{"$ref":"#/$defs/coverage"},{"type":"null"}]},"confidence":{"anyOf":[{"$ref":"#/$defs/confidence"},{"type":"null"}]},"freshness":{"anyOf":[{"$ref":"#/$defs/freshness"},{"type":"null"}]},"results":{"type":"array","items":{"$ref":"#/$defs/result"}},"truncated":{"type":"boolean"},"accounting":{"$ref":"#/$defs/accounting"},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/diagnostic"}},"reasons":{"type":"array","items":{"$ref":"#/$defs/reason"}},"extensions":{"$ref":"#/$defs/extensions"}}};
const pattern10 = new RegExp("^nonesuch/references-report@1\\.[0-9]+$", "u");
function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.contract === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},message:"must have required property '"+"contract"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.tool === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.head === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.symbol === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbol"},message:"must have required property '"+"symbol"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.claim === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "claim"},message:"must have required property '"+"claim"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.verdict === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.limits === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.coverage === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data.confidence === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data.freshness === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if(data.results === undefined){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "results"},message:"must have required property '"+"results"+"'"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}
if(data.truncated === undefined){const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
if(data.accounting === undefined){const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounting"},message:"must have required property '"+"accounting"+"'"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}
if(data.diagnostics === undefined){const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diagnostics"},message:"must have required property '"+"diagnostics"+"'"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}for(const key0 in data){if(!(func2.call(schema50.properties, key0))){const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}
if(data.contract !== undefined){let data0 = data.contract;
if(typeof data0 === "string"){if(!pattern10.test(data0)){const err15 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/pattern",keyword:"pattern",params:{pattern: "^nonesuch/references-report@1\\.[0-9]+$"},message:"must match pattern \""+"^nonesuch/references-report@1\\.[0-9]+$"+"\""};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}
else {const err16 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.tool !== undefined){if(!(validate23(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}
if(data.head !== undefined){if(!(validate25(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}
if(data.symbol !== undefined){if(!(validate121(data.symbol, {instancePath:instancePath+"/symbol",parentData:data,parentDataProperty:"symbol",rootData}))){vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);errors = vErrors.length;}}
if(data.claim !== undefined){let data4 = data.claim;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!(validate59(data4, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);errors = vErrors.length;}var _valid0 = _errs9 === errors;valid1 = valid1 || _valid0;
if(!valid1){const _errs10 = errors;
if(data4 !== null){const err17 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}var _valid0 = _errs10 === errors;valid1 = valid1 || _valid0;}
if(!valid1){const err18 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
else {errors = _errs8;
if(vErrors !== null){if(_errs8){vErrors.length = _errs8;}
else {vErrors = null;}}}}
if(data.verdict !== undefined){if(!(validate61(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);errors = vErrors.length;}}
if(data.limits !== undefined){let data6 = data.limits;
if(Array.isArray(data6)){const len0 = data6.length;for(let i0=0; i0<len0; i0++){if(!(validate65(data6[i0], {instancePath:instancePath+"/limits/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}
else {const err19 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}}
if(data.coverage !== undefined){let data8 = data.coverage;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!(validate72(data8, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);errors = vErrors.length;}var _valid1 = _errs18 === errors;valid4 = valid4 || _valid1;
if(!valid4){const _errs19 = errors;
if(data8 !== null){const err20 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}var _valid1 = _errs19 === errors;valid4 = valid4 || _valid1;}
if(!valid4){const err21 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}
else {errors = _errs17;
if(vErrors !== null){if(_errs17){vErrors.length = _errs17;}
else {vErrors = null;}}}}
if(data.confidence !== undefined){let data9 = data.confidence;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(validate89(data9, {instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData}))){vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);errors = vErrors.length;}var _valid2 = _errs23 === errors;valid5 = valid5 || _valid2;
if(!valid5){const _errs24 = errors;
if(data9 !== null){const err22 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}var _valid2 = _errs24 === errors;valid5 = valid5 || _valid2;}
if(!valid5){const err23 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}
else {errors = _errs22;
if(vErrors !== null){if(_errs22){vErrors.length = _errs22;}
else {vErrors = null;}}}}
if(data.freshness !== undefined){let data10 = data.freshness;
const _errs27 = errors;
let valid6 = false;
const _errs28 = errors;
if(!(validate91(data10, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);errors = vErrors.length;}var _valid3 = _errs28 === errors;valid6 = valid6 || _valid3;
if(!valid6){const _errs29 = errors;
if(data10 !== null){const err24 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}var _valid3 = _errs29 === errors;valid6 = valid6 || _valid3;}
if(!valid6){const err25 = {instancePath:instancePath+"/freshness",schemaPath:"#/properties/freshness/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}
else {errors = _errs27;
if(vErrors !== null){if(_errs27){vErrors.length = _errs27;}
else {vErrors = null;}}}}
if(data.results !== undefined){let data11 = data.results;
if(Array.isArray(data11)){const len1 = data11.length;for(let i1=0; i1<len1; i1++){if(!(validate110(data11[i1], {instancePath:instancePath+"/results/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);errors = vErrors.length;}}}
else {const err26 = {instancePath:instancePath+"/results",schemaPath:"#/properties/results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err26];}
else {vErrors.push(err26);}errors++;}}
if(data.truncated !== undefined){if(typeof data.truncated !== "boolean"){const err27 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){vErrors = [err27];}
else {vErrors.push(err27);}errors++;}}
if(data.accounting !== undefined){if(!(validate39(data.accounting, {instancePath:instancePath+"/accounting",parentData:data,parentDataProperty:"accounting",rootData}))){vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);errors = vErrors.length;}}
if(data.diagnostics !== undefined){let data15 = data.diagnostics;
if(Array.isArray(data15)){const len2 = data15.length;for(let i2=0; i2<len2; i2++){if(!(validate96(data15[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);errors = vErrors.length;}}}
else {const err28 = {instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err28];}
else {vErrors.push(err28);}errors++;}}
if(data.reasons !== undefined){let data17 = data.reasons;
if(Array.isArray(data17)){const len3 = data17.length;for(let i3=0; i3<len3; i3++){if(!(validate35(data17[i3], {instancePath:instancePath+"/reasons/" + i3,parentData:data17,parentDataProperty:i3,rootData}))){vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);errors = vErrors.length;}}}
else {const err29 = {instancePath:instancePath+"/reasons",schemaPath:"#/properties/reasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err29];}
else {vErrors.push(err29);}errors++;}}
if(data.extensions !== undefined){if(!(validate99(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);errors = vErrors.length;}}}
else {const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err30];}
else {vErrors.push(err30);}errors++;}validate224.errors = vErrors;return errors === 0;}export const checkRemovalReport = validate239;
const schema51 = {"type":"object","additionalProperties":false,"required":["contract","tool","base","head","symbols","summary","coverage","verdict","freshness","limits","diagnostics"],"properties":{"contract":{"type":"string","pattern":"^nonesuch/removal-report@1\\.[0-9]+$"},"tool":{"$ref":"#/$defs/tool"},"base":{"$ref":"#/$defs/revision"},"head":{"$ref":"#/$defs/revision"},"symbols":{"type":"array","items":{"$ref":"#/$defs/symbol_entry"}},"summary":{"$ref":"#/$defs/removal_summary"},"coverage":{"$ref":"#/$defs/coverage"},"verdict":{"$ref":"#/$defs/verdict"},"freshness":{"$ref":"#/$defs/freshness"},"limits":{"type":"array","items":{"$ref":"#/$defs/limit"}},"diagnostics":{"type":"array","items":{"$ref":"#/$defs/diagnostic"}},"claim":{"anyOf":[{"$ref":"#/$defs/claim"},{"type":"null"}]},"confidence":{"anyOf":[{"$ref":"#/$defs/confidence"},{"type":"null"}]},"not_judged":{"type":"array","items":{"$ref":"#/$defs/not_judged"}},"merge_base":{"anyOf":[{"$ref":"#/$defs/oid"},{"type":"null"}]},"exit_code":{"enum":[0,1,2,3]},"extensions":{"$ref":"#/$defs/extensions"}}};
const pattern11 = new RegExp("^nonesuch/removal-report@1\\.[0-9]+$", "u");
const schema52 = {"type":"object","additionalProperties":false,"required":["removed","referenced","inconclusive","absent","moved","not_judged"],"properties":{"removed":{"type":"integer","minimum":0},"referenced":{"type":"integer","minimum":0},"inconclusive":{"type":"integer","minimum":0},"absent":{"type":"integer","minimum":0},"moved":{"type":"integer","minimum":0},"not_judged":{"type":"integer","minimum":0},"waived":{"type":"integer","minimum":0}}};
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.removed === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.referenced === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "referenced"},message:"must have required property '"+"referenced"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.inconclusive === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inconclusive"},message:"must have required property '"+"inconclusive"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.absent === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "absent"},message:"must have required property '"+"absent"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.moved === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "moved"},message:"must have required property '"+"moved"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.not_judged === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "not_judged"},message:"must have required property '"+"not_judged"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}for(const key0 in data){if(!(((((((key0 === "removed") || (key0 === "referenced")) || (key0 === "inconclusive")) || (key0 === "absent")) || (key0 === "moved")) || (key0 === "not_judged")) || (key0 === "waived"))){const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.removed !== undefined){let data0 = data.removed;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){const err7 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if((typeof data0 == "number") && (isFinite(data0))){if(data0 < 0 || isNaN(data0)){const err8 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}}}
if(data.referenced !== undefined){let data1 = data.referenced;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){const err9 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if((typeof data1 == "number") && (isFinite(data1))){if(data1 < 0 || isNaN(data1)){const err10 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}}}
if(data.inconclusive !== undefined){let data2 = data.inconclusive;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){const err11 = {instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}
if((typeof data2 == "number") && (isFinite(data2))){if(data2 < 0 || isNaN(data2)){const err12 = {instancePath:instancePath+"/inconclusive",schemaPath:"#/properties/inconclusive/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}}
if(data.absent !== undefined){let data3 = data.absent;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){const err13 = {instancePath:instancePath+"/absent",schemaPath:"#/properties/absent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}
if((typeof data3 == "number") && (isFinite(data3))){if(data3 < 0 || isNaN(data3)){const err14 = {instancePath:instancePath+"/absent",schemaPath:"#/properties/absent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}}
if(data.moved !== undefined){let data4 = data.moved;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){const err15 = {instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}
if((typeof data4 == "number") && (isFinite(data4))){if(data4 < 0 || isNaN(data4)){const err16 = {instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}}
if(data.not_judged !== undefined){let data5 = data.not_judged;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){const err17 = {instancePath:instancePath+"/not_judged",schemaPath:"#/properties/not_judged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}
if((typeof data5 == "number") && (isFinite(data5))){if(data5 < 0 || isNaN(data5)){const err18 = {instancePath:instancePath+"/not_judged",schemaPath:"#/properties/not_judged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}}}
if(data.waived !== undefined){let data6 = data.waived;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){const err19 = {instancePath:instancePath+"/waived",schemaPath:"#/properties/waived/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}
if((typeof data6 == "number") && (isFinite(data6))){if(data6 < 0 || isNaN(data6)){const err20 = {instancePath:instancePath+"/waived",schemaPath:"#/properties/waived/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}}}}
else {const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}validate168.errors = vErrors;return errors === 0;}
const schema53 = {"type":"object","additionalProperties":false,"required":["path","language","reason"],"properties":{"path":{"type":"string"},"language":{"type":["string","null"]},"reason":{"$ref":"#/$defs/limit_code"},"message":{"type":"string"},"change":{"enum":["deleted","modified","renamed"]}}};
function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.path === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.language === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.reason === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}for(const key0 in data){if(!(((((key0 === "path") || (key0 === "language")) || (key0 === "reason")) || (key0 === "message")) || (key0 === "change"))){const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}}
if(data.path !== undefined){if(typeof data.path !== "string"){const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}}
if(data.language !== undefined){let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){const err5 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schema53.properties.language.type},message:"must be string,null"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}}
if(data.reason !== undefined){if(!(validate62(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);errors = vErrors.length;}}
if(data.message !== undefined){if(typeof data.message !== "string"){const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}}
if(data.change !== undefined){let data4 = data.change;
if(!(((data4 === "deleted") || (data4 === "modified")) || (data4 === "renamed"))){const err7 = {instancePath:instancePath+"/change",schemaPath:"#/properties/change/enum",keyword:"enum",params:{allowedValues: schema53.properties.change.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}}}
else {const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}validate177.errors = vErrors;return errors === 0;}
function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){if(data.contract === undefined){const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contract"},message:"must have required property '"+"contract"+"'"};
if(vErrors === null){vErrors = [err0];}
else {vErrors.push(err0);}errors++;}
if(data.tool === undefined){const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool"},message:"must have required property '"+"tool"+"'"};
if(vErrors === null){vErrors = [err1];}
else {vErrors.push(err1);}errors++;}
if(data.base === undefined){const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"},message:"must have required property '"+"base"+"'"};
if(vErrors === null){vErrors = [err2];}
else {vErrors.push(err2);}errors++;}
if(data.head === undefined){const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"},message:"must have required property '"+"head"+"'"};
if(vErrors === null){vErrors = [err3];}
else {vErrors.push(err3);}errors++;}
if(data.symbols === undefined){const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "symbols"},message:"must have required property '"+"symbols"+"'"};
if(vErrors === null){vErrors = [err4];}
else {vErrors.push(err4);}errors++;}
if(data.summary === undefined){const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){vErrors = [err5];}
else {vErrors.push(err5);}errors++;}
if(data.coverage === undefined){const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coverage"},message:"must have required property '"+"coverage"+"'"};
if(vErrors === null){vErrors = [err6];}
else {vErrors.push(err6);}errors++;}
if(data.verdict === undefined){const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){vErrors = [err7];}
else {vErrors.push(err7);}errors++;}
if(data.freshness === undefined){const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "freshness"},message:"must have required property '"+"freshness"+"'"};
if(vErrors === null){vErrors = [err8];}
else {vErrors.push(err8);}errors++;}
if(data.limits === undefined){const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){vErrors = [err9];}
else {vErrors.push(err9);}errors++;}
if(data.diagnostics === undefined){const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "diagnostics"},message:"must have required property '"+"diagnostics"+"'"};
if(vErrors === null){vErrors = [err10];}
else {vErrors.push(err10);}errors++;}for(const key0 in data){if(!(func2.call(schema51.properties, key0))){const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){vErrors = [err11];}
else {vErrors.push(err11);}errors++;}}
if(data.contract !== undefined){let data0 = data.contract;
if(typeof data0 === "string"){if(!pattern11.test(data0)){const err12 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/pattern",keyword:"pattern",params:{pattern: "^nonesuch/removal-report@1\\.[0-9]+$"},message:"must match pattern \""+"^nonesuch/removal-report@1\\.[0-9]+$"+"\""};
if(vErrors === null){vErrors = [err12];}
else {vErrors.push(err12);}errors++;}}
else {const err13 = {instancePath:instancePath+"/contract",schemaPath:"#/properties/contract/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){vErrors = [err13];}
else {vErrors.push(err13);}errors++;}}
if(data.tool !== undefined){if(!(validate23(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData}))){vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);errors = vErrors.length;}}
if(data.base !== undefined){if(!(validate25(data.base, {instancePath:instancePath+"/base",parentData:data,parentDataProperty:"base",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}
if(data.head !== undefined){if(!(validate25(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData}))){vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);errors = vErrors.length;}}
if(data.symbols !== undefined){let data4 = data.symbols;
if(Array.isArray(data4)){const len0 = data4.length;for(let i0=0; i0<len0; i0++){if(!(validate30(data4[i0], {instancePath:instancePath+"/symbols/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);errors = vErrors.length;}}}
else {const err14 = {instancePath:instancePath+"/symbols",schemaPath:"#/properties/symbols/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err14];}
else {vErrors.push(err14);}errors++;}}
if(data.summary !== undefined){if(!(validate168(data.summary, {instancePath:instancePath+"/summary",parentData:data,parentDataProperty:"summary",rootData}))){vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);errors = vErrors.length;}}
if(data.coverage !== undefined){if(!(validate72(data.coverage, {instancePath:instancePath+"/coverage",parentData:data,parentDataProperty:"coverage",rootData}))){vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);errors = vErrors.length;}}
if(data.verdict !== undefined){if(!(validate61(data.verdict, {instancePath:instancePath+"/verdict",parentData:data,parentDataProperty:"verdict",rootData}))){vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);errors = vErrors.length;}}
if(data.freshness !== undefined){if(!(validate91(data.freshness, {instancePath:instancePath+"/freshness",parentData:data,parentDataProperty:"freshness",rootData}))){vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);errors = vErrors.length;}}
if(data.limits !== undefined){let data10 = data.limits;
if(Array.isArray(data10)){const len1 = data10.length;for(let i1=0; i1<len1; i1++){if(!(validate65(data10[i1], {instancePath:instancePath+"/limits/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);errors = vErrors.length;}}}
else {const err15 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err15];}
else {vErrors.push(err15);}errors++;}}
if(data.diagnostics !== undefined){let data12 = data.diagnostics;
if(Array.isArray(data12)){const len2 = data12.length;for(let i2=0; i2<len2; i2++){if(!(validate96(data12[i2], {instancePath:instancePath+"/diagnostics/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);errors = vErrors.length;}}}
else {const err16 = {instancePath:instancePath+"/diagnostics",schemaPath:"#/properties/diagnostics/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err16];}
else {vErrors.push(err16);}errors++;}}
if(data.claim !== undefined){let data14 = data.claim;
const _errs21 = errors;
let valid7 = false;
const _errs22 = errors;
if(!(validate59(data14, {instancePath:instancePath+"/claim",parentData:data,parentDataProperty:"claim",rootData}))){vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);errors = vErrors.length;}var _valid0 = _errs22 === errors;valid7 = valid7 || _valid0;
if(!valid7){const _errs23 = errors;
if(data14 !== null){const err17 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err17];}
else {vErrors.push(err17);}errors++;}var _valid0 = _errs23 === errors;valid7 = valid7 || _valid0;}
if(!valid7){const err18 = {instancePath:instancePath+"/claim",schemaPath:"#/properties/claim/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err18];}
else {vErrors.push(err18);}errors++;}
else {errors = _errs21;
if(vErrors !== null){if(_errs21){vErrors.length = _errs21;}
else {vErrors = null;}}}}
if(data.confidence !== undefined){let data15 = data.confidence;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(!(validate89(data15, {instancePath:instancePath+"/confidence",parentData:data,parentDataProperty:"confidence",rootData}))){vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);errors = vErrors.length;}var _valid1 = _errs27 === errors;valid8 = valid8 || _valid1;
if(!valid8){const _errs28 = errors;
if(data15 !== null){const err19 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err19];}
else {vErrors.push(err19);}errors++;}var _valid1 = _errs28 === errors;valid8 = valid8 || _valid1;}
if(!valid8){const err20 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err20];}
else {vErrors.push(err20);}errors++;}
else {errors = _errs26;
if(vErrors !== null){if(_errs26){vErrors.length = _errs26;}
else {vErrors = null;}}}}
if(data.not_judged !== undefined){let data16 = data.not_judged;
if(Array.isArray(data16)){const len3 = data16.length;for(let i3=0; i3<len3; i3++){if(!(validate177(data16[i3], {instancePath:instancePath+"/not_judged/" + i3,parentData:data16,parentDataProperty:i3,rootData}))){vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);errors = vErrors.length;}}}
else {const err21 = {instancePath:instancePath+"/not_judged",schemaPath:"#/properties/not_judged/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){vErrors = [err21];}
else {vErrors.push(err21);}errors++;}}
if(data.merge_base !== undefined){let data18 = data.merge_base;
const _errs34 = errors;
let valid11 = false;
const _errs35 = errors;
if(!(validate26(data18, {instancePath:instancePath+"/merge_base",parentData:data,parentDataProperty:"merge_base",rootData}))){vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);errors = vErrors.length;}var _valid2 = _errs35 === errors;valid11 = valid11 || _valid2;
if(!valid11){const _errs36 = errors;
if(data18 !== null){const err22 = {instancePath:instancePath+"/merge_base",schemaPath:"#/properties/merge_base/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){vErrors = [err22];}
else {vErrors.push(err22);}errors++;}var _valid2 = _errs36 === errors;valid11 = valid11 || _valid2;}
if(!valid11){const err23 = {instancePath:instancePath+"/merge_base",schemaPath:"#/properties/merge_base/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){vErrors = [err23];}
else {vErrors.push(err23);}errors++;}
else {errors = _errs34;
if(vErrors !== null){if(_errs34){vErrors.length = _errs34;}
else {vErrors = null;}}}}
if(data.exit_code !== undefined){let data19 = data.exit_code;
if(!((((data19 === 0) || (data19 === 1)) || (data19 === 2)) || (data19 === 3))){const err24 = {instancePath:instancePath+"/exit_code",schemaPath:"#/properties/exit_code/enum",keyword:"enum",params:{allowedValues: schema51.properties.exit_code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){vErrors = [err24];}
else {vErrors.push(err24);}errors++;}}
if(data.extensions !== undefined){if(!(validate99(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);errors = vErrors.length;}}}
else {const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){vErrors = [err25];}
else {vErrors.push(err25);}errors++;}validate239.errors = vErrors;return errors === 0;}

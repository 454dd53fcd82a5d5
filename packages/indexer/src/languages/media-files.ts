const MEDIA =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|icns|tiff?|psd|ai|sketch|fig|heic|mp[34]|m4[av]|mov|avi|webm|mkv|wav|ogg|flac|ttf|otf|woff2?|eot|pdf|zip|gz|tgz|bz2|xz|7z|rar|tar|jar|war|whl|exe|dll|so|dylib|a|o|class|pyc|wasm|bin|dat|db|sqlite3?|parquet|onnx|pt|pth|h5|npy|npz|pkl|safetensors|glb|gltf|fbx|obj|blend|stl)$/iu;

/** Whether a path holds pixels, sound, glyphs, machine code or weights: it spells no name of a program, whatever its bytes are. */
export function isMedia(path: string): boolean {
  return MEDIA.test(path);
}

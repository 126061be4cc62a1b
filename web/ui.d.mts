// The interface's WebAssembly module, as Emscripten makes it; see src/ui/platform.h.

export interface UiExports {
  _peg_ui_input(size: number): number;
  _peg_ui_dispatch(text: number): void;
  lengthBytesUTF8(text: string): number;
  stringToUTF8(text: string, at: number, size: number): void;
}

// Functions that the module calls. Snapshot and request are JSON; the other texts are plain.
export interface Platform {
  publish(snapshot: string): void;
  announce(text: string): void;
  solve(id: number, seconds: number, request: string): void;
  cancel(id: number): void;
  pause(id: number): void;
  resume(id: number): void;
  store(text: string): void;
  copy(text: string): void;
  share(fragment: string, isPassedOn: boolean): void;
  download(name: string, text: string): void;
  keep_picture(width: number, height: number, pixels: Uint8ClampedArray<ArrayBuffer>, name: string, caption: string): void;
  film(width: number, height: number, pixels: Uint8ClampedArray<ArrayBuffer>, milliseconds: number): void;
  waiting_film_frames(): number;
  keep_film(name: string): void;
  drop_film(): void;
  share_card(width: number, height: number, pixels: Uint8ClampedArray<ArrayBuffer>, card: string): void;
  share_text(text: string, fragment: string): void;
  ask_for_text(label: string, before: string, rows: number): void;
  speak(language: string): void;
  sound(kind: 'jump' | 'back' | 'solved'): void;
  print(sheets: string): void;
  open_atlas(board: string): void;
  read_clipboard(): void;
  pick_file(): void;
  tell_time(wanted: boolean): void;
  present(wanted: boolean): void;
  fail(what: 'no_webgl' | 'no_shader', reason: string): void;
}

export default function createUi(options: {
  canvas: HTMLCanvasElement;
  platform: Platform;
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => object;
  onAbort?: (reason: unknown) => void;
}): Promise<UiExports>;

/** The part of the core that we use, which brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface Core {
    FS: { writeFile(path: string, content: Uint8Array): void };
    TessBaseAPI: new () => {
      /** Gives 0 where it can read. */
      Init(path: null, language: string, engine: number): number;
      SetVariable(name: string, value: string): boolean;
      /** Takes the picture in the file /input; 1 where it is none. */
      SetImageFile(exif: number, angle: number): number;
      Recognize(monitor: null): number;
      GetUTF8Text(): string;
    };
  }
  interface Settings {
    wasmBinary: Uint8Array;
    TesseractProgress(percent: number): void;
    print(text: string): void;
    printErr(text: string): void;
  }
  export default function openCore(settings: Settings): Promise<Core>;
}

import openCore, { type Core } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { preparedPhoto } from './picture';

/** The file is no picture that this browser opens; or what reads pictures cannot be had or does not run here. */
export type WhyNotRead = 'picture' | 'reader';

/** What the worker tells: how far it is, the text, or why it cannot. */
export type Told = { percent: number } | { text: string } | { failed: WhyNotRead };

const coreAt = new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm', import.meta.url);
const lettersAt = new URL(
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  import.meta.url,
);

const tell = (told: Told) => self.postMessage(told);

async function bytesOf(address: URL) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Not to be had: ${address.pathname}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Some proxies say of a file in .gz that its content is only encoded so, and the browser has unpacked it. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>) {
  if (!isPacked(bytes)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Loads the reader with what it knows of letters. */
async function load(): Promise<Core> {
  const [wasm, letters] = await Promise.all([bytesOf(coreAt), bytesOf(lettersAt).then(unpacked)]);
  const core = await openCore({
    wasmBinary: wasm,
    // biome-ignore lint/correctness/noComponentHookFactories: a name of the core's, and no component
    TesseractProgress: (percent) => tell({ percent }),
    print: () => undefined,
    printErr: () => undefined,
  });
  core.FS.writeFile('eng.traineddata', letters);
  return core;
}

/** The engine with neural networks; the core was built with no other. */
const networks = 1;
/** Looks for text wherever it stands: labels and values of papers are in columns, boxes and stamps. */
const scattered = '11';

async function read(picture: Uint8Array) {
  const core = await load();
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'eng', networks) !== 0) throw new Error('No letters');
  api.SetVariable('tessedit_pageseg_mode', scattered);
  core.FS.writeFile('/input', picture);
  if (api.SetImageFile(1, 0) === 1) throw new Error('No picture');
  api.Recognize(null);
  return api.GetUTF8Text();
}

const opened = (file: Blob) =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);

/** Reads one photo; the memory that it takes ends with the worker. */
self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  try {
    const photo = await opened(data);
    tell(photo ? { text: await read(preparedPhoto(photo)) } : { failed: 'picture' });
  } catch {
    tell({ failed: 'reader' });
  }
};

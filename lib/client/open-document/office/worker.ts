import { most, type OfficeContent, type WhyNotShown } from './office-content';
import { rowsOfBook } from './rows';
import { sheetOfText, sheetsOf } from './sheets';
import { blocksOf } from './word';
import { unpackedBytes } from './zip-size';

export interface Asked {
  bytes: Uint8Array;
  as: 'sheet' | 'rows' | 'word' | 'text';
}

export type Answered = { shown: OfficeContent } | { notShown: WhyNotShown };

/** Reads one file away from the page; the memory and time that it takes end with the worker. */
self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  self.postMessage((await answer(data)) satisfies Answered);
};

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

async function answer({ bytes, as }: Asked): Promise<Answered> {
  const zipped = startsWith(bytes, 0x50, 0x4b);
  const compound = startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
  if (zipped && unpackedBytes(bytes) > most.unpackedBytes) return { notShown: 'tooBig' };
  try {
    if (as === 'text') return { shown: { kind: 'blocks', ...blockOf(textOf(bytes)) } };
    if (as === 'word') return { shown: { kind: 'blocks', ...blocksOf(bytes) } };
    if (as === 'rows') return { shown: { kind: 'rows', sheets: await rowsOfBook(bytes) } };
    const sheets = zipped || compound ? sheetsOf(bytes) : sheetOfText(textOf(bytes));
    return { shown: { kind: 'sheets', sheets } };
  } catch (error) {
    return { notShown: /password|encrypt/i.test(String(error)) ? 'locked' : 'spoiled' };
  }
}

const blockOf = (text: string) => ({
  blocks: [{ text: text.slice(0, most.letters), heading: 0 }],
  cut: text.length > most.letters,
});

/** Reads UTF-8, or Windows-1252, which older programs write. */
function textOf(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

import { PortalError } from '@/lib/platform/errors';
import { type ContentCheck, notWhatItSays } from './content-check';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const control = /[\u0000-\u0008\u000e-\u001f\u007f]/;
/** A page, a drawing, a script or another program's letter begins like this. */
export const markupOrScript = /^\s*(<[!?/a-z]|#!|%!ps|%pdf|\{\\rtf)/i;

/** Which Unicode a text is in, by its byte order mark. */
export const encodingOf = (head: Buffer) => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
};

/** Passes UTF-8 or marked UTF-16 without control characters, page, drawing or script. The first bytes must be the file's head. */
export function textCheck(): ContentCheck {
  let decoder: TextDecoder | null = null;
  const read = (chunk?: Buffer) => {
    try {
      return decoder?.decode(chunk, { stream: chunk !== undefined }) ?? '';
    } catch {
      throw new PortalError('not_plain_text');
    }
  };
  return {
    see(chunk) {
      const first = decoder === null;
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      const text = read(chunk);
      if (control.test(text) || (first && markupOrScript.test(text))) throw notWhatItSays();
    },
    end() {
      if (control.test(read())) throw notWhatItSays();
    },
  };
}

import type { Line } from '@/lib/platform/lines/line';
import type { Share } from '@/lib/platform/lines/share';
import type { PaperText } from './templates';

/** In characters of JSON: a letter of some pages, which is set in some hundredths of a second. A form with a thousand rows has ten times as many. */
const quickLength = 50_000;

/** What sets papers, one at a time each. */
export interface Setter {
  set(text: PaperText): Promise<Buffer>;
}

/** Sets papers in a line, with one setter for each of its places. Short ones may have a quick place: they wait for no long one. */
export const settingIn = (line: Line, setters: Setter[]) => (text: PaperText, share: Share) =>
  line.inTurn(
    share,
    async () => {
      const setter = setters.pop();
      if (!setter) throw new Error('The line of papers has more places than setters');
      try {
        return await setter.set(text);
      } finally {
        setters.push(setter);
      }
    },
    { quick: JSON.stringify(text).length <= quickLength },
  );

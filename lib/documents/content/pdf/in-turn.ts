import type { Line } from '@/lib/platform/lines/line';
import type { Share } from '@/lib/platform/lines/share';
import type { PdfVerdict } from './judge';
import { Spent } from './thread';

/** In milliseconds of processor time: a bill or a scan takes a few hundredths of a second, ten megabytes of pages half a second. */
export const budgets = { quick: 300, whole: 3_000 };

/** Larger files have no quick try: to read and decrypt them twice would be dear. */
const quickBytes = 2_000_000;

/** What opens PDFs, one at a time each. */
interface Opener {
  judge(bytes: ArrayBuffer, cpuMs: number): Promise<PdfVerdict>;
}

/**
 * Checks PDFs in a line, with one opener for each of its places. A small file first has a quick try, so that it does not wait for files
 * that take long; one that spends the time of its try comes again as slow work. A file that spends all its time is `heavy`: nobody
 * says of it that it was checked.
 */
export function judgingIn(line: Line, openers: Opener[]) {
  /** Undefined when the time was spent. */
  async function tried(read: () => Promise<ArrayBuffer>, cpuMs: number) {
    const opener = openers.pop();
    if (!opener) throw new Error('The line of PDFs has more places than openers');
    try {
      return await opener.judge(await read(), cpuMs);
    } catch (error) {
      if (error instanceof Spent) return undefined;
      throw error;
    } finally {
      openers.push(opener);
    }
  }

  return async (
    share: Share,
    bytes: number,
    read: () => Promise<ArrayBuffer>,
  ): Promise<PdfVerdict> => {
    const place = line.enter(share);
    try {
      if (bytes <= quickBytes) {
        // Whoever sent one that took long a moment ago has no quick try.
        const quick = await place.turn({ quick: true });
        const verdict = await tried(read, quick ? budgets.quick : budgets.whole);
        if (verdict || !quick) return verdict ?? 'heavy';
        place.rest();
      }
      await place.turn();
      return (await tried(read, budgets.whole)) ?? 'heavy';
    } finally {
      place.leave();
    }
  };
}

import 'server-only';
import { busy, lineOf } from '@/lib/platform/lines/of-process';
import { judgingIn } from './in-turn';
import { pdfThread } from './thread';

// Two threads, so that somebody's small file does not wait for another's that takes long.
const pdfs = lineOf('pdfs', {
  places: 2,
  quick: 1,
  slowForMs: 600_000,
  here: 400,
  // A page sends two files at a time, and people have several pages.
  person: { working: 1, here: 40 },
  network: { working: 1, here: 80 },
  patienceMs: 60_000,
  share: busy('uploads_under_way', 5),
  full: busy('uploads_busy', 10),
});

/**
 * Checks a PDF of so many bytes in a thread of its own, in the turn of whoever sent it. `heavy` is one that takes more processor time or
 * memory than a PDF needs. Throws `uploads_under_way`, `uploads_busy` and what `read` throws.
 */
export const verdictOnPdf = judgingIn(pdfs, [pdfThread(), pdfThread()]);

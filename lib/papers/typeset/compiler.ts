import 'server-only';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { coveredBy } from './coverage';
import { families, readFonts } from './fonts';
import { type PaperText, templates } from './templates';

/** What is set with a paper's text: letters without a glyph must not come to the compiler, which refuses them. */
function legible(text: PaperText, covered: (text: string) => string) {
  let lacking = false;
  const json = JSON.stringify(text, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const shown = covered(value);
    lacking ||= shown !== value;
    return shown;
  });
  return lacking ? json : JSON.stringify({ ...JSON.parse(json), lacking: null });
}

/** A compiler of papers, to be kept: making one reads all fonts. It works on the thread that calls it. */
export function paperCompiler() {
  const fonts = readFonts();
  const covered = coveredBy(fonts);
  const compiler = NodeCompiler.create({
    workspace: templates(),
    fontArgs: [{ fontBlobs: fonts }],
  });
  return {
    /**
     * Sets a paper: a tagged PDF, PDF/UA-1, its fonts embedded. A letter that no font has becomes a lozenge, and only
     * then does the paper say its `lacking`. The same text gives the same bytes. Throws when a template has a fault.
     */
    typeset(text: PaperText): Buffer {
      const mainFilePath = join(templates(), `${text.template}.typ`);
      const inputs = { paper: legible(text, covered), families: JSON.stringify(families) };
      // In one step: what stands between is memory that the garbage collector does not know of.
      const pdf = safely(() => compiler.pdf({ mainFilePath, inputs }, { pdfStandard: 'ua-1' }));
      // What one paper was made of helps the next only where both say the same.
      compiler.evictCache(2);
      return pdf;
    },
  };
}

/** What the compiler refuses it quotes between backticks; that is what somebody typed, and goes no further. */
function safely(work: () => Buffer) {
  try {
    return work();
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    const [fault = ''] = code.split('`');
    throw new Error(`A paper could not be set: ${fault.slice(0, 200)}`);
  }
}

import 'server-only';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { coveredBy } from './coverage';
import { families, readFonts } from './fonts';
import { readable } from './readable/readable';
import { type PaperText, templates } from './templates';

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

/** Makes a compiler that works on the calling thread. Keep it, since making one reads all fonts. */
export function paperCompiler() {
  const fonts = readFonts();
  const covered = coveredBy(fonts);
  const compiler = NodeCompiler.create({
    workspace: templates(),
    fontArgs: [{ fontBlobs: fonts }],
  });
  return {
    /**
     * Sets a tagged PDF (PDF/UA-1) with embedded fonts, whose text is copied as it reads; the same text gives the same bytes. A
     * letter that no font has becomes a lozenge, and only then the paper includes `lacking`. Throws for a template's fault.
     */
    typeset(text: PaperText): Buffer {
      const mainFilePath = join(templates(), `${text.template}.typ`);
      const inputs = { paper: legible(text, covered), families: JSON.stringify(families) };
      // In one step: the garbage collector does not know of memory held in between.
      const pdf = safely(() => compiler.pdf({ mainFilePath, inputs }, { pdfStandard: 'ua-1' }));
      // Its cache of one paper only helps the next where both say the same.
      compiler.evictCache(2);
      return readable(pdf);
    },
  };
}

/** The compiler quotes typed text in backticks, so that is removed. */
function safely(work: () => Buffer) {
  try {
    return work();
  } catch (error) {
    const { code = 'unknown' } = error as { code?: string };
    const [fault = ''] = code.split('`');
    throw new Error(`A paper could not be set: ${fault.slice(0, 200)}`);
  }
}

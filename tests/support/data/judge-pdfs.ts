import { readFileSync } from 'node:fs';
import { judgePdf } from '@/lib/documents/content/pdf/judge';

/** Prints the verdict on each PDF that it is given: a program of its own, since checking changes its process. */
async function judge() {
  const verdicts: string[] = [];
  for (const path of process.argv.slice(2))
    verdicts.push(await judgePdf(new Uint8Array(readFileSync(path))));
  process.stdout.write(JSON.stringify(verdicts));
}

void judge();

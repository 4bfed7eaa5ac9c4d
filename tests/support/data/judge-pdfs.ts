import { readFileSync } from 'node:fs';
import { judgePdf } from '@/lib/documents/content/pdf/judge';

/** Tells of each file that it is given the name of what is to be said of it: a program of its own, since it changes what it runs in. */
async function judge() {
  const verdicts: string[] = [];
  for (const path of process.argv.slice(2))
    verdicts.push(await judgePdf(new Uint8Array(readFileSync(path))));
  process.stdout.write(JSON.stringify(verdicts));
}

void judge();

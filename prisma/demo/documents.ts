import type { Actor } from '@/lib/access/actor';
import { slots } from '@/lib/documents/content/slots';
import { receiveFile } from '@/lib/documents/receive';
import { storeUpload } from '@/lib/documents/upload';
import type { DemoLanguage } from './calendar';
import type { Paper } from './papers';
import { pdfOf } from './pdf';

/** Uploads these papers as this person. Gives their ids, not yet on a claim. */
export async function demoDocuments(
  claimant: Actor,
  papers: readonly Paper[],
  language: DemoLanguage,
) {
  const ids: string[] = [];
  for (const { name, lines } of papers) {
    const content = pdfOf([
      ...lines,
      `${claimant.firstName} ${claimant.lastName}`,
      'Demonstration only',
    ]);
    const file = await receiveFile({ name: name[language], content: only(content) }, [slots.claim]);
    ids.push((await storeUpload(claimant, file, slots.claim, { documentType: 'supporting' })).id);
  }
  return ids;
}

async function* only(content: Buffer) {
  yield content;
}

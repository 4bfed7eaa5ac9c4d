import type { Actor } from '@/lib/access/actor';
import { slots } from '@/lib/documents/content/slots';
import { receiveFile } from '@/lib/documents/receive';
import { storeUpload } from '@/lib/documents/upload';
import { pdfOf } from './pdf';

const papers = [
  {
    name: 'Statement of account.pdf',
    lines: ['Statement of account', 'Opening balance, invoices and payments'],
  },
  { name: 'बैंक विवरण.pdf', lines: ['Bank statement', 'April to September'] },
  { name: 'Identity proof.pdf', lines: ['Identity proof', 'Self-attested copy'] },
];

/** Uploads the first `count` demonstration papers as this person. Gives their ids, not yet on a claim. */
export async function demoDocuments(claimant: Actor, count: number) {
  const ids: string[] = [];
  for (const { name, lines } of papers.slice(0, count)) {
    const content = pdfOf([
      ...lines,
      `${claimant.firstName} ${claimant.lastName}`,
      'Demonstration only',
    ]);
    const file = await receiveFile({ name, content: only(content) }, [slots.claim]);
    ids.push((await storeUpload(claimant, file, slots.claim, { documentType: 'supporting' })).id);
  }
  return ids;
}

async function* only(content: Buffer) {
  yield content;
}

import type { PresentedDocument } from '@/lib/documents/present';
import { pdf } from '@/tests/support/data/files';
import type { TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { keepAsBefore } from '@/tests/support/portal/cleanup';

interface Sending {
  /** What comes before the file in the form, and what after it. */
  before?: Record<string, string>;
  after?: Record<string, string>;
  path?: 'upload' | 'upload-object-storage';
}

/** A form with one file, in the order the fields are given. */
export function formOf(content: Buffer, name: string, { before = {}, after = {} }: Sending = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(before)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(content)]), name);
  for (const [field, value] of Object.entries(after)) form.append(field, value);
  return form;
}

/** Sends one file as this person. */
export const send = (
  person: TestPerson | null,
  content: Buffer = pdf(),
  name = 'bill.pdf',
  sending: Sending = {},
) =>
  call<PresentedDocument & { code?: string; issues?: { path: string; rule: string }[] }>(
    'POST',
    `${person?.portal ?? ''}/api/documents/${sending.path ?? 'upload-object-storage'}`,
    { token: person?.token, raw: formOf(content, name, sending) },
  );

/** Stores a PDF that earlier versions accepted and today's would refuse. */
export async function sendAsBefore(
  person: TestPerson,
  content: Buffer,
  name: string,
  sending: Sending,
) {
  const answer = await send(person, pdf(content.length), name, sending);
  await keepAsBefore(answer.body.id, content);
  return answer;
}

/** A document of this person's, on a claim when one is named. */
export async function documentOf(person: TestPerson, claimId?: string) {
  const answer = await send(person, pdf(), 'bill.pdf', claimId ? { before: { claimId } } : {});
  if (answer.status !== 201) throw new Error(`Could not upload: ${answer.text}`);
  return answer.body;
}

/** Asks to put a document on a claim. */
export const attach = (person: TestPerson, id: string, claimId: string) =>
  call<PresentedDocument & { code?: string }>('PATCH', `/api/documents/${id}`, {
    token: person.token,
    body: { claimId },
  });

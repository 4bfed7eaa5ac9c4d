import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { PresentedClaimFile } from '@/lib/reports/claim-files/present';
import { call, urlOf } from '@/tests/support/http/api';
import { until } from '@/tests/support/until';
import type { Refusal } from './bulk';
import type { TestPerson } from './people';

export const askForFile = (person: TestPerson, ids: unknown, more: object = {}) =>
  call<{ id: string } & Refusal>('POST', `${person.portal}/api/claims/files`, {
    token: person.token,
    body: { ids, ...more },
  });

export const fileAs = (person: TestPerson, id: string) =>
  call<PresentedClaimFile>('GET', `${person.portal}/api/claims/files/${id}`, {
    token: person.token,
  });

/** A file once it is made. */
export const madeFile = (person: TestPerson, id: string) =>
  until(async () => {
    const { body } = await fileAs(person, id);
    if (body.state === 'failed') throw new Error('The file could not be made');
    return body.state === 'made' ? body : undefined;
  });

/** The ZIP as somebody downloads it, its SHA-256 sum beside it. */
export async function downloadedFile(person: TestPerson, id: string, method = 'GET') {
  const response = await fetch(urlOf(`${person.portal}/api/claims/files/${id}/download`), {
    method,
    headers: { Authorization: `Bearer ${person.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { status: response.status, headers: response.headers, bytes, sha256 };
}

/** What is in a ZIP: each entry's content by its path. Refuses what a reader of ZIPs refuses. */
export async function entriesIn(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await fromBufferPromise(zip, { strictFileNames: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
    entries.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return entries;
}

/** The entries whose content is not what SHA256SUMS.txt says, and those that it does not name. */
export function sumsWrongIn(entries: ReadonlyMap<string, Buffer>) {
  const listed = new Map(
    (entries.get('SHA256SUMS.txt')?.toString() ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  );
  const others = [...entries].filter(([path]) => path !== 'SHA256SUMS.txt');
  const wrong = others.filter(
    ([path, content]) => listed.get(path) !== createHash('sha256').update(content).digest('hex'),
  );
  return [
    ...wrong.map(([path]) => path),
    ...[...listed.keys()].filter((path) => !entries.has(path)),
  ];
}

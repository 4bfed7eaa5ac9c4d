import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createClaimAs } from '@/tests/support/data/claims';
import { eicar, pdf } from '@/tests/support/data/files';
import { madePapers } from '@/tests/support/data/made-papers';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { answerAs, askedOf, questionsAs } from '@/tests/support/data/questions';
import { call } from '@/tests/support/http/api';
import { openClamd } from '@/tests/support/peers/clamd';
import { type Instance, ownPortal } from '@/tests/support/portal/own-portal';
import { formOf, send as sendAs } from './documents-support';

type Answer = { scanStatus?: string; code?: string; issues?: { rule: string }[] };

// The stand-in scanner serves here, which is quick and needs no package of Debian's; tests/parts/scanner.test.ts
// asks ClamAV itself.
let clamd: Awaited<ReturnType<typeof openClamd>>;
// The stand-in finds an infected file quickly, without a package of Debian's; tests/parts/scanner.test.ts asks ClamAV itself.
let portal: Awaited<ReturnType<typeof ownPortal>>;
let instance: Instance;
let asha: TestPerson;

beforeAll(async () => {
  clamd = await openClamd();
  portal = await ownPortal({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port) });
  instance = await portal.start();
  asha = await signUp('claimant', instance.address);
});

afterAll(() => portal.remove());

function send(content: Buffer, name = 'a.pdf') {
  const before = { bucketName: 'chatattachments' };
  return call<Answer>('POST', `${instance.address}/api/documents/upload`, {
    token: asha.token,
    raw: formOf(content, name, { before }),
  });
}

/** A PDF that says this somewhere. */
function pdfSaying(words: string) {
  const file = pdf(90_000);
  file.write(words, 70_000);
  return file;
}

/** The documents there are, and the files in the store and on their way to it. */
async function left() {
  const { rowCount } = await portal.database.query('SELECT FROM documents');
  const files = await readdir(join(portal.folder, 'documents'), {
    recursive: true,
    withFileTypes: true,
  });
  return { documents: rowCount, files: files.filter((entry) => entry.isFile()).length };
}

test('a clean file is stored as scanned', async () => {
  const before = (await send(pdfSaying('nothing bad'))).body;
  expect(before.scanStatus).toBe('clean');
  expect(await left()).toEqual({ documents: 1, files: 1 });
});

test('an infected file is refused and recorded, and nothing of it is stored', async () => {
  const before = await left();
  const answer = await send(eicar, 'a.txt');
  expect([answer.status, answer.body.issues?.[0]?.rule]).toEqual([400, 'infected']);
  // As the slip of an objection comes, which names its claim later.
  const slip = await sendAs(asha, Buffer.concat([pdf(), eicar]), 'slip.pdf');
  expect([slip.status, slip.body.issues?.[0]?.rule]).toEqual([400, 'infected']);
  expect(await left()).toEqual(before);
  const { rows } = await portal.database.query(
    "SELECT details->>'signature' AS signature FROM audit_entries WHERE action = 'document_refused'",
  );
  expect(rows).toEqual(Array(2).fill({ signature: 'Eicar-Test-Signature' }));
});

test.each(['hang up', 'too long', 'cut off', 'no sense'])(
  'a file without a verdict of the scanner (%s) is refused',
  async (words) => {
    const before = await left();
    const answer = await send(pdfSaying(words));
    expect([answer.status, answer.body.code]).toEqual([503, 'scanner_unavailable']);
    expect(answer.headers.get('Retry-After')).toBe('10');
    expect(await left()).toEqual(before);
  },
);

test('an infected file does not answer a question, and a clean one does', async () => {
  const ravi = await signUp('ip_admin', instance.address);
  const { id: claimId } = await createClaimAs(asha);
  const list = await askedOf(ravi, claimId, ['The letter of 3 May']);
  const upload = (content: Buffer) =>
    call<Answer & { id: string }>('POST', `${instance.address}/api/documents/upload`, {
      token: asha.token,
      raw: formOf(content, 'letter.pdf', { before: { bucketName: 'claimdocuments', claimId } }),
    });
  // Nothing else comes into the store meanwhile.
  await madePapers(asha, claimId);
  const before = await left();
  const infected = await upload(pdfSaying(eicar.toString('latin1')));
  expect([infected.status, infected.body.issues?.[0]?.rule]).toEqual([400, 'infected']);
  expect(await left()).toEqual(before);
  const nothing = await answerAs(asha, [list.id, 1], { documentIds: [] });
  expect([nothing.status, nothing.body.issues?.[0]?.rule]).toEqual([400, 'nothing_answered']);
  const stateNow = async () =>
    (await questionsAs(ravi, claimId)).body.questions[0]?.items[0]?.state;
  expect(await stateNow()).toBe('asked');
  const { body: clean } = await upload(pdfSaying('nothing bad'));
  expect((await answerAs(asha, [list.id, 1], { documentIds: [clean.id] })).status).toBe(200);
  expect(await stateNow()).toBe('answered');
});

test('without its scanner the portal refuses files and stays ready', async () => {
  const before = await left();
  await clamd.close();
  expect((await send(pdf())).status).toBe(503);
  expect(await left()).toEqual(before);
  expect((await call('GET', `${instance.address}/api/ready`)).status).toBe(200);
});

import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@/scripts/lib/port.mjs';
import { formOf } from '@/tests/api/documents/documents-support';
import { docx, eicar, pdf } from '@/tests/support/data/files';
import { signUp, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { partAt, partFolder, startPart } from '@/tests/support/peers/part';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';

const clamd = partAt('/usr/sbin/clamd');
const withClamd = clamd ? describe : describe.skip;

withClamd('ClamAV itself', () => {
  const folder = partFolder();
  let stop: () => Promise<void>;
  let portal: OwnPortal;
  let address: string;
  let asha: TestPerson;

  beforeAll(async () => {
    const signatures = join(folder, 'signatures');
    mkdirSync(signatures);
    chmodSync(folder, 0o755);
    // EICAR's own, which every scanner knows: 68 bytes with this MD5.
    const signature = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n';
    writeFileSync(join(signatures, 'test.hdb'), signature);
    const port = await freePort();
    const settings = [
      'Foreground yes',
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      `DatabaseDirectory ${signatures}`,
      `TemporaryDirectory ${folder}`,
    ];
    writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`);
    stop = await startPart(clamd ?? '', ['-c', join(folder, 'clamd.conf')], port);
    portal = await ownPortal({ CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(port) });
    ({ address } = await portal.start());
    asha = await signUp('claimant', address);
  }, 120_000);
  afterAll(async () => {
    await portal.remove();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (content: Buffer, name: string) =>
    call<{ scanStatus?: string; issues?: { rule: string }[] }>(
      'POST',
      `${address}/api/documents/upload`,
      {
        token: asha.token,
        raw: formOf(content, name, { before: { bucketName: 'chatattachments' } }),
      },
    );

  test.each([
    ['a.pdf', pdf()],
    ['ten-megabytes.pdf', pdf(10_485_759)],
    ['a.docx', docx()],
  ])('ClamAV finds nothing in %s', async (name, content) => {
    expect((await send(content, name)).body.scanStatus).toBe('clean');
  });

  test('ClamAV finds a test virus, and the portal refuses the file and records why', async () => {
    const answer = await send(eicar, 'a.txt');
    expect([answer.status, answer.body.issues?.[0]?.rule]).toEqual([400, 'infected']);
    const refused = await portal.database.query(
      `SELECT details->>'signature' AS signature FROM audit_entries WHERE action = 'document_refused'`,
    );
    expect(refused.rows).toEqual([{ signature: expect.stringContaining('Eicar-Test-Signature') }]);
  });

  test('the portal takes no file once ClamAV has stopped', async () => {
    await stop();
    stop = async () => undefined;
    expect((await send(pdf(), 'a.pdf')).status).toBe(503);
  });
});

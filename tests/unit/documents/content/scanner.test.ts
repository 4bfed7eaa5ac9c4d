import { scanAt } from '@/lib/documents/content/scanner';
import { eicar } from '@/tests/support/data/files';
import { openClamd } from '@/tests/support/peers/clamd';

// The stand-in scanner serves here, which is quick and needs no package of Debian's;
// tests/parts/scanner.test.ts asks ClamAV itself.
let clamd: Awaited<ReturnType<typeof openClamd>>;

beforeAll(async () => {
  clamd = await openClamd();
});

afterAll(() => clamd.close());

async function* inPieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 20) yield content.subarray(at, at + 20);
}

const verdictOn = (content: Buffer | string, silence?: number) =>
  scanAt({ host: '127.0.0.1', port: clamd.port, silence }, inPieces(Buffer.from(content)));

const away = { code: 'scanner_unavailable', retryAfter: 10 };

describe('the virus scanner', () => {
  test('passes a clean file of any length', async () => {
    await expect(verdictOn('A plain note.')).resolves.toEqual({ status: 'clean' });
    await expect(verdictOn(Buffer.alloc(50_000, 'a'))).resolves.toEqual({ status: 'clean' });
  });

  test('names the virus that it found', async () => {
    await expect(verdictOn(eicar)).resolves.toEqual({
      status: 'infected',
      signature: 'Eicar-Test-Signature',
    });
  });

  test.each(['hang up', 'too long', 'cut off', 'no sense'])(
    'counts as unavailable when it gives no verdict (%s)',
    async (content) => {
      await expect(verdictOn(content)).rejects.toMatchObject(away);
    },
  );

  test('counts as unavailable when it stays silent', async () => {
    await expect(verdictOn('be silent', 50)).rejects.toMatchObject(away);
  });

  test('counts as unavailable when nothing listens at its address', async () => {
    const gone = await openClamd();
    await gone.close();
    const asked = scanAt({ host: '127.0.0.1', port: gone.port }, inPieces(eicar));
    await expect(asked).rejects.toMatchObject(away);
  });
});

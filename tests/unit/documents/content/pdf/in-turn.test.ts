import { budgets, judgingIn } from '@/lib/documents/content/pdf/in-turn';
import { Spent } from '@/lib/documents/content/pdf/thread';
import { PortalError } from '@/lib/platform/errors';
import { line } from '@/lib/platform/lines/line';
import type { Share } from '@/lib/platform/lines/share';

const person = (key: string): Share => ({ key, kind: 'person' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A line of PDFs whose files open when the test says so, and what is being opened, in order, with the time it may take. */
function judging() {
  const part = { working: 1, here: 12 };
  const pdfs = line({
    places: 2,
    quick: 1,
    slowForMs: 600_000,
    here: 100,
    person: part,
    network: part,
    patienceMs: Number.POSITIVE_INFINITY,
    share: () => new PortalError('uploads_under_way', { retryAfter: 5 }),
    full: () => new PortalError('uploads_busy', { retryAfter: 5 }),
  });
  const opening: { name: string; cpuMs: number; end: (how?: Error) => Promise<unknown> }[] = [];
  const opener = () => ({
    judge: (bytes: ArrayBuffer, cpuMs: number) =>
      new Promise<'opens'>((resolve, reject) =>
        opening.push({
          name: Buffer.from(bytes).toString(),
          cpuMs,
          end: (how) => {
            if (how) reject(how);
            else resolve('opens');
            return settled();
          },
        }),
      ),
  });
  const judge = judgingIn(pdfs, [opener(), opener()]);
  const send = (name: string, share: Share, size = 300) => {
    const verdict = judge(share, size, async () => Uint8Array.from(Buffer.from(name)).buffer);
    verdict.catch(() => {});
    return verdict;
  };
  return { send, opening, names: () => opening.map(({ name }) => name) };
}

test('twelve files that take long, of one person, delay another’s small file by none of them', async () => {
  const { send, opening, names } = judging();
  for (let at = 0; at < 12; at += 1) send(`Asha ${at}`, person('asha'));
  await settled();
  await opening[0]?.end(new Spent());
  // Of the next ones none has a quick try.
  expect(opening.map(({ cpuMs }) => cpuMs)).toEqual([budgets.quick, budgets.whole]);
  const salma = send('Salma', person('salma'));
  await settled();
  expect(names()).toEqual(['Asha 0', 'Asha 1', 'Salma']);
  await opening.at(-1)?.end();
  await expect(salma).resolves.toBe('opens');
  await expect(send('Asha again', person('asha'))).rejects.toMatchObject({
    code: 'uploads_under_way',
    retryAfter: 5,
  });
});

test('a file that spends the time of both tries is heavy, and never one that opens', async () => {
  const { send, opening } = judging();
  const verdict = send('loop', person('asha'));
  await settled();
  await opening[0]?.end(new Spent());
  await opening[1]?.end(new Spent());
  await expect(verdict).resolves.toBe('heavy');
});

test('a large file has one try, with all its time', async () => {
  const { send, opening } = judging();
  const verdict = send('book', person('asha'), 9_000_000);
  await settled();
  expect(opening.map(({ cpuMs }) => cpuMs)).toEqual([budgets.whole]);
  await opening[0]?.end(new Spent());
  await expect(verdict).resolves.toBe('heavy');
});

test('a fault of the portal’s own passes no file as checked, and its place is free again', async () => {
  const { send, opening, names } = judging();
  const verdict = send('one', person('asha'));
  await settled();
  await opening[0]?.end(new Error('no thread could be started'));
  await expect(verdict).rejects.toThrow('no thread could be started');
  const next = send('two', person('asha'));
  await settled();
  expect(names()).toEqual(['one', 'two']);
  await opening[1]?.end();
  await expect(next).resolves.toBe('opens');
});

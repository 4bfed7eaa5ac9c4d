import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { archive } from '@/lib/reports/claim-files/packing/archive';
import { entriesIn } from '@/tests/support/data/whole-files';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const at = new Date('2026-11-29T10:00:00Z');

test('an archive gives back each entry with its size and checksum', async () => {
  const zip = archive(at);
  const whole = buffer(zip.output);
  const content = Buffer.from('A claim. '.repeat(1000));
  const first = await zip.add('CLM-1/one.txt', [content], true);
  await zip.add('CLM-1/दो.txt', [Buffer.from('two')], false);
  zip.end();
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(first).toEqual({ path: 'CLM-1/one.txt', size: content.length, sha256 });
  const entries = await entriesIn(await whole);
  expect([...entries.keys()]).toEqual(['CLM-1/one.txt', 'CLM-1/दो.txt']);
  expect(entries.get('CLM-1/one.txt')).toEqual(content);
});

test('an entry whose content breaks off fails for the caller who adds it', async () => {
  const zip = archive(at);
  zip.output.on('error', () => undefined).resume();
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('the store went away');
  }
  await expect(zip.add('a', broken(), false)).rejects.toThrow('the store went away');
});

test('an archive that is broken off fails the entry that is being added', async () => {
  const zip = archive(at);
  async function* endless() {
    for (;;) yield Buffer.alloc(65_536);
  }
  const adding = zip.add('a', endless(), false);
  zip.breakOff(new Error('the disk is full'));
  await expect(adding).rejects.toThrow('the disk is full');
});

test('an archive of five hundred entries of a megabyte does not hold them in memory', async () => {
  const zip = archive(at);
  let taken = 0;
  const read = (async () => {
    for await (const piece of zip.output) taken += (piece as Buffer).length;
  })();
  const given: WeakRef<Buffer>[] = [];
  for (let n = 0; n < 500; n += 1) {
    const content = Buffer.alloc(1 << 20, n);
    given.push(new WeakRef(content));
    await zip.add(`${n}.pdf`, [content], false);
  }
  zip.end();
  await read;
  expect(taken).toBeGreaterThan(500 << 20);
  await setImmediate();
  collectGarbage();
  // Counts how many of the five hundred are still in memory while the archive exists.
  expect(given.filter((one) => one.deref()).length).toBeLessThan(100);
  expect(zip.entries).toHaveLength(500);
});

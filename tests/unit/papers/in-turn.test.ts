import { settingIn } from '@/lib/papers/typeset/in-turn';
import { PortalError } from '@/lib/platform/errors';
import { line } from '@/lib/platform/lines/line';
import type { Share } from '@/lib/platform/lines/share';

const person = (key: string): Share => ({ key, kind: 'person' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A line of papers that are set when the test says so, and what is being set, in order. */
function setting() {
  const part = { working: 1, here: 100 };
  const papers = line({
    places: 2,
    quick: 1,
    here: 1_000,
    person: part,
    network: part,
    patienceMs: Number.POSITIVE_INFINITY,
    share: () => new PortalError('too_much_at_once'),
    full: () => new PortalError('not_in_time'),
  });
  const begun: { name: string; end: (how?: Error) => Promise<unknown> }[] = [];
  const setter = () => ({
    set: ({ template }: { template: string }) =>
      new Promise<Buffer>((resolve, reject) =>
        begun.push({
          name: template,
          end: (how) => {
            if (how) reject(how);
            else resolve(Buffer.from(template));
            return settled();
          },
        }),
      ),
  });
  const set = settingIn(papers, [setter(), setter()]);
  const rows = 'x'.repeat(100_000);
  return {
    begun,
    short: (name: string, share: Share) => set({ template: name }, share),
    long: (name: string, share: Share) => set({ template: name, rows }, share),
    names: () => begun.map(({ name }) => name),
  };
}

test('a letter waits for no form with a thousand rows, of which one is set at a time', async () => {
  const { begun, short, long, names } = setting();
  const first = long('Asha’s form', person('asha'));
  const second = long('Bela’s form', person('bela'));
  const letter = short('a letter', person('office'));
  await settled();
  expect(names()).toEqual(['Asha’s form', 'a letter']);
  await begun[1]?.end();
  expect((await letter).toString()).toBe('a letter');
  expect(names()).toHaveLength(2);
  await begun[0]?.end();
  expect((await first).toString()).toBe('Asha’s form');
  expect(names().at(-1)).toBe('Bela’s form');
  await begun[2]?.end();
  await second;
});

test('whoever has many papers set waits after whoever has one', async () => {
  const { begun, long, names } = setting();
  const papers = ['Asha 1', 'Asha 2', 'Asha 3'].map((name) => long(name, person('asha')));
  papers.push(long('Salma', person('salma')));
  await settled();
  for (let at = 0; at < 4; at += 1) await begun[at]?.end();
  expect(names().indexOf('Salma')).toBeLessThan(3);
  await Promise.all(papers);
});

test('a paper that cannot be set gives its place to the next', async () => {
  const { begun, long, names } = setting();
  const failed = long('Asha', person('asha'));
  const next = long('Salma', person('salma'));
  await settled();
  const refused = expect(failed).rejects.toThrow('A paper took too long to set');
  await begun[0]?.end(new Error('A paper took too long to set'));
  await refused;
  expect(names()).toEqual(['Asha', 'Salma']);
  await begun[1]?.end();
  expect((await next).toString()).toBe('Salma');
});

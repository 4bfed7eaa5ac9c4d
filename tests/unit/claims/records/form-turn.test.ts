import '@/tests/support/portal/settings';
import { forms, inWriteTurn, reads, writes } from '@/lib/access/lines';
import { beforeWriting, overForm, rowsOf } from '@/lib/claims/records/form-turn';
import { asCall } from '@/lib/platform/lines/call';
import type { Share } from '@/lib/platform/lines/share';

const asha: Share = { key: 'asha', kind: 'person' };
const salma: Share = { key: 'salma', kind: 'person' };

const large = { employeeDetails: Array(1000).fill({}) };
const small = { employeeDetails: [{}], claimAmount: '1.00' };

/** All that follows at once from what was done has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so, and what of it is under way. */
function gated() {
  const open: (() => void)[] = [];
  let most = 0;
  return {
    work: async () => {
      await new Promise<void>((resolve) => {
        most = Math.max(most, open.push(resolve));
      });
    },
    most: () => most,
    /** Ends one after the other until none comes any more. */
    async endAll() {
      await settled();
      for (let end = open.shift(); end; end = open.shift()) {
        end();
        await settled();
      }
    },
  };
}

const nobodyIsHere = () =>
  expect([reads, writes, forms].map((line) => line.underWay())).toEqual(
    Array(3).fill({ here: 0, working: 0 }),
  );

test('rows are counted over all tables', () => {
  expect([large, small, {}, { one: [1, 2], two: [3] }].map(rowsOf)).toEqual([1000, 1, 0, 3]);
});

test('of forty readings of large forms one is under way; small forms and others’ calls pass by', async () => {
  const gate = gated();
  const readings = Array.from({ length: 40 }, () =>
    asCall(asha, reads, () => overForm(large, gate.work)),
  );
  await settled();
  expect(forms.underWay()).toEqual({ here: 40, working: 1 });
  expect(await asCall(salma, reads, () => overForm(small, async () => 'read'))).toBe('read');
  expect(await asCall(salma, reads, () => 'listed')).toBe('listed');
  await gate.endAll();
  await Promise.all(readings);
  expect(gate.most()).toBe(1);
  nobodyIsHere();
});

test('what was written is read at once: nobody is refused after their change', async () => {
  const gate = gated();
  const others = asCall(salma, reads, () => overForm(large, gate.work));
  await settled();
  const written = await asCall(asha, writes, () =>
    inWriteTurn(async () => overForm(large, async () => 'answered')),
  );
  expect(written).toBe('answered');
  await gate.endAll();
  await others;
});

test('who goes through a large form before writing keeps nobody from writing, and then takes a turn again', async () => {
  const gate = gated();
  const writing = asCall(asha, writes, async () => {
    await beforeWriting(large, gate.work);
    return inWriteTurn(async () => writes.underWay().working);
  });
  await settled();
  expect(writes.underWay()).toEqual({ here: 1, working: 0 });
  expect(await asCall(salma, writes, () => 'written')).toBe('written');
  await gate.endAll();
  expect(await writing).toBe(1);
  nobodyIsHere();
});

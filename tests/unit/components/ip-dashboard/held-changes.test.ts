import { undoFor } from '@/components/claims/undo/hold';
import type {
  HeldChange,
  ListChange,
} from '@/components/ip-dashboard/changes-to-undo/held-changes';

const page = new EventTarget();
Object.assign(globalThis, { window: page });
const { heldChanges } = jest.requireActual<
  typeof import('@/components/ip-dashboard/changes-to-undo/held-changes')
>('@/components/ip-dashboard/changes-to-undo/held-changes');

const one = { id: 'a', claimNumber: 'CLM-1', status: 'submitted', assignedToId: null } as const;
const change = (claims: ListChange['claims'], send: ListChange['send']): ListChange => ({
  words: '1 claim: Approved',
  failed: 'Failed',
  person: 'meera',
  claims,
  selected: { search: '', claims },
  count: claims.length || 900,
  send,
});
/** Whether the browser asks before the page goes. */
const asks = () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const { id } of heldChanges.current()) heldChanges.giveUp(id);
  jest.useRealTimers();
});

test('the browser asks before leaving while a change of all filtered claims runs, and not afterwards', async () => {
  let end: () => void = () => undefined;
  heldChanges.hold(
    change(
      [],
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    ),
  );
  expect(asks()).toBe(true);
  await jest.advanceTimersByTimeAsync(undoFor);
  expect(asks()).toBe(true);
  end();
  await jest.advanceTimersByTimeAsync(0);
  expect([heldChanges.current().length, asks()]).toEqual([0, false]);
});

test('the browser does not ask before leaving for selected claims, nor for a change that failed', async () => {
  heldChanges.hold(change([one], () => Promise.resolve()));
  expect(asks()).toBe(false);
  heldChanges.hold(change([], () => Promise.reject(new Error('away'))));
  await heldChanges.sendAll(false);
  expect(asks()).toBe(false);
});

test('a failed change stays when other claims get the same change, and goes when the same claims do', async () => {
  const away = () => Promise.reject(new Error('away'));
  const states = () => heldChanges.current().map(({ state }: HeldChange) => state);
  heldChanges.hold(change([one], away));
  await heldChanges.sendAll(false);
  heldChanges.hold(change([{ ...one, id: 'b' }], away));
  expect(states()).toEqual(['failed', 'held']);
  heldChanges.hold(change([one], away));
  expect(states()).toEqual(['held', 'held']);
});

test('the next change waits until every earlier one is made, also one that is under way already', async () => {
  const ends: (() => void)[] = [];
  const slow = () => new Promise<void>((resolve) => ends.push(resolve));
  heldChanges.hold(change([one], slow));
  await jest.advanceTimersByTimeAsync(undoFor);
  heldChanges.hold(change([{ ...one, id: 'b' }], slow));
  heldChanges.hold(change([{ ...one, id: 'c' }], () => Promise.reject(new Error('away'))));
  let settled = false;
  const settling = heldChanges.settle().then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect([ends.length, settled]).toEqual([2, false]);
  ends[1]?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toBe(false);
  ends[0]?.();
  await settling;
  expect(heldChanges.current().map(({ state }: HeldChange) => state)).toEqual(['failed']);
});

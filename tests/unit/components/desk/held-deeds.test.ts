import { type Deed, heldDeeds, undoFor } from '@/components/desk/decisions-to-undo/held-deeds';

const sent: string[] = [];
let outcome: () => Promise<void>;

const deed = (claimId: string): Deed => ({
  kind: 'propose',
  claimId,
  claimNumber: claimId,
  async send(leaving) {
    sent.push(leaving ? `${claimId}, leaving` : claimId);
    await outcome();
  },
});
const standing = () => heldDeeds.current().map(({ claimId, state }) => `${claimId} ${state}`);

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  outcome = () => Promise.resolve();
});
afterEach(() => {
  for (const { id } of heldDeeds.current()) heldDeeds.giveUp(id);
  jest.useRealTimers();
});

test('a decision is sent after ten seconds, and not before', async () => {
  heldDeeds.hold(deed('one'));
  await jest.advanceTimersByTimeAsync(undoFor - 1);
  expect([sent, standing()]).toEqual([[], ['one held']]);
  await jest.advanceTimersByTimeAsync(1);
  expect([sent, standing()]).toEqual([['one'], []]);
});

test('undoing takes back the newest decision, and the one before is still sent', async () => {
  heldDeeds.hold(deed('one'));
  heldDeeds.hold(deed('two'));
  expect(heldDeeds.undo()?.claimId).toBe('two');
  await jest.advanceTimersByTimeAsync(undoFor);
  expect(sent).toEqual(['one']);
  expect(heldDeeds.undo()).toBeUndefined();
});

test('undoing a named decision takes back that one, whatever was decided later', async () => {
  heldDeeds.hold(deed('one'));
  heldDeeds.hold(deed('two'));
  const [first] = heldDeeds.current();
  expect(heldDeeds.undo(first?.id)?.claimId).toBe('one');
  expect(heldDeeds.undo(first?.id)).toBeUndefined();
  await jest.advanceTimersByTimeAsync(undoFor);
  expect(sent).toEqual(['two']);
});

test('leaving the page sends a waiting decision at once, and only once', async () => {
  heldDeeds.hold(deed('one'));
  await heldDeeds.sendAll(true);
  await jest.advanceTimersByTimeAsync(undoFor);
  expect(sent).toEqual(['one, leaving']);
});

test('a refused decision stays until it is sent again, given up, or decided again', async () => {
  outcome = () => Promise.reject(new Error('refused'));
  heldDeeds.hold(deed('one'));
  await heldDeeds.sendAll(false);
  expect(standing()).toEqual(['one failed']);
  outcome = () => Promise.resolve();
  heldDeeds.hold(deed('one'));
  expect(standing()).toEqual(['one held']);
});

test('a decision that failed is still there when its claim is set aside', async () => {
  outcome = () => Promise.reject(new Error('refused'));
  heldDeeds.hold(deed('one'));
  await jest.advanceTimersByTimeAsync(undoFor);
  heldDeeds.hold({ ...deed('one'), kind: 'setAside' });
  expect(standing()).toEqual(['one failed', 'one held']);
});

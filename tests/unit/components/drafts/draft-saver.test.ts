import {
  conflictOf,
  draftSaver,
  type SavedDraft,
  type Saving,
} from '@/components/drafts/draft-saver';
import { RequestError } from '@/lib/client/request/request';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Sent {
  content: string;
  revision: number;
  keepalive: boolean;
  answer(saved?: Partial<SavedDraft>): Promise<void>;
  refuse(status: number, rule?: string, retryAfter?: number): Promise<void>;
}

/** A saver and its calls, each waiting for the answer that the test gives it. */
function saverOf() {
  const sent: Sent[] = [];
  const seen: Saving[] = [];
  const settle = () => jest.advanceTimersByTimeAsync(0);
  const saver = draftSaver({
    saved: { revision: 0, idempotencyKey: null, updatedAt: null },
    content: '',
    onSaving: (saving) => seen.push(saving),
    send: (content, revision, keepalive) =>
      new Promise((resolve, reject) => {
        sent.push({
          content,
          revision,
          keepalive,
          answer(saved) {
            const updatedAt = '2026-11-21T10:00:00Z';
            resolve({ revision: revision + 1, idempotencyKey: 'key', updatedAt, ...saved });
            return settle();
          },
          refuse(status, rule, retryAfter) {
            const issues = rule ? [{ path: 'revision', rule, message: '' }] : [];
            const body = JSON.stringify({ message: '', code: 'invalid', issues });
            reject(new RequestError(status, '', body, retryAfter));
            return settle();
          },
        });
      }),
  });
  return { saver, sent, last: () => seen.at(-1) };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('a draft is saved when typing pauses, not at every letter', async () => {
  const { saver, sent, last } = saverOf();
  for (const text of ['A', 'As', 'Ash', 'Asha']) {
    saver.change(text);
    await pass(1_000);
  }
  expect(sent).toHaveLength(0);
  expect(saver.isUnsaved()).toBe(true);
  await pass(500);
  expect(sent).toMatchObject([{ content: 'Asha', revision: 0 }]);
  await sent[0]?.answer();
  expect(saver.isUnsaved()).toBe(false);
  expect(last()).toEqual({ state: 'saved', at: '2026-11-21T10:00:00Z' });
  expect(saver.saved()).toMatchObject({ revision: 1, idempotencyKey: 'key' });
});

test('text that was typed and deleted again is not sent', async () => {
  const { saver, sent } = saverOf();
  saver.change('A');
  saver.change('');
  await pass(60_000);
  expect(sent).toHaveLength(0);
});

test('one save runs at a time, and the next one builds on its revision', async () => {
  const { saver, sent } = saverOf();
  saver.change('one');
  await pass(1_500);
  saver.change('two');
  await pass(60_000);
  expect(sent).toHaveLength(1);
  await sent[0]?.answer();
  await pass(1_500);
  expect(sent[1]).toMatchObject({ content: 'two', revision: 1 });
});

test('a flush sends at once, waits for the save under way, and says why it failed', async () => {
  const { saver, sent } = saverOf();
  saver.change('one');
  const first = saver.flush();
  saver.change('two');
  const second = saver.flush(true);
  await sent[0]?.answer();
  await first;
  expect(sent[1]).toMatchObject({ content: 'two', revision: 1, keepalive: true });
  const refused = expect(second).rejects.toMatchObject({ status: 503 });
  await sent[1]?.refuse(503);
  await refused;
});

test('a draft that is too large to be sent while the page closes is sent normally', async () => {
  const { saver, sent } = saverOf();
  saver.change('x'.repeat(70_000));
  void saver.flush(true);
  expect(sent[0]?.keepalive).toBe(false);
});

test('without a network the draft is tried again ever more slowly, and counts as at risk until it is saved', async () => {
  const { saver, sent, last } = saverOf();
  saver.change('Asha');
  await pass(1_500);
  await sent[0]?.refuse(0);
  expect(last()?.state).toBe('waiting');
  expect(saver.isAtRisk()).toBe(true);
  await pass(2_000);
  await sent[1]?.refuse(503, undefined, 7);
  await pass(6_900);
  expect(sent).toHaveLength(2);
  await pass(100);
  await sent[2]?.answer();
  expect(saver.isAtRisk()).toBe(false);
});

test('a draft that was refused for too many requests is sent again when the server allows', async () => {
  const { saver, sent, last } = saverOf();
  saver.change('Asha');
  await pass(1_500);
  await sent[0]?.refuse(429, undefined, 7);
  expect(last()?.state).toBe('waiting');
  await pass(6_900);
  expect(sent).toHaveLength(1);
  await pass(100);
  expect(sent).toHaveLength(2);
});

test('after the session ended, a draft is sent again only when something more is typed', async () => {
  const { saver, sent, last } = saverOf();
  saver.change('Asha');
  await pass(1_500);
  await sent[0]?.refuse(401);
  expect(last()?.state).toBe('stuck');
  await pass(600_000);
  expect(sent).toHaveLength(1);
  saver.change('Asha Devi');
  await pass(1_500);
  expect(sent).toHaveLength(2);
});

test.each(['changed', 'gone'] as const)(
  'a draft that was %s on another device is not overwritten',
  async (by) => {
    const { saver, sent, last } = saverOf();
    saver.change('Asha');
    await pass(1_500);
    await sent[0]?.refuse(409, by === 'gone' ? 'gone' : 'changed_meanwhile');
    expect(conflictOf(last() as Saving)).toBe(by);
    saver.change('Asha Devi');
    await pass(600_000);
    await expect(saver.flush()).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);

    const replaced = saver.replace(5);
    expect(sent[1]).toMatchObject({ content: 'Asha Devi', revision: 5 });
    await sent[1]?.answer();
    await replaced;
    expect(saver.isUnsaved()).toBe(false);
  },
);

test('a closed saver sends nothing, so that a filed claim does not come back as a draft', async () => {
  const { saver, sent } = saverOf();
  saver.change('Asha');
  saver.close();
  await saver.flush(true);
  await pass(600_000);
  expect(sent).toHaveLength(0);
});

test('a save that got no answer is repeated before newer text is sent, so that its revision is known', async () => {
  const { saver, sent } = saverOf();
  saver.change('one');
  await pass(1_500);
  await sent[0]?.refuse(0);
  expect(saver.unanswered()).toEqual({ content: 'one', revision: 0 });
  saver.change('one and two');
  await pass(1_500);
  expect(sent[1]).toMatchObject({ content: 'one', revision: 0 });
  await sent[1]?.answer();
  expect(sent[2]).toMatchObject({ content: 'one and two', revision: 1 });
  await sent[2]?.answer();
  expect(saver.unanswered()).toBeNull();
  expect(saver.isUnsaved()).toBe(false);
});

test('text that was deleted again is still sent when the server may have the earlier text', async () => {
  const { saver, sent } = saverOf();
  saver.change('one');
  await pass(1_500);
  await sent[0]?.refuse(0);
  saver.change('');
  expect(saver.isUnsaved()).toBe(true);
  await pass(1_500);
  expect(sent[1]).toMatchObject({ content: 'one', revision: 0 });
  await sent[1]?.answer();
  expect(sent[2]).toMatchObject({ content: '', revision: 1 });
});

test('a save refused for an ended session leaves the save before it unanswered', async () => {
  const { saver, sent } = saverOf();
  saver.change('one');
  await pass(1_500);
  await sent[0]?.refuse(0);
  saver.change('two');
  await pass(1_500);
  await sent[1]?.refuse(401);
  expect(saver.unanswered()).toEqual({ content: 'one', revision: 0 });
});

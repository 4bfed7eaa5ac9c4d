import { type Outgoing, outgoing } from '@/lib/client/conversation/outgoing';

const message = (idempotencyKey: string): Outgoing => ({
  idempotencyKey,
  message: 'Is anything missing?',
  state: 'sending',
  share: 0,
  at: '2026-11-22T10:00:00Z',
  abort: new AbortController(),
});

test('a discarded message is not sent any further, and the other messages are', () => {
  const [one, two, elsewhere] = [message('one'), message('two'), message('one')];
  outgoing.add('a', [one, two]);
  outgoing.add('b', [elsewhere]);
  outgoing.remove('a', 'one');
  expect([one, two, elsewhere].map(({ abort }) => abort.signal.aborted)).toEqual([
    true,
    false,
    false,
  ]);
  expect([outgoing.of('a'), outgoing.of('b')]).toEqual([[two], [elsewhere]]);
});

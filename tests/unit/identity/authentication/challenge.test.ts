import '@/tests/support/portal/settings';
import {
  challengeIn,
  challengeUntil,
  type Question,
} from '@/lib/identity/authentication/challenge';

const end = new Date('2026-11-23T10:00:00.000Z');
const question: Question = { purpose: 'proof', of: ['asha', 'session'] };

const told = (challenge: unknown) =>
  Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge })).toString('base64url');
const answerTo = (challenge: Uint8Array) => told(Buffer.from(challenge).toString('base64url'));

test('a challenge is recognised with its end, and gives the same hash each time', () => {
  const answer = answerTo(challengeUntil(question, end));
  const found = challengeIn(question, answer);
  expect(found?.expiresAt).toEqual(end);
  expect(found?.hash).toHaveLength(32);
  expect(challengeIn(question, answer)?.hash).toEqual(found?.hash);
});

test('no two challenges are the same', () => {
  const [one, other] = [challengeUntil(question, end), challengeUntil(question, end)];
  expect(one).not.toEqual(other);
  expect(challengeIn(question, answerTo(one))?.hash).not.toEqual(
    challengeIn(question, answerTo(other))?.hash,
  );
});

test.each<[string, Question]>([
  ['for another purpose', { ...question, purpose: 'add' }],
  ['for another person', { ...question, of: ['ravi', 'session'] }],
  ['in another session', { ...question, of: ['asha', 'other'] }],
  ['for the same letters divided in another way', { ...question, of: ['ashasession', ''] }],
  ['for the first of its parts alone', { ...question, of: ['asha'] }],
])('a challenge is not recognised %s', (_which, other) => {
  expect(challengeIn(other, answerTo(challengeUntil(question, end)))).toBeNull();
});

test('an unknown part of a challenge matches only another unknown part', () => {
  const unknown: Question = { purpose: 'second-step', of: ['asha', undefined] };
  const answer = answerTo(challengeUntil(unknown, end));
  expect(challengeIn({ purpose: 'second-step', of: ['asha', null] }, answer)).not.toBeNull();
  expect(challengeIn({ purpose: 'second-step', of: ['asha', 'device'] }, answer)).toBeNull();
});

test('a challenge with any byte changed, or its first byte cut off, is not recognised', () => {
  const challenge = challengeUntil(question, end);
  for (let place = 0; place < challenge.length; place += 1) {
    const changed = challenge.map((byte, at) => (at === place ? byte ^ 1 : byte));
    expect(challengeIn(question, answerTo(changed))).toBeNull();
  }
  expect(challengeIn(question, answerTo(challenge.subarray(1)))).toBeNull();
});

test.each([
  '',
  'AAAA',
  told(7),
  told(null),
  told(['x']),
  told({}),
  Buffer.from('[]').toString('base64url'),
])('an answer without a readable challenge (%p) is not recognised', (answer) => {
  expect(challengeIn(question, answer)).toBeNull();
});

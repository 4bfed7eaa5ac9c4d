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

test('a challenge is known again, with its end, however often it is looked at', () => {
  const answer = answerTo(challengeUntil(question, end));
  const found = challengeIn(question, answer);
  expect(found?.expiresAt).toEqual(end);
  expect(found?.hash).toHaveLength(32);
  expect(challengeIn(question, answer)?.hash).toEqual(found?.hash);
});

test('no two are alike', () => {
  const [one, other] = [challengeUntil(question, end), challengeUntil(question, end)];
  expect(one).not.toEqual(other);
  expect(challengeIn(question, answerTo(one))?.hash).not.toEqual(
    challengeIn(question, answerTo(other))?.hash,
  );
});

test.each<[string, Question]>([
  ['for another purpose', { ...question, purpose: 'add' }],
  ['to another person', { ...question, of: ['ravi', 'session'] }],
  ['in another session', { ...question, of: ['asha', 'other'] }],
  ['to the same letters, parted otherwise', { ...question, of: ['ashasession', ''] }],
  ['to the first of them alone', { ...question, of: ['asha'] }],
])('it is none %s', (_which, other) => {
  expect(challengeIn(other, answerTo(challengeUntil(question, end)))).toBeNull();
});

test('what is not known counts as nothing, and not as anything', () => {
  const unknown: Question = { purpose: 'second-step', of: ['asha', undefined] };
  const answer = answerTo(challengeUntil(unknown, end));
  expect(challengeIn({ purpose: 'second-step', of: ['asha', null] }, answer)).not.toBeNull();
  expect(challengeIn({ purpose: 'second-step', of: ['asha', 'device'] }, answer)).toBeNull();
});

test('each of its bytes counts, its end too', () => {
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
])('an answer that names none (%p) is none', (answer) => {
  expect(challengeIn(question, answer)).toBeNull();
});

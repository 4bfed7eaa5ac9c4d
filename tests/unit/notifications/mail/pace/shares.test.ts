import type { MailKind } from '@/generated/prisma/enums';
import { type RecentLetter, waitFor } from '@/lib/notifications/mail/pace/shares';

const hour = 3600;
const office = { own: false, byStranger: false };
const letters = (kind: MailKind, ...ages: number[]): RecentLetter[] =>
  ages.map((age) => ({ kind, age, ...office }));
const waits = (kind: MailKind, recent: RecentLetter[], digest: boolean, own = false) =>
  waitFor({ ...office, kind, own }, recent, digest);

type Cause = MailKind | 'stranger';

const askedAs = (cause: Cause) =>
  cause === 'stranger'
    ? { kind: 'account_notice' as const, own: false, byStranger: true }
    : { ...office, kind: cause };

/** The times, in seconds, at which letters go to an address that everything is sent to, within so many hours. */
function flood(causes: Cause[], hours: number) {
  const sent: { cause: Cause; kind: MailKind; at: number }[] = [];
  for (let at = 0; at < hours * hour; at += 60)
    for (const cause of causes) {
      const recent = sent
        .map((letter) => ({ ...askedAs(letter.cause), age: at - letter.at }))
        .filter(({ age }) => age < 24 * hour);
      const asked = askedAs(cause);
      if (waitFor(asked, recent, false) === 0) sent.push({ cause, kind: asked.kind, at });
    }
  return sent;
}

const mostWithin = (times: number[], seconds: number) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at - from < seconds).length));

test('an address gets at most 14 letters an hour and 50 a day, whatever is asked for', () => {
  const times = flood(
    [
      'password_reset',
      'invitation',
      'email_change',
      'account_notice',
      'list_code',
      'notification',
      'stranger',
    ],
    72,
  ).map(({ at }) => at);
  expect(mostWithin(times, hour)).toBe(14);
  expect(mostWithin(times, 24 * hour)).toBeLessThanOrEqual(50);
  expect(times.length).toBeGreaterThan(72);
});

test('an address gets a password link at least every 90 minutes, whatever else is asked for', () => {
  const times = flood(['account_notice', 'password_reset'], 72)
    .filter(({ kind }) => kind === 'password_reset')
    .map(({ at }) => at);
  expect(Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? 0)))).toBe(1.5 * hour);
});

test('a person who got few letters of that kind lately waits for nothing', () => {
  expect(waits('password_reset', [], true)).toBe(0);
  expect(waits('password_reset', letters('notification', 1, 2, 3, 4, 5, 6, 7, 8), true)).toBe(0);
  expect(waits('account_notice', letters('password_reset', 1, 2, 3, 4), true)).toBe(0);
});

test('what strangers cause is told once a day, and no letter of the office or the owner waits for it', () => {
  const strangers = [
    { kind: 'account_notice' as const, own: false, byStranger: true, age: 60 },
    ...letters('list_code', 1, 2, 3, 4, 5, 6),
  ];
  const stranger = { kind: 'account_notice' as const, own: false, byStranger: true };
  expect(waitFor(stranger, strangers, false)).toBe(24 * hour - 60);
  expect(waits('account_notice', strangers, false)).toBe(0);
  expect(waits('paper', strangers, false)).toBe(0);
  expect(waits('email_change', strangers, false, true)).toBe(0);
  expect(waits('list_code', letters('paper', 1, 2, 3, 4, 5, 6, 7, 8), false)).toBe(0);
});

test('an owner’s own request does not wait for strangers’ requests, and has a limit of its own', () => {
  const strangers = [
    ...letters('password_reset', 1, 2, 3, 4),
    ...letters('account_notice', 1, 2, 3, 4, 5, 6, 7, 8),
  ];
  expect(waits('password_reset', strangers, false, true)).toBe(0);
  expect(waits('email_change', strangers, false, true)).toBe(0);
  const own = letters('email_change', 1, 2, 3, 4, 600).map((letter) => ({ ...letter, own: true }));
  expect(waits('password_reset', own, false, true)).toBe(hour - 600);
  expect(waits('password_reset', own, false)).toBe(0);
});

test('a digest comes at least a quarter of an hour after the one before', () => {
  expect(waits('notification', letters('notification', 60), true)).toBe(14 * 60);
  expect(waits('notification', letters('notification', 60), false)).toBe(0);
  expect(waits('notification', letters('notification', 15 * 60), true)).toBe(0);
  expect(waits('notification', letters('account_notice', 60), true)).toBe(0);
});

test('after six letters in an hour the next one waits until the first is an hour old', () => {
  const recent = letters('notification', 100, 200, 300, 400, 500, 600);
  expect(waits('notification', recent, false)).toBe(hour - 600);
});

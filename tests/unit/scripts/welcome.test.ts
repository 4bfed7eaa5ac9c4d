import { settingsOf } from '@/scripts/lib/settings.mjs';
import { welcome } from '@/scripts/lib/welcome.mjs';

const saidIn = (mode: 'trial' | 'production', SMTP_URL?: string) => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PORTAL_MODE: mode, SMTP_URL };
  return welcome(settingsOf(env), env);
};
const smtp = 'smtps://daava:hidden@mail.example.in:465';

test('a trial without a mail server says where it keeps mail', () => {
  expect(saidIn('trial')).toMatch(/Mail is not sent but kept .*\/trial\/outbox$/m);
});

test('a trial with a mail server says that it sends mail, and by which, and tells no password', () => {
  expect(saidIn('trial', smtp)).toMatch(
    /^MAIL IS SENT, by mail\.example\.in:465, also to .*people/m,
  );
  expect(saidIn('trial', smtp)).not.toMatch(/not sent|outbox|hidden/);
});

test('a portal in production says nothing of mail', () => {
  expect(saidIn('production', smtp)).not.toMatch(/mail/i);
});

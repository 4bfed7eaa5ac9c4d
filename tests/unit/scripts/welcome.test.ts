import { settingsOf } from '@/scripts/lib/settings.mjs';
import { welcome } from '@/scripts/lib/welcome.mjs';

const saidIn = (mode: 'trial' | 'production', SMTP_URL?: string, HOST?: string) => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', PORTAL_MODE: mode, SMTP_URL, HOST };
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

// Otherwise somebody would leave a trial open to a network without knowing that its passwords are public.
test('a trial that other computers reach says so, and one that listens on this machine does not', () => {
  expect(saidIn('trial', undefined, '0.0.0.0')).toMatch(/^OTHER COMPUTERS REACH THIS TRIAL/m);
  expect(saidIn('trial')).not.toMatch(/OTHER COMPUTERS/);
  expect(saidIn('trial', undefined, '::1')).not.toMatch(/OTHER COMPUTERS/);
  expect(saidIn('production', undefined, '0.0.0.0')).not.toMatch(/OTHER COMPUTERS/);
});

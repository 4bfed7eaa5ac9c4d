import { readFileSync } from 'node:fs';
import { registrationOf, type TestPerson } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { openPostOffice } from '@/tests/support/peers/post-office';
import { ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';
import { until } from '@/tests/support/until';

const samples = 'tests/unit/notifications/mail/returned/messages';
const sample = '5b1c6f0e-3c1d-4c57-9a52-7f0e3a9d1b20@portal.example.org';

let office: Awaited<ReturnType<typeof openPostOffice>>;
let portal: Awaited<ReturnType<typeof ownPortal>>;

beforeAll(async () => {
  office = await openPostOffice();
  portal = await ownPortal({
    SMTP_URL: office.url,
    MAIL_FROM: 'Daava <no-reply@portal.example.org>',
  });
});
afterAll(async () => {
  await portal.remove();
  await office.close();
});

/** Hands over what a server wrote about a letter, as the mail server of MAIL_FROM does. */
const handOver = (name: string, messageId: string) =>
  runTool(
    'mail-returned',
    [],
    portal.environment,
    readFileSync(`${samples}/${name}.eml`, 'utf8').replaceAll(sample, messageId.slice(1, -1)),
  );

test('a letter that a mail server gives up later is found by administrators, and sent again', async () => {
  const { address } = await portal.start();
  const register = async (role: 'claimant' | 'ip_admin') => {
    const body = registrationOf(role);
    const answer = await call<TestPerson>('POST', `${address}/api/auth/register`, { body });
    return { ...answer.body, email: body.email };
  };
  const { token } = await register('ip_admin');
  const { email } = await register('claimant');
  await call('POST', `${address}/api/auth/forgot-password`, { body: { email } });
  const isReset = ({ text }: { text: string }) => text.includes('/reset-password?token=');
  const letter = await until(async () => office.to(email).find(isReset));
  expect(letter.text).toContain('Auto-Submitted: auto-generated');
  expect(letter.text).toContain('X-Auto-Response-Suppress: All');

  const undelivered = async () => {
    const { body } = await call<{ id: string; to: { email: string } }[]>(
      'GET',
      `${address}/api/mail`,
      { token },
    );
    return body;
  };
  // The row says that it was sent a moment after the mail server has it.
  await until(async () => {
    const { rows } = await portal.database.query(
      "SELECT 1 FROM mail_queue WHERE outcome = 'sent' AND id = $1",
      [letter.messageId.slice(1, 37)],
    );
    return rows[0];
  });
  expect(await handOver('sendmail-delay', letter.messageId)).toEqual({
    code: 0,
    said: 'temporary delay 4.5.0\n',
  });
  expect(await undelivered()).toEqual([]);
  expect(
    (await handOver('postfix-unknown', `<${crypto.randomUUID()}@portal.example.org>`)).said,
  ).toBe('permanent bounce 5.1.1, of no letter that is known\n');
  expect(await undelivered()).toEqual([]);

  expect((await handOver('postfix-unknown', letter.messageId)).said).toBe(
    'permanent bounce 5.1.1\n',
  );
  const [failed] = await undelivered();
  expect(failed).toMatchObject({ to: { email }, attempts: 1, lastError: 'RETURNED 5.1.1' });
  // The same once more changes nothing.
  expect((await handOver('postfix-unknown', letter.messageId)).said).toMatch(/no letter/);

  const retry = `${address}/api/mail/${failed?.id}/retry`;
  expect((await call('POST', retry, { token })).status).toBe(200);
  await until(async () => office.to(email).filter(isReset)[1]);
});

import { register } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { until } from '@/tests/support/until';

let portal: OwnPortal | undefined;
afterEach(() => portal?.remove());

test('no reset link whose request was answered is lost when the portal is killed right after', async () => {
  portal = await ownPortal();
  const instance = await portal.start();
  const people = await Promise.all(
    Array.from({ length: 20 }, () => register('claimant', instance.address)),
  );
  const answers = await Promise.all(
    people.map(({ user }) =>
      call('POST', `${instance.address}/api/auth/forgot-password`, { body: { email: user.email } }),
    ),
  );
  await instance.kill();
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));

  await portal.start();
  const { database } = portal;
  const letters = await until(async () => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT user_id AS id FROM mail_queue WHERE kind = 'password_reset' AND sent_at IS NOT NULL`,
    );
    return rows.length >= people.length ? rows : undefined;
  });
  expect(letters.map(({ id }) => id).sort()).toEqual(people.map(({ user }) => user.id).sort());
});

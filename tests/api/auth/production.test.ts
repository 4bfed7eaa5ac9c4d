import { randomUUID } from 'node:crypto';
import { signUp } from '@/tests/support/data/people';
import { call } from '@/tests/support/http/api';
import { type OwnPortal, ownPortal } from '@/tests/support/portal/own-portal';
import { runTool } from '@/tests/support/portal/tool';
import { storeUser } from '@/tests/support/stored-rows';

let portal: OwnPortal;

beforeAll(async () => {
  portal = await ownPortal({ PORTAL_MODE: 'production' });
});
afterAll(() => portal.remove());

test('the start of production makes an administrator only while there is no active one', async () => {
  const { database, environment } = portal;
  for (const status of ['pending', 'declined', 'disabled'])
    await storeUser(database, 'ip_admin', status);
  const make = (email: string) =>
    runTool('admin-create', ['--first'], {
      ...environment,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: `Granite-${randomUUID()}`,
    });
  expect(await make('office@example.in')).toMatchObject({ code: 0 });
  expect(await make('another@example.in')).toEqual({ code: 0, said: '' });
  const { rows } = await database.query(
    `SELECT email, first_name, last_name FROM users WHERE role = 'ip_admin' AND status = 'active'`,
  );
  // They say who they are when they first sign in.
  expect(rows).toEqual([{ email: 'office@example.in', first_name: '', last_name: '' }]);
});

test('in production a professional who registers awaits approval, and a claimant does not', async () => {
  const { address } = await portal.start();
  for (const role of ['ip_admin', 'ip_case_manager', 'claimant'] as const) {
    const { user, token } = await signUp(role, address);
    const list = await call(`GET`, `${address}/api/claims`, { token });
    expect([role, user.status, list.status, list.body.code]).toEqual(
      role === 'claimant'
        ? [role, 'active', 200, undefined]
        : [role, 'pending', 403, 'awaiting_verification'],
    );
  }
});

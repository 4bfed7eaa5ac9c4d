import '@/tests/support/portal/settings';
import type { Actor } from '@/lib/access/actor';
import { requirePermission } from '@/lib/access/guard';
import type { Permission } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';

const actor = (role: Role, status: Actor['status']): Actor => ({
  id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  sessionId: '1f0e0d0c-0b0a-4908-8706-050403020100',
  role,
  status,
  email: 'asha@example.in',
  firstName: 'Asha',
  lastName: 'Devi',
  emailProven: true,
  secondFactor: true,
  origin: { ipAddress: null, userAgent: null },
});

const permitted: [Role, Permission][] = [
  ['claimant', 'claim.create'],
  ['ip_case_manager', 'claim.setStatus'],
  ['ip_admin', 'professional.manage'],
];
const closed = permitted.flatMap(([role, permission]) =>
  (['pending', 'declined', 'disabled'] as const).map((status) => ({ role, permission, status })),
);

test.each(permitted)('an active %s may %s', (role, permission) => {
  expect(() => requirePermission(actor(role, 'active'), permission)).not.toThrow();
});

test.each(closed)('a $status $role may not $permission', ({ role, permission, status }) => {
  const waits = status === 'pending' && role !== 'claimant';
  expect(() => requirePermission(actor(role, status), permission)).toThrow(
    expect.objectContaining({ code: waits ? 'awaiting_verification' : 'forbidden' }),
  );
});

test('an active account may not do what only another role may', () => {
  expect(() => requirePermission(actor('claimant', 'active'), 'professional.manage')).toThrow(
    expect.objectContaining({ code: 'forbidden' }),
  );
});

test('production bars a professional without a second factor from every call, and bars no claimant', () => {
  const without = (role: Role) => ({ ...actor(role, 'active'), secondFactor: false });
  expect(() => requirePermission(without('ip_admin'), 'professional.manage')).toThrow(
    expect.objectContaining({ code: 'second_factor_not_set_up' }),
  );
  expect(() => requirePermission(without('claimant'), 'claim.create')).not.toThrow();
});

import '@/tests/support/portal/settings';
import type { Actor } from '@/lib/access/actor';
import { claimsVisibleTo, visibleIn } from '@/lib/access/visible-claims';

const actor = (role: Actor['role'], emailProven: boolean): Actor => ({
  id: '6f0b0000-0000-4000-8000-000000000000',
  sessionId: '',
  role,
  status: 'active',
  email: 'asha@example.in',
  firstName: 'Asha',
  lastName: 'Devi',
  emailProven,
  secondFactor: false,
  origin: { ipAddress: null, userAgent: null },
});

test.each([
  ['claimant', false, ['claimantId', 'enteredById']],
  ['claimant', true, ['claimantId']],
  ['ip_case_manager', false, ['assignedToId']],
  ['ip_admin', false, []],
] as const)(
  'the claims that a %s may see (address proven: %s) are narrowed by %j',
  (role, proven, fields) => {
    const someone = actor(role, proven);
    expect(Object.keys(claimsVisibleTo(someone, 'claim.read'))).toEqual([
      'quarantineId',
      ...fields,
    ]);
    const { sql } = visibleIn(someone, 'claim.read');
    expect(sql).toMatch(/^c\.quarantine_id IS NULL AND /);
    expect(sql.includes('c.entered_by_id IS NULL')).toBe(fields.includes('enteredById' as never));
  },
);

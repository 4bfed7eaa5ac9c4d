import type { Actor } from '@/lib/access/actor';
import { toldIn, transfersToldTo } from '@/lib/access/visible-transfers';

const zoya: Actor = {
  id: '6f0c3d5e-2f54-4c1a-9d7e-1a2b3c4d5e6f',
  sessionId: '6f0c3d5e-2f54-4c1a-9d7e-1a2b3c4d5e70',
  role: 'claimant',
  status: 'active',
  email: 'Zoya@Example.in',
  firstName: 'Zoya',
  lastName: 'Khan',
  emailProven: true,
  secondFactor: false,
  origin: { ipAddress: null, userAgent: null },
};

test('a claimant with a proven address is told of transfers to that address, except their own', () => {
  expect(transfersToldTo(zoya)).toEqual({
    transfereeEmail: 'zoya@example.in',
    claim: { quarantineId: null, claimantId: { not: zoya.id } },
  });
  expect(toldIn(zoya).values).toEqual(['Zoya@Example.in', zoya.id]);
});

test.each<[string, Partial<Actor>]>([
  ['a claimant who has not proven their address', { emailProven: false }],
  ['a case manager', { role: 'ip_case_manager' }],
  ['an administrator', { role: 'ip_admin' }],
])('%s is told of no transfer', (_, other) => {
  const actor = { ...zoya, ...other };
  expect(transfersToldTo(actor)).toEqual({ id: { in: [] } });
  expect(toldIn(actor)).toMatchObject({ text: 'false', values: [] });
});

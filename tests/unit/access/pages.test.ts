import { pageAccess } from '@/lib/access/pages';
import type { Role } from '@/lib/access/role';

const toLogin = { login: '/login' };
const toIpLogin = { login: '/ip/login' };

type Row = [string, Record<Role | 'nobody', ReturnType<typeof pageAccess>>];
const open = {
  nobody: 'open',
  claimant: 'open',
  ip_case_manager: 'open',
  ip_admin: 'open',
} as const;
const claimants = {
  nobody: toLogin,
  claimant: 'open',
  ip_case_manager: 'absent',
  ip_admin: 'absent',
} as const;
const professionals = {
  nobody: toIpLogin,
  claimant: 'absent',
  ip_case_manager: 'open',
  ip_admin: 'open',
} as const;

const administrators = { ...professionals, ip_case_manager: 'absent' } as const;

const rows: Row[] = [
  ['/', open],
  ['/login', open],
  ['/ip', open],
  ['/ip/login', open],
  ['/ip/register', open],
  ['/reset-password', open],
  ['/claims', open],
  ['/claim', claimants],
  ['/security', claimants],
  ['/confirm-email', open],
  ['/claim/new', claimants],
  ['/ip/enter', professionals],
  ['/claim/6f0b', claimants],
  ['/ip/security', professionals],
  ['/ip/dashboard', professionals],
  ['/ip/claim/6f0b', professionals],
  ['/ip/verify', professionals],
  ['/ip/case', administrators],
  ['/ip/case/', administrators],
  ['/ip/files', professionals],
  ['/ip/post', professionals],
  ['/ip/mail', administrators],
  ['/ip/creditors', professionals],
  ['/ip/figures', professionals],
  ['/ip/accounts', administrators],
  ['/ip/preferences', professionals],
  ['/claim/transfers', claimants],
  ['/preferences', claimants],
  ['/ip/cases', open],
];

describe.each(rows)('%s', (path, expected) => {
  it.each(Object.entries(expected) as [Role | 'nobody', unknown][])('for %s', (role, access) => {
    expect(pageAccess(path, role === 'nobody' ? undefined : role)).toEqual(access);
  });
});

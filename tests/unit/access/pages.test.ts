import { pageAccess } from '@/lib/access/pages';
import type { Role } from '@/lib/access/role';
import { pageAddresses } from '@/tests/support/pages';

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

const nobody = {
  nobody: 'absent',
  claimant: 'absent',
  ip_case_manager: 'absent',
  ip_admin: 'absent',
} as const;

const rows: Row[] = [
  ['/', open],
  ['/login', open],
  ['/register', open],
  ['/forgot-password', open],
  ['/reset-password', open],
  ['/confirm-email', open],
  ['/signed-out', open],
  ['/offline', open],
  ['/help', open],
  ['/our-mail', open],
  ['/check', open],
  ['/check/6f0b', open],
  ['/creditors', open],
  ['/creditors/6f0b', open],
  ['/creditors/6f0b/changes', open],
  ['/creditors/my-claim', open],
  ['/trial/outbox', open],
  ['/trial/outbox/6f0b', open],
  ['/ip', open],
  ['/ip/login', open],
  ['/ip/register', open],
  ['/claim/new', claimants],
  ['/claim/6f0b', claimants],
  ['/claim/6f0b/edit', claimants],
  ['/claim/6f0b/receipt', claimants],
  ['/claim/transfers', claimants],
  ['/preferences', claimants],
  ['/security', claimants],
  ['/ip/dashboard', professionals],
  ['/ip/verify', professionals],
  ['/ip/claim/6f0b', professionals],
  ['/ip/claim/6f0b/correct', professionals],
  ['/ip/enter', professionals],
  ['/ip/creditors', professionals],
  ['/ip/figures', professionals],
  ['/ip/files', professionals],
  ['/ip/post', professionals],
  ['/ip/preferences', professionals],
  ['/ip/security', professionals],
  ['/ip/accounts', administrators],
  ['/ip/case', administrators],
  ['/ip/mail', administrators],
  ['/ip/take-in', administrators],
];

/** Addresses without a page: what is below a page is as closed as the page. */
const others: Row[] = [
  ['/language/hi', open],
  ['/schemas/creditor-list-1.json', open],
  ['/claim', claimants],
  ['/ip/case/', administrators],
  ['/claims', nobody],
  ['/ip/cases', nobody],
  ['/ip/login/6f0b', nobody],
  ['/trial', nobody],
];

describe.each([...rows, ...others])('%s', (path, expected) => {
  it.each(Object.entries(expected) as [Role | 'nobody', unknown][])('for %s', (role, access) => {
    expect(pageAccess(path, role === 'nobody' ? undefined : role)).toEqual(access);
  });
});

it('every page of the app has its row in this table of who may open it', () => {
  expect(pageAddresses()).toEqual(rows.map(([path]) => path).toSorted());
});

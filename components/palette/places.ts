import { may, type Permission } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { deskQueues } from '@/lib/claims/queues/desk/queues';
import { letterPaths } from '@/lib/client/paths/letters';
import { listPaths } from '@/lib/client/paths/lists';
import { paths } from '@/lib/client/paths/paths';

const pages = [
  { name: 'claims', href: paths.ipDashboard, permission: 'claim.read' },
  { name: 'desk', href: paths.ipVerify, permission: 'claim.determine' },
  { name: 'enter', href: paths.ipEnter, permission: 'claim.enter' },
  { name: 'files', href: letterPaths.files, permission: 'claim.file' },
  { name: 'creditors', href: listPaths.console, permission: 'statistics.overview' },
  { name: 'figures', href: listPaths.figures, permission: 'statistics.overview' },
  { name: 'post', href: letterPaths.post, permission: 'claim.file' },
  { name: 'case', href: paths.ipCase, permission: 'case.edit' },
  { name: 'mail', href: paths.ipMail, permission: 'mail.manage' },
  { name: 'accounts', href: paths.ipAccounts, permission: 'account.manage' },
  { name: 'security', href: paths.ipSecurity, permission: undefined },
  { name: 'preferences', href: paths.ipPreferences, permission: undefined },
] as const satisfies readonly { name: string; href: string; permission: Permission | undefined }[];

export const pagesOf = (role: Role) =>
  pages.filter(({ permission }) => permission === undefined || may(role, permission));

export const queuesOf = (role: Role) =>
  may(role, 'claim.determine')
    ? deskQueues.map((queue) => ({ queue, href: `${paths.ipVerify}?queue=${queue}` }))
    : [];

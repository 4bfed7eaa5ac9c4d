import { may, type Permission } from '@/lib/access/permissions';
import type { Role } from '@/lib/access/role';
import { letterPaths } from '@/lib/client/paths/letters';
import { listPaths } from '@/lib/client/paths/lists';
import { paths } from '@/lib/client/paths/paths';

interface Place {
  name: string;
  href: string;
  permission: Permission | undefined;
  /** Where its link is: in the rail, behind the rail's last button on phones, behind it everywhere, or in the account menu. */
  at: 'rail' | 'wide rail' | 'more' | 'account';
}

/** The pages of professionals that need nothing but their address. Rail and palette list them in this order. */
const places = [
  { name: 'claims', href: paths.ipDashboard, permission: 'claim.read', at: 'rail' },
  { name: 'desk', href: paths.ipVerify, permission: 'claim.determine', at: 'rail' },
  { name: 'creditors', href: listPaths.console, permission: 'statistics.overview', at: 'rail' },
  { name: 'post', href: letterPaths.post, permission: 'claim.file', at: 'rail' },
  { name: 'figures', href: listPaths.figures, permission: 'statistics.overview', at: 'wide rail' },
  { name: 'case', href: paths.ipCase, permission: 'case.edit', at: 'wide rail' },
  { name: 'enter', href: paths.ipEnter, permission: 'claim.enter', at: 'more' },
  { name: 'takeIn', href: paths.ipTakeIn, permission: 'case.takeIn', at: 'more' },
  { name: 'files', href: letterPaths.files, permission: 'claim.file', at: 'more' },
  { name: 'mail', href: paths.ipMail, permission: 'mail.manage', at: 'more' },
  { name: 'accounts', href: paths.ipAccounts, permission: 'account.manage', at: 'more' },
  { name: 'security', href: paths.ipSecurity, permission: undefined, at: 'account' },
  { name: 'preferences', href: paths.ipPreferences, permission: undefined, at: 'account' },
] as const satisfies readonly Place[];

/** The pages that somebody of this role has. */
export const placesOf = (role: Role) =>
  places.filter(({ permission }) => permission === undefined || may(role, permission));

const inRail = ['rail', 'wide rail'] as const;
const inMore = ['wide rail', 'more'] as const;

type At<Where extends Place['at']> = Extract<(typeof places)[number], { at: Where }>;

const at =
  <Where extends Place['at']>(wheres: readonly Where[]) =>
  (place: (typeof places)[number]): place is At<Where> =>
    wheres.some((where) => where === place.at);

export const placesInRail = (role: Role) => placesOf(role).filter(at(inRail));

export const placesInMore = (role: Role) => placesOf(role).filter(at(inMore));

export type RailPlaceName = At<(typeof inRail)[number]>['name'];

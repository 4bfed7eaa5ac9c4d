'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { OpenTeam } from '@/components/team/open-team';
import { showTeam } from '@/components/team/team-address';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAtRest } from '@/components/ui/loading/use-ahead';
import { may } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { placesInRail } from './places';
import type { Marks } from './rail-counts';
import type { RailIcons } from './rail-icons';
import { RailLink } from './rail-link';
import { RailMore } from './rail-more';
import { RailTeam } from './rail-team';

const RailCounts = onDemand(async () => (await import('./rail-counts')).RailCounts, {
  quiet: true,
});

interface RailProps {
  /** Drawn by the server (rail-icons.tsx): a browser loads no code for them. */
  icons: RailIcons;
}

/** The places of the console, on every page of a professional who may work: at the left, and below on phones. */
export function Rail({ icons }: RailProps) {
  const user = useUser();
  const { isPending, data } = useQuery(queries.security);
  if (user.status !== 'active' || isPending || data?.secondFactorNeeded) return null;
  return <Places user={user} icons={icons} />;
}

function Places({ user: { role }, icons }: RailProps & { user: PresentedUser }) {
  const t = useTranslations('rail');
  const path = usePathname();
  const rested = useAtRest();
  const [marks, setMarks] = useState<Marks>({});
  const manages = may(role, 'professional.manage');
  const openTeam = () => showTeam('');
  return (
    <nav aria-label={t('label')} data-rail="" className="rail">
      <ul>
        {placesInRail(role).map(({ name, href, at }) => (
          <li key={name} className={at === 'rail' ? 'max-md:flex-1' : 'max-md:hidden'}>
            <RailLink
              name={name}
              href={href}
              icon={icons[name]}
              current={currentAt(path, href)}
              mark={name === 'desk' || name === 'post' ? marks[name] : undefined}
            />
          </li>
        ))}
        {manages && (
          <li className="max-md:hidden">
            <RailTeam icon={icons.team} mark={marks.team} onOpen={openTeam} />
          </li>
        )}
        <li className="max-md:flex-1 md:mt-auto">
          {/* What is open in it closes when the page changes. */}
          <RailMore key={path} icon={icons.more} onTeam={manages ? openTeam : undefined} />
        </li>
      </ul>
      {rested && <RailCounts onCounted={setMarks} />}
      {manages && !listsClaims(path) && <OpenTeam />}
    </nav>
  );
}

/** There the list of claims opens the team, and says how many of its claims each has in hand. */
const listsClaims = (path: string) => path === paths.home || path === paths.ipDashboard;

/** The pages of one claim belong to the claims, and so does a professional's home. */
function currentAt(path: string, href: string) {
  if (path === href) return 'page';
  const ofClaims = path === paths.home || path.startsWith(paths.ipClaim(''));
  return ofClaims && href === paths.ipDashboard ? 'true' : undefined;
}

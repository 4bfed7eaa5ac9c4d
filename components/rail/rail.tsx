'use client';

import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Files from 'lucide-react/icons/files';
import Mailbox from 'lucide-react/icons/mailbox';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { onDemand } from '@/components/ui/loading/on-demand';
import { useAtRest } from '@/components/ui/loading/use-ahead';
import { may } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { placesInRail, type RailPlaceName } from './places';
import type { Marks } from './rail-counts';
import { RailLink } from './rail-link';
import { RailMore } from './rail-more';
import { RailTeam } from './rail-team';

const RailCounts = onDemand(async () => (await import('./rail-counts')).RailCounts, {
  quiet: true,
});

const TeamDialog = onDemand(
  async () => (await import('@/components/team/team-dialog')).TeamDialog,
  {
    close: ({ onClose }) => onClose(),
  },
);

const icons = {
  claims: Files,
  desk: ClipboardCheck,
  creditors: ScrollText,
  post: Mailbox,
  figures: ChartColumn,
  case: Settings2,
} satisfies Record<RailPlaceName, unknown>;

/** The places of the console, on every page of a professional who may work: at the left, and below on phones. */
export function Rail() {
  const user = useUser();
  const { isPending, data } = useQuery(queries.security);
  if (user.status !== 'active' || isPending || data?.secondFactorNeeded) return null;
  return <Places user={user} />;
}

function Places({ user: { role } }: { user: PresentedUser }) {
  const t = useTranslations('rail');
  const path = usePathname();
  const rested = useAtRest();
  const [marks, setMarks] = useState<Marks>({});
  const [team, setTeam] = useState(false);
  const manages = may(role, 'professional.manage');
  const openTeam = () => setTeam(true);
  return (
    <nav
      aria-label={t('label')}
      data-rail=""
      className="fixed z-30 border-line bg-sheet max-md:inset-x-0 max-md:bottom-0 max-md:border-t md:inset-y-0 md:left-0 md:w-13 md:overflow-y-auto md:border-r min-[90rem]:w-40 print:hidden"
    >
      <ul className="flex md:min-h-full md:flex-col md:pt-14">
        {placesInRail(role).map(({ name, href, at }) => (
          <li key={name} className={at === 'rail' ? 'max-md:flex-1' : 'max-md:hidden'}>
            <RailLink
              name={name}
              href={href}
              Icon={icons[name]}
              current={currentAt(path, href)}
              mark={name === 'desk' || name === 'post' ? marks[name] : undefined}
            />
          </li>
        ))}
        {manages && (
          <li className="max-md:hidden">
            <RailTeam mark={marks.team} onOpen={openTeam} />
          </li>
        )}
        <li className="max-md:flex-1 md:mt-auto">
          {/* What is open in it closes when the page changes. */}
          <RailMore key={path} onTeam={manages ? openTeam : undefined} />
        </li>
      </ul>
      {rested && <RailCounts onCounted={setMarks} />}
      {team && <TeamDialog onClose={() => setTeam(false)} />}
    </nav>
  );
}

/** The pages of one claim belong to the claims, and so does a professional's home. */
function currentAt(path: string, href: string) {
  if (path === href) return 'page';
  const ofClaims = path === paths.home || path.startsWith(paths.ipClaim(''));
  return ofClaims && href === paths.ipDashboard ? 'true' : undefined;
}

'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { RequireActiveProfessional } from '@/components/shell/guard/require-active-professional';
import { ProfessionalHeader } from '@/components/shell/header/professional-header';
import { useOnline } from '@/components/shell/offline/use-online';
import { PageMain } from '@/components/shell/page-main';
import { useUser } from '@/components/shell/session/use-user';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/client/paths/paths';
import { queries } from '@/lib/client/queries/queries';
import { fullName } from '@/lib/format/person';
import type { ListRows } from '@/lib/reference/list-rows';
import { IpClaims } from './ip-claims';

/** Where an insolvency professional works: the claims they may see, and what is to be done. */
export function IpDashboard({ rows }: { rows: ListRows }) {
  return (
    <RequireActiveProfessional>
      <DashboardHeader />
      <PageMain width="whole" compact>
        <div className="fills-window">
          <SecondFactorPrompt />
          <IpClaims rowsDrawn={rows} />
        </div>
      </PageMain>
    </RequireActiveProfessional>
  );
}

function DashboardHeader() {
  const t = useTranslations('ip');
  const user = useUser();
  const name = fullName(user);
  const role = t(`roles.${user.role === 'ip_admin' ? 'ip_admin' : 'ip_case_manager'}`);
  return (
    <ProfessionalHeader actions={<SystemStatus />}>
      <div className="min-w-0">
        {/* On phones the rail says where one is. */}
        <h1 className="console-welcome">{t('title')}</h1>
        <p className="text-sm leading-4.5! text-ink-soft sm:truncate">
          <span className="max-sm:block max-sm:truncate">{t('welcome', { name })}</span>
          <span className="max-sm:hidden"> · </span>
          <span className="font-semibold max-sm:block">{role}</span>
        </p>
      </div>
    </ProfessionalHeader>
  );
}

/** Whether the portal can work: the browser has a network, and database and store answer. */
function SystemStatus() {
  const t = useTranslations('ip');
  const networked = useOnline();
  const { isPending, isError } = useQuery(queries.ready);
  const online = networked && !isError;
  return (
    <span
      role="status"
      className={cn(
        'inline-flex items-center gap-2 text-sm font-semibold',
        online ? 'text-green' : 'text-red',
        // Says nothing before the first answer, but keeps the place.
        networked && isPending && 'invisible',
      )}
    >
      <span
        aria-hidden="true"
        className={cn('size-2.5 rounded-full', online ? 'bg-green' : 'bg-red')}
      />
      <span className="max-sm:sr-only">{online ? t('systemOnline') : t('systemOffline')}</span>
    </span>
  );
}

const dismissedKey = (userId: string) => `secondFactorLater:${userId}`;

/** Offers two-step sign-in until it is on; after 'later', again in the next browser session. */
function SecondFactorPrompt() {
  const { id: userId } = useUser();
  const t = useTranslations('ip.secondFactorPrompt');
  const [later, setLater] = useBrowserState(
    () => sessionStorage.getItem(dismissedKey(userId)) === 'yes',
    false,
  );
  const { data } = useQuery(queries.security);
  if (later || !data || data.secondFactor) return null;

  function putOff() {
    sessionStorage.setItem(dismissedKey(userId), 'yes');
    setLater(true);
  }

  return (
    <div data-tools="" className="notice-line">
      <p className="min-w-0 grow md:truncate" title={t('text')}>
        <strong className="font-semibold text-blue">{t('title')}</strong>
        {'. '}
        {t('text')}
      </p>
      <Link className={buttonVariants({ variant: 'secondary' })} href={paths.ipSecurity}>
        {t('setUp')}
      </Link>
      <Button variant="quiet" onClick={putOff}>
        {t('later')}
      </Button>
    </div>
  );
}

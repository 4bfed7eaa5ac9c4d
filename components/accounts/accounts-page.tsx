'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { BackLink } from '@/components/shell/back/back-link';
import { ProofDialog } from '@/components/team/proof-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import type { Quarantine } from '@/lib/claims/queues/quarantine/read';
import { accountMutations } from '@/lib/client/mutations/accounts';
import { paths } from '@/lib/client/paths/paths';
import { consoleQueries } from '@/lib/client/queries/console';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { AccountList } from './account-list';
import { PagedList } from './paged-list';

/** For administrators: how much each account stores, and what is in quarantine. */
export function AccountsPage() {
  const t = useTranslations('ip.accounts');
  return (
    <>
      <BackLink home={paths.ipDashboard} />
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      <AccountList />
      <h2 className="mt-8 mb-3 text-xl text-peacock-deep">{t('quarantine.title')}</h2>
      <QuarantineList />
    </>
  );
}

function QuarantineList() {
  const t = useTranslations('ip.accounts.quarantine');
  return (
    <PagedList
      query={consoleQueries.quarantines}
      rowsOf={({ quarantines, total }) => ({
        rows: quarantines.map((one) => <QuarantineRow key={one.id} quarantine={one} />),
        total,
      })}
      label={t('title')}
      loading={t('loading')}
      failed={t('failed')}
      none={t('none')}
    />
  );
}

function QuarantineRow({ quarantine }: { quarantine: Quarantine }) {
  const t = useTranslations('ip.accounts.quarantine');
  const language = useLocale();
  const [asked, ask] = useState(false);
  const [open, setOpen] = useState(false);
  const { id, person, file, claims, begunAt, begunBy, liftedAt } = quarantine;
  const name = fullName(person) || person.email;
  const by = fullName(begunBy);
  return (
    <li className="border-b border-line px-4 py-3 last:border-b-0 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{file ? file.name : name}</span>
        <Badge tone={liftedAt ? 'plain' : 'yellow'}>{t(liftedAt ? 'lifted' : 'inForce')}</Badge>
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {name} · {person.email}
      </p>
      <p className="figures text-sm">
        {t('about', { count: claims, when: formatDateTime(begunAt, language), by })}
      </p>
      {!liftedAt && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => ask(true)}>
            {t('lift')}
          </Button>
          <Button size="sm" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('claims')}
          </Button>
        </div>
      )}
      {open && !liftedAt && (
        <div className="mt-3">
          <PagedList
            query={consoleQueries.quarantinedClaims(id)}
            rowsOf={(data) => ({
              rows: data.claims.map((claim) => (
                <li key={claim.id} className="figures px-4 py-1 text-sm wrap-anywhere">
                  {claim.claimNumber} · {claim.creditorName} · {formatMoney(claim.claimAmount)} ·{' '}
                  {formatDateTime(claim.submittedAt, language)}
                </li>
              )),
              total: data.total,
            })}
            label={t('claims')}
            loading={t('loading')}
            failed={t('failed')}
            none={t('noClaims')}
          />
        </div>
      )}
      {asked && (
        <ProofDialog
          title={t('askLift')}
          description={t('followsLift', { count: claims })}
          mutation={accountMutations.liftQuarantine(id)}
          submitLabel={t('lift')}
          danger={false}
          onDone={(moved) => {
            ask(false);
            toast({ variant: 'success', title: t('liftDone', { count: moved.claims }) });
          }}
          onClose={() => ask(false)}
        />
      )}
    </li>
  );
}

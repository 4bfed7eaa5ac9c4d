'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { formatDate } from '@/lib/format/date';
import { staysUnverified } from '@/lib/law/late-binds';
import { useLateness } from './use-lateness';

/** Says that a late claim cannot be admitted without its step, and where to record that. */
export function StaysUnverified({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('desk.late');
  const states = useTranslations('late.states');
  const language = useLocale();
  const late = useLateness(claim);
  if (!late || !staysUnverified(late.facts, late.days)) return null;
  return (
    <Alert tone="amber" title={t('title')}>
      {t('text', {
        day: formatDate(claim.submittedAt, language),
        state: states(late.facts.lateStep ?? 'received'),
        condoned: states('condoned'),
        ordered: states('ordered'),
      })}{' '}
      <Link className="link" href={`${paths.ipClaim(claim.id)}?tab=decision`}>
        {t('record')}
      </Link>
    </Alert>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OtherLanguage } from '@/components/claim/other-language';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { isProfessional } from '@/lib/access/role';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';

/** Nothing changes a withdrawn claim. */
export function Withdrawn({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.withdrawn');
  const language = useLocale();
  const professional = isProfessional(useUser().role);
  const { status, claimant, withdrawalNotedBy: noted } = claim;
  if (status !== 'withdrawn') return null;
  const name = fullName(claimant);
  const said = noted
    ? t(professional ? 'noted' : 'notedForYou', { name, by: fullName(noted) })
    : t('text', { name });
  return (
    <Alert tone="blue" title={t('title', { when: formatDateTime(claim.updatedAt, language) })}>
      <p className="wrap-anywhere">{said}</p>
      <p className="whitespace-pre-line wrap-anywhere">{claim.withdrawalReason}</p>
      {noted && <OtherLanguage text={claim.withdrawalReason} />}
    </Alert>
  );
}

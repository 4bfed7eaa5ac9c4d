'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useProposerText } from '@/components/claim/use-rule-text';
import { Alert } from '@/components/ui/alert';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { editedSince } from '@/lib/claims/records/flags/edited';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import { otherDay } from '@/lib/law/effective-day';
import { addedSince } from './added-since';

const nameOf = (person: PresentedDetermination['proposedBy']) => person && fullName(person);

interface StandingProps {
  newest: PresentedDetermination;
  claim: Pick<PresentedClaim, 'flagged' | 'documents'>;
  actions?: ReactNode;
}

/** The newest determination: who proposed, returned or confirmed it, and what the claim says and has since. */
export function NewestDetermination({ newest, claim, actions }: StandingProps) {
  const t = useTranslations('desk.standing');
  const language = useLocale();
  const proposerText = useProposerText();
  const { state, number, rule, returnRemark } = newest;
  const day = otherDay(newest);
  const at = { proposed: newest.proposedAt, returned: newest.returnedAt };
  const which = state === 'proposed' || state === 'returned' ? state : 'confirmed';
  const when = which === 'confirmed' ? newest.confirmedAt : at[which];
  const since = which === 'confirmed' ? 0 : addedSince(claim.documents, newest.proposedAt);
  const by = {
    proposed: proposerText(newest.proposedBy, rule),
    returned: nameOf(newest.returnedBy),
    confirmed: nameOf(newest.confirmedBy),
  };
  return (
    <Alert
      tone={which === 'confirmed' ? 'blue' : 'amber'}
      title={t(which, {
        number,
        who: by[which] ?? t('portal'),
        when: when ? formatDateTime(when, language) : '',
      })}
      actions={actions}
    >
      {which === 'returned' && returnRemark && (
        <p className="whitespace-pre-line wrap-anywhere">{returnRemark}</p>
      )}
      {newest.state === 'proposed' && newest.reviewNote && (
        <p className="whitespace-pre-line wrap-anywhere">
          {t('note', { note: newest.reviewNote })}
        </p>
      )}
      {day && <p>{t('countsFrom', { day: formatDate(day, language) })}</p>}
      {editedSince(claim) && <p>{t('olderVersion')}</p>}
      {since > 0 && <p>{t('documentsSince', { count: since })}</p>}
    </Alert>
  );
}

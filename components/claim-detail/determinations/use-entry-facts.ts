'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useProposerText } from '@/components/claim/use-rule-text';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { fullName } from '@/lib/format/person';
import { currencyFacts } from '@/lib/law/currency-text';
import { otherDay } from '@/lib/law/effective-day';
import { votingFacts } from '@/lib/law/voting-text';

type Person = PresentedDetermination['proposedBy'];

/** For professionals: who did what to a determination and when, and what it depends on besides its heads. */
export function useEntryFacts() {
  const t = useTranslations('claim.determinations');
  const law = useTranslations('law');
  const language = useLocale();
  const proposerText = useProposerText();
  const byAt = (person: Person, at: string | null, otherwise = t('portal')) =>
    t('byAt', {
      who: person ? fullName(person) : otherwise,
      when: at ? formatDateTime(at, language) : '',
    });
  const money = (label: string, amount: string) =>
    amount === '0.00' ? [] : [{ label, value: formatMoney(amount) }];
  // Most count from the day on which they are confirmed.
  const dated = (one: PresentedDetermination) => {
    const day = otherDay(one);
    return day ? [{ label: t('effectiveOn'), value: formatDate(day, language) }] : [];
  };
  return (one: PresentedDetermination) => [
    {
      label: t('proposed'),
      value: byAt(null, one.proposedAt, proposerText(one.proposedBy, one.rule)),
    },
    ...(one.confirmedAt
      ? [{ label: t('confirmed'), value: byAt(one.confirmedBy, one.confirmedAt) }]
      : []),
    ...dated(one),
    ...(one.returnedAt
      ? [
          { label: t('returned'), value: byAt(one.returnedBy, one.returnedAt) },
          { label: t('returnRemark'), value: one.returnRemark ?? '' },
        ]
      : []),
    { label: t('basis'), value: law(`bases.${one.basis}`) },
    { label: t('category'), value: law(`categories.${one.category}`) },
    ...(one.className ? [{ label: law('class'), value: one.className }] : []),
    { label: t('readVersion'), value: t('version', { version: one.claimVersion }) },
    ...(one.currency
      ? [
          {
            label: law('currency.title'),
            value: law('currency.text', currencyFacts(one.currency, language)),
            wide: true,
          },
        ]
      : []),
    ...money(t('changes.securedAmount'), one.securedAmount),
    ...money(t('changes.guaranteedAmount'), one.guaranteedAmount),
    ...money(t('changes.setOffAmount'), one.setOffAmount),
    ...(one.voting
      ? [
          {
            label: law('voting.title'),
            value: law('voting.text', votingFacts(one.voting, language)),
            wide: true,
          },
        ]
      : []),
    ...(one.relatedParty
      ? [{ label: t('relatedParty'), value: t(one.relatedPartyExempt ? 'exempt' : 'notExempt') }]
      : []),
    ...(one.moved ? [{ label: t('moved'), value: t('movedText') }] : []),
    ...(one.remarks ? [{ label: t('remarks'), value: one.remarks, wide: true }] : []),
    ...(one.publishReason
      ? [{ label: t('publishReason'), value: one.publishReason, wide: true }]
      : []),
    ...(one.reviewNote ? [{ label: t('reviewNote'), value: one.reviewNote, wide: true }] : []),
    ...(one.internalNote
      ? [{ label: t('internalNote'), value: one.internalNote, wide: true }]
      : []),
  ];
}

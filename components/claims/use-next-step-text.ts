import { useLocale, useTranslations } from 'next-intl';
import type { NextStepName, StandingOfClaim } from '@/lib/claims/records/next-steps';
import { paiseOf } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';

const dayOr = (day: string | null | undefined, language: Language) =>
  day ? formatDate(day, language) : '';

export function useNextStepText() {
  const t = useTranslations('claim.steps.todo');
  const language = useLocale();
  return (name: NextStepName, claim: StandingOfClaim) => {
    const { notAdmitted = '0', contingent = '0' } = claim.determination?.totals ?? {};
    const [refused, uncertain] = [paiseOf(notAdmitted) > 0n, paiseOf(contingent) > 0n];
    const part = refused ? (uncertain ? 'both' : 'refused') : uncertain ? 'contingent' : 'none';
    const amount = name === 'contingent' || part === 'contingent' ? contingent : notAdmitted;
    return t(name, {
      count: (name === 'letter' ? claim.awaited?.letters : claim.asked?.count) ?? 0,
      day: dayOr(claim.asked?.due, language),
      since: dayOr(name === 'asked' ? claim.awaited?.askedOn : claim.awaited?.objectedOn, language),
      until: dayOr(claim.awaited?.objectUntil, language),
      amount: formatMoney(amount),
      uncertain: formatMoney(contingent),
      part,
    });
  };
}

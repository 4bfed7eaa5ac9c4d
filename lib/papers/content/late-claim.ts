import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { CaseFacts } from '@/lib/case/fields';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { daysAfter } from '@/lib/format/days';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { endOfLateClaims } from '@/lib/law/clock';
import { periods } from '@/lib/law/periods';
import type { ClaimOfPaper } from './claim';
import { contactLine } from './contact-line';
import { paperWords } from './frame';
import type { LateMarkOfPaper } from './late-mark';
import { otherLanguageNote } from './other-language';
import { printable } from './printable';

const stateWords = (locale: Language) =>
  createTranslator({ locale, messages: wordsIn(locale).late, namespace: 'states' });

/** The letter about a late claim: whether it is acceptable, why, what follows, and how to answer. */
export function lateClaimOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  mark: LateMarkOfPaper,
  language: Language,
) {
  const t = paperWords(language);
  const day = (value: string) => formatDate(value, language);
  const acceptable = mark.step === 'acceptable';
  const until = endOfLateClaims(facts);
  const { delayReason } = claim.claimData;
  const fact = (name: 'lastDate' | 'until', value: string | null) =>
    value ? [{ label: t(`lateClaim.${name}`), value: day(value) }] : [];
  return {
    title: t(acceptable ? 'lateClaim.acceptable.title' : 'lateClaim.notAcceptable.title'),
    subtitle: t(mark.again ? 'lateClaim.subtitleAgain' : 'lateClaim.subtitle', {
      number: claim.claimNumber,
      when: day(mark.on),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    marks: [
      { label: t('lateClaim.mark'), value: stateWords(language)(mark.step) },
      { label: t('decision.claimed'), value: formatMoney(claim.claimAmount) },
    ],
    meaning: t(acceptable ? 'lateClaim.acceptable.meaning' : 'lateClaim.notAcceptable.meaning'),
    facts: [
      { label: t('lateClaim.received'), value: day(dayInIndia(claim.submittedAt)) },
      ...fact('lastDate', facts.lastDateForClaims),
      ...fact('until', until),
      {
        label: t('lateClaim.delay'),
        value:
          typeof delayReason === 'string' && delayReason
            ? printable(delayReason)
            : t('lateClaim.noDelay'),
      },
    ],
    reasons: mark.reasons
      ? {
          title: t('lateClaim.reasons'),
          text: printable(mark.reasons),
          note: otherLanguageNote(language, [mark.reasons]),
        }
      : null,
    next: {
      title: t('lateClaim.next'),
      lines: [
        ...(acceptable
          ? [t('lateClaim.acceptable.committee'), t('lateClaim.acceptable.tribunal')]
          : [
              t('lateClaim.notAcceptable.answer', {
                by: day(daysAfter(mark.on, periods.answering)),
              }),
              t('lateClaim.notAcceptable.court'),
            ]),
        ...contactLine(facts, language),
      ],
    },
  };
}

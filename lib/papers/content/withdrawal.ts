import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import type { ClaimOfPaper } from './claim';
import { contactLine } from './contact-line';
import { paperWords } from './frame';
import { otherLanguageNote } from './other-language';
import { printable } from './printable';
import type { NoteOfPaper } from './withdrawal-note';

/** The letter about a withdrawal that was noted or taken back: what was noted, why, and how to answer. */
export function withdrawalPaperOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  { deed, reason, at }: NoteOfPaper,
  language: Language,
) {
  const t = paperWords(language);
  return {
    title: t(`withdrawal.${deed}.title`),
    subtitle: t('withdrawal.subtitle', {
      number: claim.claimNumber,
      when: formatDateTime(at, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    meaning: t(`withdrawal.${deed}.meaning`),
    facts: [{ label: t('decision.claimed'), value: formatMoney(claim.claimAmount) }],
    reasons: {
      title: t('withdrawal.reasons'),
      text: printable(reason),
      note: otherLanguageNote(language, [reason]),
    },
    next: {
      title: t('withdrawal.next'),
      lines: [t(`withdrawal.${deed}.next`), ...contactLine(facts, language)],
    },
  };
}

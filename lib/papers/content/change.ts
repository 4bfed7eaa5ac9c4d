import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { AnsweredChange } from './answered-changes';
import type { ClaimOfPaper } from './claim';
import { contactLine } from './contact-line';
import { paperWords } from './frame';
import { otherLanguageNote } from './other-language';
import { printable } from './printable';

/** The letter that answers requests for a change that came on paper. */
export function changePaperOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  changes: readonly AnsweredChange[],
  language: Language,
) {
  const t = paperWords(language);
  const { kinds, ask } = wordsIn(language).changes;
  const last = changes.at(-1)?.closedAt ?? claim.savedAt;
  return {
    title: t('change.title'),
    subtitle: t('change.subtitle', {
      number: claim.claimNumber,
      when: formatDateTime(last, language),
    }),
    recipient: { label: t('decision.to'), value: printable(claim.creditorName) },
    meaning: t('change.meaning'),
    answers: changes.map(({ kind, reason, askedAt, accepted, answer }) => ({
      title: kinds[kind],
      items: [
        { label: t('change.came'), value: formatDate(dayInIndia(askedAt), language) },
        { label: t('change.said'), value: printable(reason) },
        { label: t('change.answer'), value: t(accepted ? 'change.accepted' : 'change.declined') },
        ...(answer ? [{ label: t('change.words'), value: printable(answer) }] : []),
      ],
      note: otherLanguageNote(language, [answer]),
    })),
    next: {
      title: t('objection.next'),
      lines: [t('change.next', { ask }), ...contactLine(facts, language)],
    },
  };
}

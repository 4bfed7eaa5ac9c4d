import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { CaseFacts } from '@/lib/case/fields';
import { isPurpose } from '@/lib/documents/content/purposes';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { inAnotherLanguage } from '@/lib/i18n/written-in';
import { isChecklistCode } from '@/lib/law/checklist';
import type { ClaimOfPaper } from './claim';
import { paperWords } from './frame';
import { printable } from './printable';
import type { QuestionOfPaper, QuestionsOfPaper } from './question-list';

function itemsIn(items: readonly QuestionOfPaper[], language: Language) {
  const t = paperWords(language);
  const words = wordsIn(language);
  const purpose = createTranslator({ locale: language, messages: words.documents });
  const isOther = (text: string | null | undefined) => inAnotherLanguage(text ?? '', language);
  return items.map(({ text, code, documentSlot, returned }) => ({
    text: printable(isChecklistCode(code) ? words.questions.checklist[code] : text),
    document: isPurpose(documentSlot)
      ? t('questions.document', { document: purpose(`purposes.${documentSlot}`) })
      : null,
    returned: returned
      ? printable(
          [
            t('questions.returned', {
              day: formatDate(returned.answeredAt, language),
            }),
            returned.remark ?? '',
          ]
            .join(' ')
            .trim(),
        )
      : null,
    note:
      (!isChecklistCode(code) && isOther(text)) || isOther(returned?.remark)
        ? t('questions.otherLanguage')
        : null,
  }));
}

/** A letter of questions: the day to answer by, and how to answer, also without the portal. */
export function questionsPaperOf(
  facts: CaseFacts,
  claim: ClaimOfPaper,
  { items, earlier, due, askedAt, again }: QuestionsOfPaper,
  language: Language,
) {
  const t = paperWords(language);
  const contact = [facts.professionalName, facts.professionalAddress, facts.professionalEmail]
    .filter((one) => one !== null)
    .map((one) => printable(one).replaceAll('\n', ', '));
  const by = formatDate(due, language);
  return {
    title: t(again ? 'questions.titleAgain' : 'questions.title'),
    subtitle: t(again ? 'questions.subtitleAgain' : 'questions.subtitle', {
      number: claim.claimNumber,
      when: formatDateTime(askedAt, language),
    }),
    recipient: { label: t('questions.to'), value: printable(claim.creditorName) },
    opening: t('questions.opening', { amount: formatMoney(claim.claimAmount) }),
    due: { label: t('questions.due'), value: by },
    asked: {
      title: t(again ? 'questions.askedAgain' : 'questions.asked'),
      items: itemsIn(items, language),
    },
    earlier:
      earlier.length > 0
        ? { title: t('questions.earlier'), items: itemsIn(earlier, language) }
        : null,
    answer: {
      title: t('questions.answer'),
      lines: [
        t('questions.how', { by }),
        ...(contact.length > 0 ? [t('questions.byPost', { contact: contact.join(', ') })] : []),
        t('questions.without'),
      ],
    },
  };
}

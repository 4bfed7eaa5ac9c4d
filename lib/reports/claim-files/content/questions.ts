import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { PresentedAnswer, PresentedQuestions } from '@/lib/claims/deeds/questions/present';
import { isPurpose } from '@/lib/documents/content/purposes';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { fullName } from '@/lib/format/person';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { isChecklistCode } from '@/lib/law/checklist';
import { asText, type NamedFiles, namesOf } from './plain-text';

/** A claimant's questions with their answers as plain text, oldest list first. */
export function questionsText(
  lists: readonly PresentedQuestions[],
  files: NamedFiles,
  language: Language,
) {
  const words = wordsIn(language);
  const t = createTranslator({ locale: language, messages: words.questions });
  const purpose = createTranslator({ locale: language, messages: words.documents });
  const answerLines = ({ answer, unavailable, documentIds, ...times }: PresentedAnswer) => [
    `${t('said.byClaimant', { when: formatDateTime(times.answeredAt, language) })}:`,
    answer,
    unavailable && t('said.unavailable'),
    ...namesOf(documentIds, files, language),
    times.returnedAt && t('said.again', { when: formatDateTime(times.returnedAt, language) }),
    times.remark,
  ];
  return asText(
    lists.toReversed().flatMap(({ number, due, askedAt, askedBy, items }) => [
      [
        t('card.list', {
          number,
          name: fullName(askedBy),
          when: formatDateTime(askedAt, language),
        }),
        t('card.due', { day: formatDate(due, language) }),
      ],
      ...items.map(({ n, text, code, documentSlot, state, answers }) => [
        `${t('item', { n, text: isChecklistCode(code) ? words.questions.checklist[code] : text })} (${t(`states.${state}`)})`,
        isPurpose(documentSlot) && t('document', { document: purpose(`purposes.${documentSlot}`) }),
        ...answers.flatMap(answerLines),
      ]),
    ]),
  );
}

import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { PresentedObjection } from '@/lib/claims/deeds/objections/present';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { asText, type NamedFiles, namesOf } from './plain-text';

/** A claimant's objections with their answers as plain text, oldest first. */
export function objectionsText(
  objections: readonly PresentedObjection[],
  files: NamedFiles,
  language: Language,
) {
  const words = wordsIn(language).objections;
  const t = createTranslator({ locale: language, messages: words });
  return asText(
    objections.toReversed().map((one) => {
      const when = one.closedAt ? formatDateTime(one.closedAt, language) : '';
      return [
        t('said.heading', { number: one.list.number }),
        t('listed', { number: one.list.number, date: formatDate(one.list.asOn, language) }),
        `${
          one.receivedBy
            ? t('said.onPaper', {
                way: one.receivedBy,
                when: formatDate(dayInIndia(new Date(one.madeAt)), language),
                sender: one.sender ?? '',
              })
            : t('said.byClaimant', { when: formatDateTime(one.madeAt, language) })
        }: ${words.grounds[one.ground]}`,
        one.text,
        ...namesOf(one.documentIds, files, language),
        one.state === 'open' && t('said.states.open'),
        one.state === 'refused' && t('said.refused', { when }),
        one.reasons,
        one.determination &&
          t('said.revised', {
            when,
            number: one.determination.number,
            amount: formatMoney(one.determination.admitted),
          }),
        one.state === 'lapsed' && t('said.lapsed', { when }),
      ];
    }),
  );
}

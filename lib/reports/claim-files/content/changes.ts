import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import { dayInIndia, formatDate, formatDateTime } from '@/lib/format/date';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { asText, type NamedFiles, namesOf } from './plain-text';

/** The requests for a change of a claim and the answers, the oldest first, as plain text with masked identifiers. */
export function changesText(
  changes: readonly PresentedChange[],
  creditorType: CreditorType,
  files: NamedFiles,
  language: Language,
) {
  const { changes: messages, forms } = wordsIn(language);
  const t = createTranslator({ locale: language, messages });
  const form = formOf(creditorType);
  return asText(
    changes.toReversed().map((one) => [
      `${t(`kinds.${one.kind}`)}: ${
        one.receivedBy
          ? t('said.onPaper', {
              way: one.receivedBy,
              when: formatDate(dayInIndia(new Date(one.askedAt)), language),
              sender: one.sender ?? '',
            })
          : t('said.byClaimant', { when: formatDateTime(one.askedAt, language) })
      }`,
      one.reason,
      ...Object.entries(one.proposed ?? {}).map(
        ([name, value]) => `${labelOf(forms, form, name)}: ${value || t('said.emptied')}`,
      ),
      ...namesOf(one.documentIds, files, language),
      one.closedAt
        ? t(`said.${one.state === 'open' ? 'taken_back' : one.state}`, {
            when: formatDateTime(one.closedAt, language),
          })
        : t('states.open'),
      one.answer,
    ]),
  );
}

import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { ListLine } from '@/lib/creditor-lists/present';
import { formOf } from '@/lib/forms/definitions/registry';
import { optionLabel } from '@/lib/forms/labels';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { Category } from '@/lib/law/categories';

/** The words of a list's files in a language. */
export function listWords(locale: Language) {
  const words = wordsIn(locale);
  const t = createTranslator({ locale, messages: words.creditors, namespace: 'sheet' });
  const law = createTranslator({ locale, messages: words.law, namespace: 'categories' });
  return {
    t,
    /** The name in a line, or what its amount is. */
    nameOf: ({ name }: Pick<ListLine, 'name'>) => name ?? t('remainder'),
    categoryOf: (category: Category) => law(category),
    natureOf: ({ form, nature }: Pick<ListLine, 'form' | 'nature'>) =>
      optionLabel(words.forms, formOf(form), 'natureOfClaim', nature),
  };
}

export type ListWords = ReturnType<typeof listWords>;

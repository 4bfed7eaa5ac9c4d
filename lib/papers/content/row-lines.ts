import 'server-only';
import { createTranslator } from 'use-intl/core';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { parts } from '@/lib/law/amounts';
import { categories } from '@/lib/law/categories';
import { paperWords } from './frame';
import type { ListedRow } from './listed-row';

interface RowOfList {
  number: number;
  /** `YYYY-MM-DD`. */
  asOn: string;
  row: ListedRow;
}

const nothing = '0.00';

/** What a letter says of a creditor's row: which list, where in it, and its amounts, without parts that are zero. */
export function rowLines({ number, asOn, row }: RowOfList, language: Language) {
  const t = paperWords(language);
  const law = createTranslator({ locale: language, messages: wordsIn(language).law });
  const category = categories[row.annexure - 1];
  const amounts = (['claimed', ...parts] as const).filter(
    (part) => part === 'claimed' || part === 'admitted' || row[part] !== nothing,
  );
  return [
    {
      label: t('objection.list'),
      value: t('objection.listValue', { number, date: formatDate(asOn, language) }),
    },
    {
      label: t('objection.place'),
      value: t('objection.placeValue', {
        annexure: row.annexure,
        category: category ? law(`categories.${category}`) : '',
      }),
    },
    ...amounts.map((part) => ({
      label: law(`parts.${part}`),
      value: formatMoney(row[part]),
    })),
  ];
}

import 'server-only';
import { createTranslator } from 'use-intl/core';
import type { Compared } from '@/lib/creditor-lists/changes';
import type { Change, Side } from '@/lib/creditor-lists/differing';
import { formatDate } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import type { Amounts } from '@/lib/law/amounts';
import type { ListWords } from './words';

export const amountNames = [
  'claimed',
  'admitted',
  'contingent',
  'notAdmitted',
  'underVerification',
] as const satisfies readonly (keyof Amounts)[];

export const coverNames = [
  'securedAmount',
  'guaranteedAmount',
  'setOffAmount',
] as const satisfies readonly (keyof Side)[];

/** The words of comparison files in a language. */
export function changesWords(locale: Language) {
  const messages = wordsIn(locale).creditors;
  const t = createTranslator({ locale, messages, namespace: 'compared' });
  const kinds = createTranslator({ locale, messages, namespace: 'changes.kinds' });
  const columns = createTranslator({ locale, messages, namespace: 'columns' });
  const lines = createTranslator({ locale, messages, namespace: 'lines' });
  return {
    t,
    columns,
    kindOf: ({ kind }: Pick<Change, 'kind'>) => kinds(kind),
    kinds,
    saidOf: (
      side: Side | null,
      { remarksOf, facilitiesOf }: Pick<ListWords, 'remarksOf' | 'facilitiesOf'>,
    ) =>
      side
        ? [
            ...(side.relatedParty ? [lines('related')] : []),
            ...remarksOf(side),
            ...facilitiesOf(side),
          ].join('; ')
        : '',
    /** Null for a side whose list has no named class. */
    classOf: (side: Side | null) => side?.creditorClass?.name ?? null,
    titleOf: ({ before }: Compared) =>
      t('title', { number: before.number, date: formatDate(before.asOn, locale) }),
  };
}

export type ChangesWords = ReturnType<typeof changesWords>;

/** Each amount before and after, and how much it grew. */
export const totalsOf = ({ before, after, totals }: Compared) =>
  amountNames.map((name) => {
    const of = ({ totals: sums }: Compared['before']) => {
      if (name === 'claimed') return sums.received.amount;
      return name === 'admitted' ? sums.admitted.amount : sums[name];
    };
    return { name, before: of(before), after: of(after), difference: totals[name] };
  });

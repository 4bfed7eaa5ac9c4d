import { useLocale, useTranslations } from 'next-intl';
import { groundText } from '@/lib/creditor-lists/ground-text';
import type { ListLine } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { currencyFacts } from '@/lib/law/currency-text';

/** Beside a line: its remark, the claimed currency, why something is not admitted, and transfers of its parts. */
export function LineNotes({
  line,
}: {
  line: Pick<ListLine, 'remarks' | 'grounds' | 'transfers'> & Partial<Pick<ListLine, 'currency'>>;
}) {
  const t = useTranslations('creditors.sheet');
  const law = useTranslations('law.reasons');
  const currency = useTranslations('law.currency');
  const language = useLocale();
  const notes = [
    ...(line.remarks ? [line.remarks] : []),
    ...(line.currency ? [currency('text', currencyFacts(line.currency, language))] : []),
    ...line.grounds.map((ground) => groundText(ground, law, t('otherReason'))),
    ...line.transfers.map(({ way, claim, amount, on }) =>
      t(`transferred.${way}`, {
        amount: formatMoney(amount),
        claim,
        date: formatDate(on, language),
      }),
    ),
  ];
  return notes.map((note) => (
    <span key={note} className="block font-normal text-ink-soft wrap-anywhere">
      {note}
    </span>
  ));
}

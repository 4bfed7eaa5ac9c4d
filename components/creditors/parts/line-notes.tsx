import { useLocale, useTranslations } from 'next-intl';
import { groundText } from '@/lib/creditor-lists/ground-text';
import type { ListLine } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

/** What a list says beside a line: its remark, why something is not admitted, and from whom or to whom parts of it were transferred. */
export function LineNotes({ line }: { line: Pick<ListLine, 'remarks' | 'grounds' | 'transfers'> }) {
  const t = useTranslations('creditors.sheet');
  const law = useTranslations('law.reasons');
  const language = useLocale();
  const notes = [
    ...(line.remarks ? [line.remarks] : []),
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

import { useLocale, useTranslations } from 'next-intl';
import type { ListLine } from '@/lib/creditor-lists/present';
import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';

/** What a list says beside a line: its remark, and from whom or to whom parts of it were transferred. */
export function LineNotes({ line }: { line: Pick<ListLine, 'remarks' | 'transfers'> }) {
  const t = useTranslations('creditors.sheet.transferred');
  const language = useLocale();
  const notes = [
    ...(line.remarks ? [line.remarks] : []),
    ...line.transfers.map(({ way, claim, amount, on }) =>
      t(way, { amount: formatMoney(amount), claim, date: formatDate(on, language) }),
    ),
  ];
  return notes.map((note) => (
    <span key={note} className="block font-normal text-ink-soft wrap-anywhere">
      {note}
    </span>
  ));
}

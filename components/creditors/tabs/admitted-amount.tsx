import { useTranslations } from 'next-intl';
import type { ListLine } from '@/lib/creditor-lists/present';
import { formatMoney } from '@/lib/format/money';

/** What is admitted in a line, and below it with what a creditor in a class votes, where that is another amount. */
export function AdmittedAmount({
  line: { admitted, votingDebt },
}: {
  line: Pick<ListLine, 'admitted' | 'votingDebt'>;
}) {
  const t = useTranslations('creditors.lines');
  return (
    <>
      {formatMoney(admitted)}
      {votingDebt && votingDebt !== admitted && (
        <span className="block text-ink-soft">
          {t('votes', { amount: formatMoney(votingDebt) })}
        </span>
      )}
    </>
  );
}

import { useTranslations } from 'next-intl';
import type { ListLine } from '@/lib/creditor-lists/present';
import { formatMoney } from '@/lib/format/money';

/** The admitted amount of a line, and the votes of a creditor in a class where they differ from it. */
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

'use client';

import { useTranslations } from 'next-intl';
import { Facts } from '@/components/claim/form/facts';
import { formatMoney } from '@/lib/format/money';
import { parts } from '@/lib/law/amounts';
import { categories } from '@/lib/law/categories';
import type { ListedRow } from '@/lib/papers/content/listed-row';

const nothing = '0.00';

/** What a list says of a claim; leaves out parts that are zero, except the admitted amount. */
export function RowFacts({ row }: { row: ListedRow }) {
  const t = useTranslations('objections.row');
  const law = useTranslations('law');
  const category = categories[row.annexure - 1];
  const { annexure, lines, slNo, share } = row;
  const place = t('placeValue', {
    annexure,
    category: category ? law(`categories.${category}`) : '',
    lines,
    slNo,
  });
  const amounts = (['claimed', ...parts] as const).filter(
    (part) => part === 'claimed' || part === 'admitted' || row[part] !== nothing,
  );
  return (
    <Facts
      columns={2}
      facts={[
        { label: t('place'), value: place, wide: true },
        ...amounts.map((part) => ({
          label: law(`parts.${part}`),
          value: <span className="figures font-semibold">{formatMoney(row[part])}</span>,
        })),
        ...(share ? [{ label: t('share'), value: t('shareValue', { share }) }] : []),
      ]}
    />
  );
}

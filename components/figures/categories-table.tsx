import { useTranslations } from 'next-intl';
import { Figure, PlainTable } from '@/components/creditors/tabs/plain-table';
import {
  type CategoryFigures,
  countsPeople,
  type FigureName,
  type Figures,
  figureNames,
} from '@/lib/creditor-lists/figures/present';
import { formatMoney } from '@/lib/format/money';
import { annexureOf } from '@/lib/law/categories';

function Cells({ of }: { of: CategoryFigures }) {
  const t = useTranslations('figures');
  const people = (name: FigureName) => (countsPeople(name) ? of[name].people : null);
  return figureNames.map((name) => (
    <Figure key={name}>
      {formatMoney(of[name].amount)}
      <span className="block text-ink-soft">{of[name].count}</span>
      {people(name) !== null && (
        <span className="block text-ink-soft">{t('people', { count: people(name) ?? 0 })}</span>
      )}
    </Figure>
  ));
}

export function CategoriesTable({ figures }: { figures: Figures }) {
  const t = useTranslations('figures');
  const law = useTranslations('law.categories');
  return (
    <div>
      <h2 className="text-xl text-peacock-deep">{t('byCategory')}</h2>
      <p className="mb-2 text-ink-soft">{t('countBelow')}</p>
      <PlainTable
        label={t('byCategory')}
        columns={[
          { name: t('annexure') },
          { name: t('category') },
          ...figureNames.map((name) => ({ name: t(`names.${name}`), figure: true })),
        ]}
        foot={
          <tr>
            <td />
            <th scope="row" className="px-3 py-2 text-left">
              {t('total')}
            </th>
            <Cells of={figures.totals} />
          </tr>
        }
      >
        {figures.categories.map((one) => (
          <tr key={one.category}>
            <td>{annexureOf(one.category)}</td>
            <th scope="row" className="min-w-40 px-3 py-2 text-left font-semibold">
              {law(one.category)}
            </th>
            <Cells of={one} />
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}

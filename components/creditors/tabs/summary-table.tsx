import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ListSums, SummaryLine } from '@/lib/creditor-lists/present';
import { grouped } from '@/lib/format/grouped';
import { formatMoney } from '@/lib/format/money';
import type { Category } from '@/lib/law/categories';
import { financialOutsideClass } from '@/lib/law/committee';
import { Cell, Figure, PlainTable, Row } from './plain-table';

const besideClass: readonly Category[] = financialOutsideClass;

const figures = [
  'received',
  'claimed',
  'admittedCount',
  'admitted',
  'contingent',
  'notAdmitted',
  'underVerification',
  'subJudice',
] as const;

/** The figures of a list; courts only if something is before one. */
const figuresOf = ({ totals }: { totals: ListSums }) =>
  figures.filter((name) => name !== 'subJudice' || totals.subJudice !== undefined);

function Sums({ sums, names }: { sums: ListSums; names: ReturnType<typeof figuresOf> }) {
  const { received, admitted, contingent, notAdmitted, underVerification, subJudice } = sums;
  const t = useTranslations('creditors.columns');
  const counted = ({ count, people }: ListSums['received']) => (
    <>
      {grouped.format(count)}
      {people !== null && (
        <span className="block text-ink-soft">{t('people', { count: people })}</span>
      )}
    </>
  );
  const shown: Record<(typeof figures)[number], ReactNode> = {
    received: counted(received),
    claimed: formatMoney(received.amount),
    admittedCount: counted(admitted),
    admitted: formatMoney(admitted.amount),
    contingent: formatMoney(contingent),
    notAdmitted: formatMoney(notAdmitted),
    underVerification: formatMoney(underVerification),
    subJudice: formatMoney(subJudice ?? '0.00'),
  };
  return names.map((name) => (
    <Figure key={name} label={t(name)}>
      {shown[name]}
    </Figure>
  ));
}

/** The sums of each annexure. Needs the words of `creditors` and `law`. */
export function SummaryTable({ list }: { list: { summary: SummaryLine[]; totals: ListSums } }) {
  const t = useTranslations('creditors');
  const law = useTranslations('law.categories');
  const { received, transferred, inCurrency, facilities, subJudice } = list.totals;
  const names = figuresOf(list);
  return (
    <>
      <PlainTable
        cards
        label={t('tabs.summary')}
        columns={[
          { name: t('columns.annexure') },
          { name: t('columns.category') },
          ...names.map((name) => ({ name: t(`columns.${name}`), figure: true })),
        ]}
        foot={
          <Row>
            <Cell>{null}</Cell>
            <Cell>{t('columns.total')}</Cell>
            <Sums sums={list.totals} names={names} />
          </Row>
        }
      >
        {list.summary.map((line) => (
          <Row key={line.annexure}>
            <Cell label={t('columns.annexure')}>{line.annexure}</Cell>
            <Cell>
              {besideClass.includes(line.category)
                ? t('sheet.otherThanClass', { category: law(line.category) })
                : law(line.category)}
            </Cell>
            <Sums sums={line} names={names} />
          </Row>
        ))}
      </PlainTable>
      <p className="mt-2 text-sm text-ink-soft">
        {t(received.people === null ? 'sheet.countedByLines' : 'sheet.counted')}
        {transferred !== '0.00' && (
          <span className="block">{t('sheet.once', { amount: formatMoney(transferred) })}</span>
        )}
        {subJudice && <span className="block">{t('sheet.subJudice')}</span>}
        {inCurrency && <span className="block">{t('sheet.inCurrency')}</span>}
        {facilities && <span className="block">{t('sheet.facilities')}</span>}
      </p>
    </>
  );
}

import { useTranslations } from 'next-intl';
import { Figure, PlainTable } from '@/components/creditors/parts/plain-table';
import { Alert } from '@/components/ui/alert';
import { type AgeingLine, ageingTotals, type Figures } from '@/lib/creditor-lists/figures/present';
import { formatMoney } from '@/lib/format/money';

function Cells({ of: { waiting, verified, toTell, told } }: { of: Omit<AgeingLine, 'bucket'> }) {
  return (
    <>
      <Figure>{waiting.count}</Figure>
      <Figure>{formatMoney(waiting.amount)}</Figure>
      <Figure>{verified}</Figure>
      <Figure>{toTell}</Figure>
      <Figure>{told}</Figure>
    </>
  );
}

/** What is done, and still to be done, how long after the days by which the law asks for it. */
export function AgeingTable({ figures }: { figures: Figures }) {
  const t = useTranslations('figures');
  const names = ['waiting', 'waitingAmount', 'verified', 'toTell', 'told'] as const;
  return (
    <div>
      <h2 className="text-xl text-peacock-deep">{t('ageing.title')}</h2>
      <p className="mb-2 text-ink-soft">{t('ageing.text')}</p>
      {figures.lastDateForClaims === null && (
        <Alert tone="amber" className="mb-3">
          {t('ageing.noLastDate')}
        </Alert>
      )}
      <PlainTable
        label={t('ageing.title')}
        columns={[
          { name: t('ageing.bucket') },
          ...names.map((name) => ({ name: t(`ageing.${name}`), figure: true })),
        ]}
        foot={
          <tr>
            <th scope="row" className="px-3 py-2 text-left">
              {t('total')}
            </th>
            <Cells of={ageingTotals(figures.ageing)} />
          </tr>
        }
      >
        {figures.ageing.map((line) => (
          <tr key={line.bucket}>
            <th scope="row" className="px-3 py-2 text-left font-semibold whitespace-nowrap">
              {t(`ageing.buckets.${line.bucket}`)}
            </th>
            <Cells of={line} />
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}

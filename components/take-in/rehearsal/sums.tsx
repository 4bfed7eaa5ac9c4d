'use client';

import { useTranslations } from 'next-intl';
import { Cell, Figure, PlainTable, Row } from '@/components/creditors/tabs/plain-table';
import { useFormName } from '@/components/take-in/form-rules/use-rule-words';
import { formatMoney } from '@/lib/format/money';
import type { Rehearsal } from '@/lib/imports/registers/rehearse';
import type { Sums } from '@/lib/imports/registers/sums';
import { Part } from './part';
import { sumOf } from './sum-of';

export function SumsByForm({ sums }: { sums: Rehearsal['byForm'] }) {
  const t = useTranslations('takeIn.rehearsal');
  const nameOf = useFormName();
  const named = sums.map(({ key, ...sum }) => ({
    ...sum,
    name: key === 'none' ? t('noForm') : nameOf(key),
  }));
  return <SumsTable title={t('byForm')} of={t('form')} sums={named} />;
}

export function SumsByCategory({ sums }: { sums: Rehearsal['byCategory'] }) {
  const t = useTranslations('takeIn.rehearsal');
  const names = useTranslations('law.categories');
  const named = sums.map(({ key, ...sum }) => ({ ...sum, name: names(key) }));
  return <SumsTable title={t('byCategory')} of={t('category')} sums={named} />;
}

interface SumsTableProps {
  title: string;
  /** The name of the first column. */
  of: string;
  sums: readonly (Sums & { name: string })[];
}

function SumsTable({ title, of, sums }: SumsTableProps) {
  const t = useTranslations('takeIn.rehearsal');
  const found = useTranslations('takeIn.found');
  const cellsOf = (sum: Sums) => (
    <>
      <Figure label={t('rows')}>{sum.rows}</Figure>
      {(['claimed', 'admitted', 'notAdmitted'] as const).map((name) => (
        <Figure key={name} label={found(name)}>
          {formatMoney(sum[name])}
        </Figure>
      ))}
    </>
  );
  if (sums.length === 0) return null;
  return (
    <Part title={title}>
      <PlainTable
        cards
        label={title}
        columns={[
          { name: of },
          { name: t('rows'), figure: true },
          ...(['claimed', 'admitted', 'notAdmitted'] as const).map((name) => ({
            name: found(name),
            figure: true,
          })),
        ]}
        foot={
          sums.length > 1 && (
            <Row>
              <Cell>{t('total')}</Cell>
              {cellsOf(sumOf(sums))}
            </Row>
          )
        }
      >
        {sums.map(({ name, ...sum }) => (
          <Row key={name}>
            <Cell>{name}</Cell>
            {cellsOf(sum)}
          </Row>
        ))}
      </PlainTable>
    </Part>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Cell, Figure, PlainTable, Row } from '@/components/creditors/tabs/plain-table';
import { Badge } from '@/components/ui/badge';
import { formatMoney } from '@/lib/format/money';
import type { Rehearsal } from '@/lib/imports/registers/rehearse';
import { FirstOf } from './first-of';
import { Part } from './part';
import { differenceOf } from './sum-of';

/** The totals that the file itself has, beside what its rows add up to; those that differ first. */
export function OwnTotals({ count, totals }: Rehearsal['totals']) {
  const t = useTranslations('takeIn.rehearsal.totals');
  const ordered = totals.toSorted((one, other) => Number(one.agrees) - Number(other.agrees));
  return (
    <Part title={t('title')} none={totals.length === 0 && t('none')}>
      <FirstOf items={ordered} count={count}>
        {(shown) => (
          <PlainTable
            cards
            label={t('title')}
            columns={[
              { name: t('text') },
              { name: t('row'), figure: true },
              { name: t('says'), figure: true },
              { name: t('ours'), figure: true },
              { name: t('agrees') },
            ]}
          >
            {shown.map(({ row, text, says, ours, agrees }) => (
              <Row key={row}>
                <Cell className="break-words">{text}</Cell>
                <Figure label={t('row')}>{row}</Figure>
                <Figure label={t('says')}>{formatMoney(says)}</Figure>
                <Figure label={t('ours')}>{formatMoney(ours)}</Figure>
                <Cell label={t('agrees')}>
                  <Badge tone={agrees ? 'green' : 'red'}>
                    {agrees
                      ? t('equal')
                      : t('differs', { amount: formatMoney(differenceOf(says, ours)) })}
                  </Badge>
                </Cell>
              </Row>
            ))}
          </PlainTable>
        )}
      </FirstOf>
    </Part>
  );
}

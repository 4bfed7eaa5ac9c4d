'use client';

import { useTranslations } from 'next-intl';
import { Cell, PlainTable, Row } from '@/components/creditors/tabs/plain-table';
import type { AskedCell, AskedCells } from '@/lib/imports/registers/rehearse';
import type { Tallied } from '@/lib/imports/registers/tally';
import { columnName } from '@/lib/spreadsheets/column-name';
import { FirstOf } from './first-of';
import { Part } from './part';
import { asksOf, useUnderstood } from './use-understood';

type Asked = Tallied<AskedCells, AskedCell>;

/** Cells that the portal would ask about: what stands in them beside what was understood. */
export function AskedList({ asked }: { asked: readonly Asked[] }) {
  const t = useTranslations('takeIn.rehearsal.asked');
  return (
    <Part title={t('title')} none={asked.length === 0 && t('none')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {asked.map((one) => (
          <li
            key={`${one.item.column} ${one.item.why}`}
            className="grid grid-cols-[minmax(0,1fr)] gap-2"
          >
            <OneQuestion asked={one} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Questions that the person can answer for a whole column, where the columns are. */
const settled = ['creditOrCrore', 'advance', 'monthFirst'];

function OneQuestion({ asked: { item, count, rows } }: { asked: Asked }) {
  const t = useTranslations('takeIn.rehearsal.asked');
  const facts = useTranslations('takeIn.facts');
  const understood = useUnderstood(item);
  const { column, head, fact } = item;
  const ask = asksOf(item);
  const letter = columnName(column);
  const label = t('column', { letter, head, fact: facts(fact) });
  return (
    <>
      <p className="break-words">
        <span className="font-semibold">{label}</span>{' '}
        <span className="figures whitespace-nowrap">({t('count', { count })})</span>
        {ask && <span className="block text-ink-soft">{t(`why.${ask}`)}</span>}
        {settled.includes(item.why) && (
          <span className="block text-ink-soft">{t('settle', { letter })}</span>
        )}
      </p>
      <FirstOf items={rows} count={count}>
        {(shown) => (
          <PlainTable
            cards
            label={ask ? `${label}. ${t(`why.${ask}`)}` : label}
            columns={[{ name: t('row') }, { name: t('cell') }, { name: t('understood') }]}
          >
            {shown.map((cell) => (
              <Row key={cell.row}>
                <Cell label={t('row')}>{cell.row}</Cell>
                <Cell label={t('cell')} className="wrap-anywhere">
                  {cell.cell}
                </Cell>
                <Cell label={t('understood')}>{understood(cell)}</Cell>
              </Row>
            ))}
          </PlainTable>
        )}
      </FirstOf>
    </>
  );
}

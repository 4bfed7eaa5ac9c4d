'use client';

import { useTranslations } from 'next-intl';
import type { AsideRow } from '@/lib/imports/registers/rehearse';
import type { Tallied } from '@/lib/imports/registers/tally';
import type { Aside } from '@/lib/registers/rows/no-row';
import { FirstOf } from './first-of';
import { Part } from './part';

/** Rows that are nobody's claim, with the reason and what they say. */
export function Asides({ asides }: { asides: readonly Tallied<Aside, AsideRow>[] }) {
  const t = useTranslations('takeIn.rehearsal.asides');
  const rowIn = useTranslations('takeIn.columns');
  return (
    <Part title={t('title')} none={asides.length === 0 && t('none')}>
      <p className="text-ink-soft">{t('text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {asides.map(({ item, count, rows }) => (
          <li key={item} className="grid grid-cols-[minmax(0,1fr)] gap-1">
            <p>
              {t(item)} <span className="figures text-ink-soft">({count})</span>
            </p>
            <FirstOf items={rows} count={count}>
              {(shown) => (
                <ul className="border-l-4 border-line pl-3 text-sm">
                  {shown.map(({ row, text }) => (
                    <li key={row} className="break-words">
                      <span className="figures text-ink-soft">
                        {rowIn('row')} {row}:
                      </span>{' '}
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </FirstOf>
          </li>
        ))}
      </ul>
    </Part>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { Rehearsal } from '@/lib/imports/registers/rehearse';
import { FirstOf } from './first-of';
import { Part } from './part';

/** Rows that may be one creditor's claim. */
export function Twins({ twins: { count, twins } }: { twins: Rehearsal['twins'] }) {
  const t = useTranslations('takeIn.rehearsal.twins');
  return (
    <Part title={t('title')} none={count === 0 && t('none')}>
      <p className="text-ink-soft">{t('count', { count })}</p>
      <FirstOf items={twins} count={count}>
        {(shown) => (
          <ul className="text-sm">
            {shown.map(({ row, first, because }) => (
              <li key={row}>
                <span className="figures">{t('pair', { first, row })}</span>: {t(because)}
              </li>
            ))}
          </ul>
        )}
      </FirstOf>
    </Part>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import type { Gap } from '@/lib/imports/registers/rehearse';
import type { Tallied } from '@/lib/imports/registers/tally';
import { Part } from './part';

/** What rows lack, with the first of them. */
export function Gaps({ gaps }: { gaps: readonly Tallied<Gap>[] }) {
  const t = useTranslations('takeIn.rehearsal');
  return (
    <Part title={t('gaps.title')} none={gaps.length === 0 && t('gaps.none')}>
      <p className="text-ink-soft">{t('gaps.text')}</p>
      <ul className="grid gap-2">
        {gaps.map(({ item, count, rows }) => (
          <li key={item}>
            {t(`gaps.${item}`)}
            <span className="figures block text-sm text-ink-soft">
              {t(count > rows.length ? 'inRowsAndMore' : 'inRows', {
                count,
                rows: rows.join(', '),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

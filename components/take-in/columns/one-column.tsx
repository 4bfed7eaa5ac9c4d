'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ColumnChoice } from './column-choice';
import { ColumnHead } from './column-head';
import type { ColumnsViewProps } from './column-views';

/** One column at a time, for telephones. */
export function OneColumn({ views, ...choices }: ColumnsViewProps) {
  const t = useTranslations('takeIn.columns');
  const [chosen, setPlace] = useState(0);
  const place = Math.min(chosen, views.length - 1);
  const view = views[place];
  if (!view) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="secondary"
          size="icon"
          aria-label={t('previous')}
          // Not disabled: the button would lose the focus at either end.
          aria-disabled={place === 0 || undefined}
          onClick={() => setPlace(Math.max(0, place - 1))}
        >
          <ArrowLeft aria-hidden="true" />
        </Button>
        <p role="status" className="figures text-center">
          {t('place', { place: place + 1, count: views.length })}
          <span className="sr-only"> {view.head}</span>
        </p>
        <Button
          variant="secondary"
          size="icon"
          aria-label={t('next')}
          aria-disabled={place === views.length - 1 || undefined}
          onClick={() => setPlace(Math.min(views.length - 1, place + 1))}
        >
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <h4 className="font-semibold">
        <ColumnHead view={view} />
      </h4>
      <ColumnChoice key={view.at} view={view} {...choices} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {view.cells.map(({ row, text }) => (
          <div key={row} className="contents">
            <dt className="figures text-right text-ink-soft">
              <span className="sr-only">{t('row')} </span>
              {row}
            </dt>
            <dd className="break-words">
              {text || <em className="text-ink-soft">{t('empty')}</em>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { ColumnChoice } from './column-choice';
import { ColumnHead } from './column-head';
import type { ColumnsViewProps } from './column-views';

const cell = 'w-56 min-w-56 max-w-56 border-r border-b border-line px-2 py-1.5 align-top';
const rowHead =
  'figures sticky left-0 z-1 border-r border-b border-line bg-paper-deep px-2 py-1.5 text-right align-top text-sm font-normal text-ink-soft';

/** All columns side by side, each with its choice over its first cells. */
export function ColumnsTable({ views, ...choices }: ColumnsViewProps) {
  const t = useTranslations('takeIn.columns');
  const rows = views[0]?.cells ?? [];
  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, people scroll it by the keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-max border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <th scope="col" className={cn(rowHead, 'align-bottom')}>
              {t('row')}
            </th>
            {views.map((view) => (
              <th key={view.at} scope="col" className={cn(cell, 'bg-paper-deep font-semibold')}>
                <ColumnHead view={view} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={rowHead} />
            {views.map((view) => (
              <td
                key={view.at}
                className={cn(cell, view.judged === 'weak' ? 'bg-yellow-tint' : 'bg-sheet')}
              >
                <ColumnChoice view={view} {...choices} />
              </td>
            ))}
          </tr>
          {rows.map(({ row }, place) => (
            <tr key={row}>
              <th scope="row" className={rowHead}>
                {row}
              </th>
              {views.map((view) => (
                <td key={view.at} className={cn(cell, 'text-sm break-words')}>
                  {view.cells[place]?.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

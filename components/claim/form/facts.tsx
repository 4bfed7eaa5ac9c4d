import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface Fact {
  /** Needed where two facts may have the same label; links look for `fact-` and this. */
  id?: string;
  label: string;
  value: ReactNode;
  /** A paragraph, or something else that needs the whole width. */
  wide?: boolean;
}

interface FactsProps {
  facts: Fact[];
  columns: 1 | 2 | 3;
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 xl:grid-cols-3' };

/** Each name stands above its value. */
export function Facts({ facts, columns }: FactsProps) {
  return (
    <dl className={cn('grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4', grids[columns])}>
      {facts.map(({ id, label, value, wide }) => (
        <div
          key={id ?? label}
          {...(id && { id: `fact-${id}`, tabIndex: -1 })}
          className={cn('pointed min-w-0', wide && 'col-span-full')}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

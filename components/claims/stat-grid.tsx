import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/loading/spinner';

type StatGridProps = { label: string; loading: boolean; columns: 4 | 5; children: ReactNode };

const grids = { 4: 'md:grid-cols-4', 5: 'max-md:*:last:col-span-2 md:grid-cols-5' };

export function StatGrid({ label, loading, columns, children }: StatGridProps) {
  return (
    <section aria-label={label} aria-busy={loading}>
      {loading && (
        <span className="sr-only">
          <Spinner />
        </span>
      )}
      <dl className={`grid grid-cols-2 gap-3 sm:gap-4 ${grids[columns]}`}>{children}</dl>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Spinner } from '@/components/ui/loading/spinner';

type StatGridProps = { label: string; loading: boolean; children: ReactNode };

/** The figures at the head of a dashboard. */
export function StatGrid({ label, loading, children }: StatGridProps) {
  return (
    <section aria-label={label} aria-busy={loading}>
      {loading && (
        <span className="sr-only">
          <Spinner />
        </span>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">{children}</dl>
    </section>
  );
}

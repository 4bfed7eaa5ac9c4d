import type { LucideIcon } from 'lucide-react';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { grouped } from '@/lib/format/grouped';

type StatProps = {
  label: string;
  /** undefined while it loads, null when it failed. */
  value: number | null | undefined;
  Icon: LucideIcon;
  /** What the figure counts, where the label does not say. */
  note?: string | undefined;
};

/** Use it inside a <StatGrid>. */
export function Stat({ label, value, Icon, note }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line bg-sheet px-4 py-3 shadow-sheet">
      <dt className="flex items-start justify-between gap-2 text-sm text-ink-soft">
        <span className="min-w-0">{label}</span>
        <Icon
          className="mt-0.5 size-4.5 shrink-0 text-marigold-deep md:max-lg:hidden"
          aria-hidden="true"
        />
      </dt>
      <dd className="stat-figure">
        {value === undefined ? (
          <Skeleton className="my-1 h-6 w-14" />
        ) : (
          <span>{value === null ? '–' : grouped.format(value)}</span>
        )}
        {note && value !== undefined && (
          <span className="text-sm font-normal text-ink-soft">{note}</span>
        )}
      </dd>
    </div>
  );
}

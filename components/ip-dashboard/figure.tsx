import { Skeleton } from '@/components/ui/loading/skeleton';
import { grouped } from '@/lib/format/grouped';

export type FigureProps = {
  label: string;
  /** undefined while it is being fetched, null when it could not be. */
  value: number | null | undefined;
  /** What the figure covers, where the label leaves it open. */
  note?: string | undefined;
};

/** One figure under its name, 36 pixels high. */
export function Figure({ label, value, note }: FigureProps) {
  return (
    <div className="min-w-0 border-line md:px-3 md:first:pl-0">
      <dt className="text-sm leading-4! whitespace-nowrap text-ink-soft">{label}</dt>
      <dd className="listed-figure">
        {value === undefined ? (
          <Skeleton className="h-3.5 w-12" />
        ) : (
          <span>{value === null ? '–' : grouped.format(value)}</span>
        )}
        {note && value !== undefined && (
          <span className="text-sm leading-5! font-normal text-ink-soft">{note}</span>
        )}
      </dd>
    </div>
  );
}

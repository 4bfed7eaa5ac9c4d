import { useId } from 'react';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { grouped } from '@/lib/format/grouped';

export type FigureProps = {
  label: string;
  /** undefined while it is being fetched, null when it could not be. */
  value: number | null | undefined;
  /** What the figure covers, where the label leaves it open. */
  note?: string | undefined;
  /** The list shows the claims that this figure counts. */
  pressed: boolean;
  onPress: () => void;
};

/** One figure under its name, 36 pixels high. A press lists the claims that it counts. */
export function Figure({ label, value, note, pressed, onPress }: FigureProps) {
  const id = useId();
  return (
    <div className="counted-figure">
      <dt id={`${id}t`} className="figure-name">
        {label}
      </dt>
      <dd className="listed-figure">
        {value === undefined ? (
          <Skeleton className="h-3.5 w-12" />
        ) : (
          <button
            type="button"
            id={id}
            aria-labelledby={`${id}t ${id}`}
            aria-pressed={pressed}
            onClick={onPress}
          >
            {value === null ? '–' : grouped.format(value)}
          </button>
        )}
        {note && value !== undefined && <span className="figure-note">{note}</span>}
      </dd>
    </div>
  );
}

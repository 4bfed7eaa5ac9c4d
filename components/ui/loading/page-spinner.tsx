import { Spinner } from './spinner';

/** Stands in for a page, or for a large part of one, until it is there: what follows it is not seen before. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-[90svh] place-items-center p-8">
      <Spinner label={label} className="size-9" />
    </div>
  );
}

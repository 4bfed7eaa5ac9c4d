import { Spinner } from './spinner';

/** Replaces a page, or a large part of one, until it is loaded, so that nobody sees what follows before it. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-[90svh] place-items-center p-8">
      <Spinner label={label} className="size-9" />
    </div>
  );
}

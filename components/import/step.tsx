import { type ReactNode, useId } from 'react';

/** One step, under its name. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="text-lg font-semibold text-peacock-deep">
        {title}
      </h3>
      {children}
    </section>
  );
}

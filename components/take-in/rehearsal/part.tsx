import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  /** Stands alone where there is nothing to list. */
  none?: string | false | undefined;
  children: ReactNode;
}

/** A part of a rehearsal under its heading. */
export function Part({ title, none, children }: PartProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part under a heading, and no question
    <div role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      {none ? <p className="text-ink-soft">{none}</p> : children}
    </div>
  );
}

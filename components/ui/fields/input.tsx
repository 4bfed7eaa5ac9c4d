'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from './control-styles';
import { useFieldControl } from './field-context';

type InputProps = ComponentProps<'input'> & {
  /** Fixed text before the typed value, e.g. '+91' or '₹'. */
  prefix?: string;
  /** Stands inside on the right, e.g. an icon. */
  end?: ReactNode;
};

export function Input({ prefix, end, className, ...rest }: InputProps) {
  const wired = useFieldControl(rest);
  const input = (
    <input
      className={cn(controlStyles, 'h-11', prefix && 'rounded-l-none', end && 'pr-12', className)}
      {...rest}
      {...wired}
    />
  );
  if (!prefix && !end) return input;
  return (
    <div className="relative flex min-w-0">
      {prefix && (
        <span className="grid h-11 shrink-0 place-items-center rounded-l-md border border-r-0 border-line-strong bg-paper-deep px-3 text-ink-soft">
          {prefix}
        </span>
      )}
      {input}
      {end && <span className="absolute inset-y-0 right-0 flex items-center">{end}</span>}
    </div>
  );
}

'use client';

import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import * as Radix from 'radix-ui/checkbox';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/components/ui/cn';
import { useFieldControl } from './field-context';

type CheckboxProps = ComponentProps<typeof Radix.Root> & {
  /** The words beside it; without them give aria-label. */
  label?: ReactNode;
};

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  const made = useId();
  const wired = useFieldControl(rest);
  const id = rest.id ?? (label ? made : wired.id);
  const box = (
    <Radix.Root
      {...rest}
      {...wired}
      id={id}
      className={cn(
        'peer grid size-6 shrink-0 place-items-center rounded-sm border-2 border-line-strong bg-sheet text-sheet',
        'hover:border-peacock data-[state=checked]:border-peacock data-[state=checked]:bg-peacock',
        'data-[state=indeterminate]:border-peacock data-[state=indeterminate]:bg-peacock aria-invalid:border-red',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
        className,
      )}
    >
      <Radix.Indicator>
        {rest.checked === 'indeterminate' ? (
          <Minus className="size-4.5" strokeWidth={3} aria-hidden="true" />
        ) : (
          <Check className="size-4.5" strokeWidth={3} aria-hidden="true" />
        )}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!label) return box;
  return (
    <div className="flex items-start gap-3 py-2">
      {box}
      <label htmlFor={id} className="-my-2 min-h-11 cursor-pointer py-2 leading-normal">
        {label}
      </label>
    </div>
  );
}

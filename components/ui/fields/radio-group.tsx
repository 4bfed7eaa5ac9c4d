'use client';

import * as Radix from 'radix-ui/radio-group';
import { useContext, useId } from 'react';
import { cn } from '@/components/ui/cn';
import { FieldContext, useFieldControl } from './field-context';
import type { Option } from './option';

type RadioGroupProps = {
  options: Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** Plain choices below each other, boxed ones two by two, or boxed ones of few letters in a row. */
  layout?: 'stack' | 'boxes' | 'row';
  name?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
};

/** One choice of a few. Inside <Field group> the field's label names it. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, layout = 'stack', className, ...rest } = props;
  const field = useContext(FieldContext);
  const wired = useFieldControl({});
  const made = useId();
  return (
    <Radix.Root
      {...rest}
      {...wired}
      aria-labelledby={rest['aria-label'] ? undefined : (rest['aria-labelledby'] ?? field?.labelId)}
      className={cn(
        layout === 'row' ? 'flex flex-wrap gap-2' : 'grid gap-2',
        layout === 'boxes' && 'sm:grid-cols-2',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={`${made}-${option.value}`}
          className={cn(
            'flex min-h-11 cursor-pointer items-start gap-3',
            layout === 'stack' && 'py-2',
            layout !== 'stack' &&
              'rounded-md border border-line-strong bg-sheet p-3 hover:border-peacock has-data-[state=checked]:border-peacock has-data-[state=checked]:bg-peacock-tint',
          )}
        >
          <Radix.Item
            id={`${made}-${option.value}`}
            value={option.value}
            disabled={option.disabled}
            className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-sheet hover:border-peacock data-[state=checked]:border-peacock disabled:opacity-55"
          >
            <Radix.Indicator className="size-3 rounded-full bg-peacock" />
          </Radix.Item>
          <span>
            {option.label}
            {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
    </Radix.Root>
  );
}

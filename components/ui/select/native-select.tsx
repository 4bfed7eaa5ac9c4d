'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ComponentType } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { useFieldControl } from '@/components/ui/fields/field-context';
import type { Option } from '@/components/ui/fields/option';

type NativeSelectProps = ComponentProps<'select'> & {
  options: Option[];
  placeholder?: string;
  /** Stands in the place of the arrow, and of the words where a window is wide and its place is not. */
  symbol?: ComponentType<{ className: string }>;
};

/** The browser's own select: for pages where Select's code would weigh too much, such as sign-in. */
export function NativeSelect(props: NativeSelectProps) {
  const { options, placeholder, symbol: Sign = ChevronDown, className, ...rest } = props;
  const wired = useFieldControl(rest);
  return (
    <div className="relative">
      <select
        className={cn(controlStyles, 'h-11 appearance-none pr-10', className)}
        {...rest}
        {...wired}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Sign
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
      />
    </div>
  );
}

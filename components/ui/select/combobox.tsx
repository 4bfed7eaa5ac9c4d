'use client';

import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useTranslations } from 'next-intl';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { useFieldControl } from '@/components/ui/fields/field-context';
import type { Option } from '@/components/ui/fields/option';
import { ComboboxList } from './combobox-list';
import { floatingStyles } from './list-styles';

type ComboboxProps = {
  options: Option[];
  value: string;
  onValueChange: (value: string) => void;
  /** The person may keep a typed text that is not in the list. */
  allowCustom?: boolean;
  placeholder?: string;
  searchPlaceholder?: string;
  id?: string;
  disabled?: boolean;
  onBlur?: () => void;
  'aria-label'?: string;
  className?: string;
};

/** A long list to pick from by typing a few letters: cities, states, people. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, placeholder, disabled } = props;
  const t = useTranslations('ui');
  const [open, setOpen] = useState(false);
  const wired = useFieldControl({ id: props.id });
  const shown = options.find((option) => option.value === value)?.label ?? value;

  function choose(next: string) {
    onValueChange(next);
    setOpen(false);
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <button
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-label={props['aria-label']}
          {...wired}
          disabled={disabled}
          onBlur={props.onBlur}
          className={cn(
            controlStyles,
            'flex h-11 items-center justify-between gap-2 text-left',
            props.className,
          )}
        >
          <span className={cn('truncate', !shown && 'text-ink-faint')}>
            {shown || (placeholder ?? t('selectPlaceholder'))}
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={props['aria-label'] ?? t('search')}
          className={cn(floatingStyles, 'w-(--radix-popover-trigger-width) min-w-56')}
        >
          <ComboboxList
            options={options}
            value={value}
            onChoose={choose}
            allowCustom={props.allowCustom ?? false}
            searchPlaceholder={props.searchPlaceholder ?? t('search')}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

'use client';

import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import * as Radix from 'radix-ui/select';
import { cn } from '@/components/ui/cn';
import { controlStyles } from '@/components/ui/fields/control-styles';
import { useFieldControl } from '@/components/ui/fields/field-context';
import type { Option } from '@/components/ui/fields/option';
import { styleNonce } from '@/components/ui/style-nonce';
import { floatingStyles, listItemStyles } from './list-styles';

type SelectProps = {
  options: Option[];
  /** '' shows the placeholder. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  id?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** Needed when no Field gives a label. */
  'aria-label'?: string;
  size?: 'md' | 'sm';
  className?: string;
};

export function Select(props: SelectProps) {
  const { options, value, onValueChange, placeholder, name, disabled, size = 'md' } = props;
  const t = useTranslations('ui');
  const wired = useFieldControl({ id: props.id });
  return (
    <Radix.Root value={value} onValueChange={onValueChange} name={name} disabled={disabled}>
      <Radix.Trigger
        {...wired}
        aria-label={props['aria-label']}
        onBlur={props.onBlur}
        className={cn(
          controlStyles,
          'flex items-center justify-between gap-2 text-left data-placeholder:text-ink-faint',
          size === 'sm' ? 'h-11 text-sm md:h-9' : 'h-11',
          props.className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder ?? t('selectPlaceholder')} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className={cn(
            floatingStyles,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport nonce={styleNonce} className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={listItemStyles}
              >
                <span className="w-4 shrink-0">
                  <Radix.ItemIndicator>
                    <Check className="size-4" aria-hidden="true" />
                  </Radix.ItemIndicator>
                </span>
                <Radix.ItemText>{option.label}</Radix.ItemText>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

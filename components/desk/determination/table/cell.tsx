'use client';

import { type KeyboardEvent, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { type DeskValues, missingOf, paise } from '@/components/desk/determination/values';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { groupedAmount } from '@/lib/format/amount-in-field';
import { fromPaise } from '@/lib/format/money';
import type { Part } from '@/lib/law/amounts';

export const columnId = (column: string) => `desk-column-${column}`;
export const headId = (at: number) => `desk-head-${at}`;
export const saysId = (at: number) => `desk-head-${at}-says`;

/** An amount of a head. `=` puts what is left of the head there, Escape gives the former amount back. */
export function Cell({ at, part }: { at: number; part: 'claimed' | Part }) {
  const { getValues } = useFormContext<DeskValues>();
  const { field, fieldState } = useController<DeskValues, `heads.${number}.${typeof part}`>({
    name: `heads.${at}.${part}`,
  });
  const { onChange, ...wired } = field;
  const former = useRef('');

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'Escape' && field.value !== former.current) {
      event.preventDefault();
      onChange(former.current);
    } else if (key === '=' && part !== 'claimed') {
      event.preventDefault();
      const left = missingOf(getValues(`heads.${at}`));
      if (left > 0n) onChange(fromPaise(paise(field.value) + left));
    }
  }

  return (
    <td data-text={groupedAmount(field.value)}>
      <AmountInput
        className="figures text-right"
        {...wired}
        onValueChange={onChange}
        aria-labelledby={`${columnId(part)} ${headId(at)}`}
        aria-describedby={saysId(at)}
        aria-invalid={fieldState.invalid || undefined}
        onFocus={() => {
          former.current = field.value;
        }}
        onKeyDown={onKeyDown}
      />
    </td>
  );
}

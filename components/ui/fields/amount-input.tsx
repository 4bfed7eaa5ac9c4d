'use client';

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { groupedAmount, regrouped } from '@/lib/format/amount-in-field';
import { plainAmount } from '@/lib/format/plain-amount';
import { takenAmount } from '@/lib/format/typed-amount';
import { FilteredInput } from './filtered-input';
import { useSelectedOnArrival } from './use-selected-on-arrival';
import { useUndo } from './use-undo';

type AmountInputProps = Omit<ComponentProps<typeof FilteredInput>, 'filter' | 'keys'> & {
  /** Places the commas of a whole number, by default as in rupees. */
  grouping?: (whole: string) => string;
};

/**
 * Shows what the person types, a number with commas, and gives the amount that it means, without them. Turns words and signs
 * into the amount when the person leaves it.
 */
export function AmountInput({ value, onValueChange, grouping, ref, ...rest }: AmountInputProps) {
  const [typed, setTyped] = useState(() => groupedAmount(value, grouping));
  const isTyped = plainAmount(typed) === value;
  const shown = isTyped ? typed : groupedAmount(value, grouping);
  const arrival = useSelectedOnArrival(rest);
  function show(text: string) {
    setTyped(text);
    onValueChange(plainAmount(text));
  }
  const undo = useUndo(show);
  const ownCommas = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each amount that a key or a button filled in
  useEffect(() => {
    if (!isTyped && input.current === document.activeElement) input.current?.select();
  }, [isTyped, value]);
  return (
    <FilteredInput
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      {...arrival}
      ref={input}
      onKeyDown={(event) => {
        undo.onKeyDown(event);
        rest.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        undo.forget();
        ownCommas.current = false;
        const amount = takenAmount(shown);
        setTyped(groupedAmount(amount, grouping));
        if (amount !== value) onValueChange(amount);
        arrival.onBlur(event);
      }}
      value={shown}
      filter={(edit) => {
        undo.made(edit);
        const next = regrouped({ ...edit, own: ownCommas.current }, grouping);
        ownCommas.current = next.own;
        return next;
      }}
      onValueChange={show}
    />
  );
}

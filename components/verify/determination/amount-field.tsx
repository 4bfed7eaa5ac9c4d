'use client';

import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { takenAmount } from '@/lib/format/typed-amount';
import type { DeskValues } from './values';

export type AmountName =
  | `heads.${number}.${'claimed' | 'admitted' | 'contingent' | 'notAdmitted' | 'underVerification'}`
  | `heads.${number}.reasons.${number}.amount`
  | 'securedAmount'
  | 'guaranteedAmount'
  | 'setOffAmount'
  | 'voting.principal'
  | `facilities.${number}.${'claimed' | 'admitted'}`
  | `facilities.${number}.securities.${number}.value`;

interface AmountFieldProps {
  name: AmountName;
  label: string;
  hint?: string;
  className?: string;
}

/** An amount in rupees; nothing typed is nothing. What is typed with marks or words becomes the amount when it is left. */
export function AmountField({ name, label, hint, className }: AmountFieldProps) {
  const { register, setValue, getFieldState, formState } = useFormContext<DeskValues>();
  const { error } = getFieldState(name, formState);
  const control = register(name);
  function leave(typed: string) {
    const amount = takenAmount(typed);
    if (amount !== typed) setValue(name, amount, { shouldDirty: true });
  }
  return (
    <Field label={label} hint={hint} error={error?.message} className={className}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        className="figures text-right"
        placeholder="0"
        {...control}
        onBlur={(event) => {
          leave(event.target.value);
          return control.onBlur(event);
        }}
      />
    </Field>
  );
}

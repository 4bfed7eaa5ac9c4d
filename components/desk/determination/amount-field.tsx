'use client';

import { useController } from 'react-hook-form';
import { AmountInput } from '@/components/ui/fields/amount-input';
import { Field } from '@/components/ui/fields/field';
import type { DeskValues } from './values';

export type AmountName =
  | `heads.${number}.${'claimed' | 'admitted' | 'contingent' | 'notAdmitted' | 'underVerification'}`
  | `heads.${number}.reasons.${number}.amount`
  | 'securedAmount'
  | 'guaranteedAmount'
  | 'setOffAmount'
  | 'voting.principal'
  | `facilities.${number}.${'claimed' | 'admitted'}`
  | `facilities.${number}.securities.${number}.value`
  | 'currency.amount';

interface AmountFieldProps {
  name: AmountName;
  label: string;
  hint?: string;
  /** Places the commas of a whole number, by default as in rupees. */
  grouping?: (whole: string) => string;
  className?: string;
}

/** An amount, by default in rupees; an empty field is nothing. */
export function AmountField({ name, label, hint, grouping, className }: AmountFieldProps) {
  const { field, fieldState } = useController<DeskValues, AmountName>({ name });
  const { onChange, ...wired } = field;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} className={className}>
      <AmountInput
        className="figures text-right"
        placeholder="0"
        grouping={grouping}
        {...wired}
        onValueChange={onChange}
      />
    </Field>
  );
}

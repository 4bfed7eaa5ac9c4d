'use client';

import { useState } from 'react';
import { latinDigits } from '@/lib/format/digits';
import { plainAmount } from '@/lib/format/plain-amount';
import { takenAmount } from '@/lib/format/typed-amount';
import type { ControlProps } from './control';
import { LineControl } from './line-control';

/**
 * An amount in rupees. It shows what is typed, commas and words too; the form is given the amount that they mean, and shows it when the
 * field is left.
 */
export function AmountControl(props: ControlProps) {
  const { value, onChange, onBlur } = props;
  const [typed, setTyped] = useState(value);
  const shown = plainAmount(typed) === value ? typed : value;
  function type(text: string) {
    setTyped(text);
    onChange(plainAmount(text));
  }
  function leave() {
    const amount = takenAmount(shown);
    setTyped(amount);
    if (amount !== value) onChange(amount);
    onBlur();
  }
  return (
    <LineControl
      {...props}
      value={shown}
      onChange={type}
      onBlur={leave}
      prefix="₹"
      filter={latinDigits}
    />
  );
}

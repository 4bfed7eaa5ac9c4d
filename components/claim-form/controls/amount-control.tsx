'use client';

import { meantAmount } from '@/lib/forms/kinds/values/typed-amount';
import type { ControlProps } from './control';
import { withoutMarks } from './input-filter';
import { LineControl } from './line-control';

/** An amount in rupees. What is typed with words, "1.25 lakh", becomes the amount when the field is left. */
export function AmountControl(props: ControlProps) {
  const { value, onChange, onBlur } = props;
  function leave() {
    const meant = meantAmount(value);
    if (meant?.sure) onChange(meant.amount);
    onBlur();
  }
  return <LineControl {...props} prefix="₹" filter={withoutMarks} onBlur={leave} />;
}

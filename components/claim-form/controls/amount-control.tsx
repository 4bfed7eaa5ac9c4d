'use client';

import type { ControlProps } from './control';
import { onlyAmount } from './input-filter';
import { LineControl } from './line-control';

/** An amount in rupees. */
export function AmountControl(props: ControlProps) {
  return <LineControl {...props} prefix="₹" filter={onlyAmount} />;
}

'use client';

import { keepAmount } from '@/components/claim-form/masked/keep';
import type { ControlProps } from './control';
import { LineControl } from './line-control';

/** An amount in rupees. */
export function AmountControl(props: ControlProps) {
  return <LineControl {...props} prefix="₹" keep={keepAmount} />;
}

'use client';

import type { ControlProps } from './control';
import { LineControl } from './line-control';

/** The ten digits of a mobile number. */
export function PhoneControl(props: ControlProps) {
  return <LineControl {...props} prefix="+91" keys={/\p{Nd}/u} />;
}

'use client';

import { type ComponentProps, useState } from 'react';
import { useTabs } from './tabs-context';

/** A tab's content that stays mounted once it was seen, with everything that the person typed in it. */
export function KeptContent({ value, ...rest }: ComponentProps<'div'> & { value: string }) {
  const tabs = useTabs();
  const active = tabs.value === value;
  const [seen, setSeen] = useState(active);
  if (active && !seen) setSeen(true);
  if (!seen) return null;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      hidden={!active}
      {...rest}
    />
  );
}

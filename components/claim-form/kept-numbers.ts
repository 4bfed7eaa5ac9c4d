'use client';

import { type ComponentType, createContext } from 'react';
import type { NumberShown } from '@/lib/drafts/schema';
import type { ControlProps } from './control';

interface KeptNumbers {
  Control: ComponentType<ControlProps>;
  /** Whether the number behind a mask is known to be wrong. */
  isWrong?: (text: string) => boolean;
  /** Gives a number in full. Throws why it cannot. */
  show?: (shown: NumberShown) => Promise<string>;
}

/** How numbers are shown that are kept and masked; whoever fills in a new form has none. */
export const KeptNumbersContext = createContext<KeptNumbers | null>(null);

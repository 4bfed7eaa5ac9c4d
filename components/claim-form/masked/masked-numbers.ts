'use client';

import { createContext } from 'react';
import type { NumberShown } from '@/lib/claims/records/drafts/schema';

interface MaskedNumbers {
  /** The number behind a mask is known to be wrong. */
  isWrong?: (text: string) => boolean;
  /** Gives a number in full. Throws why it cannot. */
  show?: (shown: NumberShown) => Promise<string>;
}

/** What the page can know of masked numbers; nothing where a filed claim is changed. */
export const MaskedNumbersContext = createContext<MaskedNumbers>({});

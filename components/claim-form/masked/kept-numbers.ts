'use client';

import { createContext } from 'react';
import type { NumberShown } from '@/lib/claims/drafts/schema';

interface KeptNumbers {
  /** Whether the number behind a mask is known to be wrong. */
  isWrong?: (text: string) => boolean;
  /** Gives a number in full. Throws why it cannot. */
  show?: (shown: NumberShown) => Promise<string>;
}

/** What can be known of numbers that are kept and masked; nothing where a filed claim is changed. */
export const KeptNumbersContext = createContext<KeptNumbers>({});

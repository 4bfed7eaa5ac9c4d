'use client';

import { useState } from 'react';
import type { Step } from '@/components/claim-wizard/steps/steps';

/** The way from the review to one field of the form, for as long as somebody is there. */
export function useChanging(step: Step, goToForm: () => void) {
  const [going, setGoing] = useState<{ path: string; arrived: boolean } | null>(null);
  if (going && going.arrived !== (step === 2)) {
    setGoing(going.arrived ? null : { ...going, arrived: true });
  }
  return {
    /** The field that somebody came to; null for who did not come from the review. */
    changing: going?.path ?? null,
    change(path: string) {
      // A second press would go back twice as far.
      if (going) return;
      setGoing({ path, arrived: false });
      goToForm();
    },
  };
}

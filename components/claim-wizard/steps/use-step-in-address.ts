'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { keptDepth, sectionDepth } from '@/components/claim-form/sections/section-entries';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { type Step, stepOf } from './steps';

const addressOf = (type: CreditorType | null, step: Step) =>
  `?${type ? `type=${type}&` : ''}step=${step}`;

/**
 * The step shown, kept in the address with the creditor type, so that the browser's back and forward
 * buttons walk the steps and a reload stays. `reachable` is the farthest step the claim allows; `onRefused` tells that a later one was
 * asked for by going forward.
 */
export function useStepInAddress(
  type: CreditorType | null,
  reachable: Step,
  onRefused: () => void,
) {
  const param = useSearchParams().get('step');
  const asked = stepOf(param);
  const step: Step = asked > reachable ? reachable : asked;
  // Steps whose entry in the history lies right behind that of the step before.
  const pushed = useRef(new Set<Step>());
  const shown = useRef(false);

  function push(next: Step, of = type) {
    pushed.current.add(next);
    window.history.pushState(keptDepth(), '', addressOf(of, next));
  }

  /** Goes back over the entries there are, so that the history stays in the order of the steps. */
  function goBackTo(target: Step) {
    // Step 2 has an entry for each section that was gone to by its button.
    const between = asked - target + (target < 2 ? sectionDepth() : 0);
    const steps = ([2, 3, 4] as const).filter((one) => one > target && one <= asked);
    if (steps.every((one) => pushed.current.has(one))) window.history.go(-between);
    else window.history.replaceState(null, '', addressOf(type, target));
  }

  /** Puts another type, or none, into the address of this step. */
  const rename = (of: CreditorType | null) =>
    window.history.replaceState(null, '', addressOf(of, step));

  const refuse = useEffectEvent(() => {
    if (asked > reachable) {
      goBackTo(reachable);
      if (shown.current) onRefused();
    }
    shown.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: refuse reads them
  useEffect(() => refuse(), [asked, reachable]);

  return {
    step,
    /** On the entry without a step in its address: the one before this is another page's. */
    atEntrance: param === null,
    push,
    rename,
    goBackTo,
  };
}

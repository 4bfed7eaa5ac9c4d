'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { keptDepth, sectionDepth } from '@/components/claim-form/sections/section-depth';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { type Step, stepOf } from './steps';

const addressOf = (type: CreditorType | null, step: Step, section: number | null = null) =>
  `?${type ? `type=${type}&` : ''}step=${step}${section ? `&section=${section}` : ''}`;

/**
 * Keeps the step in the address with the creditor type, so that back, forward and reload work. `reachable` is the last step
 * that the claim allows. If the person goes forward to a later one, `onRefused` is called and they are led to the section that
 * `toMend` gives.
 */
export function useStepInAddress(
  type: CreditorType | null,
  reachable: Step,
  toMend: () => number | null,
  onRefused: () => void,
) {
  const params = useSearchParams();
  const param = params.get('step');
  const asked = stepOf(param);
  const step: Step = asked > reachable ? reachable : asked;
  // Steps whose history entry comes right after that of the step before.
  const pushed = useRef(new Set<Step>());
  const shown = useRef(false);

  function push(next: Step, of = type, section: number | null = null) {
    pushed.current.add(next);
    window.history.pushState(keptDepth(), '', addressOf(of, next, section));
  }

  /** Goes back over existing entries, so that the history stays in the order of the steps. */
  function goBackTo(target: Step, section: number | null = null) {
    // Step 2 has an entry for each section that its button led to.
    const between = asked - target + (target < 2 ? sectionDepth() : 0);
    const steps = ([2, 3, 4] as const).filter((one) => one > target && one <= asked);
    if (steps.every((one) => pushed.current.has(one))) window.history.go(-between);
    else window.history.replaceState(null, '', addressOf(type, target, section));
  }

  /** Puts another type, or none, into the address of this step. */
  const rename = (of: CreditorType | null) =>
    window.history.replaceState(null, '', addressOf(of, step));

  const refuse = useEffectEvent(() => {
    if (asked > reachable) {
      goBackTo(reachable, shown.current || reachable !== 2 ? null : toMend());
      if (shown.current) onRefused();
    }
    shown.current = true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: refuse reads them
  useEffect(() => refuse(), [asked, reachable]);

  return {
    step,
    /** The section of the form that the address names, counted from 1. */
    section: Number(params.get('section')) || null,
    /** This entry has no step in its address: the one before it is another page's. */
    atEntrance: param === null,
    push,
    rename,
    goBackTo,
  };
}

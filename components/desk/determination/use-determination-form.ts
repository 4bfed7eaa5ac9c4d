'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type FieldPath, type Resolver, set, useForm } from 'react-hook-form';
import { useUser } from '@/components/shell/session/use-user';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import {
  discardDetermination,
  type KeptDetermination,
  keepDetermination,
} from '@/lib/client/on-device/determinations';
import { type SeenVersions, withSeen } from './seen-versions';
import { problemsOf } from './sent';
import { useLateness } from './use-lateness';
import { type DeskValues, startingValues } from './values';

const faultsWithWords = [
  'amount_invalid',
  'currency_amount',
  'facilities_differ',
  'asset_required',
  'charge_id',
  'head_unknown',
  'heads_do_not_balance',
  'reason_required',
  'reason_unexpected',
  'reason_unknown',
  'reason_untrue',
  'category_unfit',
  'identifier_in_public_text',
  'late_step_missing',
  'day_out_of_range',
  'voting_unfit',
  'class_unfit',
] as const;

export type Kept = KeptDetermination<DeskValues>;

/** The form stores the values once the person has paused for so long. */
const restMs = 250;

export const versionsNow = (
  claim: PresentedClaim,
  newest: PresentedDetermination | undefined,
): SeenVersions => ({ claimVersion: claim.version, seen: newest?.number ?? 0 });

/** The fields of a determination: their values, what is wrong, and what the person had read when they began. */
export function useDeterminationForm(
  claim: PresentedClaim,
  newest: PresentedDetermination | undefined,
  kept: Kept | null,
) {
  const user = useUser();
  const faultText = useFaultText();
  const late = useLateness(claim);
  const [start, setStart] = useState(() => startingValues(claim, newest));
  const [read, setRead] = useState<SeenVersions>(() =>
    kept ? { claimVersion: kept.claimVersion, seen: kept.seen } : versionsNow(claim, newest),
  );
  const resolver = useMemo<Resolver<DeskValues>>(
    () => (values) => {
      const errors: FieldErrors<DeskValues> = {};
      for (const { path, rule } of problemsOf(claim, values, late))
        set(errors, path, { type: rule, message: faultText(rule) });
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [claim, faultText, late],
  );
  const form = useForm<DeskValues>({
    // Values stored by an earlier version of the page may lack a field.
    defaultValues: { ...start, ...kept?.values },
    resolver,
    shouldFocusError: false,
  });

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keepNow(sent = false) {
    // A waiting save would overwrite the note that this was sent.
    clearTimeout(timer.current);
    timer.current = undefined;
    return keepDetermination(user.id, claim.id, { values: form.getValues(), ...read, sent });
  }

  // The values outlive the page, and a session that ends.
  useEffect(() => {
    let last = JSON.stringify(form.getValues());
    const keepIt = () => {
      timer.current = undefined;
      const values = form.getValues();
      if (isChangedFrom(start, values))
        void keepDetermination(user.id, claim.id, { values, ...read, sent: false });
      else void discardDetermination(user.id, claim.id);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, isSubmitted }) => {
        const typed = JSON.stringify(values);
        if (typed === last) return;
        last = typed;
        // A new value in one field may correct, or break, another.
        if (isSubmitted) void form.trigger();
        timer.current ??= setTimeout(keepIt, restMs);
      },
    });
    const leave = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      keepIt();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [form, user.id, claim.id, read, start]);

  return {
    form,
    start,
    read,
    isChanged: (values: DeskValues) => isChangedFrom(start, values),
    keepNow,
    /** Goes on with the typed values on top of the present versions. */
    seeVersions: (what: 'claim' | 'determination') =>
      setRead(withSeen(read, versionsNow(claim, newest), what)),
    /** Gives up the typed values for the present ones. */
    startAnew() {
      const now = startingValues(claim, newest);
      setStart(now);
      setRead(versionsNow(claim, newest));
      form.reset(now);
    },
    showFault: (path: string, message: string) =>
      form.setError(path as FieldPath<DeskValues>, { type: 'refused', message }),
  };
}

const isChangedFrom = (start: DeskValues, values: DeskValues) =>
  JSON.stringify(values) !== JSON.stringify(start);

/** Words a problem for the place beside its field. */
function useFaultText() {
  const t = useTranslations('desk.faults');
  return useCallback(
    (code: string) => {
      const name = faultsWithWords.find((one) => one === code);
      return t(name ?? 'other');
    },
    [t],
  );
}

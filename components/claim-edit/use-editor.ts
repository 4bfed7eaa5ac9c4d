'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/claim-wizard/draft/use-leave-guard';
import { useFindings } from '@/components/claim-wizard/errors/use-findings';
import type { PresentedClaim } from '@/lib/claims/present';
import { paths } from '@/lib/client/paths';
import { queries } from '@/lib/client/queries';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { problemsInEdit } from '@/lib/forms/validate-edit';
import type { ConflictingEdit } from './conflict-alert';
import { editedIn, inputsOf, missingPaths } from './edited';
import { useSaveClaim } from './use-save-claim';

/** The <form>, for the button that submits it from below. */
export const editFormId = 'edit-form';

/** Everything the editor of a claim knows and does. */
export function useEditor(claim: PresentedClaim) {
  const router = useRouter();
  const client = useQueryClient();
  const form = formOf(claim.creditorType);
  // What the person started from: the page may catch up with others while they type.
  const [started, setStarted] = useState(claim);
  const [formKey, setFormKey] = useState(0);
  const typed = useRef<ClaimValues>(inputsOf(form, claim.claimData));
  const done = useRef(false);
  const [conflict, setConflict] = useState<ConflictingEdit | null>(null);
  const [loading, setLoading] = useState(false);

  const edited = () => editedIn(form, started.claimData, typed.current);
  const hasWork = () => !done.current && Object.keys(edited()).length > 0;
  const findings = useFindings({ valuesOf: () => typed.current }, claim.creditorType, () =>
    problemsInEdit(form, started.claimData, typed.current),
  );

  // An entry of our own to go back to, so that leaving can be asked about; made while the person types.
  const atEntrance = !useSearchParams().has('step');
  const guard = useLeaveGuard({
    atEntrance,
    hasWork,
    onLeave: () => {
      done.current = true;
    },
  });

  function startFrom(fresh: PresentedClaim, values: ClaimValues) {
    typed.current = values;
    setStarted(fresh);
    setConflict(null);
    setFormKey((key) => key + 1);
  }
  // Nobody is disturbed by what they have not yet touched.
  if (claim.version > started.version && !conflict && !hasWork()) {
    startFrom(claim, inputsOf(form, claim.claimData));
  }

  const saving = useSaveClaim(claim.id, {
    onSaved: () => {
      done.current = true;
      router.replace(paths.claim(claim.id));
    },
    onRefused: (found) => findings.report(claim.creditorType, found),
    onConflict: (by, saved) =>
      setConflict({
        ...by,
        fields: saved ? Object.keys(editedIn(form, started.claimData, saved)) : [],
      }),
  });

  const fresh = () => client.fetchQuery({ ...queries.claim(claim.id), staleTime: 0 });

  function send() {
    if (!findings.check(claim.creditorType)) return;
    const claimData = edited();
    if (Object.keys(claimData).length > 0 || 'missingFields' in started.claimData) {
      saving.save({ version: started.version, claimData });
    } else {
      done.current = true;
      router.replace(paths.claim(claim.id));
    }
  }

  const { described } = findings;
  const invalidPaths = useMemo(
    () => [
      ...described.map(({ stablePath }) => stablePath),
      ...missingPaths(form, started.claimData),
    ],
    [described, form, started],
  );

  return {
    form,
    formKey,
    // The form takes up its values once for each key.
    initial: typed.current,
    described,
    invalidPaths,
    guard,
    saving,
    conflict,
    loading,
    change(values: ClaimValues) {
      typed.current = values;
      if (atEntrance && hasWork()) window.history.pushState(null, '', '?step=1');
    },
    save(values: ClaimValues) {
      typed.current = values;
      send();
    },
    saveAgain: send,
    /** The values that were saved meanwhile take the place of those typed. */
    async takeSaved() {
      setLoading(true);
      await fresh()
        .then((now) => startFrom(now, inputsOf(form, now.claimData)))
        .catch(saving.fail)
        .finally(() => setLoading(false));
    },
    /** What was typed goes on top of what was saved meanwhile. */
    async keepTyped() {
      setLoading(true);
      const mine = edited();
      await fresh()
        .then((now) => startFrom(now, inputsOf(form, { ...now.claimData, ...mine })))
        .catch(saving.fail)
        .finally(() => setLoading(false));
    },
  };
}

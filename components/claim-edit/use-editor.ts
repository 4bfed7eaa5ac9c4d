'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useMemo, useRef, useState } from 'react';
import { useKeptEdit } from '@/components/claim/use-kept-edit';
import { useFormAsFiled } from '@/components/claim-form/use-form-as-filed';
import { useLeaveGuard } from '@/components/claim-wizard/draft/use-leave-guard';
import { useFieldIssues } from '@/components/claim-wizard/errors/use-field-issues';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { dayInIndia } from '@/lib/format/date';
import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import type { FieldProblem } from '@/lib/forms/validate';
import { isClosed } from '@/lib/reference/claim-status';
import type { ConflictingEdit } from './conflict-alert';
import { editedIn, inputsOf, missingPaths } from './edited';
import { type SaveClaim, useSaveClaim } from './use-save-claim';

/** For the button that submits the form from below. */
export const editFormId = 'edit-form';

/** Who changes a claim: its claimant, or the professional who entered it. */
export interface Editing {
  back: string;
  problems: (
    form: FormDefinition,
    stored: Record<string, unknown>,
    typed: ClaimValues,
  ) => FieldProblem[];
  save: SaveClaim;
  /** Saving completes a form that lacked something. */
  completes: boolean;
}

export function useEditor(claim: PresentedClaim, editing: Editing) {
  const router = useRouter();
  const client = useQueryClient();
  const form = useFormAsFiled(dayInIndia(claim.submittedAt))(claim.creditorType);
  // The version that the person started from: the page may update while they type.
  const [started, setStarted] = useState(claim);
  const [formKey, setFormKey] = useState(0);
  const typed = useRef<ClaimValues>(inputsOf(form, claim.claimData));
  const done = useRef(false);
  const [conflict, setConflict] = useState<ConflictingEdit | null>(null);
  const [loading, setLoading] = useState(false);
  const [restored, setRestored] = useState(false);

  const edited = () => editedIn(form, started.claimData, typed.current);
  const hasWork = () => !done.current && Object.keys(edited()).length > 0;
  const fieldIssues = useFieldIssues({ valuesOf: () => typed.current }, claim.creditorType, () =>
    editing.problems(form, started.claimData, typed.current),
  );

  // The page adds its own history entry once the person types, so that it can ask before 'Back' leaves it.
  const atEntrance = !useSearchParams().has('step');
  const guard = useLeaveGuard({
    atEntrance,
    hasWork,
    onLeave: finish,
  });

  const kept = useKeptEdit(claim.id, (changed) => {
    if (hasWork() || isClosed(claim.status)) return;
    startFrom(claim, inputsOf(form, { ...claim.claimData, ...changed }));
    setRestored(true);
  });

  function finish() {
    done.current = true;
    kept.forget();
  }

  function startFrom(fresh: PresentedClaim, values: ClaimValues) {
    typed.current = values;
    setStarted(fresh);
    setConflict(null);
    setFormKey((key) => key + 1);
  }
  // Fields that the person has not touched yet are not marked.
  if (claim.version > started.version && !conflict && !hasWork()) {
    startFrom(claim, inputsOf(form, claim.claimData));
  }

  const saving = useSaveClaim(claim.id, editing.save, {
    onSaved: () => {
      finish();
      router.replace(editing.back);
    },
    onRefused: (found) => fieldIssues.report(claim.creditorType, found),
    onConflict: (by, saved) =>
      setConflict({
        ...by,
        fields: saved ? Object.keys(editedIn(form, started.claimData, saved)) : [],
      }),
  });

  const fresh = () => client.fetchQuery({ ...queries.claim(claim.id), staleTime: 0 });

  function send() {
    if (!fieldIssues.check(claim.creditorType)) return;
    const claimData = edited();
    const lacked = editing.completes && 'missingFields' in started.claimData;
    if (Object.keys(claimData).length > 0 || lacked) {
      saving.save({ version: started.version, claimData });
    } else {
      finish();
      router.replace(editing.back);
    }
  }

  const { issues } = fieldIssues;
  const invalidPaths = useMemo(
    () => [
      ...issues.map(({ stablePath }) => stablePath),
      ...(editing.completes ? missingPaths(form, started.claimData) : []),
    ],
    [issues, editing.completes, form, started],
  );

  return {
    form,
    formKey,
    // The form takes its values once for each key.
    initial: typed.current,
    issues,
    invalidPaths,
    guard,
    saving,
    conflict,
    loading,
    /** The form holds what the person typed before the page closed; it is not saved. */
    restored,
    change(values: ClaimValues) {
      typed.current = values;
      kept.keep(edited);
      if (atEntrance && hasWork()) window.history.pushState(null, '', '?step=1');
    },
    save(values: ClaimValues) {
      typed.current = values;
      send();
    },
    saveAgain: send,
    /** Takes the values that somebody else saved. */
    async takeSaved() {
      setLoading(true);
      // At once: whoever leaves meanwhile does not find it again.
      kept.forget();
      await fresh()
        .then((now) => {
          setRestored(false);
          startFrom(now, inputsOf(form, now.claimData));
        })
        .catch((error) => {
          kept.keep(edited);
          saving.fail(error);
        })
        .finally(() => setLoading(false));
    },
    /** Puts what the person typed on top of what somebody else saved. */
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

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { fieldProblemsIn } from '@/components/claim-form/errors/field-issues';
import { isEditConflict } from '@/components/claims/edit-conflict';
import { toast } from '@/components/ui/toast/toast';
import type { ClaimEdit } from '@/lib/claims/records/schema';
import type { claimMutations } from '@/lib/client/mutations/claims';
import { queries } from '@/lib/client/queries/queries';
import { isSignedOut, RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import type { FieldProblem } from '@/lib/forms/validate';
import type { ConflictingEdit } from './conflict-alert';

interface Options {
  onSaved: () => void;
  onRefused: (problems: FieldProblem[]) => void;
  /** Somebody else saved first; `saved` is what they saved, if it could be loaded. */
  onConflict: (by: Omit<ConflictingEdit, 'fields'>, saved: ClaimValues | undefined) => void;
}

/** Saves as the claimant, or as the professional who entered it from paper. */
export type SaveClaim = (claimId: string) => ReturnType<typeof claimMutations.edit>;

/** Saves a claim's new values, one save at a time. */
export function useSaveClaim(
  claimId: string,
  saveBy: SaveClaim,
  { onSaved, onRefused, onConflict }: Options,
) {
  const t = useTranslations('claim.edit');
  const language = useLocale();
  const errorText = useErrorText();
  const client = useQueryClient();

  const fail = (error: unknown) =>
    toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });

  async function reportConflict(error: RequestError) {
    const { name = '', at = '' } = error.answer.issues?.[0]?.params ?? {};
    const fresh = await client
      .fetchQuery({ ...queries.claim(claimId), staleTime: 0 })
      .catch(() => undefined);
    onConflict({ name: `${name}`, at: `${at}` }, fresh?.claimData as ClaimValues | undefined);
  }

  const mutation = useMutation({
    ...saveBy(claimId),
    onSuccess: () => {
      toast({ variant: 'success', title: t('done') });
      onSaved();
    },
    onError: async (error) => {
      if (isSignedOut(error)) return;
      if (error instanceof RequestError && isEditConflict(error)) return reportConflict(error);
      fail(error);
      const problems =
        error instanceof RequestError ? fieldProblemsIn(error.answer.issues ?? [], language) : [];
      if (problems.length > 0) onRefused(problems);
    },
  });

  const { error } = mutation;
  return {
    pending: mutation.isPending || mutation.isSuccess,
    failure: error && !isSignedOut(error) && !isEditConflict(error) ? errorText(error) : null,
    signedOut: isSignedOut(error),
    reset: mutation.reset,
    fail,
    save: (body: ClaimEdit) => mutation.mutate(body),
  };
}

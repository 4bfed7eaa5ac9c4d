'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type Finding, findingsFrom } from '@/components/claim-wizard/errors/findings';
import { toast } from '@/components/ui/toast/toast';
import type { ClaimBody } from '@/lib/claims/schema';
import { attachDocument, claimMutations } from '@/lib/client/mutations/claims';
import { isSignedOut, RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface Options {
  /** Keeps what is sent as a draft, and gives the key of exactly this content. */
  save: () => Promise<string>;
  onFiled: () => void;
  /** The server found fields of the form wrong. */
  onRefused: (findings: Finding[]) => void;
}

/** Files the claim once, however often it is sent. */
export function useSubmitClaim({ save, onFiled, onRefused }: Options) {
  const t = useTranslations('wizard');
  const language = useLocale();
  const errorText = useErrorText();

  const mutation = useMutation({
    ...claimMutations.submit(save),
    onSuccess: (claim, body) => {
      attachAll(body.claimData.documents, claim.id);
      toast({
        variant: 'success',
        title: t('submitted.title'),
        description: t('submitted.text', { number: claim.claimNumber }),
      });
      onFiled();
    },
    onError: (error) => {
      if (isSignedOut(error)) return;
      toast({
        variant: 'destructive',
        title: t('failed.title'),
        description: errorText(error),
      });
      const findings =
        error instanceof RequestError ? findingsFrom(error.answer.issues ?? [], language) : [];
      if (findings.length > 0) onRefused(findings);
    },
  });

  return {
    pending: mutation.isPending || mutation.isSuccess,
    /** Why the last attempt failed, in words; not for a session that ended. */
    failure: mutation.error && !isSignedOut(mutation.error) ? errorText(mutation.error) : null,
    signedOut: isSignedOut(mutation.error),
    reset: mutation.reset,
    submit: (body: ClaimBody) => mutation.mutate(body),
  };
}

function attachAll(documents: unknown, claimId: string) {
  for (const id of Array.isArray(documents) ? documents : []) {
    attachDocument(String(id), claimId).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the claim has its documents already; for a developer
      console.warn('A document was not attached again', error);
    });
  }
}

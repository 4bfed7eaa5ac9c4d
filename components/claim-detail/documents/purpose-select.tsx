'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/shell/use-hydrated';
import { NativeSelect } from '@/components/ui/select/native-select';
import { toast } from '@/components/ui/toast/toast';
import { documentMutations, showDocuments } from '@/lib/client/mutations/documents';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { isPurpose, purposes } from '@/lib/documents/content/purposes';
import type { PresentedDocument } from '@/lib/documents/present';

/** Says of a document of a filed claim what it is. */
export function PurposeSelect({ document }: { document: PresentedDocument }) {
  const t = useTranslations('documents');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { documentType, id, originalFileName: name } = document;
  const { mutate, isPending, variables } = useMutation({
    ...documentMutations.describe,
    onSuccess(changed) {
      // Shown from now on, also if the line is cut before the claim is loaded anew.
      if (changed.claimId)
        showDocuments(client, changed.claimId, (documents) =>
          documents.map((one) => (one.id === id ? { ...one, ...changed } : one)),
        );
      toast({ variant: 'success', title: t('describe.done', { name }) });
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: t('describe.failed'),
        description: errorText(error),
      }),
  });
  // What is chosen before the page is alive would be lost.
  const alive = useHydrated();
  const said = isPurpose(documentType) ? documentType : null;
  return (
    <div className="w-full sm:w-72">
      <NativeSelect
        aria-label={t('describe.label', { name })}
        aria-busy={isPending}
        disabled={!alive}
        className="text-sm md:h-8"
        value={(isPending ? variables.purpose : said) ?? ''}
        placeholder={t('upload.purposeUnsaid')}
        options={purposes.map((value) => ({ value, label: t(`purposes.${value}`) }))}
        onChange={({ target: { value } }) =>
          mutate({ id, purpose: isPurpose(value) ? value : null })
        }
      />
    </div>
  );
}

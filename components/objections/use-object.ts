'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useKeptFields } from '@/components/claim/use-kept-fields';
import { useFailedFirst } from '@/components/documents/upload/failed-first';
import { useDocumentUploads } from '@/components/documents/upload/use-document-uploads';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { objectionMutations } from '@/lib/client/mutations/objections';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedDocument } from '@/lib/documents/present';
import { groundsOf } from '@/lib/law/objection-grounds';

const empty = { ground: '', text: '' };

/** An objection while a claimant writes it, with files for the claim, and its sending. */
export function useObject(claim: PresentedClaim, list: number, onClose: () => void) {
  const t = useTranslations('objections.form');
  const errorText = useErrorText();
  const { values, set, forget } = useKeptFields(`${claim.id}:objection:${list}`, empty);
  const ground = groundsOf(claim.creditorType).find((one) => one === values.ground);
  const { text } = values;
  const [files, setFiles] = useState<readonly PresentedDocument[]>([]);
  const [tried, setTried] = useState(false);
  function leave() {
    forget();
    onClose();
  }
  // A decided claim takes no file by itself: files wait, and go with the objection.
  const uploads = useDocumentUploads({
    documents: [...claim.documents, ...files],
    onChange: (documents) =>
      setFiles(documents.filter(({ id }) => claim.documents.every((one) => one.id !== id))),
  });
  const busy = uploads.uploads.some(({ state }) => state !== 'failed');
  const { asking, mayGo } = useFailedFirst(uploads);
  const { mutate, isPending } = useMutation({
    ...objectionMutations.object(claim.id),
    onSuccess: () => {
      toast({ variant: 'success', title: t('sent') });
      leave();
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  const said = text.trim();
  return {
    ground,
    text,
    set,
    leave,
    files,
    leaveOut: uploads.removeDocument,
    uploads,
    /** What the page asks before the person leaves files behind that did not arrive. */
    asking,
    busy,
    pending: isPending,
    missing: { ground: tried && !ground, text: tried && said === '' },
    send() {
      setTried(true);
      if (busy || isPending || !ground || said === '') return false;
      if (!mayGo()) return true;
      mutate({ list, ground, text: said, documentIds: files.map(({ id }) => id) });
      return true;
    },
  };
}

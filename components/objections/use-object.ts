'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCame } from '@/components/claim/on-paper/use-came';
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
export function useObject(
  claim: PresentedClaim,
  list: number,
  onPaper: boolean,
  onClose: () => void,
) {
  const t = useTranslations(onPaper ? 'objections.onPaper' : 'objections.form');
  const errorText = useErrorText();
  const { values, set, forget } = useKeptFields(`${claim.id}:objection:${list}`, empty);
  const ground = groundsOf(claim.creditorType).find((one) => one === values.ground);
  const { text } = values;
  const [files, setFiles] = useState<readonly PresentedDocument[]>([]);
  const { came, setCame, how } = useCame(onPaper);
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
    ...objectionMutations.object(claim.id, onPaper),
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
    came,
    setCame,
    missing: { ground: tried && !ground, text: tried && said === '', came: tried },
    send() {
      setTried(true);
      if (busy || isPending || !ground || said === '' || !how) return false;
      if (!mayGo()) return true;
      mutate({ list, ground, text: said, documentIds: files.map(({ id }) => id), ...how });
      return true;
    },
  };
}

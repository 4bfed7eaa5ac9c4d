'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCame } from '@/components/claim/on-paper/use-came';
import { useKeptEdit } from '@/components/claim/use-kept-edit';
import { useFailedFirst } from '@/components/documents/upload/failed-first';
import { useDocumentUploads } from '@/components/documents/upload/use-document-uploads';
import { toast } from '@/components/ui/toast/toast';
import {
  type ChangeKind,
  changeKinds,
  fieldsOfKind,
  kindsTaken,
  needsPaper,
} from '@/lib/claims/deeds/changes/kinds';
import { maxChangeReason, minChangeReason } from '@/lib/claims/deeds/changes/limits';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { changeMutations } from '@/lib/client/mutations/changes';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { BegunChange } from './begun';
import { inputsOfKinds, typedOver, wrongFields } from './typed-values';

/** Appends the begun text to what is there already, once. */
const joined = (there: string, begun: string) =>
  there.includes(begun.trim()) ? there : [there, begun].filter(Boolean).join('\n');

const isKind = (value: unknown): value is ChangeKind => changeKinds.some((kind) => kind === value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A request for a change while a person types it, with its papers, and its sending. */
export function useAskChange(
  claim: PresentedClaim,
  begun: BegunChange | null,
  onPaper: boolean,
  onClose: () => void,
) {
  const t = useTranslations('changes.form');
  const entering = useTranslations('changes.onPaper');
  const errorText = useErrorText();
  const form = formOf(claim.creditorType);
  const [initial] = useState(() => inputsOfKinds(form, claim.claimData));
  const methods = useForm<ClaimValues>({ defaultValues: initial });
  const kinds = kindsTaken(claim.status, claim.determination !== null);
  const first = begun || kinds.length === 1 ? 'document' : null;
  const [kind, setKind] = useState<ChangeKind | null>(first);
  const [reason, setReason] = useState(begun?.reason ?? '');
  const [files, setFiles] = useState<readonly PresentedDocument[]>([]);
  const { came, setCame, how } = useCame(onPaper);
  const [tried, setTried] = useState(false);
  const [wrong, setWrong] = useState<string[]>([]);
  const [formKey, setFormKey] = useState(0);
  const touched = useRef(false);
  const latest = useRef({ kind, reason });

  const { keep, forget } = useKeptEdit(`${claim.id}:change`, (found) => {
    if (touched.current) return;
    const typed = Object.fromEntries(
      Object.keys(initial).map((name) => [name, textOf(found[name] ?? initial[name])]),
    );
    methods.reset(typed);
    setFormKey((key) => key + 1);
    const before = textOf(found.reason);
    put({
      kind: first ?? (isKind(found.kind) ? found.kind : null),
      reason: begun ? joined(before, begun.reason) : before,
    });
  });

  function put(next: typeof latest.current) {
    latest.current = next;
    setKind(next.kind);
    setReason(next.reason);
  }

  function current() {
    const now = methods.getValues();
    const typed = Object.entries(now).filter(([name, value]) => value !== initial[name]);
    const said = Object.entries(latest.current).filter(([, value]) => value);
    return Object.fromEntries([...said, ...typed]);
  }

  function change(next: Partial<typeof latest.current>) {
    touched.current = true;
    put({ ...latest.current, ...next });
    keep(current);
  }

  const onTyped = useRef(() => {});
  useEffect(() => {
    onTyped.current = () => {
      touched.current = true;
      keep(current);
    };
  });
  const { subscribe } = methods;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, dirtyFields: true },
        callback: () => onTyped.current(),
      }),
    [subscribe],
  );

  // The person pressed again, perhaps for another paper.
  const taken = useRef(begun?.times);
  useEffect(() => {
    if (!begun || taken.current === begun.times) return;
    taken.current = begun.times;
    touched.current = true;
    put({ kind: 'document', reason: joined(latest.current.reason, begun.reason) });
  });

  function leave() {
    forget();
    onClose();
  }
  // These wait, and come with the request: a claim that is decided takes no file by itself.
  const uploads = useDocumentUploads({
    documents: [...claim.documents, ...files],
    onChange: (documents) =>
      setFiles(documents.filter(({ id }) => claim.documents.every((one) => one.id !== id))),
  });
  const busy = uploads.uploads.some(({ state }) => state !== 'failed');
  const { asking, mayGo } = useFailedFirst(uploads);
  const { mutate, isPending } = useMutation({
    ...changeMutations.ask(claim.id, onPaper),
    onSuccess: () => {
      toast({ variant: 'success', title: onPaper ? entering('entered') : t('sent') });
      leave();
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: onPaper ? entering('failed') : t('failed'),
        description: errorText(error),
      }),
  });
  const said = reason.trim();
  const short = said.length < minChangeReason;
  const long = said.length > maxChangeReason;
  const lacksPaper = kind !== null && needsPaper(kind) && files.length === 0;
  const fields = kind ? fieldsOfKind(form, kind) : [];
  return {
    form,
    methods,
    /** Changes when the page restores what it stored. */
    formKey,
    kinds,
    kind,
    fields,
    reason,
    came,
    setCame,
    set: change,
    leave,
    files,
    leaveOut: uploads.removeDocument,
    uploads,
    /** What the page asks before the person leaves files behind that did not arrive. */
    asking,
    busy,
    pending: isPending,
    wrong,
    missing: {
      came: tried && onPaper,
      kind: tried && !kind,
      reason: tried && short,
      long,
      paper: tried && lacksPaper && !busy,
    },
    /** False when something is missing or wrong. */
    send() {
      setTried(true);
      if (!kind) return false;
      const values = typedOver(form, kind, claim.claimData, methods.getValues());
      const refused = wrongFields(form, claim.claimData, values);
      setWrong(refused);
      if (refused.length > 0 || short || long || lacksPaper || !how || busy || isPending)
        return false;
      if (fields.length > 0 && Object.keys(values).length === 0) {
        toast({ variant: 'destructive', title: t('nothingChanged') });
        return false;
      }
      if (!mayGo()) return true;
      mutate({ kind, reason: said, values, documentIds: files.map(({ id }) => id), ...how });
      return true;
    },
  };
}

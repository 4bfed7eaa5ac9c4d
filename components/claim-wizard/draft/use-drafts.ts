'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer, useRef, useState } from 'react';
import type { ListedDraft, PresentedDraft } from '@/lib/claims/drafts/read';
import type { NumberShown } from '@/lib/claims/drafts/schema';
import { revealInDraft, saveDraft } from '@/lib/client/mutations/drafts';
import { queries } from '@/lib/client/queries';
import { RequestError } from '@/lib/client/request/request';
import { readToken } from '@/lib/client/request/token';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { problemsInDraft } from '@/lib/forms/validate-draft';
import { emptyValuesOf } from '@/lib/forms/values';
import { type OpenDraft, openDraft } from './open-draft';
import { useSaveOnLeaving } from './use-save-on-leaving';

/** Where the wizard begins: at a form, with what is kept of it. */
export interface Beginning {
  type: CreditorType | null;
  draft: PresentedDraft | null;
}

/** The claims that this person fills in, one for each type that was tried, each kept on the server. */
export function useDrafts(
  userId: string,
  listed: readonly ListedDraft[],
  begin: Beginning,
  onLeft: (saved: boolean) => void,
) {
  const client = useQueryClient();
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [type, setType] = useState(begin.type);
  // Another key when the form has to take up other values.
  const [formKey, setFormKey] = useState(0);
  const owner = useRef(readToken());

  /** Another tab may have signed in somebody else: what was typed here is not theirs. */
  const requireOwner = useCallback(async () => {
    const token = readToken();
    if (token === owner.current) return;
    const me = await client.fetchQuery({ ...queries.me, staleTime: 0 });
    if (me.id !== userId) throw new RequestError(401, 'Another person signed in', '');
    owner.current = token;
  }, [client, userId]);

  const open = (of: CreditorType, found: PresentedDraft | null, documents: PresentedDocument[]) =>
    openDraft(of, found, {
      async send(creditorType, content, revision, keepalive) {
        await requireOwner();
        return saveDraft(creditorType, { ...content, revision }, keepalive);
      },
      onSaving: rerender,
      documents,
    });
  const [opened] = useState(() => {
    const drafts = new Map<CreditorType, OpenDraft>();
    if (begin.type) drafts.set(begin.type, open(begin.type, begin.draft, []));
    return drafts;
  });
  const current = type ? opened.get(type) : undefined;
  const valuesOf = (of: CreditorType) => opened.get(of)?.values ?? emptyValuesOf(formOf(of));
  const fetchDraft = (of: CreditorType) => client.fetchQuery(queries.draft(of));

  useSaveOnLeaving(opened, onLeft);

  return {
    type,
    setType,
    current,
    formKey,
    valuesOf,
    change: useCallback(
      (of: CreditorType, values: ClaimValues) => {
        const draft = opened.get(of);
        if (!draft) return;
        draft.values = values;
        draft.changed();
      },
      [opened],
    ),
    setDocuments(documents: PresentedDocument[]) {
      if (!current) return;
      current.documents = documents;
      current.changed();
      rerender();
    },
    /** What keeps this claim from being filed, as far as it is known here. */
    problemsOf: (of: CreditorType) =>
      problemsInDraft(formOf(of), opened.get(of)?.wrongNumbers ?? new Map(), valuesOf(of)),
    /** The number that a field of the form shows masked, in full. Throws why it cannot be told. */
    reveal: useCallback(
      async (of: CreditorType, shown: NumberShown) => {
        await requireOwner();
        return (await revealInDraft(of, shown)).number;
      },
      [requireOwner],
    ),
    /** Opens what is kept of this type, or an empty form. Throws when it could not be asked for. */
    async open(of: CreditorType) {
      if (opened.has(of)) return;
      const known = listed.some(({ creditorType }) => creditorType === of);
      const found = known ? await fetchDraft(of) : null;
      opened.set(of, open(of, found, current?.documents ?? []));
      opened.get(of)?.changed();
    },
    /** What was saved elsewhere takes the place of what is here. */
    async takeOther(of: CreditorType) {
      const found = await fetchDraft(of);
      opened.get(of)?.saver.close();
      opened.set(of, open(of, found, []));
      setFormKey((key) => key + 1);
    },
    /** What is here takes the place of what was saved elsewhere, or becomes a draft again. */
    async keepMine(of: CreditorType) {
      const found = await fetchDraft(of);
      await opened.get(of)?.saver.replace(found?.revision ?? 0);
    },
    isUnsaved: () => [...opened.values()].some(({ saver }) => saver.isUnsaved()),
    isAtRisk: () => [...opened.values()].some(({ saver }) => saver.isAtRisk()),
    /** Saves everything now. Throws why it could not be saved. */
    flush: async () =>
      void (await Promise.all([...opened.values()].map(({ saver }) => saver.flush()))),
    /** It was filed or given up: nothing of it is saved any more. */
    close: (of: CreditorType) => opened.get(of)?.saver.close(),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;

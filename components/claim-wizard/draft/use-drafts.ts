'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useFormAsFiled } from '@/components/claim-form/use-form-as-filed';
import {
  type Found,
  foundOnServer,
  type OpenDraft,
  openDraft,
} from '@/components/drafts/open-draft';
import type { ListedDraft } from '@/lib/claims/records/drafts/read';
import type { NumberShown } from '@/lib/claims/records/drafts/schema';
import { revealInDraft, saveDraft } from '@/lib/client/mutations/drafts';
import { discardDrafts } from '@/lib/client/on-device/drafts';
import type { Submission } from '@/lib/client/on-device/submission';
import { holdWizard } from '@/lib/client/on-device/wizard-lock';
import { queries } from '@/lib/client/queries/queries';
import { RequestError } from '@/lib/client/request/request';
import { readToken } from '@/lib/client/request/token';
import type { PresentedDocument } from '@/lib/documents/present';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { type AccountFacts, startValuesOf } from '@/lib/forms/start';
import { problemsInDraft } from '@/lib/forms/validate-draft';
import { findDraft } from './find-draft';
import { type Left, useSaveOnLeaving } from './use-save-on-leaving';

/** Where the wizard begins: at a form, with what was found of it. */
export interface Beginning {
  type: CreditorType | null;
  found: Found | null;
  /** A claim that an earlier visit sent, and nobody could tell yet what became of it. */
  submission: Submission | null;
}

/** The claims that this person fills in, one for each type that was tried, each kept on the server. */
export function useDrafts(
  userId: string,
  listed: readonly ListedDraft[],
  begin: Beginning,
  account: AccountFacts,
  onLeft: (how: Left) => void,
) {
  const client = useQueryClient();
  const asFiled = useFormAsFiled();
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

  const open = (found: Found, documents: PresentedDocument[]) =>
    openDraft(found, {
      userId,
      async send(creditorType, content, revision, keepalive) {
        await requireOwner();
        return saveDraft(creditorType, { ...content, revision }, keepalive);
      },
      onSaving: rerender,
      start: startValuesOf(formOf(found.draft.creditorType), account),
      documents,
    });
  const [opened] = useState(() => {
    const drafts = new Map<CreditorType, OpenDraft>();
    if (begin.type)
      drafts.set(begin.type, open(begin.found ?? foundOnServer(begin.type, null), []));
    return drafts;
  });
  const current = type ? opened.get(type) : undefined;
  const valuesOf = (of: CreditorType) =>
    opened.get(of)?.values ?? startValuesOf(formOf(of), account);
  const fetchDraft = (of: CreditorType) => client.fetchQuery(queries.draft(of));

  useSaveOnLeaving(opened, onLeft);
  useEffect(holdWizard, []);
  useEffect(() => {
    for (const draft of opened.values()) draft.begin();
  }, [opened]);

  function put(of: CreditorType, draft: OpenDraft) {
    opened.set(of, draft);
    draft.begin();
  }

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
      problemsInDraft(asFiled(of), opened.get(of)?.wrongNumbers ?? new Map(), valuesOf(of)),
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
      const found = await findDraft(userId, of, known ? () => fetchDraft(of) : null);
      put(of, open(found, current?.documents ?? []));
      opened.get(of)?.changed();
    },
    /** What was saved elsewhere takes the place of what is here. */
    async takeOther(of: CreditorType) {
      const found = foundOnServer(of, await fetchDraft(of));
      await opened.get(of)?.end();
      put(of, open(found, []));
      setFormKey((key) => key + 1);
    },
    /** What is here takes the place of what was saved elsewhere, or becomes a draft again. */
    async keepMine(of: CreditorType) {
      const found = await fetchDraft(of);
      await opened.get(of)?.saver.replace(found?.revision ?? 0);
    },
    isUnsaved: () => [...opened.values()].some(({ saver }) => saver.isUnsaved()),
    /** Whether something is not saved, and whether all of that outlives the page on this device. */
    unsaved(): 'kept' | 'lost' | null {
      const unsaved = [...opened.values()].filter(({ saver }) => saver.isUnsaved());
      if (unsaved.length === 0) return null;
      return unsaved.every(({ keptHere }) => keptHere) ? 'kept' : 'lost';
    },
    isAtRisk: () => [...opened.values()].some(({ saver }) => saver.isAtRisk()),
    /** Saves everything now. Throws why it could not be saved. */
    flush: async () =>
      void (await Promise.all([...opened.values()].map(({ saver }) => saver.flush()))),
    /** It was filed or given up: nothing of it is saved or kept any more. */
    async close(of: CreditorType) {
      await opened.get(of)?.end();
      await discardDrafts(userId, of);
    },
  };
}

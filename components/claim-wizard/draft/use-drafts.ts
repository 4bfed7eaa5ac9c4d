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

export interface Beginning {
  type: CreditorType | null;
  found: Found | null;
  /** A claim that an earlier visit sent, with an unknown outcome. */
  submission: Submission | null;
}

/** The claims that this person fills in, one for each type that they tried, each saved on the server. */
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
  // A new key makes the form take other values.
  const [formKey, setFormKey] = useState(0);
  const owner = useRef(readToken());

  /** Another tab may have signed in somebody else, who does not own what was typed here. */
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
    /** What keeps this claim from being filed, as far as this page knows. */
    problemsOf: (of: CreditorType) =>
      problemsInDraft(asFiled(of), opened.get(of)?.wrongNumbers ?? new Map(), valuesOf(of)),
    /** Gives in full the number that a field shows masked. Throws why it cannot. */
    reveal: useCallback(
      async (of: CreditorType, shown: NumberShown) => {
        await requireOwner();
        return (await revealInDraft(of, shown)).number;
      },
      [requireOwner],
    ),
    /** Opens the draft of this type, or an empty form. Throws when nobody could tell whether there is one. */
    async open(of: CreditorType) {
      if (opened.has(of)) return;
      const known = listed.some(({ creditorType }) => creditorType === of);
      const found = await findDraft(userId, of, known ? () => fetchDraft(of) : null);
      put(of, open(found, current?.documents ?? []));
      opened.get(of)?.changed();
    },
    /** Takes what another page saved. */
    async takeOther(of: CreditorType) {
      const found = foundOnServer(of, await fetchDraft(of));
      await opened.get(of)?.end();
      put(of, open(found, []));
      setFormKey((key) => key + 1);
    },
    /** Replaces what another page saved, or makes a draft again. */
    async keepMine(of: CreditorType) {
      const found = await fetchDraft(of);
      await opened.get(of)?.saver.replace(found?.revision ?? 0);
    },
    isUnsaved: () => [...opened.values()].some(({ saver }) => saver.isUnsaved()),
    /** Whether something is not saved, and whether this device keeps all of that. */
    unsaved(): 'kept' | 'lost' | null {
      const unsaved = [...opened.values()].filter(({ saver }) => saver.isUnsaved());
      if (unsaved.length === 0) return null;
      return unsaved.every(({ keptHere }) => keptHere) ? 'kept' : 'lost';
    },
    isAtRisk: () => [...opened.values()].some(({ saver }) => saver.isAtRisk()),
    /** Saves everything now. Throws why it could not. */
    flush: async () =>
      void (await Promise.all([...opened.values()].map(({ saver }) => saver.flush()))),
    /** The claim is filed or given up: nothing of it is saved any more. */
    async close(of: CreditorType) {
      await opened.get(of)?.end();
      await discardDrafts(userId, of);
    },
  };
}

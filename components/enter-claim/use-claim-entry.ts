'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { useLeaveGuard } from '@/components/claim-wizard/draft/use-leave-guard';
import { useFieldIssues } from '@/components/claim-wizard/errors/use-field-issues';
import { claimBodyOf } from '@/components/claim-wizard/steps/claim-body';
import { toast } from '@/components/ui/toast/toast';
import type { EnteredBody } from '@/lib/claims/records/schema';
import { paths } from '@/lib/client/paths/paths';
import type { PresentedDocument } from '@/lib/documents/present';
import { faultWithin } from '@/lib/format/typed-day';
import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import { formOf, isCreditorType } from '@/lib/forms/definitions/registry';
import { readPaper } from '@/lib/forms/paper';
import { emptyValuesOf } from '@/lib/forms/values';
import type { Receipt } from './receipt';
import { useEnter } from './use-enter';

/** For the buttons that submit the form from below. */
export const entryFormId = 'entry-form';

const meant = { same: 'evenIfSame', before: 'beforeCommencement' } as const;

function typeIn(params: Pick<URLSearchParams, 'get'>) {
  const asked = params.get('type');
  return isCreditorType(asked) ? asked : null;
}

const emptyOf = (type: CreditorType | null): ClaimValues =>
  type ? { ...emptyValuesOf(formOf(type)) } : {};

export function useClaimEntry() {
  const t = useTranslations('enter');
  const router = useRouter();
  const params = useSearchParams();
  const [type, setType] = useState(() => typeIn(params));
  const [receipt, setReceipt] = useState<Receipt>({ receivedOn: '', receivedBy: '' });
  const [documents, setDocuments] = useState<PresentedDocument[]>([]);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  // Each paper gets a new form.
  const [paper, setPaper] = useState(0);
  const typed = useRef<ClaimValues>(emptyOf(type));
  const work = useRef(false);
  const next = useRef(false);
  const agreed = useRef<Partial<Record<'evenIfSame' | 'beforeCommencement', true>>>({});

  const fieldIssues = useFieldIssues(
    { valuesOf: () => typed.current },
    type,
    (of) => readPaper(formOf(of), typed.current).problems,
  );
  const atEntrance = !params.has('step');
  const guard = useLeaveGuard({
    atEntrance,
    hasWork: () => work.current,
    onLeave: () => {
      work.current = false;
    },
  });

  const entering = useEnter({
    onEntered: ({ id, claimNumber }) => {
      work.current = false;
      toast({ variant: 'success', title: t('done', { number: claimNumber }) });
      if (next.current) begin();
      else router.replace(paths.ipClaim(id));
    },
    onRefused: (found) => type && fieldIssues.report(type, found),
  });

  /** Starts an empty form of the same kind, because papers come in batches. */
  function begin() {
    typed.current = emptyOf(type);
    agreed.current = {};
    setDocuments([]);
    setAsked(false);
    setPaper((count) => count + 1);
    entering.reset();
    window.scrollTo(0, 0);
  }

  function send() {
    setAsked(true);
    const { receivedBy, receivedOn } = receipt;
    if (!type || !receivedBy || faultWithin(receivedOn) || busy || !fieldIssues.check(type)) return;
    const body = claimBodyOf(type, typed.current, documents);
    const entered: EnteredBody = {
      ...body,
      receivedBy,
      receivedOn,
      evenIfSame: agreed.current.evenIfSame === true,
      beforeCommencement: agreed.current.beforeCommencement === true,
    };
    entering.enter(entered);
  }

  const { issues } = fieldIssues;
  return {
    type,
    receipt,
    documents,
    asked,
    busy,
    guard,
    entering,
    issues,
    invalidPaths: useMemo(() => issues.map(({ stablePath }) => stablePath), [issues]),
    formKey: `${type}:${paper}`,
    /** The form takes its values once for each key. */
    initial: typed.current,
    chooseType(chosen: CreditorType) {
      typed.current = emptyOf(chosen);
      setType(chosen);
    },
    setReceipt(given: Receipt) {
      agreed.current = {};
      setReceipt(given);
    },
    setDocuments(given: PresentedDocument[]) {
      work.current = true;
      setDocuments(given);
    },
    setBusy,
    change(values: ClaimValues) {
      typed.current = values;
      agreed.current = {};
      work.current = true;
      if (atEntrance) window.history.pushState(null, '', '?step=1');
    },
    submit(values: ClaimValues) {
      typed.current = values;
      send();
    },
    /** Says what follows the next submit: another paper, or the claim. */
    goOn: (another: boolean) => {
      next.current = another;
    },
    confirm() {
      if (entering.asked) agreed.current[meant[entering.asked.about]] = true;
      send();
    },
  };
}

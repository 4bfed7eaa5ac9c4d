'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { paths } from '@/lib/client/paths';
import type { PresentedDocument } from '@/lib/documents/present';
import type { CreditorType } from '@/lib/forms/field';
import { formOf } from '@/lib/forms/registry';
import { problemsIn } from '@/lib/forms/schema';
import { claimBodyOf } from './claim-body';
import type { Draft } from './draft';
import type { Step } from './steps';
import { useDraft } from './use-draft';
import { useFindings } from './use-findings';
import { useLeaveGuard } from './use-leave-guard';
import { useSubmitClaim } from './use-submit-claim';
import { useWizardStep } from './use-wizard-step';

/** Everything the wizard knows and does. */
export function useWizard(userId: string) {
  const router = useRouter();
  const { draft, type, setType, change, close, isClosed } = useDraft(userId);
  const [documents, setDocuments] = useState<PresentedDocument[]>([]);
  const [busy, setBusy] = useState(false);
  const [warned, setWarned] = useState<'type' | 'busy' | 'declaration' | null>(null);
  // The very content that was declared to be true; a change takes the tick away.
  const [declaredFor, setDeclaredFor] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);

  const findings = useFindings(draft, type);
  const { step, atEntrance, push, goBackTo } = useWizardStep(
    reachableStep(draft, type, busy),
    () => (busy ? setWarned('busy') : type && findings.check(type)),
  );
  const hasWork = () => !isClosed() && (draft.hasWork() || documents.length > 0 || busy);
  const guard = useLeaveGuard({ atEntrance, hasWork, onLeave: close });

  const body = step === 4 && type ? claimBodyOf(type, draft.valuesOf(type), documents) : null;
  const content = JSON.stringify(body);
  const declared = declaredFor !== null && declaredFor === content;
  const submission = useSubmitClaim({
    onFiled: () => {
      close();
      router.replace(paths.home);
    },
    onRefused: (found) => {
      if (type) findings.report(type, found);
      goBackTo(2);
    },
  });
  if (step >= 3 && !opened) setOpened(true);

  return {
    step,
    type,
    draft,
    documents,
    findings,
    submission,
    guard,
    declared,
    typeMissing: warned === 'type' && !type,
    busyWarned: warned === 'busy' && busy,
    undeclared: warned === 'declaration' && !declared,
    /** The uploads go on while another step is shown, so the step stays once it was opened. */
    documentsOpened: opened,
    change,
    setDocuments,
    setBusy,
    goBackTo,
    choose(chosen: CreditorType) {
      // An entry of our own to go back to, so that leaving can be asked about. Made by a click,
      // since browsers pass over entries that were not.
      if (atEntrance) push(1);
      setType(chosen);
    },
    back: () => goBackTo(previous[step]),
    next() {
      setWarned(null);
      if (step === 1) {
        if (!type) setWarned('type');
        else push(2);
      } else if (step === 2) {
        if (type && findings.check(type)) push(3);
      } else if (busy) setWarned('busy');
      else push(4);
    },
    declare: (ticked: boolean) => setDeclaredFor(ticked ? content : null),
    submit() {
      if (!declared) setWarned('declaration');
      else if (body) submission.submit(body);
    },
  };
}

const previous: Record<Step, Step> = { 1: 1, 2: 1, 3: 2, 4: 3 };

function reachableStep(draft: Draft, type: CreditorType | null, busy: boolean): Step {
  if (!type) return 1;
  if (problemsIn(formOf(type), draft.valuesOf(type)).length > 0) return 2;
  return busy ? 3 : 4;
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isPhone } from '@/components/claim-form/sections/use-screens';
import type { Step } from '@/components/claim-wizard/steps/steps';
import { useStepInAddress } from '@/components/claim-wizard/steps/use-step-in-address';
import type { BegunDraft } from '@/components/drafts/kept-list';
import { toast } from '@/components/ui/toast/toast';
import type { Place } from '@/lib/client/on-device/drafts';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { screenOf, screensOf } from '@/lib/forms/definitions/screens';
import { sectionAt } from '@/lib/forms/left-open';
import type { WizardDraft } from './use-wizard-draft';

const entrance: Place = { step: 2, section: null };
const previous: Record<Step, Step> = { 1: 1, 2: 1, 3: 2, 4: 3 };

/** The shown step, and the ways on and back that the draft allows; `fresh` when nothing is saved yet. */
export function useWizardSteps(draft: WizardDraft, fresh: boolean) {
  const t = useTranslations('wizard');
  const errorText = useErrorText();
  const { type, current, fieldIssues, uploading, failed } = draft;
  const [opening, setOpening] = useState(false);
  const [warned, setWarned] = useState<'type' | 'uploading' | 'failed' | null>(null);
  const [documentsOpened, setDocumentsOpened] = useState(false);
  const { step, section, atEntrance, push, rename, goBackTo } = useStepInAddress(
    type,
    reachableStep(draft),
    () => sectionToMend(draft),
    () => (uploading ? setWarned('uploading') : current && fieldIssues.check(current.type)),
  );
  if (step >= 3 && !documentsOpened) setDocumentsOpened(true);
  const [skipsFirst, setSkipsFirst] = useState(fresh);
  if (step === 1 && skipsFirst) setSkipsFirst(false);
  const { changing, change } = useChanging(step, () => goBackTo(2));
  useEffect(() => {
    if (step > 1)
      current?.stay({
        step,
        section: step === 2 ? sectionAt(formOf(current.type), section ?? 0) : null,
      });
  }, [current, step, section]);

  function choose(chosen: CreditorType | null) {
    // The wizard needs a history entry of its own, so that it can ask before 'Back' leaves it. A click makes it, because
    // browsers pass over other entries.
    if (atEntrance) push(1, chosen);
    else rename(chosen);
    draft.setType(chosen);
  }

  /** Opens the form of this type with its draft, and shows it, or a later step that the address asks for and the draft allows. */
  async function openForm(of: CreditorType, { step: to, section } = entrance) {
    setOpening(true);
    await draft
      .open(of)
      .then(() => {
        push(2, of, section?.at);
        if (draft.problemsOf(of).length > 0) return;
        if (to > 2) push(3, of);
        if (to > 3) push(4, of);
      })
      .catch((error: unknown) =>
        toast({
          variant: 'destructive',
          title: t('draft.notOpened'),
          description: errorText(error),
        }),
      )
      .finally(() => setOpening(false));
  }

  return {
    step,
    atEntrance,
    opening,
    /** The person chose the form before the wizard opened, which skipped its first step. */
    choseBefore: skipsFirst && step === 2,
    typeMissing: warned === 'type' && !type,
    uploadingWarned: warned === 'uploading' && uploading,
    /** Files did not arrive, and the next press goes on without them. */
    failedWarned: warned === 'failed' && failed.length > 0,
    /** Uploads go on while another step is shown, so this step stays once it was opened. */
    documentsOpened,
    /** The field that the review led to; null for anybody else. */
    changing,
    change,
    goBackTo,
    choose,
    resume({ creditorType, place }: BegunDraft) {
      choose(creditorType);
      void openForm(creditorType, place);
    },
    back: () => goBackTo(previous[step], step === 3 && type ? lastScreen(type) : null),
    next() {
      setWarned(null);
      if (step === 1) {
        if (!type) setWarned('type');
        else void openForm(type);
      } else if (step === 2) {
        if (type && fieldIssues.check(type)) push(3);
      } else if (uploading) setWarned('uploading');
      else if (failed.length > 0 && warned !== 'failed') setWarned('failed');
      else push(4);
    },
    /** From the form straight to the review, if that led here. */
    returnToReview() {
      if (!type || !fieldIssues.check(type)) return;
      push(3);
      push(4);
    },
  };
}

export type WizardSteps = ReturnType<typeof useWizardSteps>;

function reachableStep({ type, current, problemsOf, uploading }: WizardDraft): Step {
  if (!type || !current) return 1;
  if (problemsOf(type).length > 0) return 2;
  return uploading ? 3 : 4;
}

/** On a telephone 'Back' leads to the form's last section; null where all sections are shown. */
const lastScreen = (type: CreditorType) => (isPhone() ? screensOf(formOf(type)).length : null);

/** The section with the first field to fill in or correct, counted from 1. */
function sectionToMend({ type, problemsOf }: WizardDraft) {
  const [first] = type ? problemsOf(type) : [];
  return type && first ? screenOf(formOf(type), first.path) + 1 : null;
}

/** The way from the review to one field of the form and back. */
function useChanging(step: Step, goToForm: () => void) {
  const [going, setGoing] = useState<{ path: string; arrived: boolean } | null>(null);
  if (going && going.arrived !== (step === 2)) {
    setGoing(going.arrived ? null : { ...going, arrived: true });
  }
  return {
    changing: going?.path ?? null,
    change(path: string) {
      // A second press would go back twice as far.
      if (going) return;
      setGoing({ path, arrived: false });
      goToForm();
    },
  };
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useHeadLabel } from '@/components/claim/use-head-label';
import { compact } from '@/components/desk/compact';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeys } from '@/components/keys/use-keys';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { inPaise, whollyUnderVerification } from '@/lib/law/amounts';
import { rowHeads } from '@/lib/law/heads';
import { Conflict, conflictId } from './conflict';
import { Currency } from './currency';
import { DeedButtons } from './deed-buttons';
import { Facilities } from './facilities/facilities';
import { Heads } from './heads';
import { Interest } from './interest';
import { MoreFields } from './more-fields';
import { MovedFlag } from './moved-flag';
import { Notices } from './notices';
import { rebased } from './rebase';
import { conflictOf } from './seen-versions';
import { useDeeds } from './use-deeds';
import { type Kept, useDeterminationForm, versionsNow } from './use-determination-form';
import { VotingDebt } from './voting-debt';

const GiveBack = onDemand(async () => (await import('./give-back')).GiveBack, {
  close: ({ onClose }) => onClose(),
});

const PastePanel = onDemand(async () => (await import('./paste/paste-panel')).PastePanel, {
  close: ({ onClose }) => onClose(),
});

interface DeterminationFormProps {
  claim: PresentedClaim;
  determinations: readonly PresentedDetermination[];
  kept: Kept | null;
  onDone: () => void;
}

/** The determination of the open claim: amounts by head, further facts, and the buttons. */
export function DeterminationForm({ claim, determinations, kept, onDone }: DeterminationFormProps) {
  const t = useTranslations('desk.determination');
  const box = useRef<HTMLFormElement>(null);
  const [newest] = determinations;
  const inForce = determinations.find(({ confirmedAt }) => confirmedAt !== null);
  const labelOf = useHeadLabel(claim);
  const editor = useDeterminationForm(claim, newest, kept);
  const { form, read } = editor;
  const deeds = useDeeds({ claim, newest, editor, onDone });
  /** The list that is pasted in the place of the form; null while none is. */
  const [pasted, setPasted] = useState<string | null>(null);
  /** The head whose interest is calculated in the place of what else is said. */
  const [interest, setInterest] = useState<number | null>(null);
  const [returning, setReturning] = useState<PresentedDetermination | null>(null);

  const now = versionsNow(claim, newest);
  const conflict = conflictOf(read, now);
  // The person typed nothing, so the form simply takes what somebody else decided.
  const unread = conflict === 'determination' && !editor.isChanged(form.getValues());
  const { startAnew } = editor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: startAnew is a new function in each render
  useEffect(() => {
    if (unread) startAnew();
  }, [unread]);

  function keepMine() {
    if (!conflict) return;
    if (conflict === 'claim') {
      const { heads, moved } = rebased(form.getValues(), claim);
      form.setValue('heads', heads);
      form.setValue('moved', moved);
    }
    editor.seeVersions(conflict);
  }

  function focusFirstFault() {
    setInterest(null);
    // By then the form is rendered and has marked the wrong fields. The table goes to its own by itself.
    requestAnimationFrame(() => {
      if (box.current?.querySelector('table [data-wrong]')) return;
      box.current
        ?.querySelector<HTMLElement>('[aria-invalid=true], [data-head]:has([role=alert]) input')
        ?.focus();
    });
  }

  /** Calls `act` with the values of the fields, unless they are wrong. */
  function submit(act: typeof deeds.propose) {
    if (conflict) return document.getElementById(conflictId)?.focus();
    void form.handleSubmit(act, focusFirstFault)();
  }

  function decide() {
    const values = form.getValues();
    const proposal = deeds.standingProposal(values);
    const main = deeds.mainDeed(values);
    if (deeds.waiting(values)) return;
    if (main !== 'confirmProposal') return submit(deeds[main]);
    if (conflict || !proposal) return document.getElementById(conflictId)?.focus();
    deeds.confirmProposal(proposal);
  }

  function proposeOnly() {
    // The same again would only be another number.
    if (!deeds.standingProposal(form.getValues())) submit(deeds.propose);
  }
  const giveBack = deeds.mayConfirm && newest?.state === 'proposed' ? newest : undefined;

  useKeys(deskKeys, 'determination', {
    // What is pasted first gets its rows.
    decide: pasted === null ? decide : undefined,
    proposeOnly: pasted === null ? proposeOnly : undefined,
    giveBack: giveBack && pasted === null ? () => setReturning(giveBack) : undefined,
    more: () => box.current?.querySelector<HTMLElement>('[name=category]')?.focus(),
    note: () => box.current?.querySelector<HTMLElement>('[name=internalNote]')?.focus(),
  });

  return (
    <FormProvider {...form}>
      {pasted === null ? (
        <form
          ref={box}
          noValidate
          aria-label={t('label', { number: claim.claimNumber })}
          // Enter in a field does nothing: a determination is too much for one keystroke.
          onSubmit={(event) => event.preventDefault()}
          className={cn(compact, 'determination', interest !== null && 'with-panel')}
        >
          <Notices claim={claim} newest={newest}>
            {conflict && !unread && (
              <Conflict
                what={conflict}
                rowsStartAnew={rowHeads(claim).length > 0}
                newest={newest}
                labelOf={labelOf}
                onKeep={keepMine}
                onTakeTheirs={editor.startAnew}
              />
            )}
          </Notices>
          <Heads
            claim={claim}
            labelOf={labelOf}
            onPaste={setPasted}
            onInterest={setInterest}
            claimAmount={claim.claimAmount}
            told={inForce !== undefined && !whollyUnderVerification(inPaise(inForce.totals))}
          />
          {interest === null ? (
            <div className="determination-more">
              <MovedFlag claim={claim} />
              <Currency claim={claim} />
              <Facilities claim={claim} />
              <VotingDebt claim={claim} />
              <MoreFields claim={claim} again={inForce !== undefined} />
            </div>
          ) : (
            <Interest
              claim={claim}
              labelOf={labelOf}
              at={interest}
              onClose={() => {
                setInterest(null);
                box.current
                  ?.querySelector<HTMLElement>(`[name="heads.${interest}.admitted"]`)
                  ?.focus();
              }}
            />
          )}
          <div data-lower-edge className="determination-deeds">
            <DeedButtons
              deeds={deeds}
              onDecide={decide}
              onPropose={proposeOnly}
              onGiveBack={giveBack && (() => setReturning(giveBack))}
            />
          </div>
        </form>
      ) : (
        <PastePanel claim={claim} begun={pasted} onClose={() => setPasted(null)} />
      )}
      {returning && (
        <GiveBack
          claimNumber={claim.claimNumber}
          onClose={() => setReturning(null)}
          onGiveBack={(remark) => {
            setReturning(null);
            deeds.giveBack(returning, remark);
          }}
        />
      )}
    </FormProvider>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslations } from 'next-intl';
import { DocumentsRequired } from '@/components/claim/documents-required';
import { MissingFields } from '@/components/claim/form/missing-fields';
import { CallFailure } from '@/components/claims/call-failure';
import { useNextStepText } from '@/components/claims/use-next-step-text';
import { ClaimantQuestions } from '@/components/questions/claimant-questions';
import { openLists, openQuestions } from '@/components/questions/open-questions';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Spinner } from '@/components/ui/loading/spinner';
import { isDecided } from '@/lib/claims/records/decided';
import {
  isToDo,
  type NextStepName,
  nextSteps,
  nextStepsOf,
  standingOfWhole,
} from '@/lib/claims/records/next-steps';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { questionQueries } from '@/lib/client/queries/questions';
import { isClosed } from '@/lib/reference/claim-status';
import { stepsOf } from '@/lib/reference/claim-steps';
import { Asked } from './asked';
import { Listen } from './listen';

const looks = {
  done: 'border-peacock text-peacock',
  now: 'border-marigold font-semibold text-peacock-deep',
  toCome: 'border-line text-ink-soft',
};

export function ProgressCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.steps');
  const q = useTranslations('questions.load');
  const { data, error, isFetching, refetch } = useQuery(questionQueries.ofClaim(claim.id));
  if (claim.status === 'withdrawn') return null;
  const lists = isClosed(claim.status) ? [] : (data?.questions ?? []);
  const open = openQuestions(lists);
  const waits = claim.status === 'info_required';
  const asked = waits || open.length > 0;
  const steps = nextStepsOf(standingOfWhole(claim));
  const idle = !asked && !steps.some(isToDo);
  return (
    <Card id="steps" aria-labelledby="steps-heading">
      <CardHeader
        id="steps-heading"
        title={t('title')}
        actions={
          <Listen
            to={isDecided(claim) ? ['admitted', 'steps', 'late'] : ['steps', 'admitted', 'late']}
          />
        }
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ClaimSteps claim={claim} />
        {open.length > 0 || (!waits && openLists(lists).length > 0) ? (
          <ClaimantQuestions claim={claim} lists={lists} />
        ) : (
          waits &&
          data && (
            <div id="questions" className="scroll-mt-4">
              <Asked claim={claim} />
            </div>
          )
        )}
        {waits &&
          !data &&
          (error ? (
            <CallFailure
              title={q('failed')}
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Spinner label={q('loading')} showLabel />
          ))}
        <MissingFields claim={claim} reader="claimant" />
        <DocumentsRequired claim={claim} reader="claimant" />
        <WorthDoing claim={claim} steps={steps} />
        {idle && (
          <p className="flex items-center gap-2 font-semibold text-green">
            <Check className="size-5 shrink-0" aria-hidden="true" />
            {t('nothing')}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function ClaimSteps({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.steps');
  return (
    <ol aria-label={t('title')} className="grid auto-cols-fr grid-flow-col gap-1.5 sm:gap-3">
      {stepsOf(claim.status, claim.listedIn !== null).map(({ name, state }) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className={cn('min-w-0 border-t-4 pt-1.5 text-sm leading-snug', looks[state])}
        >
          <span className="flex items-start gap-1 wrap-anywhere">
            {state === 'done' && (
              <Check className="mt-0.5 size-4 shrink-0 max-sm:hidden" aria-hidden="true" />
            )}
            {t(name, { state })}
            {state === 'done' && <span className="sr-only">({t('done')})</span>}
          </span>
          {state === 'toCome' && <span className="block font-normal">({t('toCome')})</span>}
        </li>
      ))}
    </ol>
  );
}

function StepIcon({ step }: { step: NextStepName }) {
  const Icon = isToDo(step) ? ArrowDown : Hourglass;
  return <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />;
}

interface WorthDoingProps {
  claim: PresentedClaim;
  steps: readonly NextStepName[];
}

/** The card itself says these steps in full. */
const told: readonly NextStepName[] = ['questions', 'fields', 'documents'];

/** What a claimant may do although nobody waits for it, and what they wait for; each leads to its part of the page. */
function WorthDoing({ claim, steps }: WorthDoingProps) {
  const sentenceOf = useNextStepText();
  const shown = steps.filter((step) => !told.includes(step));
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {shown.map((step) => (
        <li key={step}>
          <a
            href={`#${nextSteps[step].at}`}
            className="link inline-flex items-start gap-2 py-1 font-semibold max-md:py-2.5"
          >
            <StepIcon step={step} />
            {sentenceOf(step, standingOfWhole(claim))}
          </a>
        </li>
      ))}
    </ul>
  );
}

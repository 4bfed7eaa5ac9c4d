'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { LoadedWords } from '@/components/shell/language/loaded-words';
import { Spinner } from '@/components/ui/loading/spinner';
import { firstHour } from '@/lib/client/queries/first-hour';
import type { FirstHour as State, FirstStep as StepName } from '@/lib/statistics/first-steps';
import { CaseStep, ClaimsStep, SettingsStep, TeamStep } from './deeds';
import { FirstStep } from './first-step';
import { MailStep } from './mail-step';

/** The buttons of each step, and what they say of it, in the order in which one goes through them. */
const deeds: Record<StepName, ComponentType<{ now: State }>> = {
  case: CaseStep,
  mail: MailStep,
  team: TeamStep,
  settings: SettingsStep,
  claims: ClaimsStep,
};

const steps = Object.entries(deeds) as [StepName, ComponentType<{ now: State }>][];

/** What an administrator of an empty portal does first, each step done or not by what the portal holds. */
export function FirstHour() {
  return (
    <LoadedWords of={['firstHour']}>
      <Steps />
    </LoadedWords>
  );
}

function Steps() {
  const t = useTranslations('firstHour');
  const { data, error, isFetching, refetch } = useQuery(firstHour);
  if (!data)
    return error && !isFetching ? (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Spinner label={t('loading')} />
    );
  const done = steps.filter(([name]) => data.done[name]).length;
  return (
    <section aria-labelledby="first-hour" className="w-full max-w-4xl text-left text-ink">
      <h3 id="first-hour" className="mb-1 font-semibold">
        {t('title', { done, all: steps.length })}
      </h3>
      <ol className="divide-y divide-line border-y border-line">
        {steps.map(([name, Deeds]) => (
          <FirstStep key={name} name={name} done={data.done[name]}>
            <Deeds now={data} />
          </FirstStep>
        ))}
      </ol>
    </section>
  );
}

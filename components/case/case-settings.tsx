'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Spinner } from '@/components/ui/loading/spinner';
import { toast } from '@/components/ui/toast/toast';
import type { SettingName } from '@/lib/case/settings';
import { caseMutations } from '@/lib/client/mutations/case';
import { paths } from '@/lib/client/paths/paths';
import { type CaseAsTold, queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { CaseForm } from './case-form';
import { CreditorClasses } from './classes/creditor-classes';
import { RatesCard } from './rates/rates-card';
import { QuestionDays } from './rules/question-days';
import { RulesCard } from './rules/rules-card';

/** The card of each setting, in their order. */
const cardOf: Record<SettingName, ComponentType<{ now: CaseAsTold }>> = {
  determinationNeedsTwo: TwoPeople,
  letterMail: LettersByMail,
  questionDays: QuestionDays,
  remindBefore: QuestionDays,
  remindAfter: QuestionDays,
};

const cards = Object.entries(cardOf).filter(
  ([, Card], place, all) => all.findIndex(([, one]) => one === Card) === place,
);

export function CaseSettings() {
  const t = useTranslations('ip.case');
  // Somebody else may have changed what was loaded before.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queries.case,
    refetchOnMount: 'always',
  });
  return (
    <>
      <Link
        href={paths.ipDashboard}
        className="link inline-flex min-h-11 items-center gap-1.5 md:min-h-8"
      >
        <ArrowLeft className="size-4.5" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      {data && isFetchedAfterMount ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CaseForm facts={data} />
          <CreditorClasses />
          <RatesCard now={data} />
          {cards.map(([setting, Card]) => (
            <Card key={setting} now={data} />
          ))}
          <RulesCard />
        </div>
      ) : error && !isFetching ? (
        <CallFailure
          title={t('failed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid min-h-60 place-items-center">
          <Spinner label={t('loading')} className="size-8" />
        </div>
      )}
    </>
  );
}

/** Sends letters as attachments or as links; saved at once. */
function LettersByMail() {
  const t = useTranslations('ip.case.letters');
  const errorText = useErrorText();
  const { data } = useQuery(queries.case);
  const { mutate, isPending, variables } = useMutation({
    ...caseMutations.change,
    onSuccess: () => toast({ variant: 'success', title: t('saved') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  const now = (isPending ? variables.letterMail : undefined) ?? data?.letterMail;
  return (
    <Card aria-labelledby="letters-heading">
      <CardHeader id="letters-heading" title={t('title')} />
      <CardBody>
        <Checkbox
          label={t('attached')}
          disabled={isPending}
          aria-describedby="letters-hint"
          checked={now !== 'link'}
          onCheckedChange={(wanted) => mutate({ letterMail: wanted ? 'attached' : 'link' })}
        />
        <p id="letters-hint" className="text-sm text-ink-soft">
          {t('hint')}
        </p>
      </CardBody>
    </Card>
  );
}

/** Whether a determination needs two people; saved at once. */
function TwoPeople() {
  const t = useTranslations('ip.case.verification');
  const errorText = useErrorText();
  const { data } = useQuery(queries.case);
  const { mutate, isPending, variables } = useMutation({
    ...caseMutations.change,
    onSuccess: () => toast({ variant: 'success', title: t('saved') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  const now = data?.determinationNeedsTwo === true;
  return (
    <Card aria-labelledby="verification-heading">
      <CardHeader id="verification-heading" title={t('title')} />
      <CardBody>
        <Checkbox
          label={t('needsTwo')}
          disabled={isPending}
          aria-describedby="needs-two-hint"
          checked={(isPending ? variables.determinationNeedsTwo : undefined) ?? now}
          onCheckedChange={(wanted) => mutate({ determinationNeedsTwo: wanted === true })}
        />
        <p id="needs-two-hint" className="text-sm text-ink-soft">
          {t('needsTwoHint')}
        </p>
      </CardBody>
    </Card>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import {
  DocumentsRequired,
  lacksDocuments,
} from '@/components/claim-detail/documents/documents-required';
import { lacksFields, MissingFields } from '@/components/claim-detail/form/missing-fields';
import { CallFailure } from '@/components/claims/call-failure';
import { ClaimantQuestions } from '@/components/questions/claimant-questions';
import { openLists, openQuestions } from '@/components/questions/open-questions';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';
import { questionQueries } from '@/lib/client/question-queries';
import { isClosed } from '@/lib/reference/claim-status';
import { Asked } from './asked';
import { ClaimSteps } from './claim-steps';

/** How far a claim is, and what its claimant has to do now, if anything. */
export function ProgressCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.steps');
  const q = useTranslations('questions.load');
  const { data, error, isFetching, refetch } = useQuery(questionQueries.ofClaim(claim.id));
  if (claim.status === 'withdrawn') return null;
  const lists = isClosed(claim.status) ? [] : (data?.questions ?? []);
  const open = openQuestions(lists);
  const waits = claim.status === 'info_required';
  const asked = waits || open.length > 0;
  const idle = !asked && !lacksFields(claim) && !lacksDocuments(claim);
  return (
    <Card aria-labelledby="steps-heading">
      <CardHeader id="steps-heading" title={t('title')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ClaimSteps claim={claim} />
        {open.length > 0 || (!waits && openLists(lists).length > 0) ? (
          <ClaimantQuestions claim={claim} lists={lists} />
        ) : (
          waits && data && <Asked claim={claim} />
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
        <MissingFields claim={claim} link />
        <DocumentsRequired claim={claim} link />
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

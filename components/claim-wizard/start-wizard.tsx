'use client';

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { stepOf } from '@/components/claim-wizard/steps/steps';
import { CallFailure } from '@/components/claims/call-failure';
import { withKept } from '@/components/drafts/kept-list';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { toast } from '@/components/ui/toast/toast';
import { discardDrafts, keptDrafts } from '@/lib/client/on-device/drafts';
import {
  forgetSubmission,
  rememberedSubmission,
  type Submission,
} from '@/lib/client/on-device/submission';
import { queries } from '@/lib/client/queries/queries';
import { isUnanswered } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { isCreditorType } from '@/lib/forms/definitions/registry';
import { findDraft } from './draft/find-draft';
import type { Beginning } from './draft/use-drafts';
import { useGoHomeFiled } from './use-go-home-filed';
import { Wizard } from './wizard';

/** Finds this person's drafts, and the one that the address names, before the wizard opens. */
export function StartWizard() {
  const user = useUser();
  const t = useTranslations('wizard.draft');
  const submitted = useTranslations('wizard.submitted');
  const client = useQueryClient();
  const params = useSearchParams();
  const [asked] = useState(() => params.get('type'));
  const [begun] = useState(() => params.has('draft') || stepOf(params.get('step')) > 2);
  const type = isCreditorType(asked) ? asked : null;

  // Once a visit: later changes of the drafts do not disturb an open wizard.
  const begin = useQuery({
    queryKey: ['begin', user.id, type],
    queryFn: () => beginWizard(client, user.id, type),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const filed = begin.data?.filed;
  const goHome = useGoHomeFiled();
  const tellFiled = useEffectEvent((number: string) => {
    toast({
      variant: 'success',
      title: submitted('title'),
      description: submitted('text', { number }),
    });
    goHome();
  });
  useEffect(() => {
    if (filed) tellFiled(filed.claimNumber);
  }, [filed]);

  if (begin.data && !begin.data.filed) {
    const { listed, beginning } = begin.data;
    return (
      <>
        {type && begun && !beginning.found && (
          <Alert tone="blue" title={t('gone')} className="mb-5">
            {t('goneText')}
          </Alert>
        )}
        <Wizard user={user} listed={listed} begin={beginning} />
      </>
    );
  }
  if (!begin.error) return <PageSpinner />;
  return (
    <CallFailure
      title={t('notOpened')}
      error={begin.error}
      retrying={begin.isFetching}
      onRetry={() => void begin.refetch()}
    />
  );
}

/**
 * Finds the drafts on the server and on this device with the one that the wizard opens, or the claim that was filed although
 * its answer was lost. Throws why the server gave no answer, unless this device has a draft.
 */
async function beginWizard(client: QueryClient, userId: string, type: CreditorType | null) {
  const submission = rememberedSubmission(userId);
  const outcome = submission && (await outcomeOf(client, submission));
  if (submission && outcome?.filed) {
    forgetSubmission(userId);
    await discardDrafts(userId, submission.type);
    return { filed: outcome.filed };
  }
  const kept = await keptDrafts(userId);
  const listed = await client
    .fetchQuery({ ...queries.drafts, staleTime: 0 })
    .then((saved) => withKept(saved, kept, ({ unsaved }) => unsaved))
    .catch((error: unknown) => {
      if (kept.length === 0) throw error;
      return withKept([], kept, () => true);
    });
  const known = listed.some(({ creditorType }) => creditorType === type);
  const found =
    type && known
      ? await findDraft(userId, type, () => client.fetchQuery(queries.draft(type)))
      : null;
  // Filed or deleted between the two calls.
  const gone = found && found.draft.revision === 0 && !found.unsaved;
  const beginning: Beginning = { type, found: gone ? null : found, submission };
  return { filed: null, listed, beginning };
}

/** What became of a claim that was sent; null while nobody can tell. */
const outcomeOf = (client: QueryClient, { key }: Submission) =>
  client.fetchQuery(queries.submission(key)).catch((error: unknown) => {
    if (isUnanswered(error)) return null;
    throw error;
  });

'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Beginning } from '@/components/claim-wizard/draft/use-drafts';
import { stepOf } from '@/components/claim-wizard/steps/steps';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/signed-in';
import { Alert } from '@/components/ui/alert';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { queries } from '@/lib/client/queries';
import { isCreditorType } from '@/lib/forms/definitions/registry';
import { Wizard } from './wizard';

/** Asks what this person has begun, and for the draft that the address names, before the wizard opens. */
export function StartWizard() {
  const user = useUser();
  const t = useTranslations('wizard.draft');
  const params = useSearchParams();
  const [asked] = useState(() => params.get('type'));
  const [late] = useState(() => stepOf(params.get('step')) > 2);
  // Later news of the drafts do not disturb a wizard that is open.
  const [begin, setBegin] = useState<Beginning | null>(null);
  const type = isCreditorType(asked) ? asked : null;

  const drafts = useQuery(queries.drafts);
  const listed = drafts.data?.some(({ creditorType }) => creditorType === type) ?? false;
  const draft = useQuery({ ...queries.draft(type ?? 'form_b'), enabled: listed && !begin });

  if (!begin && drafts.data && (!listed || draft.data !== undefined)) {
    setBegin({ type, draft: (listed && draft.data) || null });
  }
  if (begin && drafts.data) {
    return (
      <>
        {type && late && !begin.draft && (
          <Alert tone="blue" title={t('gone')} className="mb-5">
            {t('goneText')}
          </Alert>
        )}
        <Wizard user={user} listed={drafts.data} begin={begin} />
      </>
    );
  }
  const failed = drafts.data ? draft : drafts;
  if (!failed.error) return <PageSpinner />;
  return (
    <CallFailure
      title={t('notOpened')}
      error={failed.error}
      retrying={failed.isFetching}
      onRetry={() => void failed.refetch()}
    />
  );
}

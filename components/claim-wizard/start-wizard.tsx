'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { stepOf } from '@/components/claim-wizard/steps/steps';
import { CallFailure } from '@/components/claims/call-failure';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { toast } from '@/components/ui/toast/toast';
import { paths } from '@/lib/client/paths/paths';
import { isCreditorType } from '@/lib/forms/definitions/registry';
import { beginWizard } from './draft/begin-wizard';
import { Wizard } from './wizard';

/** Asks what this person has begun, and for the draft that the address names, before the wizard opens. */
export function StartWizard() {
  const user = useUser();
  const t = useTranslations('wizard.draft');
  const submitted = useTranslations('wizard.submitted');
  const client = useQueryClient();
  const params = useSearchParams();
  const [asked] = useState(() => params.get('type'));
  const [begun] = useState(() => params.has('draft') || stepOf(params.get('step')) > 2);
  const type = isCreditorType(asked) ? asked : null;

  // Once a visit: later news of the drafts do not disturb a wizard that is open.
  const begin = useQuery({
    queryKey: ['begin', user.id, type],
    queryFn: () => beginWizard(client, user.id, type),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  const filed = begin.data?.filed;
  const router = useRouter();
  const tellFiled = useEffectEvent((number: string) => {
    toast({
      variant: 'success',
      title: submitted('title'),
      description: submitted('text', { number }),
    });
    router.replace(paths.home);
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

'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import { creditorMutations } from '@/lib/client/mutations/creditor-lists';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { ObjectionDays } from './objection-days';

/** How published lists are shown, for administrators; saved as it is set. */
export function PublicSettings() {
  const t = useTranslations('creditors.settings');
  const errorText = useErrorText();
  const mayChange = may(useUser().role, 'case.edit');
  const { data } = useQuery({ ...creditorQueries.settings, enabled: mayChange });
  const { mutate, isPending, variables } = useMutation({
    ...creditorMutations.settings,
    onSuccess: () => toast({ variant: 'success', title: t('saved') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  if (!mayChange || !data) return null;
  const now = { ...data, ...(isPending ? variables : {}) };
  return (
    <Card aria-labelledby="public-heading" className="mt-6">
      <CardHeader id="public-heading" title={t('title')} text={t('hint')} />
      <CardBody>
        <Checkbox
          label={t('masked')}
          disabled={isPending}
          checked={now.namesMasked}
          onCheckedChange={(wanted) => mutate({ namesMasked: wanted === true })}
        />
        <Checkbox
          label={t('indexed')}
          disabled={isPending}
          checked={now.indexed}
          onCheckedChange={(wanted) => mutate({ indexed: wanted === true })}
        />
        <ObjectionDays
          key={data.objectionDays}
          days={data.objectionDays}
          pending={isPending}
          onSave={(objectionDays) => mutate({ objectionDays })}
        />
      </CardBody>
    </Card>
  );
}

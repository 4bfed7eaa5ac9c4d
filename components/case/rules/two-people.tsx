'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import { caseMutations } from '@/lib/client/mutations/case';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Whether a determination needs two people; saved as it is set. */
export function TwoPeople() {
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

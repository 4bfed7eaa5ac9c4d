'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { toast } from '@/components/ui/toast/toast';
import { caseMutations } from '@/lib/client/mutations/case';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Whether letters go by mail attached, or as a link; saved as it is set. */
export function LettersByMail() {
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

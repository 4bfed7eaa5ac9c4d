'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useUser } from '@/components/shell/session/use-user';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional } from '@/lib/access/role';
import { securityMutations } from '@/lib/client/mutations/security';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Says that the person's address is not confirmed and what they cannot do; sends the letter again. */
export function UnprovenAddress({ className }: { className?: string }) {
  const t = useTranslations('ui.unproven');
  const { email, role } = useUser();
  const errorText = useErrorText();
  const { data } = useQuery(queries.security);
  const { mutate, isPending } = useMutation({
    ...securityMutations.askToProve,
    onSuccess: () => toast({ variant: 'success', title: t('sent') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  if (!data || data.emailProven) return null;
  return (
    <Alert
      tone="amber"
      title={t('title')}
      className={className}
      actions={
        <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
          {t('send')}
        </Button>
      }
    >
      <span className="wrap-anywhere">
        {t(isProfessional(role) ? 'textProfessional' : 'text', { email })}
      </span>
    </Alert>
  );
}

'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import type { PresentedChange } from '@/lib/claims/deeds/changes/present';
import { changeMutations } from '@/lib/client/mutations/changes';
import { useErrorText } from '@/lib/client/request/use-error-text';

interface TakeBackProps {
  claimId: string;
  change: PresentedChange;
}

/** For a request that nobody has answered. */
export function TakeBack({ claimId, change }: TakeBackProps) {
  const t = useTranslations('changes');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...changeMutations.takeBack(claimId, change.id),
    onSuccess: () => toast({ variant: 'success', title: t('takeBack.done') }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('takeBack.failed'), description: errorText(error) }),
  });
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        aria-label={t('takeBack.of', { kind: t(`kinds.${change.kind}`) })}
        onClick={() => mutate(undefined)}
      >
        {t('takeBack.button')}
      </Button>
    </div>
  );
}

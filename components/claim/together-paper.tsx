'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { downloadTogether } from '@/lib/client/files/together';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Saves what one deed confirmed of many proposals. */
export function TogetherPaper({ together }: { together: string }) {
  const t = useTranslations('claim.together');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => downloadTogether(together),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <Button variant="quiet" size="sm" pending={isPending} onClick={() => mutate()}>
      <Download aria-hidden="true" />
      {t('save')}
    </Button>
  );
}

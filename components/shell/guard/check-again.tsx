'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Asks the server whether the account was approved by now; the page around it changes when it was. */
export function CheckAgain() {
  const t = useTranslations('auth.awaiting');
  const errorText = useErrorText();
  const me = useQuery({ ...queries.me, enabled: false });
  const [checked, setChecked] = useState(false);

  async function check() {
    const { error } = await me.refetch();
    setChecked(!error);
    if (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    }
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <Button onClick={check} pending={me.isFetching} pendingLabel={t('checking')}>
        {t('check')}
      </Button>
      <p role="status" className="text-ink-soft">
        {checked && !me.isFetching && t('still')}
      </p>
    </div>
  );
}

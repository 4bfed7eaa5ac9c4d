'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import type { Professional } from '@/lib/client/queries';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type TeamChange, teamChanges } from './team-changes';

/** A change of one account: asked about first, then made. */
export function useChangeProfessional(person: Professional) {
  const t = useTranslations('ip.team');
  const errorText = useErrorText();
  const [asked, ask] = useState<TeamChange | null>(null);
  const { id, status, role } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const { mutate, isPending } = useMutation({
    ...teamMutations.change(id),
    onSuccess: () => {
      if (!asked) return;
      ask(null);
      toast({ variant: 'success', title: t(`done.${asked}`, { name }) });
    },
    onError: (error) => {
      // What was asked about is not there any more; everything else can be tried again.
      if (error instanceof RequestError && error.status < 500 && error.status > 0) ask(null);
      toast({ variant: 'destructive', title: t('changeFailed'), description: errorText(error) });
    },
  });
  return {
    name,
    asked,
    ask,
    pending: isPending,
    cancel: () => !isPending && ask(null),
    confirm: () => asked && mutate({ ...teamChanges[asked], from: { status, role } }),
  };
}

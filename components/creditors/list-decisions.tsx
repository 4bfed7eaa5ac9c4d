'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NoteField } from '@/components/claims/note-field';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import { creditorMutations } from '@/lib/client/mutations/creditor-lists';
import { listPaths } from '@/lib/client/paths/lists';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { needsReasonToPublish } from '@/lib/creditor-lists/hindrances';
import type { PresentedList } from '@/lib/creditor-lists/present';
import {
  type DecidedState,
  decidedStates,
  type ListState,
  stepsTo,
} from '@/lib/creditor-lists/states';
import { formatDate } from '@/lib/format/date';

const mayCome = (from: ListState, to: DecidedState) =>
  stepsTo[to].some((one: ListState) => one === from);

/** For administrators: confirm, publish or withdraw a list, each after a question. */
export function ListDecisions({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.decide');
  const language = useLocale();
  const user = useUser();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [asked, setAsked] = useState<DecidedState>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { number, state, asOn, hindrances } = list;
  const explains = asked === 'published' && needsReasonToPublish(hindrances);
  const decide = useMutation({
    ...creditorMutations.decide(number),
    onSuccess: (changed) => client.setQueryData(creditorQueries.list(number).queryKey, changed),
    onError: (error) => {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
      void client.invalidateQueries(creditorQueries.list(number));
    },
    onSettled: () => setAsked(undefined),
  });
  function confirm() {
    if (!asked || decide.isPending) return;
    const said = reason.trim();
    if (explains && said === '') return setMissing(true);
    decide.mutate({ state: asked, reason: explains ? said : null });
  }
  if (!may(user.role, 'case.edit')) return null;
  const possible = decidedStates.filter((to) => mayCome(state, to));
  if (possible.length === 0) return null;
  const address =
    asked === 'published' ? new URL(listPaths.published, window.location.href).href : '';
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {possible.map((to) => (
        <Button
          key={to}
          variant={to === 'withdrawn' ? 'quiet' : 'primary'}
          onClick={() => setAsked(to)}
        >
          {t(to === 'withdrawn' && state === 'making' ? 'cancel' : to)}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={asked && t(`${asked}Title`)}
        description={asked && t(`${asked}Text`, { date: formatDate(asOn, language), address })}
        confirmLabel={asked ? t(asked) : ''}
        danger={asked === 'withdrawn'}
        pending={decide.isPending}
        onConfirm={confirm}
      >
        {explains && (
          <NoteField
            label={t('reason')}
            required
            hint={t('reasonHint')}
            counted={(room) => t('reasonCount', room)}
            error={missing && reason.trim() === '' ? t('reasonMissing') : undefined}
            value={reason}
            onChange={setReason}
          />
        )}
      </ConfirmDialog>
    </div>
  );
}

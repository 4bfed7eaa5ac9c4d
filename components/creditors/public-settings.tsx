'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { FigureInput } from '@/components/ui/fields/figure-input';
import { toast } from '@/components/ui/toast/toast';
import { may } from '@/lib/access/permissions';
import { creditorMutations } from '@/lib/client/mutations/creditor-lists';
import { creditorQueries } from '@/lib/client/queries/creditors';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { listSettings } from '@/lib/creditor-lists/list-settings';

/** For administrators: how published lists look; each setting is saved at once. */
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
  // Below the lists, with them.
  const { isPending: listsPending } = useQuery(creditorQueries.lists);
  if (!mayChange || !data || listsPending) return null;
  const now = { ...data, ...(isPending ? variables : {}) };
  return (
    <Card aria-labelledby="public-heading" className="mt-6">
      <CardHeader id="public-heading" title={t('title')} text={t('hint')} />
      <CardBody>
        <Checkbox
          label={t('masked')}
          // Disabled, it would lose the focus.
          aria-disabled={isPending || undefined}
          checked={now.namesMasked}
          onCheckedChange={(wanted) => isPending || mutate({ namesMasked: wanted === true })}
        />
        <Checkbox
          label={t('indexed')}
          // Disabled, it would lose the focus.
          aria-disabled={isPending || undefined}
          checked={now.indexed}
          onCheckedChange={(wanted) => isPending || mutate({ indexed: wanted === true })}
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

interface ObjectionDaysProps {
  days: number;
  pending: boolean;
  onSave: (days: number) => void;
}

/** Days to object, for lists that are published from now on. */
function ObjectionDays({ days, pending, onSave }: ObjectionDaysProps) {
  const t = useTranslations('creditors.settings');
  const [typed, setTyped] = useState(String(days));
  const [asked, setAsked] = useState(false);
  const { max } = listSettings.objectionDays;
  const wanted = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const fits = wanted >= 1 && wanted <= max;
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (fits && !pending) onSave(wanted);
  }
  const range = t('objectionDaysHint', { min: 1, max });
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3">
      <Field
        label={t('objectionDays')}
        hint={asked && !fits ? undefined : range}
        error={asked && !fits ? range : undefined}
        className="basis-72"
      >
        <FigureInput
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="max-w-28"
        />
      </Field>
      {typed.trim() !== String(days) && (
        <Button type="submit" variant="secondary" pending={pending}>
          {t('save')}
        </Button>
      )}
    </form>
  );
}

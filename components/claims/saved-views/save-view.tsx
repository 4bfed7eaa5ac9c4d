'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import type { ViewPlace } from '@/lib/claims/queues/views/views';
import { viewMutations } from '@/lib/client/mutations/views';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** Saves what is listed now under a name, for oneself or for everybody on the team. */
export function SaveView({ place, query }: { place: ViewPlace; query: string }) {
  const t = useTranslations('ip.views');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useMutation({
    ...viewMutations(place).save,
    onSuccess: () => {
      setName('');
      setShared(false);
      setTried(false);
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: t('saveFailed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ name: name.trim(), query, shared });
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-3 border-t border-line pt-4">
      <Field
        label={t('name')}
        required
        error={tried && name.trim() === '' ? t('required') : undefined}
      >
        <Input autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox
        label={t('share')}
        checked={shared}
        onCheckedChange={(checked) => setShared(checked === true)}
      />
      <Button type="submit" pending={save.isPending} className="justify-self-end">
        {t('save')}
      </Button>
    </form>
  );
}

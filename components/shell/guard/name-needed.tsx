'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { PageMain } from '@/components/shell/page-main';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import { useErrorText } from '@/lib/client/request/use-error-text';

/** The page of somebody whose name was chosen by whoever had registered their address: they give their own. */
export function NameNeeded() {
  const t = useTranslations('ui.nameNeeded');
  const errorText = useErrorText();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const { mutate, isPending } = useMutation({
    ...securityMutations.giveName,
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) mutate({ firstName, lastName });
  }
  return (
    <PageMain width="narrow">
      <Card>
        <CardBody>
          <h1 className="text-2xl text-peacock-deep">{t('title')}</h1>
          <p className="mt-2">{t('text')}</p>
          <form onSubmit={submit} method="post" className="mt-5 grid gap-4">
            <Field label={t('firstName')} required>
              <Input
                name="firstName"
                autoComplete="given-name"
                required
                maxLength={100}
                value={firstName}
                onChange={(event) => setFirstName(event.target.value)}
              />
            </Field>
            <Field label={t('lastName')} required>
              <Input
                name="lastName"
                autoComplete="family-name"
                required
                maxLength={100}
                value={lastName}
                onChange={(event) => setLastName(event.target.value)}
              />
            </Field>
            <Button type="submit" pending={isPending} className="justify-self-start">
              {t('submit')}
            </Button>
          </form>
        </CardBody>
      </Card>
    </PageMain>
  );
}

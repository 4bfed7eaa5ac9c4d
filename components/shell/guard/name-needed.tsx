'use client';

import { useMutation } from '@tanstack/react-query';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/fields/field';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional } from '@/lib/access/role';
import { securityMutations } from '@/lib/client/mutations/security';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { NotYetActive } from './not-yet-active';

const icon = <UserRoundPen className="size-10 text-marigold-deep" aria-hidden="true" />;

/**
 * The page of a person without a name, who gives it: somebody whose address another had registered with another name, or the first
 * administrator, whom the settings of the server do not name.
 */
export function NameNeeded({ user }: { user: PresentedUser }) {
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
    <NotYetActive user={user} icon={icon} title={t('title')}>
      <p className="mt-2">{t(isProfessional(user.role) ? 'professional' : 'text')}</p>
      <form onSubmit={submit} method="post" className="mt-5 grid gap-4">
        <Field label={t('firstName')} required>
          <Input
            name="firstName"
            autoComplete="given-name"
            required
            value={firstName}
            onChange={(event) => setFirstName(event.target.value)}
          />
        </Field>
        <Field label={t('lastName')} hint={t('lastNameHint')} required>
          <Input
            name="lastName"
            autoComplete="family-name"
            required
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
          />
        </Field>
        <Button type="submit" pending={isPending} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </NotYetActive>
  );
}

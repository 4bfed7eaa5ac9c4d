'use client';

import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { queries } from '@/lib/client/queries/queries';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { NotYetActive } from './not-yet-active';

/** The page of a professional who waits for approval. Needs the words of `auth` and `errors`. */
export function AwaitingVerification({ user }: { user: PresentedUser }) {
  const t = useTranslations('auth.awaiting');
  const icon = <BadgeCheck className="size-10 text-marigold-deep" aria-hidden="true" />;
  return (
    <NotYetActive user={user} icon={icon} title={t('title')}>
      <p className="mt-2">{t('text', { name: user.firstName })}</p>
      <UnprovenAddress className="mt-4" />
      <h2 className="mt-5 text-lg text-peacock-deep">{t('next')}</h2>
      <ol className="mt-1 list-decimal pl-6">
        <li>{t('steps.check')}</li>
        <li>{t('steps.approve')}</li>
        <li>{t('steps.decline', { email: user.email })}</li>
      </ol>
      <Given user={user} />
      <CheckAgain />
    </NotYetActive>
  );
}

function Given({ user }: { user: PresentedUser }) {
  const t = useTranslations('auth');
  const facts = [
    [
      t('fields.role'),
      t(user.role === 'ip_admin' ? 'ip.roles.ip_admin' : 'ip.roles.ip_case_manager'),
    ],
    [t('fields.licenseNumber'), user.licenseNumber],
    [t('fields.organization'), user.organization],
  ] as const;
  return (
    <>
      <h2 className="mt-5 text-lg text-peacock-deep">{t('awaiting.given')}</h2>
      <dl className="mt-1 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft max-sm:mt-1">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Asks the server whether the account is approved; then the page around it changes. */
function CheckAgain() {
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

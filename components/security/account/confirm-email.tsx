'use client';

import { useMutation } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import LogIn from 'lucide-react/icons/log-in';
import MailCheck from 'lucide-react/icons/mail-check';
import Unlink from 'lucide-react/icons/unlink';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Completion } from '@/components/shell/completion';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { toast } from '@/components/ui/toast/toast';
import { securityMutations } from '@/lib/client/mutations/security';
import { paths } from '@/lib/client/paths/paths';
import { isSignedOut, RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { useCurrentUser } from '@/lib/client/session/current-user';

/**
 * Confirms the address to which a link was sent, for the person signed in to the account that asked. Needs a press, because
 * mail programs open links by themselves.
 */
export function ConfirmEmail({ token }: { token: string | null }) {
  const t = useTranslations('security.confirmEmail');
  const errorText = useErrorText();
  const signedOut = useCurrentUser().state === 'anonymous';
  // A used token leaves the address, and with it the props.
  const [given] = useState(token);
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...securityMutations.confirmEmail,
    onSuccess: () => window.history.replaceState(null, '', window.location.pathname),
    onError(failure) {
      if (isDead(failure) || isSignedOut(failure)) return;
      toast({ variant: 'destructive', title: t('failed'), description: errorText(failure) });
    },
  });
  const signIn = `${paths.login}?next=${encodeURIComponent(`${paths.confirmEmail}?token=${given}`)}`;
  if (given && (signedOut || isSignedOut(error))) {
    return (
      <Completion key="sign-in" icon={<LogIn />} title={t('title')}>
        <p className="mb-5">{t('signInText')}</p>
        <Link className={buttonVariants()} href={signIn}>
          {t('signIn')}
        </Link>
      </Completion>
    );
  }
  if (isSuccess) {
    return (
      <Completion key="done" icon={<CircleCheck />} title={t('done')}>
        <p className="mb-5">{t('doneText')}</p>
        <Link className={buttonVariants()} href={paths.home}>
          {t('continue')}
        </Link>
      </Completion>
    );
  }
  if (!given || isDead(error)) {
    return (
      <Completion key="dead" icon={<Unlink />} title={t('dead')}>
        <p>{t('deadText')}</p>
      </Completion>
    );
  }
  return (
    <Completion key="ask" icon={<MailCheck />} title={t('title')}>
      <p className="mb-5">{t('text')}</p>
      <Button pending={isPending} onClick={() => mutate(given)}>
        {t('submit')}
      </Button>
    </Completion>
  );
}

const isDead = (error: unknown) => error instanceof RequestError && error.status === 400;

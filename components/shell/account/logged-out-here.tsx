'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { logout } from '@/lib/client/mutations/sign-out';
import { isUnanswered } from '@/lib/client/request/request';

const pauseMs = 10_000;

interface LoggedOutHereProps {
  /** The session that the server does not know to be over. */
  token: string;
  /** Where the person goes once the server knows. */
  home: string;
}

/**
 * Replaces the page of a person who logged out while neither the server nor another page could be reached. Keeps telling the
 * server, because only the server can remove the session's cookie.
 */
export function LoggedOutHere({ token, home }: LoggedOutHereProps) {
  const t = useTranslations('ui.loggedOutUntold');
  const [pending, setPending] = useState(false);
  async function tell() {
    setPending(true);
    try {
      await logout(token);
    } catch (error) {
      if (isUnanswered(error)) return setPending(false);
    }
    window.location.replace(home);
  }
  const again = useEffectEvent(() => !pending && void tell());
  useEffect(() => {
    const timer = setInterval(() => again(), pauseMs);
    const online = () => again();
    window.addEventListener('online', online);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', online);
    };
  }, []);
  return (
    <main
      id="main"
      className="mx-auto grid min-h-[90svh] max-w-xl content-center justify-items-start gap-4 p-8"
    >
      <h1 className="text-2xl text-peacock-deep" tabIndex={-1} ref={(title) => title?.focus()}>
        {t('title')}
      </h1>
      <p>{t('text')}</p>
      <Button variant="secondary" pending={pending} onClick={() => void tell()}>
        {t('again')}
      </Button>
    </main>
  );
}

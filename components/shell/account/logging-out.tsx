'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional } from '@/lib/access/role';
import { worksOffline } from '@/lib/client/offline-pages/sign-outs';
import { paths } from '@/lib/client/paths/paths';
import { readToken } from '@/lib/client/request/token';
import { signOut } from '@/lib/client/session/sign-out';
import { leavesUnsaved } from '@/lib/client/session/unsaved';
import type { PresentedUser } from '@/lib/identity/accounts/present';
import { LoggedOutHere } from './logged-out-here';

interface LoggingOutProps {
  user: PresentedUser;
  onStay: () => void;
  onLeft: () => void;
}

type Question = 'logoutOffline' | 'logoutUntold' | 'logoutUnsaved';

const offlineQuestion = (): Question => (worksOffline() ? 'logoutOffline' : 'logoutUntold');

/** Signs out and goes to the page of the person's side. Asks first when something is not saved or the server cannot be told. */
export function LoggingOut({ user, onStay, onLeft }: LoggingOutProps) {
  const client = useQueryClient();
  const router = useRouter();
  const t = useTranslations('ui');
  const [question, setQuestion] = useState<Question | null>(null);
  /** The session that ended here without the server. */
  const [left, setLeft] = useState<string | null>(null);
  const home = isProfessional(user.role) ? paths.ipPortal : paths.home;

  async function leave() {
    setQuestion(null);
    const token = readToken();
    const told = await signOut(client);
    // No page can load from the network; this one is stored on the device.
    if (told === 'later') return window.location.replace(paths.signedOut);
    if (told === 'never' && token) {
      setLeft(token);
      return onLeft();
    }
    onStay();
    toast({ title: t('loggedOut.title'), description: t('loggedOut.text'), variant: 'success' });
    router.replace(home);
    router.refresh();
  }
  const begin = useEffectEvent(async () => {
    const unsaved = await leavesUnsaved(user.id);
    if (!navigator.onLine) setQuestion(offlineQuestion());
    else if (unsaved) setQuestion('logoutUnsaved');
    else await leave();
  });
  useEffect(() => void begin(), []);

  if (left) return <LoggedOutHere token={left} home={home} />;
  if (!question) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t(`${question}.title`)}
      description={t(`${question}.text`)}
      confirmLabel={t('logoutOffline.confirm')}
      cancelLabel={t('logoutOffline.stay')}
      danger
      onConfirm={() => void leave()}
    />
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { isProfessional, type Role } from '@/lib/access/permissions';
import { paths } from '@/lib/client/paths';
import { useSignOut } from '@/lib/client/session/current-user';

/**
 * Signs out, says so, and goes to the sign-in page of the person's side.
 * A second call while the first is under way does nothing.
 */
export function useLogout(role: Role) {
  const signOut = useSignOut();
  const router = useRouter();
  const t = useTranslations('ui.loggedOut');
  const leaving = useRef(false);
  return useCallback(async () => {
    if (leaving.current) return;
    leaving.current = true;
    await signOut();
    leaving.current = false;
    toast({ title: t('title'), description: t('text'), variant: 'success' });
    router.replace(isProfessional(role) ? paths.ipPortal : paths.home);
    router.refresh();
  }, [signOut, router, t, role]);
}

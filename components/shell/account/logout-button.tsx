'use client';

import LogOut from 'lucide-react/icons/log-out';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Role } from '@/lib/access/permissions';
import { useLogout } from './use-logout';

/** Signs a person of this role out, in the head of a page. */
export function LogoutButton({ role }: { role: Role }) {
  const t = useTranslations('ui');
  const logout = useLogout(role);
  return (
    <Button variant="secondary" size="sm" onClick={logout}>
      <LogOut aria-hidden="true" />
      {t('logout')}
    </Button>
  );
}

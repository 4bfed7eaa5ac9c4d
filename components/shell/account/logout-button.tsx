'use client';

import LogOut from 'lucide-react/icons/log-out';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { logOut } from './log-out';

type LogoutButtonProps = {
  /** Shows only the icon where a telephone's header has no room for the word. */
  compact?: boolean;
};

export function LogoutButton({ compact = false }: LogoutButtonProps) {
  const t = useTranslations('ui');
  return (
    <Button
      variant="secondary"
      size="sm"
      className={compact ? 'max-sm:w-11 max-sm:px-0' : undefined}
      onClick={logOut}
    >
      <LogOut aria-hidden="true" />
      <span className={compact ? 'max-sm:sr-only' : undefined}>{t('logout')}</span>
    </Button>
  );
}

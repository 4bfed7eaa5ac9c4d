'use client';

import Search from 'lucide-react/icons/search';
import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NotificationBell } from '@/components/notifications/bell';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { paletteState } from '@/components/ui/palette-state';
import { paths } from '@/lib/client/paths/paths';
import { ProfessionalMenu } from './professional-menu';
import { SiteHeader } from './site-header';

type ProfessionalHeaderProps = {
  /** The title, on pages that have it in their header. */
  children?: ReactNode;
  /** Before the bell. */
  actions?: ReactNode;
};

/** Needs the words of `ip`. */
export function ProfessionalHeader({ children, actions }: ProfessionalHeaderProps) {
  const user = useUser();
  const t = useTranslations('ip');
  return (
    <SiteHeader
      // What is open in it closes when the page changes.
      key={usePathname()}
      home={paths.ipDashboard}
      low
      actions={
        <>
          {actions}
          {user.status === 'active' && (
            <Button
              variant="quiet"
              size="icon"
              // Hidden where the page's own actions leave no room; such a page has a search.
              className={actions ? 'max-sm:hidden' : undefined}
              aria-label={t('goTo')}
              title={`${t('goTo')} (Ctrl+K)`}
              aria-keyshortcuts="Control+K Meta+K"
              aria-haspopup="dialog"
              onClick={() => paletteState.set(true)}
            >
              <Search aria-hidden="true" />
            </Button>
          )}
          <NotificationBell user={user} />
          <ProfessionalMenu user={user} />
        </>
      }
    >
      {children}
    </SiteHeader>
  );
}

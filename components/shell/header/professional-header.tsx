'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { NotificationBell } from '@/components/notifications/bell';
import { useUser } from '@/components/shell/session/signed-in';
import { paths } from '@/lib/client/paths';
import { ProfessionalMenu } from './professional-menu';
import { SiteHeader } from './site-header';

type ProfessionalHeaderProps = {
  /** Beside the mark: the title of a page that has it in its header. */
  children?: ReactNode;
  /** Before the bell. */
  actions?: ReactNode;
};

/** The header of professionals' pages. Needs the words of `ip`. */
export function ProfessionalHeader({ children, actions }: ProfessionalHeaderProps) {
  const user = useUser();
  return (
    <SiteHeader
      // What is open in it closes when the page changes.
      key={usePathname()}
      home={paths.ipDashboard}
      actions={
        <>
          {actions}
          <NotificationBell user={user} />
          <ProfessionalMenu user={user} />
        </>
      }
    >
      {children}
    </SiteHeader>
  );
}

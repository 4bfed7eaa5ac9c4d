'use client';

import type { ReactNode } from 'react';
import { LogoutButton } from '@/components/shell/account/logout-button';
import { SiteHeader } from '@/components/shell/header/site-header';
import { PageMain } from '@/components/shell/page-main';
import { Card, CardBody } from '@/components/ui/card';
import { homeOf } from '@/lib/client/paths/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';

interface NotYetActiveProps {
  user: PresentedUser;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** The page of a person who is signed in but may not work yet: why, what to do, and a way out. */
export function NotYetActive({ user, icon, title, children }: NotYetActiveProps) {
  return (
    <>
      <SiteHeader home={homeOf(user.role)} actions={<LogoutButton />} />
      <PageMain width="narrow">
        <Card>
          <CardBody>
            {icon}
            <h1 className="mt-2 text-2xl text-peacock-deep">{title}</h1>
            {children}
          </CardBody>
        </Card>
      </PageMain>
    </>
  );
}

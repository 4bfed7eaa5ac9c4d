'use client';

import type { ReactNode } from 'react';
import { LogoutButton } from '@/components/auth/sign-in/logout-button';
import { PageMain } from '@/components/shell/page-main';
import { SiteHeader } from '@/components/shell/site-header';
import { Card, CardBody } from '@/components/ui/card';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/identity/accounts/present';

interface OutsideProps {
  user: PresentedUser;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** What a professional sees who is signed in and not yet let in: why, what to do, and the way out. */
export function Outside({ user, icon, title, children }: OutsideProps) {
  return (
    <>
      <SiteHeader home={paths.ipDashboard} actions={<LogoutButton role={user.role} />} />
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

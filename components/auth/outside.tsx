'use client';

import LogOut from 'lucide-react/icons/log-out';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageMain } from '@/components/layout/page-main';
import { SiteHeader } from '@/components/layout/site-header';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import { paths } from '@/lib/client/paths';
import type { PresentedUser } from '@/lib/users/present';
import { useLogout } from './use-logout';

interface OutsideProps {
  user: PresentedUser;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** What a professional sees who is signed in and not yet let in: why, what to do, and the way out. */
export function Outside({ user, icon, title, children }: OutsideProps) {
  const t = useTranslations('ui');
  const logout = useLogout(user.role);
  const out = (
    <Button variant="secondary" onClick={logout}>
      <LogOut aria-hidden="true" />
      {t('logout')}
    </Button>
  );
  return (
    <>
      <SiteHeader home={paths.ipDashboard} actions={out} />
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

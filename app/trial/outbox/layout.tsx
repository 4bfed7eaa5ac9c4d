import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SiteHeader } from '@/components/shell/header/site-header';
import { PageMain } from '@/components/shell/page-main';

export const metadata: Metadata = {
  title: 'Outbox',
  referrer: 'no-referrer',
  robots: { index: false },
};

export const dynamic = 'force-dynamic';

export default function OutboxLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <PageMain width="reading">{children}</PageMain>
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { PublicHeader } from '@/components/shell/header/public-header';
import { PageMain } from '@/components/shell/page-main';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('papers.public');
  return { title: t('title'), robots: 'noindex, nofollow' };
}

/** Anybody with a paper of the portal can check it here, without an account. */
export default function CheckLayout({ children }: { children: ReactNode }) {
  return (
    <ClaimantFrame>
      <PublicHeader />
      <PageMain width="narrow">{children}</PageMain>
    </ClaimantFrame>
  );
}

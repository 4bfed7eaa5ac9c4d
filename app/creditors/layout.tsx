import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { PublicHeader } from '@/components/shell/header/public-header';
import { PageMain } from '@/components/shell/page-main';
import { readListSettings } from '@/lib/http/pages/public-list';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('creditors.public');
  const { indexed } = await readListSettings();
  return { title: t('title'), robots: indexed ? undefined : 'noindex, nofollow' };
}

/** The published lists of creditors, for anybody. */
export default function CreditorsLayout({ children }: { children: ReactNode }) {
  return (
    <ClaimantFrame>
      <PublicHeader />
      <PageMain>{children}</PageMain>
    </ClaimantFrame>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Help } from '@/components/help/help';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { PublicHeader } from '@/components/shell/header/public-header';
import { PageMain } from '@/components/shell/page-main';
import { mayBeKept } from '@/lib/http/server/kept-answers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('help'))('title') };
}

export default function HelpPage() {
  mayBeKept();
  return (
    <ClaimantFrame>
      <PublicHeader />
      <PageMain width="reading">
        <Help />
      </PageMain>
    </ClaimantFrame>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OurMail } from '@/components/mail/our-mail/our-mail';
import { ClaimantFrame } from '@/components/shell/case/claimant-frame';
import { PublicHeader } from '@/components/shell/header/public-header';
import { PageMain } from '@/components/shell/page-main';
import { mailSender } from '@/lib/http/pages/mail-sender';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('ourMail'))('title') };
}

export default async function OurMailPage() {
  return (
    <ClaimantFrame>
      <PublicHeader />
      <PageMain width="narrow">
        <OurMail {...(await mailSender())} />
      </PageMain>
    </ClaimantFrame>
  );
}

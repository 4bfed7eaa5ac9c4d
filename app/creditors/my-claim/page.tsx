import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MyClaim } from '@/components/published-lists/look-up/my-claim';
import { env } from '@/lib/platform/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lookUp');
  return { title: t('title') };
}

export default function MyClaimPage() {
  return <MyClaim trial={env().PORTAL_MODE === 'trial'} />;
}

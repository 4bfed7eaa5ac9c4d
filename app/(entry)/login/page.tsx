import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.card');
  return { title: t('login') };
}

/** The layout draws the sign-in page; this is the address of its Login tab. */
export default function LoginPage() {
  return null;
}

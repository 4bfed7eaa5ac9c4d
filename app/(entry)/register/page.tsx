import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.card');
  return { title: t('register') };
}

/** The layout draws the sign-in page; this is the address of its Register tab. */
export default function RegisterPage() {
  return null;
}

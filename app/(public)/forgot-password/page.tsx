import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForgotPassword } from '@/components/auth/password-reset/forgot-password';
import { env } from '@/lib/platform/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgot');
  return { title: t('title') };
}

export default function ForgotPasswordPage() {
  return <ForgotPassword trial={env().PORTAL_MODE === 'trial'} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForgotPassword } from '@/components/auth/password-reset/forgot-password';
import { mayBeKept } from '@/lib/http/server/kept-answers';
import { env } from '@/lib/platform/env';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.forgot');
  return { title: t('title') };
}

export default function ForgotPasswordPage() {
  mayBeKept();
  return <ForgotPassword trial={env().PORTAL_MODE === 'trial'} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResetPassword } from '@/components/auth/password-reset/reset-password';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('auth.reset');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

type ResetPasswordPageProps = {
  searchParams: Promise<{ token?: string | string[] }>;
};

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { token } = await searchParams;
  return <ResetPassword token={typeof token === 'string' && token ? token : null} />;
}

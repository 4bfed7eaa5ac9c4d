import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConfirmEmail } from '@/components/security/account/confirm-email';
import { Words } from '@/components/shell/language/words';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('security.confirmEmail');
  return { title: t('title'), referrer: 'no-referrer', robots: { index: false } };
}

type ConfirmEmailPageProps = {
  searchParams: Promise<{ token?: string | string[] }>;
};

export default async function ConfirmEmailPage({ searchParams }: ConfirmEmailPageProps) {
  const { token } = await searchParams;
  return (
    <Words of={['security']}>
      <ConfirmEmail token={typeof token === 'string' && token ? token : null} />
    </Words>
  );
}

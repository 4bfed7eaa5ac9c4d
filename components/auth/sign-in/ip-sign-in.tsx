import ArrowLeft from 'lucide-react/icons/arrow-left';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { CaseFacts } from '@/components/landing/case-facts';
import { SecureBadge } from '@/components/shell/header/secure-badge';
import { SiteHeader } from '@/components/shell/header/site-header';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';
import { Alert } from '@/components/ui/alert';
import { paths } from '@/lib/client/paths/paths';
import { SignInCard } from './sign-in-card';

const addresses = { login: paths.ipLogin, register: paths.ipRegister };

/** In a `trial` nobody approves accounts; `passkeysAt` is where passkeys work. */
export function IpSignIn({ trial, passkeysAt }: { trial: boolean; passkeysAt: string | null }) {
  const t = useTranslations('auth.ip');
  return (
    <>
      <SiteHeader home={paths.ipPortal} actions={<SecureBadge />} />
      <PageMain width="reading">
        <div className="mx-auto max-w-lg">
          <div className="text-center">
            <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
            <p className="text-lg font-semibold text-marigold-deep">{t('subtitle')}</p>
            <p className="mt-2 text-ink-soft">{t('text')}</p>
            {trial && <p className="mt-2 font-semibold">{t('trial')}</p>}
          </div>
          <div className="mt-6">
            <Words of={['auth', 'errors.judged']}>
              <SignInCard side="ip" addresses={addresses} passkeysAt={passkeysAt}>
                <Alert tone="blue" className="mb-5">
                  {t('licensedOnly')}
                </Alert>
              </SignInCard>
            </Words>
          </div>
          <p className="mt-5 text-center">
            <Link href={paths.home} className="link inline-flex items-center gap-2 py-2">
              <ArrowLeft className="size-4" aria-hidden="true" />
              {t('claimantPortal')}
            </Link>
          </p>
        </div>
        <div className="mt-8">
          <CaseFacts />
        </div>
      </PageMain>
    </>
  );
}

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { CaseFacts } from '@/components/landing/case-facts';
import { ClaimTypes } from '@/components/landing/claim-types';
import { Features } from '@/components/landing/features';
import { HowItWorks } from '@/components/landing/how-it-works';
import { WhichForm } from '@/components/landing/which-form';
import { caseForPage } from '@/components/shell/case/case-for-page';
import { PublicHeader } from '@/components/shell/header/public-header';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';
import { paths } from '@/lib/client/paths/paths';
import { registerFor } from '@/lib/client/paths/wizard';
import { Door } from './door';
import { SignInCard } from './sign-in-card';

const addresses = { login: paths.login, register: paths.register };

/** The server draws all but the card; `passkeysAt` is where passkeys work. */
export function ClaimantSignIn({ passkeysAt }: { passkeysAt: string | null }) {
  const t = useTranslations('auth.ip');
  return (
    <>
      <PublicHeader />
      <PageMain>
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:grid-rows-[auto_auto_1fr]">
          <Hero />
          <Door
            finder={
              <div className="lg:col-start-1">
                <WhichForm href={registerFor} />
              </div>
            }
            card={
              <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
                <Words of={['auth', 'errors.judged']}>
                  <SignInCard side="claimant" addresses={addresses} passkeysAt={passkeysAt} />
                </Words>
              </div>
            }
          />
          <Features />
        </div>
        <div className="mt-10 grid gap-10">
          <CaseFacts />
          <HowItWorks />
          <ClaimTypes />
        </div>
        <footer className="mt-10 border-t border-line pt-4 text-ink-soft">
          {t('portalQuestion')}{' '}
          <Link href={paths.ipPortal} className="link inline-block py-1 max-md:py-2.5">
            {t('portalLink')}
          </Link>
        </footer>
      </PageMain>
    </>
  );
}

async function Hero() {
  const t = await getTranslations('auth.hero');
  const debtor = (await caseForPage())?.debtorName;
  return (
    <div>
      {debtor && <p className="mb-2 font-semibold text-marigold-deep">{t('matter', { debtor })}</p>}
      <h1 className="text-2xl text-peacock-deep sm:text-3xl">{t('title')}</h1>
      <p className="mt-3 max-w-xl text-lg text-ink-soft">{t('text')}</p>
    </div>
  );
}

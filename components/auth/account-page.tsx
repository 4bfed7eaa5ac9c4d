import type { ReactNode } from 'react';
import { LanguageSwitcher } from '@/components/layout/language-switcher';
import { PageMain } from '@/components/layout/page-main';
import { SecureBadge } from '@/components/layout/secure-badge';
import { SiteHeader } from '@/components/layout/site-header';
import { Words } from '@/components/layout/words';

/** The frame of the password pages. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader
        actions={
          <>
            <SecureBadge />
            <LanguageSwitcher />
          </>
        }
      />
      <PageMain width="narrow">
        <Words of={['auth', 'errors']}>{children}</Words>
      </PageMain>
    </>
  );
}

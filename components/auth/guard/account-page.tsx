import type { ReactNode } from 'react';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';
import { SecureBadge } from '@/components/shell/secure-badge';
import { SiteHeader } from '@/components/shell/site-header';

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

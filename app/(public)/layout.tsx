import type { ReactNode } from 'react';
import { SecureBadge } from '@/components/shell/header/secure-badge';
import { SiteHeader } from '@/components/shell/header/site-header';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { Words } from '@/components/shell/language/words';
import { PageMain } from '@/components/shell/page-main';

/** Pages that letters lead to: they open whether one is signed in or not. */
export default function PublicLayout({ children }: { children: ReactNode }) {
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
        <Words of={['auth', 'errors.judged']}>{children}</Words>
      </PageMain>
    </>
  );
}

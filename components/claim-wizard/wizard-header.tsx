'use client';

import { LogoutButton } from '@/components/auth/sign-in/logout-button';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { SiteHeader } from '@/components/shell/site-header';
import { useCurrentUser } from '@/lib/client/session/current-user';

/** The head of the page on which a claim is filed: nothing that leads away but the language and the way out. */
export function WizardHeader() {
  const current = useCurrentUser();
  return (
    <SiteHeader
      actions={
        <>
          <div className="max-sm:mr-auto">
            <LanguageSwitcher />
          </div>
          {current.state === 'known' && <LogoutButton role={current.user.role} />}
        </>
      }
    />
  );
}

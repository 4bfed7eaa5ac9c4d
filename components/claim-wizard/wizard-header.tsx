'use client';

import { LogoutButton } from '@/components/shell/account/logout-button';
import { HelpLink } from '@/components/shell/header/help-link';
import { SiteHeader } from '@/components/shell/header/site-header';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { useCurrentUser } from '@/lib/client/session/current-user';

/** The head of the page on which a claim is filed: nothing that leads away but the language, help in a tab of its own and the way out. */
export function WizardHeader() {
  const current = useCurrentUser();
  return (
    <SiteHeader
      actions={
        <>
          <div className="max-sm:mr-auto">
            <LanguageSwitcher />
          </div>
          <HelpLink aside />
          {current.state === 'known' && <LogoutButton />}
        </>
      }
    />
  );
}

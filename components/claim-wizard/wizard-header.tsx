'use client';

import { LogoutButton } from '@/components/shell/account/logout-button';
import { HelpLink } from '@/components/shell/header/help-link';
import { SiteHeader } from '@/components/shell/header/site-header';
import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { useCurrentUser } from '@/lib/client/session/current-user';

/** Nothing in it leads away but the language, help in a new tab and the way out. */
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

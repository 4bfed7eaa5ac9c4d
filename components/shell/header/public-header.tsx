import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { HelpLink } from './help-link';
import { SecureBadge } from './secure-badge';
import { SiteHeader } from './site-header';

/** For pages of claimants that open to anybody. */
export function PublicHeader() {
  return (
    <SiteHeader
      actions={
        <>
          <SecureBadge />
          <LanguageSwitcher />
          <HelpLink />
        </>
      }
    />
  );
}

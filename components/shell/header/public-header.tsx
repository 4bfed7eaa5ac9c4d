import { LanguageSwitcher } from '@/components/shell/language/language-switcher';
import { HelpLink } from './help-link';
import { SecureBadge } from './secure-badge';
import { SiteHeader } from './site-header';

/** The header of claimants' pages that open to anybody. */
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

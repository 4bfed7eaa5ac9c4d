'use client';

import { useTranslations } from 'next-intl';
import { useOnPress } from '@/components/ui/loading/use-on-press';
import { type AccountProps, avatarButtonStyles } from './account-props';
import { Avatar } from './avatar';

/** Opens the account popover, whose code loads with the first press. */
export function AvatarMenu(props: AccountProps) {
  const t = useTranslations('ui');
  const [Account, open] = useOnPress<AccountProps>(
    async () => (await import('./account-popover')).AccountPopover,
  );
  if (Account) return <Account {...props} />;
  return (
    <button
      type="button"
      aria-label={t('accountMenu', { name: props.name })}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={avatarButtonStyles}
      onClick={open}
    >
      <Avatar name={props.name} />
    </button>
  );
}

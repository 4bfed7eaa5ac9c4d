'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import { type AccountProps, avatarButtonStyles } from './account-props';
import { Avatar } from './avatar';

/** Opens the account popover, whose code loads with the first press. */
export function AvatarMenu(props: AccountProps) {
  const t = useTranslations('ui');
  const failure = useTranslations('ui.part');
  const [Account, setAccount] = useState<ComponentType<AccountProps>>();
  if (Account) return <Account {...props} />;
  const open = () =>
    import('./account-popover').then(
      ({ AccountPopover }) => setAccount(() => AccountPopover),
      // The next press tries again.
      () =>
        toast({ variant: 'destructive', title: failure('failed'), description: failure('text') }),
    );
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

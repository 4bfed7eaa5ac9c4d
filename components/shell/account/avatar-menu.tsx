'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Avatar } from './avatar';

export type AvatarMenuProps = {
  name: string;
  email: string;
  /** The role, in words. */
  label: string;
  /** Further facts, already translated: phone, licence number, organisation, member-since date. */
  facts: { label: string; value: string }[];
  onLogout: () => void;
  /** More actions, above the logout. */
  children?: ReactNode;
};

export const avatarButtonLook =
  'grid size-11 place-items-center rounded-full hover:bg-peacock-tint';

/** Who is signed in, on a press of their initials. What opens is loaded with the first press. */
export function AvatarMenu(props: AvatarMenuProps) {
  const t = useTranslations('ui');
  const [Account, setAccount] = useState<ComponentType<AvatarMenuProps>>();
  if (Account) return <Account {...props} />;
  const open = () =>
    import('./account-popover').then(
      ({ AccountPopover }) => setAccount(() => AccountPopover),
      // Offline: the next press tries again.
      () => undefined,
    );
  return (
    <button
      type="button"
      aria-label={t('accountMenu', { name: props.name })}
      aria-haspopup="dialog"
      aria-expanded={false}
      className={avatarButtonLook}
      onClick={open}
    >
      <Avatar name={props.name} />
    </button>
  );
}

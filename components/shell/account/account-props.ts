import type { ReactNode } from 'react';

export type AccountProps = {
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

export const avatarButtonStyles =
  'grid size-11 md:size-10 place-items-center rounded-full hover:bg-peacock-tint';

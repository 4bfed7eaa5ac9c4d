import type { ReactNode } from 'react';

export type AccountProps = {
  name: string;
  email: string;
  label: string;
  /** Translated: phone, licence number, organisation, member-since date. */
  facts: { label: string; value: string }[];
  onLogout: () => void;
  children?: ReactNode;
};

export const avatarButtonStyles =
  'grid size-11 md:size-10 place-items-center rounded-full hover:bg-peacock-tint';

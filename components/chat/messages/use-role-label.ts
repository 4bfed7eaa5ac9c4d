'use client';

import { useTranslations } from 'next-intl';

const named = ['claimant', 'ip_staff', 'ip_admin', 'ip_case_manager'] as const;

/** What a sender's role is called; one without a name of its own in capitals. */
export function useRoleLabel() {
  const t = useTranslations('chat.roles');
  return (role: string) => {
    const known = named.find((one) => one === role);
    return known ? t(known) : role.toUpperCase().replaceAll('_', ' ');
  };
}

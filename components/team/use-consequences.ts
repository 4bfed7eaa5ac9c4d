'use client';

import { useTranslations } from 'next-intl';
import type { Professional } from '@/lib/client/queries/queries';
import { fullName } from '@/lib/format/person';
import type { TeamChange } from './team-changes';

export function useConsequences(change: TeamChange, person: Professional, self: boolean) {
  const t = useTranslations('ip.team');
  const name = fullName(person);
  const { role, status, assignedClaims: count, licenseNumber } = person;

  function sentences() {
    const admitted = t('follows.admitted', { name, role });
    const still = count > 0 && t('follows.still', { count });
    switch (change) {
      case 'approve':
        return [
          admitted,
          !person.emailProven && t('addressNotProvenText', { name }),
          person.licenceLooksUnusual && t(licenseNumber ? 'unusual' : 'noLicense'),
          still,
        ];
      case 'switchOn':
        return [admitted, still];
      case 'decline':
      case 'switchOff':
        return [t(`follows.${change}`, { name }), count > 0 && t('follows.kept', { count })];
      case 'makeAdministrator':
      case 'makeCaseManager':
        return [t(`follows.${change}`, { name }), status === 'active' && t('follows.signInAgain')];
    }
  }

  const own = self && t('follows.self');
  return [...sentences(), own].filter((sentence) => sentence !== false);
}

'use client';

import Users from 'lucide-react/icons/users';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { itemStyles, type Mark, RailFace } from './rail-face';

/** Opens the team, and says how many wait to be let in. */
export function RailTeam({ mark, onOpen }: { mark: Mark | undefined; onOpen: () => void }) {
  const t = useTranslations('rail');
  const told = useId();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-describedby={mark && told}
      title={mark ? `${t('team')}: ${mark.told}` : t('team')}
      className={itemStyles}
      onClick={onOpen}
    >
      <RailFace Icon={Users} word={t('team')} mark={mark} toldAs={told} />
    </button>
  );
}

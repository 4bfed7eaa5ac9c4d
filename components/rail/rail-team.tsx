'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { type Mark, RailFace } from './rail-face';

interface RailTeamProps {
  icon: ReactNode;
  mark: Mark | undefined;
  onOpen: () => void;
}

/** Opens the team, and says how many wait to be let in. */
export function RailTeam({ icon, mark, onOpen }: RailTeamProps) {
  const t = useTranslations('rail');
  const told = useId();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-describedby={mark && told}
      title={mark ? `${t('team')}: ${mark.told}` : t('team')}
      className="rail-item"
      onClick={onOpen}
    >
      <RailFace icon={icon} word={t('team')} mark={mark} toldAs={told} />
    </button>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { RowLink } from '@/components/ui/table/row-link';
import type { RailPlaceName } from './places';
import { type Mark, RailFace } from './rail-face';

interface RailLinkProps {
  name: RailPlaceName;
  href: string;
  icon: ReactNode;
  /** The page that is open is this place, or one below it. */
  current: 'page' | 'true' | undefined;
  mark: Mark | undefined;
}

/** The way to a place. */
export function RailLink({ name, href, icon, current, mark }: RailLinkProps) {
  const t = useTranslations('rail');
  const told = useId();
  const label = t(`names.${name}`);
  return (
    <RowLink
      href={href}
      aria-label={label}
      aria-describedby={mark && told}
      aria-current={current}
      title={mark ? `${label}: ${mark.told}` : label}
      className="rail-item"
    >
      <RailFace icon={icon} word={t(`short.${name}`)} mark={mark} toldAs={told} />
    </RowLink>
  );
}

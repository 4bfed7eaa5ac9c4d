'use client';

import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { RowLink } from '@/components/ui/table/row-link';
import type { RailPlaceName } from './places';
import { itemStyles, type Mark, RailFace } from './rail-face';

interface RailLinkProps {
  name: RailPlaceName;
  href: string;
  Icon: LucideIcon;
  /** The page that is open is this place, or one below it. */
  current: 'page' | 'true' | undefined;
  mark: Mark | undefined;
}

/** The way to a place. */
export function RailLink({ name, href, Icon, current, mark }: RailLinkProps) {
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
      className={itemStyles}
    >
      <RailFace Icon={Icon} word={t(`short.${name}`)} mark={mark} toldAs={told} />
    </RowLink>
  );
}

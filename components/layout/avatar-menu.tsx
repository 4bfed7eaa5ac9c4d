'use client';

import LogOut from 'lucide-react/icons/log-out';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Avatar } from './avatar';

type AvatarMenuProps = {
  name: string;
  email: string;
  /** The role, in words. */
  label: string;
  /** Further facts, already translated: phone, licence number, organisation, member-since date. */
  facts: { label: string; value: string }[];
  onLogout: () => void;
  /** More menu items, above the logout: DropdownMenuItem. */
  children?: ReactNode;
};

export function AvatarMenu({ name, email, label, facts, onLogout, children }: AvatarMenuProps) {
  const t = useTranslations('ui');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('accountMenu', { name })}
        className="grid size-11 place-items-center rounded-full hover:bg-peacock-tint"
      >
        <Avatar name={name} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-72 max-w-[calc(100vw-1rem)]">
        <div className="px-2 pt-1.5">
          <p className="font-semibold">{name}</p>
          <p className="break-all text-ink-soft">{email}</p>
          <p className="text-sm font-semibold text-marigold-deep">{label}</p>
        </div>
        {facts.length > 0 && (
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 px-2 text-sm">
            {facts.map((fact) => (
              <div key={fact.label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-ink-soft">{fact.label}</dt>
                <dd className="min-w-0 text-right break-words">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <DropdownMenuSeparator />
        {children}
        <DropdownMenuItem onSelect={onLogout}>
          <LogOut aria-hidden="true" />
          {t('logout')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

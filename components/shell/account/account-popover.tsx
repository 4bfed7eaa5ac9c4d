'use client';

import LogOut from 'lucide-react/icons/log-out';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/dialog/popover';
import { type AccountProps, avatarButtonStyles } from './account-props';
import { Avatar } from './avatar';

/** A popover and not a menu, because people mostly read it. */
export function AccountPopover({ name, email, label, facts, onLogout, children }: AccountProps) {
  const t = useTranslations('ui');
  return (
    <Popover defaultOpen>
      <PopoverTrigger aria-label={t('accountMenu', { name })} className={avatarButtonStyles}>
        <Avatar name={name} />
      </PopoverTrigger>
      <PopoverContent aria-label={t('account')} className="w-76 p-4">
        <p className="font-semibold">{name}</p>
        <p className="break-all text-ink-soft">{email}</p>
        <p className="text-sm font-semibold text-marigold-deep">{label}</p>
        {facts.length > 0 && (
          <dl className="mt-3 grid gap-1 text-sm">
            {facts.map((fact) => (
              <div key={fact.label} className="flex justify-between gap-3">
                <dt className="text-ink-soft">{fact.label}</dt>
                <dd className="min-w-0 text-right break-words">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        <hr className="perforated my-3" />
        <div className="grid gap-2">
          {children}
          <Button variant="secondary" onClick={onLogout}>
            <LogOut aria-hidden="true" />
            {t('logout')}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}

'use client';

import Archive from 'lucide-react/icons/archive';
import ChartColumn from 'lucide-react/icons/chart-column';
import FilePlus from 'lucide-react/icons/file-plus';
import FileSearch from 'lucide-react/icons/file-search';
import HardDrive from 'lucide-react/icons/hard-drive';
import MailWarning from 'lucide-react/icons/mail-warning';
import Settings2 from 'lucide-react/icons/settings-2';
import Users from 'lucide-react/icons/users';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useUser } from '@/components/shell/session/use-user';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/dialog/popover';
import { RowLink } from '@/components/ui/table/row-link';
import { placesInMore } from './places';
import { RailFace } from './rail-face';

export interface MoreProps {
  icon: ReactNode;
  /** Opens the team, for those who manage it. */
  onTeam: (() => void) | undefined;
}

const icons = {
  figures: ChartColumn,
  case: Settings2,
  enter: FilePlus,
  takeIn: FileSearch,
  files: Archive,
  mail: MailWarning,
  accounts: HardDrive,
};

const linkStyles = cn(buttonVariants({ variant: 'quiet' }), 'w-full justify-start! text-left');

/** The places that the rail has no room for. Those that it has room for only at the left are listed on phones. */
export function RailMorePopover({ icon, onTeam }: MoreProps) {
  const t = useTranslations('rail');
  const { role } = useUser();
  const [open, setOpen] = useState(true);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger className="rail-item" title={t('more')}>
        <RailFace icon={icon} word={t('more')} />
      </PopoverTrigger>
      <PopoverContent aria-label={t('more')} className="w-72 p-2">
        <ul>
          {placesInMore(role).map(({ name, href, at }) => {
            const Icon = icons[name];
            return (
              <li key={name} className={at === 'more' ? '' : 'md:hidden'}>
                <RowLink className={linkStyles} href={href} onClick={() => setOpen(false)}>
                  <Icon aria-hidden="true" />
                  {t(`names.${name}`)}
                </RowLink>
              </li>
            );
          })}
          {onTeam && (
            <li className="md:hidden">
              <button
                type="button"
                className={linkStyles}
                onClick={() => {
                  setOpen(false);
                  onTeam();
                }}
              >
                <Users aria-hidden="true" />
                {t('team')}
              </button>
            </li>
          )}
        </ul>
      </PopoverContent>
    </Popover>
  );
}

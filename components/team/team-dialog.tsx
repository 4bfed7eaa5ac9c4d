'use client';

import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { SearchBox } from '@/components/claims/filters/search-box';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Spinner } from '@/components/ui/loading/spinner';
import { TeamGroup } from './team-group';
import { useTeam } from './use-team';

type TeamDialogProps = { assignedOnPage: Record<string, number>; onClose: () => void };

/** The professionals of this case: letting them in, shutting them out, giving them another role. */
export function TeamDialog({ assignedOnPage, onClose }: TeamDialogProps) {
  const t = useTranslations('ip.team');
  const team = useTeam();
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {team.searchable && (
          <SearchBox
            label={t('search')}
            placeholder={t('searchPlaceholder')}
            value={team.search}
            onSearch={team.setSearch}
          />
        )}
        {team.error && (
          <CallFailure
            title={t('failed')}
            error={team.error}
            retrying={team.retrying}
            onRetry={team.retry}
          />
        )}
        {team.loading && (
          <div className="grid min-h-40 place-items-center">
            <Spinner label={t('loading')} className="size-8" />
          </div>
        )}
        {!team.loading && !team.error && team.empty && (
          <div className="grid min-h-40 place-content-center justify-items-center gap-3 text-ink-soft">
            <p aria-live="polite">{t(team.search ? 'noMatch' : 'none')}</p>
            {team.search && (
              <Button variant="secondary" onClick={() => team.setSearch('')}>
                {t('clear')}
              </Button>
            )}
          </div>
        )}
        {team.groups.map(({ name, people }) => (
          <TeamGroup
            key={name}
            title={t(`groups.${name}`)}
            people={people}
            assignedOnPage={assignedOnPage}
          />
        ))}
        {team.cut && <p className="text-ink-soft">{t('more')}</p>}
      </div>
    </Dialog>
  );
}

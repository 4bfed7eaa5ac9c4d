'use client';

import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Star from 'lucide-react/icons/star';
import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { assignees, type PlaceAtDesk, shownSorts } from '@/components/desk/place/desk-place';
import type { GoTo } from '@/components/desk/place/use-desk-place';
import { deskKeys } from '@/components/keys/desk-keys';
import { useKeyHint } from '@/components/keys/use-key-hint';
import { useUser } from '@/components/shell/session/use-user';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/select/native-select';
import { may } from '@/lib/access/permissions';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { creditorTypeLabel } from '@/lib/forms/labels';
import { DeskSearch } from './desk-search';

interface ListFiltersProps {
  place: PlaceAtDesk;
  goTo: GoTo;
  onViews: () => void;
}

export function ListFilters({ place, goTo, onViews }: ListFiltersProps) {
  const t = useTranslations('desk.list');
  const views = useTranslations('ip.views');
  const hint = useKeyHint(deskKeys);
  const words = useFormWords();
  const { role } = useUser();
  const byAssignee = may(role, 'claim.filterByAssignee');
  return (
    <>
      <div className="flex gap-1">
        <DeskSearch place={place} goTo={goTo} />
        <Button
          variant="quiet"
          size="icon"
          className="desk-star"
          aria-label={views('title')}
          onClick={onViews}
          {...hint('views')}
        >
          <Star aria-hidden="true" />
        </Button>
      </div>
      <div className="desk-selects">
        {byAssignee && (
          <NativeSelect
            aria-label={t('assignee')}
            value={place.assignee}
            options={assignees.map((value) => ({ value, label: t(`assignees.${value}`) }))}
            onChange={({ target }) =>
              goTo.list({ assignee: assignees.find((one) => one === target.value) ?? 'all' })
            }
            {...hint('assignee')}
          />
        )}
        <NativeSelect
          aria-label={t('form')}
          value={place.creditorType}
          options={[
            { value: 'all', label: t('allForms') },
            ...creditorTypes.map((value) => ({
              value,
              label: `${t(`forms.${value}`)}: ${creditorTypeLabel(words, value)}`,
            })),
          ]}
          onChange={({ target }) =>
            goTo.list({ creditorType: creditorTypes.find((one) => one === target.value) ?? 'all' })
          }
          {...hint('form')}
        />
        <NativeSelect
          aria-label={t('sort')}
          symbol={ArrowDownUp}
          value={place.sort}
          options={shownSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={({ target }) =>
            goTo.list({ sort: shownSorts.find((one) => one === target.value) ?? 'due' })
          }
          {...hint('sort')}
        />
      </div>
    </>
  );
}

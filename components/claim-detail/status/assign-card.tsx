'use client';

import { useTranslations } from 'next-intl';
import { useAssign } from '@/components/assignment/use-assign';
import { useAssignees } from '@/components/assignment/use-assignees';
import { CallFailure } from '@/components/claims/call-failure';
import { EditConflict } from '@/components/claims/edit-conflict';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/fields/field';
import { Spinner } from '@/components/ui/loading/spinner';
import { Combobox } from '@/components/ui/select/combobox';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { fullName } from '@/lib/format/person';

export function AssignCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('ip');
  const why = useTranslations('claim.withdrawn');
  const withdrawn = claim.status === 'withdrawn';
  const { options, error, retrying, retry } = useAssignees();
  const { chosen, choose, assignedTo, same, pending, error: failure, assign } = useAssign(claim);
  return (
    <Card aria-labelledby="assign-heading">
      <CardHeader
        id="assign-heading"
        title={t('claims.columns.assignedTo')}
        text={assignedTo ? fullName(assignedTo) : t('claims.unassigned')}
      />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {!withdrawn && error && (
          <CallFailure
            title={t('reassign.loadFailed')}
            error={error}
            retrying={retrying}
            onRetry={retry}
          />
        )}
        {withdrawn && <p className="text-ink-soft">{why('assign')}</p>}
        {!withdrawn && !error && !options && <Spinner />}
        {!withdrawn && options && (
          <>
            <EditConflict error={failure} />
            <Field label={t('reassign.assignee')}>
              <Combobox
                options={options}
                value={chosen}
                onValueChange={choose}
                placeholder={t('reassign.choose')}
                searchPlaceholder={t('reassign.search')}
              />
            </Field>
            <Button
              variant="secondary"
              disabled={chosen === '' || same}
              pending={pending}
              onClick={assign}
            >
              {t('reassign.assign')}
            </Button>
          </>
        )}
      </CardBody>
    </Card>
  );
}

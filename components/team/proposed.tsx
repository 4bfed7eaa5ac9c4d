'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import type { Professional } from '@/lib/client/queries/queries';
import { formatDateTime } from '@/lib/format/date';
import { languageFrom } from '@/lib/i18n/language';
import { ProofDialog } from './proof-dialog';

type ProposedProps = {
  person: Professional;
  proposal: NonNullable<Professional['proposal']>;
  name: string;
};

/** Another administrator's proposal for an account, until a second one does the same, or refuses it here. */
export function Proposed({ person, proposal, name }: ProposedProps) {
  const t = useTranslations('ip.team');
  const locale = languageFrom(useLocale());
  const [refusing, setRefusing] = useState(false);
  const { kind, by, until } = proposal;
  const close = () => setRefusing(false);
  return (
    <Alert tone="amber" className="mt-3">
      {t('awaitsSecond', {
        kind,
        name,
        by: `${by.firstName} ${by.lastName}`,
        until: until ? formatDateTime(until, locale) : '',
      })}
      <span className="mt-2 block">
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('refusal.doFor', { name })}
          onClick={() => setRefusing(true)}
        >
          {t('refusal.do')}
        </Button>
      </span>
      {refusing && (
        <ProofDialog
          title={t('refusal.ask', { name })}
          description={t('refusal.follows', { name })}
          mutation={teamMutations.refuse(person.id)}
          submitLabel={t('refusal.do')}
          danger={false}
          onDone={() => {
            close();
            toast({ variant: 'success', title: t('refusal.done', { name }) });
          }}
          onClose={close}
        />
      )}
    </Alert>
  );
}

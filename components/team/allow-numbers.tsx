'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Input } from '@/components/ui/fields/input';
import { toast } from '@/components/ui/toast/toast';
import { teamMutations } from '@/lib/client/mutations/team';
import { numbersAllowed } from '@/lib/identity/team/most-numbers';
import { ProofDialog } from './proof-dialog';

type AllowNumbersProps = { id: string; name: string; onClose: () => void };

/** Raises the number of identifiers that a colleague may see in a day, after the administrator proved who they are. */
export function AllowNumbers({ id, name, onClose }: AllowNumbersProps) {
  const t = useTranslations('ip.team');
  const field = useId();
  const [typed, setTyped] = useState('5000');
  const { least, most } = numbersAllowed;
  const numbers = Math.min(most, Math.max(least, Math.trunc(Number(typed)) || least));
  return (
    <ProofDialog
      title={t('ask.allowNumbers', { name })}
      description={
        <>
          {t('follows.allowNumbers', { name })}
          <span className="mt-3 grid max-w-60 gap-1">
            <label htmlFor={field}>{t('numbers')}</label>
            <Input
              id={field}
              type="number"
              min={least}
              max={most}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              // The person sees the number that they are about to allow.
              onBlur={() => setTyped(String(numbers))}
            />
          </span>
        </>
      }
      mutation={teamMutations.allowNumbers(id, numbers)}
      submitLabel={t('do.allowNumbers')}
      danger={false}
      onDone={() => {
        onClose();
        toast({ variant: 'success', title: t('done.allowNumbers', { name, count: numbers }) });
      }}
      onClose={onClose}
    />
  );
}

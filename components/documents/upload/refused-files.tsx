'use client';

import { useTranslations } from 'next-intl';
import { useSlotWords } from '@/components/documents/use-slot-words';
import { Alert } from '@/components/ui/alert';
import { slots } from '@/lib/documents/content/slots';
import type { CheckedFiles } from './check-files';

/** Says beside the drop zone which files were not taken, and why. The toast has read it out already. */
export function RefusedFiles({ refused }: Pick<CheckedFiles, 'refused'>) {
  const t = useTranslations('documents.refused');
  const limits = useSlotWords(slots.claim);
  return refused.map(({ reason, names }) => (
    <Alert key={reason} tone="red" title={t(reason)} className="mt-3">
      <p>{t(`${reason}Text`, limits)}</p>
      {reason === 'type' && <p>{t('typeHelp')}</p>}
      {reason === 'size' && <p>{t('sizeHelp')}</p>}
      <p className="break-words">
        {t('names')} {names.join(', ')}
      </p>
    </Alert>
  ));
}

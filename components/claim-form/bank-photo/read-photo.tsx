'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { Field, FormDefinition } from '@/lib/forms/definitions/field';

const PhotoDialog = onDemand(async () => (await import('./photo-dialog')).PhotoDialog, {
  close: ({ onClose }) => onClose(),
});

/** The fields of a section or a request that a photo of a bank's paper can answer. */
export const bankFieldsOf = ({ fields }: { fields: readonly Field[] }): readonly Field[] =>
  fields.filter(({ kind }) => kind === 'ifsc' || kind === 'accountNumber');

/** Offers to read the numbers of an account from a photo. */
export function ReadPhoto(props: { form: FormDefinition; fields: readonly Field[] }) {
  const t = useTranslations('wizard.form.bankPhoto');
  const [open, setOpen] = useState(false);
  // The back button leads to another section or step: nothing of this one stays over it.
  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return (
    <div className="sm:col-span-2">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && <PhotoDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ChosenFile } from '@/components/ui/fields/chosen-file';
import { FileDrop } from '@/components/ui/fields/file-drop';
import { formatFileSize } from '@/lib/format/file-size';
import { importSlot, registerKinds } from '@/lib/imports/file/slot';
import { type Unfit, unfitRegister } from './unfit-register';
import type { Register } from './use-register';

const endings = [...registerKinds.keys()];
const named = endings.map((ending) => ending.toUpperCase());
const types = named.slice(0, -1).join(', ');
const last = named.at(-1) ?? '';
const most = formatFileSize(importSlot.maxBytes);

/** Where the register is chosen, and which one was. */
export function RegisterFile({ register }: { register: Register }) {
  const t = useTranslations('takeIn.file');
  const heading = useId();
  const [unfit, setUnfit] = useState<{ why: Unfit; file: File } | null>(null);
  const { file, kept } = register;

  function choose(next: File | undefined) {
    if (!next) return;
    const why = unfitRegister(next);
    setUnfit(why ? { why, file: next } : null);
    if (!why) register.choose(next);
  }

  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-xl text-peacock-deep">
        {t('title')}
      </h2>
      {file ? (
        <ChosenFile
          file={file}
          label={t('chosen')}
          removeLabel={t('remove')}
          onRemove={register.remove}
        />
      ) : (
        <>
          {kept && <p className="break-words">{t('kept', { name: kept.file.name })}</p>}
          <FileDrop
            accept={endings.map((ending) => `.${ending}`).join(',')}
            label={t('choose')}
            hint={t('hint', { types, last, size: most })}
            onFiles={([first]) => choose(first)}
          />
        </>
      )}
      {unfit && !file && (
        <Alert tone="red" live title={t('wrong')} className="break-words">
          {t(unfit.why, {
            name: unfit.file.name,
            size: formatFileSize(unfit.file.size),
            types,
            last,
            most,
          })}
        </Alert>
      )}
    </section>
  );
}

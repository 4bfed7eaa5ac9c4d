'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { ChosenFile } from '@/components/import/choose/chosen-file';
import { TypeStep } from '@/components/import/choose/type-step';
import type { Choice } from '@/components/import/choose/use-choice';
import { CheckReport } from '@/components/import/results/check-report';
import { ToRegister, useMayBeRegister } from '@/components/import/results/to-register';
import type { Check } from '@/components/import/results/use-check';
import { useUser } from '@/components/shell/session/use-user';
import { Progress } from '@/components/ui/loading/progress';
import { may } from '@/lib/access/permissions';
import type { ClaimsImport } from './use-import';

const percentEach = 10;
const maxPercent = 90;
const intervalMs = 200;

interface StepsProps {
  choice: Choice;
  check: Check;
  upload: ClaimsImport;
  forOthers: boolean;
  onLeave: () => void;
}

export function Steps({ choice, check, upload, forOthers, onLeave }: StepsProps) {
  const t = useTranslations('import.steps');
  const { uploading } = upload;
  // Then the refusal leads there.
  const refused = useMayBeRegister(check.error);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Step title={t('type')}>
        <TypeStep type={choice.type} disabled={uploading} onChange={choice.setType} />
      </Step>
      <Step title={t('file')}>
        <ChosenFile choice={choice} disabled={uploading} />
        {forOthers && !uploading && !refused && <OwnTable file={choice.file} onLeave={onLeave} />}
      </Step>
      <Step title={t('upload')}>
        {uploading ? (
          <ImportProgress share={upload.share} />
        ) : (
          <CheckReport check={check} forOthers={forOthers} onLeave={onLeave} />
        )}
      </Step>
    </div>
  );
}

/** Leads administrators to where a table is looked at that no template fits. */
function OwnTable(props: ComponentProps<typeof ToRegister>) {
  const t = useTranslations('import.check');
  const { role } = useUser();
  if (!may(role, 'case.takeIn')) return null;
  return (
    <p className="flex flex-wrap items-center gap-3">
      {t('own')} <ToRegister {...props} />
    </p>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="text-lg font-semibold text-peacock-deep">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** `share` of the file has been sent, from 0 to 1. */
function ImportProgress({ share }: { share: number }) {
  const t = useTranslations('import.upload');
  const value = useSimulatedProgress();
  return (
    <div className="grid gap-2">
      <Progress value={value} label={t('running')} />
      <p role="status">{t(share < 1 ? 'running' : 'processing')}</p>
      {share < 1 && (
        <p className="figures text-sm text-ink-soft">
          {t('sent', { percent: Math.floor(100 * share) })}
        </p>
      )}
    </div>
  );
}

/** Rises by ten percent every 200 ms up to ninety, for work whose end is unknown. */
function useSimulatedProgress() {
  const [value, setValue] = useState(0);
  useEffect(() => {
    const ticking = setInterval(
      () => setValue((now) => Math.min(now + percentEach, maxPercent)),
      intervalMs,
    );
    return () => clearInterval(ticking);
  }, []);
  return value;
}

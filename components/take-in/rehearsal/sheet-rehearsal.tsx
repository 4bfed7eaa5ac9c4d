'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import type { Register } from '@/components/take-in/use-register';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody } from '@/components/ui/card';
import type { Rehearsal } from '@/lib/imports/registers/rehearse';
import type { RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import { Asides } from './asides';
import { AskedList } from './asked-list';
import { Gaps } from './gaps';
import { OwnTotals } from './own-totals';
import { SumsByCategory, SumsByForm } from './sums';
import { Twins } from './twins';

interface SheetRehearsalProps {
  register: Register;
  sheet: RehearsedSheet;
}

/** What taking the rows of a sheet in would do, and what would be asked. */
export function SheetRehearsal({ register, sheet }: SheetRehearsalProps) {
  const t = useTranslations('takeIn.rehearsal');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(register.answer);
  useEffect(() => {
    // The button that asked for it goes with the notice around it.
    if (seen.current !== register.answer) heading.current?.focus();
    seen.current = register.answer;
  }, [register.answer]);
  return (
    <Card aria-labelledby={id}>
      <header className="px-4 pt-4 sm:px-6 sm:pt-5">
        <h3 id={id} ref={heading} tabIndex={-1} className="text-xl text-peacock-deep">
          {t('title')}
        </h3>
        <p className="text-ink-soft">{t('text')}</p>
        <div className="perforated mt-4" />
      </header>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Stale register={register} />
        {sheet.leftOut ? <p>{t('leftOut')}</p> : <Figures rehearsal={sheet.rehearsal} />}
      </CardBody>
    </Card>
  );
}

function Figures({ rehearsal }: { rehearsal: Rehearsal }) {
  return (
    <>
      <SumsByForm sums={rehearsal.byForm} />
      <SumsByCategory sums={rehearsal.byCategory} />
      <OwnTotals {...rehearsal.totals} />
      <AskedList asked={rehearsal.asked} />
      <Asides asides={rehearsal.asides} />
      <Twins twins={rehearsal.twins} />
      <Gaps gaps={rehearsal.gaps} />
    </>
  );
}

/** Says that the figures are older than the changes, and asks for new ones. */
function Stale({ register: { stale, rehearsing, error, again } }: { register: Register }) {
  const t = useTranslations('takeIn.rehearsal');
  if (error && !rehearsing)
    return <CallFailure title={t('failed')} error={error} retrying={false} onRetry={again} />;
  if (!stale) return null;
  return (
    <Alert
      tone="amber"
      title={t('stale')}
      actions={
        <Button pending={rehearsing} pendingLabel={t('running')} onClick={again}>
          {t('again')}
        </Button>
      }
    >
      <p role="status">{t('staleText')}</p>
    </Alert>
  );
}

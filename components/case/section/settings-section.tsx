'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { toast } from '@/components/ui/toast/toast';
import { LeaveGuard } from './leave-guard';
import { PartsContext, type TellOfPart, type ToldPart, UnsavedContext } from './parts';

interface SettingsSectionProps {
  /** Its anchor in the page's address. */
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A section of the case's settings, saved by one button at its foot, which is grey until something was changed. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const t = useTranslations('ip.case');
  const tellPage = use(UnsavedContext);
  const [parts, setParts] = useState<ReadonlyMap<string, ToldPart>>(new Map());
  const tell: TellOfPart = useCallback((part, told) => {
    setParts((before) => {
      const after = new Map(before);
      if (told) after.set(part, told);
      else after.delete(part);
      return after;
    });
  }, []);
  const all = [...parts.values()];
  const touched = all.filter((part) => part.changed);
  const changed = touched.length > 0;
  const pending = all.some((part) => part.pending);
  useEffect(() => tellPage(id, changed), [tellPage, id, changed]);

  function save(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    if (!changed) toast({ title: t('unchanged') });
    for (const { deeds } of touched) deeds.current.save();
  }
  return (
    <Card
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-16 outline-none md:scroll-mt-4"
    >
      <LeaveGuard active={changed} />
      <CardHeader id={`${id}-heading`} title={title} text={text} />
      <CardBody>
        <form
          noValidate
          aria-labelledby={`${id}-heading`}
          onSubmit={save}
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <PartsContext value={tell}>{children}</PartsContext>
          <div className="flex flex-wrap justify-end gap-3">
            {changed && (
              <Button
                variant="secondary"
                aria-label={`${t('undo')}: ${title}`}
                disabled={pending}
                onClick={() => {
                  for (const { deeds } of touched) deeds.current.undo();
                }}
              >
                {t('undo')}
              </Button>
            )}
            <Button
              type="submit"
              aria-label={`${t(pending ? 'saving' : 'save')}: ${title}`}
              aria-disabled={!changed || pending || undefined}
              className={changed ? '' : 'opacity-55'}
              pending={pending}
              pendingLabel={t('saving')}
            >
              {t('save')}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { CameOnPaper } from '@/components/claim/on-paper/came-on-paper';
import { bankFieldsOf, ReadPhoto } from '@/components/claim-form/bank-photo/read-photo';
import { widgetOf } from '@/components/claim-form/controls/widgets';
import { FormField } from '@/components/claim-form/field/form-field';
import { FailedFirst } from '@/components/documents/upload/failed-first';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/fields/field';
import { focusInvalid } from '@/components/ui/fields/focus-invalid';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { Textarea } from '@/components/ui/fields/textarea';
import type { ChangeKind } from '@/lib/claims/deeds/changes/kinds';
import { maxChangeReason, minChangeReason } from '@/lib/claims/deeds/changes/limits';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { AskPapers } from './ask-papers';
import type { BegunChange } from './begun';
import { useAskChange } from './use-ask-change';

interface AskFormProps {
  claim: PresentedClaim;
  /** Kinds with an open request. */
  waiting: readonly ChangeKind[];
  begun: BegunChange | null;
  /** A professional enters what came on paper. */
  onPaper?: boolean;
  onClose: () => void;
}

export function AskForm({ claim, waiting, begun, onPaper = false, onClose }: AskFormProps) {
  const t = useTranslations('changes');
  const box = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const asking = useAskChange(claim, begun, onPaper, onClose);
  const { form, kinds, kind, fields, missing, wrong } = asking;
  const waits = kind !== null && waiting.includes(kind);
  const accounts = bankFieldsOf({ fields });
  const times = begun?.times ?? 0;
  // What is asked for decides what its words have to say.
  const about = kind ?? 'other';
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[role=radio]');
    const text = words.current;
    if (times === 0 || !text) return (first ?? text)?.focus();
    text.focus({ preventScroll: true });
    text.scrollIntoView({ block: 'center' });
    text.setSelectionRange(text.value.length, text.value.length);
  }, [times]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!asking.send()) focusInvalid(box.current);
  }

  return (
    <form
      ref={box}
      noValidate
      onSubmit={submit}
      aria-labelledby="changes-heading"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-4"
    >
      {onPaper && <CameOnPaper came={asking.came} onCame={asking.setCame} asked={missing.came} />}
      {kinds.length > 1 && (
        <Field
          group
          label={t('form.kind')}
          required
          error={missing.kind ? t('form.kindMissing') : undefined}
        >
          <RadioGroup
            value={kind ?? ''}
            onValueChange={(value) =>
              asking.set({ kind: kinds.find((one) => one === value) ?? null })
            }
            options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </Field>
      )}
      {waits && <p className="font-semibold">{t('waiting')}</p>}
      {kind && !waits && <p>{t(`hints.${kind}`)}</p>}
      {!waits && fields.length > 0 && (
        <FormProvider key={asking.formKey} {...asking.methods}>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 sm:grid-cols-2">
            {accounts.length > 1 && <ReadPhoto form={form} fields={accounts} />}
            {fields.map((field) => (
              <FormField
                key={field.name}
                form={form}
                field={field}
                highlighted={wrong.includes(field.name)}
                className={cn(widgetOf(field).wide && 'sm:col-span-2')}
              />
            ))}
          </div>
        </FormProvider>
      )}
      {!waits && (
        <>
          <Field
            label={t(`form.reason.${about}`)}
            required
            hint={t(`form.reasonHint.${about}`, { min: minChangeReason })}
            error={
              missing.long
                ? t('form.reasonLong', { max: maxChangeReason })
                : missing.reason
                  ? t(`form.reasonMissing.${about}`, { min: minChangeReason })
                  : undefined
            }
          >
            <Textarea
              ref={words}
              rows={4}
              value={asking.reason}
              onChange={({ target }) => asking.set({ reason: target.value })}
            />
          </Field>
          <AskPapers claim={claim} asking={asking} />
          <FailedFirst asking={asking.asking} />
        </>
      )}
      {wrong.length > 0 && (
        <p role="alert" className="text-red">
          {t('form.wrong')}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {!waits && (
          <Button type="submit" pending={asking.pending} aria-disabled={asking.busy || undefined}>
            {t(onPaper ? 'onPaper.enter' : 'form.send')}
          </Button>
        )}
        <Button variant="quiet" onClick={asking.leave}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

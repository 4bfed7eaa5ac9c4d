'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import {
  type CaseFacts,
  caseFieldNames,
  caseFields,
  caseSections,
  isJudged,
} from '@/lib/case/fields';
import { toldIn } from '@/lib/forms/published/judge';
import { CaseFactField, factId } from './case-fact-field';
import type { CaseValues } from './case-values';
import { LeaveGuard } from './leave-guard';
import { useCaseForm } from './use-case-form';

export function CaseForm({ facts }: { facts: CaseFacts }) {
  const t = useTranslations('ip.case');
  const { form, submit, pending, conflict, tries, undo, reason, setReason } = useCaseForm(facts);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CaseErrors tries={tries} />
        {conflict && (
          <Alert tone="amber" live title={t('saveFailed')}>
            {conflict}
          </Alert>
        )}
        {caseSections.map((name) => (
          <Card key={name} aria-labelledby={`case-${name}`}>
            <CardHeader id={`case-${name}`} title={t(`sections.${name}`)} />
            <CardBody className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
              {caseFieldNames
                .filter((field) => caseFields[field].section === name)
                .map((field) => (
                  <CaseFactField key={field} field={field} />
                ))}
            </CardBody>
          </Card>
        ))}
        <PublishReason facts={facts} value={reason} onChange={setReason} />
        <div className="flex flex-wrap justify-end gap-3">
          {isDirty && (
            <Button variant="secondary" disabled={pending} onClick={undo}>
              {t('undo')}
            </Button>
          )}
          <Button type="submit" pending={pending} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
      <LeaveGuard active={isDirty} />
    </FormProvider>
  );
}

interface PublishReasonProps {
  facts: CaseFacts;
  value: string;
  onChange: (value: string) => void;
}

/** Asks why a changed fact is published, although it looks like a personal number or an address. */
function PublishReason({ facts, value, onChange }: PublishReasonProps) {
  const t = useTranslations('ip.case');
  const typed = useWatch<CaseValues>();
  const asked = caseFieldNames.some((field) => {
    const text = typed[field] ?? '';
    return isJudged(field) && text !== (facts[field] ?? '') && toldIn(text).length > 0;
  });
  if (!asked) return null;
  return (
    <Field label={t('publishReason')} hint={t('publishReasonHint')}>
      <Textarea rows={2} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

/** Everything that prevented the last save, each a link to its field. Takes the focus. */
function CaseErrors({ tries }: { tries: number }) {
  const t = useTranslations('ip.case');
  const { errors } = useFormContext<CaseValues>().formState;
  const box = useRef<HTMLDivElement>(null);
  const wrong = tries > 0 ? caseFieldNames.filter((field) => errors[field]) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after every try to save
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [tries, wrong.length > 0]);
  if (wrong.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 rounded-md">
      <Alert tone="red" live title={t('summary')}>
        <ul className="ml-5 list-disc">
          {wrong.map((field) => (
            <li key={field}>
              <a
                href={`#${factId(field)}`}
                className="link inline-block py-1.5 align-top md:py-0.5"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(factId(field))?.focus();
                }}
              >
                {t(`fields.${field}`)}: {errors[field]?.message}
              </a>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

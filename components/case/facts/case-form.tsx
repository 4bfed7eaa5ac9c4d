'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { usePart } from '@/components/case/section/parts';
import { SettingsSection } from '@/components/case/section/settings-section';
import { Alert } from '@/components/ui/alert';
import { Field } from '@/components/ui/fields/field';
import { Textarea } from '@/components/ui/fields/textarea';
import { type CaseFacts, type CaseField, type caseSections, isJudged } from '@/lib/case/fields';
import { toldIn } from '@/lib/forms/published/judge';
import { CaseFactField, factId } from './case-fact-field';
import { type CaseValues, fieldsOfSection } from './case-values';
import { useCaseForm } from './use-case-form';

interface FactsProps {
  section: (typeof caseSections)[number];
  facts: CaseFacts;
}

/** Facts of the case that belong together. */
export function FactsSection(props: FactsProps) {
  const t = useTranslations('ip.case.sections');
  return (
    <SettingsSection id={props.section} title={t(props.section)}>
      <Facts {...props} />
    </SettingsSection>
  );
}

function Facts({ section, facts }: FactsProps) {
  const t = useTranslations('ip.case');
  const fields = fieldsOfSection[section];
  const { form, submit, pending, conflict, tries, undo, reason, setReason } = useCaseForm(
    facts,
    fields,
  );
  usePart({ changed: form.formState.isDirty, pending, save: () => void submit(), undo });
  return (
    <FormProvider {...form}>
      <CaseErrors fields={fields} tries={tries} />
      {conflict && (
        <Alert tone="amber" live title={t('saveFailed')}>
          {conflict}
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
        {fields.map((field) => (
          <CaseFactField key={field} field={field} />
        ))}
      </div>
      <PublishReason fields={fields} facts={facts} value={reason} onChange={setReason} />
    </FormProvider>
  );
}

interface PublishReasonProps {
  fields: readonly CaseField[];
  facts: CaseFacts;
  value: string;
  onChange: (value: string) => void;
}

/** Asks why a changed fact is published, although it looks like a personal number or an address. */
function PublishReason({ fields, facts, value, onChange }: PublishReasonProps) {
  const t = useTranslations('ip.case');
  const typed = useWatch<CaseValues>();
  const asked = fields.some((field) => {
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
function CaseErrors({ fields, tries }: { fields: readonly CaseField[]; tries: number }) {
  const t = useTranslations('ip.case');
  const { errors } = useFormContext<CaseValues>().formState;
  const box = useRef<HTMLDivElement>(null);
  const wrong = tries > 0 ? fields.filter((field) => errors[field]) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after every try to save
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [tries, wrong.length > 0]);
  if (wrong.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-16 rounded-md md:scroll-mt-4">
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

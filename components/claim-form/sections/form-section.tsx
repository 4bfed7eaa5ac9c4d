'use client';

import Plus from 'lucide-react/icons/plus';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { bankFieldsOf, ReadPhoto } from '@/components/claim-form/bank-photo/read-photo';
import { widgetOf } from '@/components/claim-form/controls/widgets';
import { AmountTotal } from '@/components/claim-form/field/amount-total';
import { FormField } from '@/components/claim-form/field/form-field';
import { focusField, revealed } from '@/components/claim-form/field-id';
import { FormTable } from '@/components/claim-form/table/form-table';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { ClaimValues, Field, FormDefinition, Section } from '@/lib/forms/definitions/field';
import { isTable } from '@/lib/forms/definitions/rows';
import { labelOf, sectionTitle } from '@/lib/forms/labels';

type FormSectionProps = {
  form: FormDefinition;
  section: Section;
  invalidPaths: readonly string[];
};

export const FormSection = memo(function FormSection(props: FormSectionProps) {
  const { form, section, invalidPaths } = props;
  const words = useFormWords();
  const id = `section-${section.name}`;
  const { box, tucked, open, reveal } = useTucked(section);
  const accounts = bankFieldsOf(section);
  return (
    // A table's columns need more room than the page's reading width.
    <Card
      ref={box}
      aria-labelledby={id}
      className={cn('group', section.fields.some(isTable) && 'xl:-mr-48')}
      data-more={open || undefined}
    >
      <CardHeader id={id} level={3} title={sectionTitle(words, section)} />
      <CardBody className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {accounts.length > 1 && <ReadPhoto form={form} fields={accounts} />}
        {section.fields.map((field) =>
          isTable(field) ? (
            <FormTable
              key={field.name}
              form={form}
              field={field}
              invalidPaths={invalidPaths}
              className={cn(tucked.includes(field) && hiddenIn(section))}
            />
          ) : (
            <FormField
              key={field.name}
              form={form}
              field={field}
              highlighted={invalidPaths.includes(field.name)}
              className={cn(
                widgetOf(field).wide && 'sm:col-span-2',
                tucked.includes(field) && hiddenIn(section),
              )}
            />
          ),
        )}
        {tucked.length > 0 && !open && (
          <MoreFields form={form} section={section} fields={tucked} onOpen={reveal} />
        )}
        {holdsParts(form, section) && (
          <p className="text-sm text-ink-soft sm:col-span-2">
            <AmountTotal form={form} />
          </p>
        )}
      </CardBody>
    </Card>
  );
});

/** How a section hides fields until somebody asks for more. */
const hiddenIn = ({ folded }: Section) =>
  folded ? 'group-not-data-more:hidden' : 'max-md:group-not-data-more:hidden';

/** The section has parts of the claim amount, but not that amount itself. */
function holdsParts({ amountParts = [] }: FormDefinition, { fields }: Section) {
  const has = (names: readonly string[]) => fields.some(({ name }) => names.includes(name));
  return has(amountParts) && !has(['claimAmount']);
}

/**
 * Hides rare fields on a phone, and a folded section everywhere, until somebody asks for them or is led to one. Sets
 * `data-more` at once, not at React's next render, because the focus follows.
 */
function useTucked({ fields, folded }: Section) {
  const { getValues } = useFormContext<ClaimValues>();
  const box = useRef<HTMLElement>(null);
  const [tucked] = useState(() =>
    fields.filter(({ name, rare }) => (rare || folded) && !getValues(name)?.length),
  );
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const section = box.current;
    const show = () => {
      section?.setAttribute('data-more', '');
      setOpen(true);
    };
    section?.addEventListener(revealed, show);
    return () => section?.removeEventListener(revealed, show);
  }, []);
  return { box, tucked, open, reveal: () => focusField(tucked[0]?.name ?? '') };
}

type MoreFieldsProps = {
  form: FormDefinition;
  section: Section;
  fields: readonly Field[];
  onOpen: () => void;
};

function MoreFields({ form, section, fields, onOpen }: MoreFieldsProps) {
  const t = useTranslations('wizard.sections');
  const words = useFormWords();
  return (
    <div className={section.folded ? 'sm:col-span-2' : 'md:hidden'}>
      <Button variant="secondary" size="sm" aria-expanded={false} onClick={onOpen}>
        <Plus aria-hidden="true" />
        {t('more')}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">
        {fields.map(({ name }) => labelOf(words, form, name)).join(' · ')}
      </p>
    </div>
  );
}

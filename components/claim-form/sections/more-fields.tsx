'use client';

import Plus from 'lucide-react/icons/plus';
import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Button } from '@/components/ui/button';
import type { Field, FormDefinition, Section } from '@/lib/forms/definitions/field';
import { labelOf } from '@/lib/forms/labels';

type MoreFieldsProps = {
  form: FormDefinition;
  section: Section;
  fields: readonly Field[];
  onOpen: () => void;
};

/** Names the optional fields that are tucked away, and shows them. */
export function MoreFields({ form, section, fields, onOpen }: MoreFieldsProps) {
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

'use client';

import Check from 'lucide-react/icons/check';
import { useTranslations } from 'next-intl';
import { useContext, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { MaskedNumbersContext } from '@/components/claim-form/masked/masked-numbers';
import { useFormWords } from '@/components/claim-form/use-form-words';
import type { ClaimValues, FormDefinition, Section } from '@/lib/forms/definitions/field';
import { sectionTitle } from '@/lib/forms/labels';
import { leftOpen } from './left-open';

/** The sections of the form, with the number of missing or wrong fields in each. */
export function SectionList({ form }: { form: FormDefinition }) {
  const t = useTranslations('wizard.sections');
  const words = useFormWords();
  const { isWrong } = useContext(MaskedNumbersContext);
  const values = useDeferredValue(useWatch<ClaimValues>()) as ClaimValues;
  const open = leftOpen(form, values, isWrong);
  const leftIn = ({ fields }: Section) =>
    open.filter(({ path }) => fields.some(({ name }) => path.split('.')[0] === name)).length;

  return (
    <nav aria-label={t('list')} className="sticky top-6 text-sm">
      <ol className="grid gap-0.5 border-l-2 border-line">
        {form.sections.map((section) => {
          const left = leftIn(section);
          return (
            <li key={section.name}>
              <a
                href={`#section-${section.name}`}
                className="block rounded-r-md px-3 py-1.5 text-peacock hover:bg-peacock-tint"
                onClick={(event) => {
                  // The browser's own jump would add an entry to the history of the steps.
                  event.preventDefault();
                  goTo(section);
                }}
              >
                <span className="block font-semibold">{sectionTitle(words, section)}</span>
                {left > 0 ? (
                  <span className="text-ink-soft">{t('left', { count: left })}</span>
                ) : (
                  <span className="flex items-center gap-1 text-green">
                    <Check className="size-4 shrink-0" aria-hidden="true" />
                    {t('complete')}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function goTo({ name }: Section) {
  const heading = document.getElementById(`section-${name}`);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.closest('section')?.scrollIntoView({ block: 'start' });
}

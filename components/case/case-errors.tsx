'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { caseFieldNames } from '@/lib/case/fields';
import { factId } from './case-fact-field';
import type { CaseValues } from './case-values';

/** Everything that kept the case from being saved, each a link to its field. Takes the focus. */
export function CaseErrors({ tries }: { tries: number }) {
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

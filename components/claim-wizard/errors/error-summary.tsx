'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { focusField } from '@/components/claim-form/field-id';
import { Alert } from '@/components/ui/alert';
import { ErrorLinks } from './error-links';
import type { Described } from './findings';

/** Everything that is missing or wrong, each a link to its field. Takes the focus. */
export function ErrorSummary({ described }: { described: Described[] }) {
  const t = useTranslations('wizard.errors');
  const box = useRef<HTMLDivElement>(null);
  const found = described.map(({ path, missing }) => `${path}:${missing}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again whenever something else is found
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [found]);

  const missing = described.filter((each) => each.missing);
  const wrong = described.filter((each) => !each.missing);
  return (
    <div ref={box} tabIndex={-1} className="mb-5 scroll-mt-4 rounded-md">
      <Alert tone="red" live title={t('summaryTitle')}>
        {missing.length > 0 && (
          <ErrorLinks
            title={t('missing')}
            entries={missing}
            textOf={({ label }) => label}
            onGo={focusField}
          />
        )}
        {wrong.length > 0 && (
          <ErrorLinks title={t('wrong')} entries={wrong} textOf={textOfWrong} onGo={focusField} />
        )}
      </Alert>
    </div>
  );
}

// A message need not say which field it is about; several fields can hold a date.
const textOfWrong = ({ label, message }: Described) => `${label}: ${message}`;

'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { Badge } from '@/components/ui/badge';
import type { PresentedClaim } from '@/lib/claims/present';
import type { PresentedVersion } from '@/lib/claims/versions';
import { formatDateTime } from '@/lib/format/date';
import { formOf } from '@/lib/forms/definitions/registry';
import { labelOf } from '@/lib/forms/labels';

interface VersionEntryProps {
  version: PresentedVersion;
  claim: PresentedClaim;
}

/** Who saved a version and when, and what became different by it. */
export function VersionEntry({ version, claim }: VersionEntryProps) {
  const t = useTranslations('claim.versions');
  const words = useFormWords();
  const language = useLocale();
  const list = new Intl.ListFormat(language);
  const form = formOf(claim.creditorType);
  const labels = version.fields.map((name) => labelOf(words, form, name));
  const name = version.savedBy;
  return (
    <li className="border-l-4 border-line pl-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-semibold">{t('version', { version: version.version })}</span>
        {version.version === claim.version && <Badge tone="peacock">{t('present')}</Badge>}
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {t(version.version === 1 ? 'filed' : 'saved', { name })} ·{' '}
        <time dateTime={version.savedAt} className="figures">
          {formatDateTime(version.savedAt, language)}
        </time>
      </p>
      {labels.length > 0 && (
        <p className="wrap-anywhere">{t('fields', { fields: list.format(labels) })}</p>
      )}
    </li>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useFormWords } from '@/components/claim-form/use-form-words';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { isCreditorType } from '@/lib/forms/definitions/registry';
import type { Words } from '@/lib/i18n/words';

type Refused = keyof Words['import']['refused'];

/** Gives the sentence for a failed call with a file of claims: what is wrong with the file, or with the call. */
export function useRefusalText() {
  const t = useTranslations('import.refused');
  const words = useFormWords();
  const errorText = useErrorText();
  return (error: unknown) => {
    const issue = error instanceof RequestError ? error.answer.issues?.[0] : undefined;
    if (issue?.path !== 'file' || !t.has(issue.rule as Refused)) return errorText(error);
    const { type } = issue.params ?? {};
    const named = isCreditorType(type) ? { type: words.creditorTypes[type].label } : {};
    return t(issue.rule as Refused, { ...issue.params, ...named } as never);
  };
}

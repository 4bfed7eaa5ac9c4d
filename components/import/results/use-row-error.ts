'use client';

import { useFormWords } from '@/components/claim-form/use-form-words';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { type Rule, rules } from '@/lib/forms/kinds/parts/rules';
import { sentenceOf } from '@/lib/imports/rows/sentence';
import type { ImportAnswer } from '@/lib/imports/writing/answer';

type Wrong = ImportAnswer['errors'][number] | ImportAnswer['groups'][number];

const isRule = (rule: string): rule is Rule => rules.some((each) => each === rule);

/** Gives the sentence for what is wrong with a row, in the reader's language. */
export function useRowError(type: CreditorType) {
  const words = useFormWords();
  return ({ rule, error, field, params }: Wrong) =>
    isRule(rule)
      ? sentenceOf(words, formOf(type), {
          rule,
          ...(field ? { field } : {}),
          ...(params ? { params } : {}),
        })
      : error;
}

import type { ClaimValues, FormDefinition } from '@/lib/forms/definitions/field';
import { isMask } from '@/lib/forms/mask';
import { type FieldProblem, problemsIn } from '@/lib/forms/validate';
import { textAt } from '@/lib/forms/values';

/** Finds what is missing or wrong in a form with masked numbers; `isWrong` judges the number behind a mask. */
export const leftOpen = (
  form: FormDefinition,
  values: ClaimValues,
  isWrong: ((text: string) => boolean) | undefined,
): FieldProblem[] =>
  problemsIn(form, values).filter(({ path }) => {
    const text = textAt(values, path);
    return !isMask(text) || isWrong?.(text);
  });

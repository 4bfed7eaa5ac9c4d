import type { CreditorType } from '@/lib/forms/definitions/field';
import { type Category, defaultCategory } from '@/lib/law/categories';
import type { FactName } from '@/lib/registers/facts';

export type RowValues = Readonly<Partial<Record<FactName, string>>>;

const government =
  /government|statutory|income[ -]?tax|gst|customs|epfo|provident fund|municipal|commissioner|सरकार|आयकर/i;
const workman = /workm[ae]n|worker|labou?r|कामगार|मज़?दूर|श्रमिक/i;
const employee = /employee|staff|officer|कर्मचारी/i;

const isMore = (amount: string | undefined) => amount !== undefined && /[1-9]/.test(amount);

/** The annexure that a row falls into as far as its register says it; the desk's answers come later. */
export function categoryOfRow(form: CreditorType, values: RowValues): Category {
  const kind = [values.worker, values.category].filter(Boolean).join(' ');
  const isWorker = workman.test(kind) ? true : employee.test(kind) ? false : null;
  return defaultCategory(form, {
    workman: isWorker,
    government: government.test(`${values.category ?? ''} ${values.name ?? ''}`) ? true : null,
    secured: values.secured === 'yes' || isMore(values.securedAmount),
  });
}

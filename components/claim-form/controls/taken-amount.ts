import { meantAmount } from '@/lib/forms/kinds/values/typed-amount';
import { withoutMarks } from './input-filter';

/** The amount that was meant by what was typed with marks or words; what nobody can tell stays as it is. */
export function takenAmount(typed: string): string {
  const plain = withoutMarks(typed).trim();
  const meant = meantAmount(plain);
  return meant?.sure ? meant.amount : plain;
}

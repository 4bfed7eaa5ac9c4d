import { PublicText } from '@/components/ui/public-text';
import type { FormDefinition } from '@/lib/forms/definitions/field';
import { toldIn } from '@/lib/forms/published/judge';
import { annexures, categoriesOf } from '@/lib/law/categories';

const initials = (name: string) => name.replace(/(\S)\S*/g, '$1.');

/** What the public list of creditors will show of a name that is typed: all of it, or its initials where the list masks names. */
export function PublicName({ form, value }: { form: FormDefinition; value: string }) {
  const masked = categoriesOf(form.type).every((category) => annexures[category].masked);
  const words = toldIn(value).map(({ start, end }) => ({ start, end, why: 'asked' as const }));
  // Whoever switches masking off publishes all of it: what is doubtful is shown as it was typed.
  const shown = masked && words.length === 0 ? initials(value) : value;
  return <PublicText text={shown} words={words} />;
}

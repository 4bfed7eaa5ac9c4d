import type { CreditorType } from '@/lib/forms/definitions/field';
import { fieldsOf, formOf } from '@/lib/forms/definitions/registry';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import { sampleValuesOf } from '@/lib/forms/samples/sample-values';

const contacts = /^(address|email|phone)$|(Address|Email|Phone|Pincode)$/;

/** Every number that identifies, address, telephone and address of mail that claims of these forms are made with. */
export function identifiersIn(types: readonly CreditorType[]): string[] {
  const found = new Set<string>();
  for (const type of types) {
    const values = sampleValuesOf(type);
    mapIdentifiers(formOf(type), values, (text) => {
      found.add(text);
      return text;
    });
    for (const { name } of fieldsOf(formOf(type))) {
      const value = values[name];
      if (contacts.test(name) && typeof value === 'string' && value.length > 5) found.add(value);
    }
  }
  return [...found];
}

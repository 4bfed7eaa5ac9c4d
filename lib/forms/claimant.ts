import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';

export interface NamedClaimant {
  email: string;
  firstName: string;
  /** Empty for a person with one name, and for a company. */
  lastName: string;
  phone: string | null;
}

/**
 * Gives the person for whom a claim is filed: the contact that the form names, or else the creditor. Does not cut names, which
 * may be longer here than at registration.
 */
export function claimantIn(form: FormDefinition, values: Record<string, unknown>): NamedClaimant {
  const textOf = (name: string) => String(values[name] ?? '');
  const ofContact = form.contact.email.replace(/(E|^e)mail$/, 'Name');
  const isPerson = (name: string) => fieldNamed(form, name)?.autoComplete === 'name';
  const named = [ofContact, form.creditorName].find((name) => isPerson(name) && textOf(name));
  return {
    email: textOf(form.contact.email),
    ...(named ? namesIn(textOf(named)) : { firstName: textOf(form.creditorName), lastName: '' }),
    phone: textOf(form.contact.phone) || null,
  };
}

/** The last word is the last name; a single word is the first name. */
function namesIn(name: string) {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

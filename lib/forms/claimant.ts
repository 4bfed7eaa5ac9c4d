import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';

/** A person as named in the form of a claim. */
export interface NamedClaimant {
  email: string;
  firstName: string;
  /** Empty for a person with one name, and for a creditor who is no person. */
  lastName: string;
  phone: string | null;
}

/**
 * The person for whom a claim is filed, by the contact that its form names. Without such a name, the creditor's name stands for
 * it. Names are not cut: a form's may be longer than one typed at registration.
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

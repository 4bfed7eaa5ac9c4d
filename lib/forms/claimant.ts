import type { FormDefinition } from './definitions/field';
import { fieldNamed } from './definitions/registry';

/** A person as a claim's form tells of them. */
export interface NamedClaimant {
  email: string;
  firstName: string;
  /** Empty for whoever has one name, and for a creditor who is no person. */
  lastName: string;
  phone: string | null;
}

/** Whom a claim is filed for, by the contact its form names; without a name, the creditor stands for it. Nothing of a name is cut: a form's may be longer than one typed at registration. */
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

/** The last word is the last name. */
function namesIn(name: string) {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

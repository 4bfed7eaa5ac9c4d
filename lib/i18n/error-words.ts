import type auth from '@/messages/en/auth.json';
import type documents from '@/messages/en/documents.json';
import type errors from '@/messages/en/errors.json';
import type forms from '@/messages/en/forms.json';
import type imports from '@/messages/en/import.json';
import type ip from '@/messages/en/ip.json';

/** Namespaces with words that pages say and errors repeat. */
interface Elsewhere {
  auth: typeof auth;
  documents: typeof documents;
  forms: typeof forms;
  import: typeof imports;
  ip: typeof ip;
}

/** Turns "First Name" into "First name" for use inside a sentence. Devanagari has no capitals. */
const insideSentence = (label: string) =>
  label.replace(/ (\S+)/g, (whole, word: string) =>
    /[A-Z].*[A-Z]/.test(word) ? whole : whole.toLowerCase(),
  );

/** Adds to the words of errors those that stand in other namespaces. Uses general words where `elsewhere` lacks a namespace. */
export function errorWords(given: typeof errors, elsewhere: Partial<Elsewhere>) {
  const { internal } = given.codes;
  const { input } = given.rules;
  const empty = elsewhere.import?.file.empty ?? input;
  const labelOf = (name: keyof typeof auth.fields) =>
    insideSentence(elsewhere.auth?.fields[name] ?? '');
  return {
    ...given,
    codes: {
      ...given.codes,
      too_many_documents: elsewhere.documents?.refused.tooManyText ?? internal,
      too_large: elsewhere.documents?.refused.sizeText ?? internal,
      claims_file_too_large: elsewhere.import?.file.tooLargeText ?? internal,
    },
    judged: { ...given.judged, phone: elsewhere.forms?.messages.rules.phone ?? input },
    rules: { ...given.rules, empty, empty_file: empty },
    labels: {
      ...given.labels,
      ...(elsewhere.ip?.case.fields ?? ({} as typeof ip.case.fields)),
      email: labelOf('email'),
      firstName: labelOf('firstName'),
      lastName: labelOf('lastName'),
      licenseNumber: labelOf('licenseNumber'),
      organization: labelOf('organization'),
      password: labelOf('password'),
    },
  };
}

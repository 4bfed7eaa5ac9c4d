import type { CreditorType, DetailGroup, FormDefinition, Section } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import type { FieldProblem } from './validate';
import type { FormWords } from './words';

/** Turns "Company Name" into "company name". Devanagari has no capitals. */
function insideSentence(label: string): string {
  return label
    .split(' ')
    .map((word) => (/[A-Z].*[A-Z]|Aadhaar/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

export function fill(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export function labelForms(label: string) {
  const lower = insideSentence(label);
  return { label, lower, thing: lower.charAt(0).toUpperCase() + lower.slice(1) };
}

/** Gives the label of a field or table column: the form's own, or the shared one. */
export function labelOf(
  words: Pick<FormWords, 'labels'>,
  form: FormDefinition,
  name: string,
): string {
  return words.labels[form.type]?.[name] ?? words.labels.shared?.[name] ?? name;
}

/** Gives the placeholder by form and field, then by field, then by kind; '' for a control without one. */
export function placeholderOf(words: FormWords, form: FormDefinition, name: string): string {
  const { placeholders } = words;
  const kind = fieldNamed(form, name)?.kind ?? '';
  const template =
    placeholders[form.type]?.[name] ??
    placeholders.shared?.[name] ??
    placeholders.kinds?.[kind] ??
    '';
  return fill(template, labelForms(labelOf(words, form, name)));
}

/** Gives the help below a field; '' when it has none. */
export function hintOf(words: FormWords, form: FormDefinition, name: string): string {
  return words.hints[form.type]?.[name] ?? words.hints.shared?.[name] ?? '';
}

/** Gives the words for a stored choice; the value itself when it is no choice of the field. */
export function optionLabel(
  words: Pick<FormWords, 'options'>,
  form: FormDefinition,
  name: string,
  value: string,
): string {
  const { options } = words;
  return options[form.type]?.[name]?.[value] ?? options.shared?.[name]?.[value] ?? value;
}

/** Gives the title of a section; its name when it has no title. */
export function sectionTitle(words: FormWords, section: Section): string {
  return words.sections[section.name] ?? section.name;
}

/** Gives the title of a group of the claim's detail page. */
export function groupTitle(words: FormWords, group: DetailGroup): string {
  return words.groups[group];
}

/** Gives the title of a form. */
export function formTitle(words: FormWords, form: FormDefinition): string {
  return words.titles[form.type];
}

/** Gives the name of a type of creditor. */
export function creditorTypeLabel(words: FormWords, type: CreditorType): string {
  return words.creditorTypes[type].label;
}

/** Says who belongs to a type of creditor. */
export function creditorTypeWho(words: FormWords, type: CreditorType): string {
  return words.creditorTypes[type].who;
}

/**
 * Gives the sentence for a broken rule: by form, field and rule, then by field and rule, by kind and rule, and last by the rule
 * alone.
 */
export function messageOf(
  words: FormWords,
  form: FormDefinition,
  problem: Omit<FieldProblem, 'path'>,
): string {
  const { messages } = words;
  const { field, rule } = problem;
  const kind = fieldNamed(form, field)?.kind ?? '';
  const template =
    messages.forms[form.type]?.[field]?.[rule] ??
    messages.fields[field]?.[rule] ??
    messages.kinds[kind]?.[rule] ??
    messages.rules[rule];
  return fill(template, {
    email: words.exampleEmail,
    ...labelForms(labelOf(words, form, field)),
    ...problem.params,
  });
}

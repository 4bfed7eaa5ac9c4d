import type { CreditorType, DetailGroup, FormDefinition, Section } from './definitions/field';
import { fieldNamed } from './definitions/registry';
import type { FieldProblem } from './validate';
import type { FormWords } from './words';

/** "Company Name" inside a sentence: "company name". Devanagari has no capitals to lose. */
function insideSentence(label: string): string {
  return label
    .split(' ')
    .map((word) => (/[A-Z].*[A-Z]|Aadhaar/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

function fill(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

function labelForms(label: string) {
  const lower = insideSentence(label);
  return { label, lower, thing: lower.charAt(0).toUpperCase() + lower.slice(1) };
}

/** The label of a field or of a table column: that of the form, or the shared one. */
export function labelOf(words: FormWords, form: FormDefinition, name: string): string {
  return words.labels[form.type]?.[name] ?? words.labels.shared?.[name] ?? name;
}

/** Form and field, then field, then kind; '' for a control that shows none. */
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

/** The line of help below a field; '' when it needs none. */
export function hintOf(words: FormWords, form: FormDefinition, name: string): string {
  return words.hints[form.type]?.[name] ?? words.hints.shared?.[name] ?? '';
}

/** The words for a stored choice; the value itself when it is none of the field's. */
export function optionLabel(
  words: FormWords,
  form: FormDefinition,
  name: string,
  value: string,
): string {
  const { options } = words;
  return options[form.type]?.[name]?.[value] ?? options.shared?.[name]?.[value] ?? value;
}

export function sectionTitle(words: FormWords, section: Section): string {
  return words.sections[section.name] ?? section.name;
}

export function groupTitle(words: FormWords, group: DetailGroup): string {
  return words.groups[group];
}

export function formTitle(words: FormWords, form: FormDefinition): string {
  return words.titles[form.type];
}

export function creditorTypeLabel(words: FormWords, type: CreditorType): string {
  return words.creditorTypes[type].label;
}

export function creditorTypeWho(words: FormWords, type: CreditorType): string {
  return words.creditorTypes[type].who;
}

/** Form, field and rule; then field and rule, kind and rule, and at last the rule alone. */
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

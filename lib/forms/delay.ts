import type { FormDefinition, Section } from './definitions/field';

export type DelayAsked = 'no' | 'optional' | 'required';

const known: Record<DelayAsked, WeakMap<FormDefinition, FormDefinition>> = {
  no: new WeakMap(),
  optional: new WeakMap(),
  required: new WeakMap(),
};

const required = (section: Section): Section => ({
  ...section,
  fields: section.fields.map((field) => ({ ...field, required: true as const })),
});

const sectionsOf: Record<DelayAsked, (section: Section) => Section[]> = {
  no: (section) => (section.late ? [] : [section]),
  optional: (section) => [section],
  required: (section) => [section.late ? required(section) : section],
};

/**
 * Gives the form for a claim that is filled in now: without the question for the reason of a delay, with it, or with it
 * required. Gives the same object each time. Only pages leave the question out; the server keeps and checks an answer in any
 * case.
 */
export function withDelay(form: FormDefinition, asked: DelayAsked): FormDefinition {
  const made = known[asked].get(form) ?? {
    ...form,
    sections: form.sections.flatMap(sectionsOf[asked]),
  };
  known[asked].set(form, made);
  return made;
}

/** Gives the form with every field that a claim may hold, so that a reason for delay is kept although nobody asked for it. */
export const asKept = (form: FormDefinition, asked: DelayAsked) =>
  withDelay(form, asked === 'required' ? asked : 'optional');

import type { FormDefinition, Section } from './definitions/field';

/** Whether the reason for a delay is asked of whoever files: not at all, left to them, or required. */
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
 * The form as it is filled in on a day: without the question for the reason of a delay, with it, or with it required. The
 * same one each time. Only pages leave the question out: what a claim says already is kept and checked in any case.
 */
export function withDelay(form: FormDefinition, asked: DelayAsked): FormDefinition {
  const made = known[asked].get(form) ?? {
    ...form,
    sections: form.sections.flatMap(sectionsOf[asked]),
  };
  known[asked].set(form, made);
  return made;
}

/** The form with every field that a claim may hold: a reason that was given without being asked for is kept. */
export const asKept = (form: FormDefinition, asked: DelayAsked) =>
  withDelay(form, asked === 'required' ? asked : 'optional');

import type { FormDefinition, Section } from './field';

/** Gives the sections as a telephone shows them: on each screen one section, or several that belong together. */
export function screensOf(form: FormDefinition): readonly (readonly Section[])[] {
  const screens: Section[][] = [];
  for (const section of form.sections) {
    const last = screens.at(-1);
    if (section.joined && last) last.push(section);
    else screens.push([section]);
  }
  return screens;
}

/** Gives the number of the screen, from 0, with the field at this path; -1 when there is none. */
export function screenOf(form: FormDefinition, path: string) {
  const [first] = path.split('.');
  return screensOf(form).findIndex((sections) =>
    sections.some(({ fields }) => fields.some(({ name }) => name === first)),
  );
}

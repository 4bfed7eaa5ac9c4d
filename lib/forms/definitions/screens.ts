import type { FormDefinition, Section } from './field';

/** The sections as a telephone shows them, screen by screen. A screen has one section, or several that belong together. */
export function screensOf(form: FormDefinition): readonly (readonly Section[])[] {
  const screens: Section[][] = [];
  for (const section of form.sections) {
    const last = screens.at(-1);
    if (section.joined && last) last.push(section);
    else screens.push([section]);
  }
  return screens;
}

/** The number of the screen, counted from 0, that has the field at this path; -1 for a path of none. */
export function screenOf(form: FormDefinition, path: string) {
  const [first] = path.split('.');
  return screensOf(form).findIndex((sections) =>
    sections.some(({ fields }) => fields.some(({ name }) => name === first)),
  );
}

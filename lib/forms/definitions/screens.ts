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

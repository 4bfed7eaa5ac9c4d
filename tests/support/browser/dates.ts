import type { Locator, Page } from '@playwright/test';

/** A date by its label. */
export const dateNamed = (within: Page | Locator, label: string | RegExp) =>
  within.getByRole('group', { name: label, exact: true });

/** The boxes of a date, given itself or one of them: day, month and year. */
export const boxesOf = (date: Locator) =>
  date.locator('xpath=ancestor-or-self::fieldset[1]').getByRole('textbox');

/** Types a day `YYYY-MM-DD` into a date, day first; '' empties it. */
export async function fillDate(date: Locator, day: string) {
  const parts = day.split('-').reverse();
  for (const at of [0, 1, 2])
    await boxesOf(date)
      .nth(at)
      .fill(parts[at] ?? '');
}

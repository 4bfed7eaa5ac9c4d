import type { Page } from '@playwright/test';

/** What is wrong with the place of the focus: nothing has it, or what has it is not on the screen. Nothing where all is well. */
export const lostFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'BODY';
    const { top, bottom, width } = at.getBoundingClientRect();
    const seen = bottom > 0 && top < window.innerHeight && width > 0;
    return seen ? '' : `out of sight: ${at.outerHTML.slice(0, 120)}`;
  });

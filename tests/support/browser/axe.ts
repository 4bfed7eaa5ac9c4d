import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axe = require.resolve('axe-core/axe.min.js');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/**
 * The faults that axe finds on a page, as rule and element, one a line. The page stands at its top: what stays there while a page is
 * scrolled lies over its head, and the browser scrolls to a field that has the focus some time after the size changed.
 */
export async function faultsOf(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  for (;;) {
    const { faults, stood } = await page.evaluate(async (chosen) => {
      scrollTo({ top: 0, behavior: 'instant' });
      // Under a dialog a page keeps its place.
      const at = scrollY;
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
      const { violations } = await (window as any).axe.run(document, chosen);
      const found: string[] = violations.flatMap(
        ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
      return { faults: found, stood: scrollY === at };
    }, options);
    if (stood) return faults;
  }
}

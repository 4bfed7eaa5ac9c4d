import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axe = require.resolve('axe-core/axe.min.js');
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The faults that axe finds on a page, as rule and element, one a line. */
export async function faultsOf(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  return page.evaluate(async (chosen) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window
    const { violations } = await (window as any).axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, options);
}

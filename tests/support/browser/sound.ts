import { expect, type Page } from '@playwright/test';
import { faultsOf } from './axe';

/** Expects no fault found by axe and no sideways scrolling at any width; takes pictures where PICTURES names a folder. */
export async function expectSound(page: Page, name: string) {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([name, width, await faultsOf(page)]).toEqual([name, width, []]);
    const beyond = await page.evaluate(
      () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
    );
    expect([name, width, beyond <= 0]).toEqual([name, width, true]);
    if (process.env.PICTURES)
      await page.screenshot({
        path: `${process.env.PICTURES}/${name}-${width}.png`,
        fullPage: true,
      });
  }
}

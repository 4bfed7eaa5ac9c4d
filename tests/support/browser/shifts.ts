import type { Page } from '@playwright/test';

/** More than this nobody may see move without having pressed anything: Google's limit for a good page is five times as much. */
export const mostShift = 0.02;

/** A slow mobile line: 400 kbit/s, 300 ms. With `slower`, a processor that many times slower as well. */
export async function onSlowLine(page: Page, slower = 1) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Notes in each document that opens from now on what moves in it within the screen, but for what follows a press at once. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const noted: { value: number; moved: string[] }[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        // A toast lies over the page, and looks for a place where it covers no button.
        const toast = document.querySelector('ol.fixed');
        if (hadRecentInput || sources.every(({ node }) => node && toast?.contains(node))) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const places = [from, to].map(
            ({ y, height }) => `${Math.round(y)}+${Math.round(height)}`,
          );
          return `${value.toFixed(3)} ${places.join(' → ')} ${element?.outerHTML.slice(0, 120)}`;
        });
        noted.push({ value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShifts', () => {
      note(observer.takeRecords());
      return noted.splice(0);
    });
  });

/** The sum of the shifts since the document opened or this was last asked, and the elements that moved. */
export async function takeShifts(page: Page) {
  const shifts = await page.evaluate(async () => {
    // What is under way is drawn, and then told.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'takeShifts')() as { value: number; moved: string[] }[];
  });
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

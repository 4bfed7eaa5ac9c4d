import { byItself } from '@/lib/reference/by-itself';

const minute = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let watching = false;
let lastSign = 0;
let lastCall = 0;

/** Gives the header of a call that a page makes after nobody did anything there for a minute; empty for other calls. */
export function activityHeader(now = Date.now()): Record<string, string> {
  if (watching && now - lastSign > minute) return { [byItself]: '1' };
  lastCall = now;
  return {};
}

/**
 * Calls `tell` when a person is active on the page and the page has not called the server for four minutes, as while they type
 * a long text. Gives the function that ends this.
 */
export function watchActivity(tell: () => void) {
  const notice = () => {
    const now = Date.now();
    lastSign = now;
    if (now - lastCall < 4 * minute) return;
    lastCall = now;
    tell();
  };
  watching = true;
  lastSign = Date.now();
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, capture: true });
  return () => {
    watching = false;
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  };
}

/** What had the focus last, and everything around it. */
let around: Element[] = [];
/** The path of the present page. */
let shown = '';
/** The path of the page before. */
let left = '';
let headingAwaited = false;

const isLost = () => {
  const { activeElement: at, body } = document;
  return !at || at === body || at.matches(':disabled');
};

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

const isIn = (element: Element, parts: string) => element.closest(parts) !== null;

/**
 * Moves the focus to the heading of each new page, and to whatever replaces a pressed button. Browsers drop the focus when its
 * element goes, and the keyboard would start at the top. Leaves alone whatever takes the focus by itself. `pressed` is the
 * first press with everything around it, on the page at `path`. Further calls do nothing.
 */
export function keepFocus(pressed: EventTarget[], path: string) {
  if (shown) return;
  around = pressed.filter((one) => one instanceof Element);
  shown = path;
  document.addEventListener('focusin', ({ target }) => {
    headingAwaited = false;
    around = [];
    for (let at = target as Element | null; at; at = at.parentElement) around.push(at);
  });
  // The person looked elsewhere.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (target === around[0] && !isGone(target as Element) && isLost()) around = [];
    }),
  );
  new MutationObserver(follow).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  follow([]);
}

function follow(changes: MutationRecord[]) {
  const { pathname } = window.location;
  if (pathname !== shown) {
    headingAwaited = true;
    left = shown;
    shown = pathname;
  }
  if (!isLost()) return;
  const [had, ...rest] = around;
  const place = had && isGone(had) ? rest.find((element) => element.isConnected) : undefined;
  if (place && isIn(place, 'main, [role=dialog], [role=alertdialog]')) stayAt(place, changes);
  // The whole page was replaced at the same address. Dialogs and menus move the focus themselves.
  else if (place && around.some((one) => one.matches('main, header') && !one.isConnected))
    headingAwaited = true;
  const heading = headingAwaited && document.querySelector('h1');
  if (heading) soon(inSight(heading), true);
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

/** 'Back' shows the page where the person left it: at the link that led away, and not at the heading. */
function inSight(heading: Element) {
  if (isInSight(heading)) return heading;
  const links = [...document.querySelectorAll('main a')].filter(
    (link) => link.getAttribute('href') === left,
  );
  return links.find(isInSight) ?? document.getElementById('main') ?? heading;
}

function stayAt(place: Element, changes: MutationRecord[]) {
  const added = changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .find((node): node is HTMLElement => node instanceof HTMLElement && place.contains(node));
  soon(added ?? place, false);
}

/** Once it is rendered: the new part may take the focus to a better place. */
function soon(to: Element, isHeading: boolean) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isLost() || !(to instanceof HTMLElement) || !to.isConnected) return;
      if (isHeading && !headingAwaited) return;
      focusOn(to, isHeading);
      if (isHeading) stayInSight();
    }),
  );
}

function focusOn(to: HTMLElement, preventScroll: boolean) {
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll });
}

const deeds = ['pointerdown', 'keydown', 'wheel'] as const;

/** The browser puts a page of the history back to its place once it is as long as it was; then the focus goes there, until the person acts. */
function stayInSight() {
  const over = new AbortController();
  const follows = () => {
    const heading = document.querySelector('h1');
    if (!heading || document.activeElement !== heading || isInSight(heading)) return;
    const place = inSight(heading);
    if (place instanceof HTMLElement) focusOn(place, true);
  };
  // It may have done so between.
  follows();
  window.addEventListener('scroll', follows, { signal: over.signal, passive: true });
  for (const deed of deeds)
    window.addEventListener(deed, () => over.abort(), { signal: over.signal, capture: true });
}

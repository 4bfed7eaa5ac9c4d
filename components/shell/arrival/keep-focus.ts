/** What had the focus last, and all that stands around it. */
let around: Element[] = [];
/** The path of the page that has been led to. */
let shown = '';
/** That of the one before. */
let left = '';
let headingAwaited = false;

const isLost = () => {
  const { activeElement: at, body } = document;
  return !at || at === body || at.matches(':disabled');
};

const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

const isIn = (element: Element, parts: string) => element.closest(parts) !== null;

/**
 * From now on the focus goes with the eyes: to the heading of a page that takes the place of another, as soon as that is drawn, and
 * to what takes the place of a pressed button. Browsers forget it when what had it is gone, and the keyboard would begin at the top.
 * Whatever takes the focus by itself keeps it. `pressed` is what was pressed before this came, with all around it, on the page at
 * `path`. Further calls do nothing.
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
  // Put aside by whoever looks elsewhere.
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
  // The whole page was replaced at the same address. Dialogs and menus see to the focus themselves.
  else if (place && around.some((one) => one.matches('main, header') && !one.isConnected))
    headingAwaited = true;
  const heading = headingAwaited && document.querySelector('h1');
  if (heading) soon(inSight(heading), true);
}

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
};

/** Who goes back finds the page where it was left: at the link that led away, and not at the heading. */
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

/** Once it is drawn: what is new may take the focus to a better place. */
function soon(to: Element, isHeading: boolean) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isLost() || !(to instanceof HTMLElement) || !to.isConnected) return;
      if (isHeading && !headingAwaited) return;
      if (to.tabIndex < 0) to.tabIndex = -1;
      to.focus({ preventScroll: isHeading });
    }),
  );
}

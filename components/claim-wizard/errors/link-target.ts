/** Where a plain click on a link would take this tab inside the portal; null when it would not. */
export function linkTarget(event: MouseEvent): string | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  const { origin, pathname, search } = new URL(link.href);
  // Another site is the browser's to ask about; a link within the page leaves nothing.
  if (origin !== window.location.origin || pathname === window.location.pathname) return null;
  return `${pathname}${search}`;
}

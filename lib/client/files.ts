import { send } from './request';

interface Named {
  id: string;
  originalFileName: string;
}

// A blob: page inherits our origin, so only what cannot run script is ever shown as a page.
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/gif']);

function clickLink(href: string, attributes: Partial<HTMLAnchorElement>) {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Saves a document under its own name. Throws RequestError. */
export async function downloadDocument(document: Named) {
  const response = await send(`/api/documents/${document.id}/download`);
  clickLink(URL.createObjectURL(await response.blob()), { download: document.originalFileName });
}

/**
 * Opens a document in a new tab, or saves it when its kind is not one a tab can safely show.
 * Call it from a click: the tab is opened at once, before the browser would call it a pop-up.
 * Throws RequestError.
 */
export async function viewDocument(file: Named & { mimeType: string }) {
  if (!shown.has(file.mimeType)) return downloadDocument(file);
  const tab = window.open('', '_blank');
  try {
    const response = await send(`/api/documents/${file.id}/view`);
    const type = response.headers.get('Content-Type') ?? '';
    const blob = new Blob([await response.blob()], {
      type: shown.has(type) ? type : 'application/octet-stream',
    });
    const address = URL.createObjectURL(blob);
    if (!tab || !shown.has(type))
      return clickLink(address, tab ? { download: file.originalFileName } : { target: '_blank' });
    tab.opener = null;
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

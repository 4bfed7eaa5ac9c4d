import { send } from '@/lib/client/request/request';
import { mayShowInline } from '@/lib/documents/content/slots';

/** A document as far as it can be opened or saved. */
export interface NamedFile {
  id: string;
  originalFileName: string;
  mimeType: string;
}

function clickLink(href: string, attributes: Partial<HTMLAnchorElement>) {
  const link = Object.assign(document.createElement('a'), { href, ...attributes });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}

/** Saves what the page has under a name. */
export function saveFile(content: Blob, name: string) {
  clickLink(URL.createObjectURL(content), { download: name });
}

/** Saves a document under its own name. Throws RequestError. */
export async function downloadDocument(document: NamedFile) {
  const response = await send(`/api/documents/${document.id}/download`);
  saveFile(await response.blob(), document.originalFileName);
}

/**
 * Opens a document in a new tab, or saves it when its type is not one a tab can safely show: a blob:
 * page inherits our origin.
 * Call it from a click: the tab is opened at once, before the browser would call it a pop-up.
 * Throws RequestError.
 */
export async function viewDocument(file: NamedFile) {
  if (!mayShowInline(file.mimeType)) return downloadDocument(file);
  const tab = window.open('', '_blank');
  try {
    const response = await send(`/api/documents/${file.id}/view`);
    const type = response.headers.get('Content-Type') ?? '';
    const blob = new Blob([await response.blob()], {
      type: mayShowInline(type) ? type : 'application/octet-stream',
    });
    const address = URL.createObjectURL(blob);
    if (!tab || !mayShowInline(type))
      return clickLink(address, tab ? { download: file.originalFileName } : { target: '_blank' });
    tab.opener = null;
    tab.location.replace(address);
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

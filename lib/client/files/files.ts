import { send } from '@/lib/client/request/request';
import { mayShowInline } from '@/lib/documents/content/slots';

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

/** Saves content on the device under a name. */
export function saveFile(content: Blob, name: string) {
  clickLink(URL.createObjectURL(content), { download: name });
}

/** Saves a document under its own name. Throws RequestError. */
export async function downloadDocument(document: NamedFile) {
  const response = await send(`/api/documents/${document.id}/download`);
  saveFile(await response.blob(), document.originalFileName);
}

/**
 * Opens a document in a new tab, or saves it when a tab cannot show its type safely, because a blob: page inherits our origin.
 * Call it directly from a click: it opens the tab at once, because browsers block later ones as pop-ups. Throws RequestError.
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

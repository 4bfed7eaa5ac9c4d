const overTls = () => (location.protocol === 'https:' ? '; secure' : '');

const year = 60 * 60 * 24 * 365;

/** Keeps a choice where the server finds it when it draws the next page. */
export function keepCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${overTls()}`;
}

const overTls = () => (location.protocol === 'https:' ? '; secure' : '');

const year = 60 * 60 * 24 * 365;

/** Stores a choice in a cookie, where the server reads it for the next page. */
export function keepCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax${overTls()}`;
}

/** A choice stored so. */
export const keptCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((kept) => kept.startsWith(`${name}=`))
    ?.slice(name.length + 1);

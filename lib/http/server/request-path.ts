const withOrigin = /^https?:\/\/[^/?#]*/i;
const nextsOwn = /^\/_(?!next(\/|$))/;

const isReadable = (path: string) => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** A path that Next can read: no proxy's origin, none of Next's own pages, a lone percent sign encoded. */
export function requestPath(url: string) {
  const [path = '', ...search] = url.replace(withOrigin, '').split('?');
  const asked = path.startsWith('/') ? path : `/${path}`;
  const readable = isReadable(asked) ? asked : asked.replaceAll('%', '%25');
  return [nextsOwn.test(readable) ? '/not-found' : readable, ...search].join('?');
}

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

/**
 * What a request asks for, as Next can read it: without the origin that a request to a proxy carries, never one
 * of Next's own pages, and with a percent sign that encodes nothing standing for itself. Next takes all others
 * for faults of its own.
 */
export function requestPath(url: string) {
  const [path = '', ...search] = url.replace(withOrigin, '').split('?');
  const asked = path.startsWith('/') ? path : `/${path}`;
  const readable = isReadable(asked) ? asked : asked.replaceAll('%', '%25');
  return [nextsOwn.test(readable) ? '/not-found' : readable, ...search].join('?');
}

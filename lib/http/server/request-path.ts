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
 * The path of a request as Next can read it: without the origin of a request to a proxy, never one of Next's own pages, and
 * with a percent sign that encodes nothing encoded itself. Next answers other paths with an error of its own.
 */
export function requestPath(url: string) {
  const [path = '', ...search] = url.replace(withOrigin, '').split('?');
  const asked = path.startsWith('/') ? path : `/${path}`;
  const readable = isReadable(asked) ? asked : asked.replaceAll('%', '%25');
  return [nextsOwn.test(readable) ? '/not-found' : readable, ...search].join('?');
}

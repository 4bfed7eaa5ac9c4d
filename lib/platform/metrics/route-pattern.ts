type Params = Record<string, string | string[] | undefined>;

/**
 * The route that a path of the API belongs to, such as `/api/claims/[id]/status`: what its parameters
 * stand for is replaced by their names. 'other' where that cannot be told for certain, so that
 * whatever people send there are only so many routes, and none has an id in it. Next gives a route without
 * parameters none at all.
 */
export function patternOf(pathname: string, params: Params = {}) {
  const segments = pathname.split('/');
  // Before it: nothing, 'api' and the noun, none of which is ever a parameter.
  let from = 3;
  for (const [name, value] of Object.entries(params)) {
    const place = segments.findIndex(
      (segment, at) => at >= from && (segment === value || segment === encoded(value)),
    );
    if (place === -1) return 'other';
    segments[place] = `[${name}]`;
    from = place + 1;
  }
  const pattern = segments.join('/');
  return /^[\w/[\]-]{1,100}$/.test(pattern) ? pattern : 'other';
}

const encoded = (value: Params[string]) =>
  typeof value === 'string' ? encodeURIComponent(value) : undefined;

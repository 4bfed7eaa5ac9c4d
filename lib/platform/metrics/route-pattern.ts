type Params = Record<string, string | string[] | undefined>;

/**
 * The route of an API path, such as `/api/claims/[id]/status`. 'other' where that is not certain (Next gives a route without
 * parameters none), so labels stay few and hold no id.
 */
export function patternOf(pathname: string, params: Params = {}) {
  const segments = pathname.split('/');
  // Skips nothing, 'api' and the noun, none of which is ever a parameter.
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

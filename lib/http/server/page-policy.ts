interface Circumstances {
  /** A random value for this page; only scripts and styles that carry it run. */
  nonce: string;
  /** Whether people reach the portal by https. */
  https: boolean;
  /** Whether this is the development server, which evaluates code and changes styles in the page. */
  development: boolean;
}

/**
 * The Content-Security-Policy of a page. A script needs the page's nonce, or is loaded by one that has it. Nothing loads from
 * other sites, nothing frames the page, and no form goes to another site.
 */
export function pagePolicy({ nonce, https, development }: Circumstances) {
  const ours = `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${ours} 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${ours}`,
    // React writes `style` attributes into the first page. They position elements and load nothing.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

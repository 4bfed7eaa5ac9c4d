interface Circumstances {
  /** Made for this one page; only scripts and styles that carry it run. */
  nonce: string;
  /** Whether people reach the portal by https. */
  https: boolean;
  /** The development server evaluates code and puts styles into the page as they change. */
  development: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts need the page's nonce, or are loaded by one that has it;
 * nothing comes from elsewhere, nothing frames the page and no form is sent to anybody else.
 */
export function pagePolicy({ nonce, https, development }: Circumstances) {
  const ours = `'self' 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${ours} 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "script-src-attr 'none'",
    development ? "style-src 'self' 'unsafe-inline'" : `style-src ${ours}`,
    // React writes `style` attributes into the first page; they place things and load nothing.
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

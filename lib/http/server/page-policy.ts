interface Circumstances {
  /** Random for this page; only scripts and styles that carry it run. */
  nonce: string;
  https: boolean;
  /** The development server evaluates code and changes styles in the page. */
  development: boolean;
}

/** A page's Content-Security-Policy: scripts need the nonce, nothing comes from other sites or frames the page. */
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

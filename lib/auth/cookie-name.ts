/** The name next-auth gives its session cookie; over TLS with the prefix by which browsers keep it to this host. */
export const sessionCookieName = (overTls: boolean) =>
  `${overTls ? '__Host-' : ''}next-auth.session-token`;

/** The name next-auth gives its session cookie. */
export const sessionCookieName = (overTls: boolean) =>
  `${overTls ? '__Secure-' : ''}next-auth.session-token`;

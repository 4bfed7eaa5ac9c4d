import 'server-only';

export const overTls = () => Boolean(process.env.APP_URL?.startsWith('https:'));

/** Next-auth's session cookie; over TLS its prefix makes browsers keep it to this host. */
export const sessionCookieName = () => `${overTls() ? '__Host-' : ''}next-auth.session-token`;

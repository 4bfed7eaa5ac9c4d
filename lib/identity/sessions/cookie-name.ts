import 'server-only';

/** Whether people reach the portal by https. */
export const overTls = () => Boolean(process.env.APP_URL?.startsWith('https:'));

/** The name of next-auth's session cookie; over TLS with the prefix that makes browsers keep it to this host. */
export const sessionCookieName = () => `${overTls() ? '__Host-' : ''}next-auth.session-token`;

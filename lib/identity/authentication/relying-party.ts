import 'server-only';
import { isIP } from 'node:net';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';

/** Passkeys only work under this site's host (WebAuthn, "relying party"). */
export interface RelyingParty {
  id: string;
  /** The only origin that an answer may come from. */
  origin: string;
}

/** The relying party at an address. Null at a bare IP address, and over http except on `localhost`: no passkeys there. */
export function relyingPartyAt(appUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(appUrl);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { id: hostname, origin } : null;
}

export const relyingParty = () => relyingPartyAt(env().APP_URL);

/** This portal's relying party. Throws `passkeys_not_here` where there is none. */
export function requireRelyingParty() {
  const party = relyingParty();
  if (!party) throw new PortalError('passkeys_not_here');
  return party;
}

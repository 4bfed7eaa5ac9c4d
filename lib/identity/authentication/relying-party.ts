import 'server-only';
import { isIP } from 'node:net';
import { env } from '@/lib/platform/env';
import { PortalError } from '@/lib/platform/errors';

/** The site that passkeys are made for; they only work under its host (WebAuthn, "relying party"). */
export interface RelyingParty {
  /** The host. */
  id: string;
  /** The one origin that an answer may come from. */
  origin: string;
}

/**
 * The relying party for an address of the portal. Null where browsers make no passkeys: at a bare IP address, and over plain
 * http except on `localhost`.
 */
export function relyingPartyAt(appUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(appUrl);
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  const isSecure = protocol === 'https:' || hostname === 'localhost';
  return isSecure && !isAddress ? { id: hostname, origin } : null;
}

/** The relying party of this portal, or null. */
export const relyingParty = () => relyingPartyAt(env().APP_URL);

/** The relying party of this portal. Throws `passkeys_not_here` where there is none. */
export function requireRelyingParty() {
  const party = relyingParty();
  if (!party) throw new PortalError('passkeys_not_here');
  return party;
}

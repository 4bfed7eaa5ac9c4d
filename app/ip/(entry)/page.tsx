import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'IP Portal' };

/** The layout draws the sign-in page, on its Login tab. */
export default function IpPortalPage() {
  return null;
}

import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Login · IP Portal' };

/** The layout draws the sign-in page; this is the address of its Login tab. */
export default function IpLoginPage() {
  return null;
}

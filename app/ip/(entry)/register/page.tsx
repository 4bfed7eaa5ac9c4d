import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Register · IP Portal' };

/** The layout draws the sign-in page; this is the address of its Register tab. */
export default function IpRegisterPage() {
  return null;
}

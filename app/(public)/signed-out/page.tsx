import type { Metadata } from 'next';
import { InBothLanguages } from '@/components/shell/offline/in-both-languages';

export const metadata: Metadata = { title: 'Logged out · लॉग आउट', robots: 'noindex' };

/** Shown after signing out without a network. */
export default function SignedOutPage() {
  return <InBothLanguages of="signedOutHere" />;
}

import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/layout/app-providers';
import { SkipLink } from '@/components/layout/skip-link';
import { Words } from '@/components/layout/words';
import { fontVariables } from './fonts/mukta';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Daava', template: '%s · Daava' },
  description: 'File and follow a claim in a corporate insolvency, securely.',
};

export const viewport: Viewport = { themeColor: '#fffdf7', colorScheme: 'light' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()} className={fontVariables}>
      <body>
        <Words of={[]}>
          <SkipLink />
          <AppProviders>{children}</AppProviders>
        </Words>
      </body>
    </html>
  );
}

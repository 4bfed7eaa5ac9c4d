import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import { SkipLink } from '@/components/shell/skip-link';
import { fontVariables } from './fonts/mukta';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Daava', template: '%s · Daava' },
  description: 'File and follow a claim in a corporate insolvency, securely.',
};

export const viewport: Viewport = { themeColor: '#fffdf7', colorScheme: 'light' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { ui } = await getMessages();
  return (
    <html lang={await getLocale()} className={fontVariables}>
      <body>
        <NextIntlClientProvider messages={{ ui }}>
          <SkipLink />
          <AppProviders>{children}</AppProviders>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

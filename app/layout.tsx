import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AppProviders } from '@/components/shell/app-providers';
import { SkipLink } from '@/components/shell/skip-link';
import { fontVariables } from './fonts/mukta';
import { preloadLetters } from './fonts/preload';
import './globals.css';
import { chosenTheme, themedViewport } from './theme';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ui');
  const product = t('product');
  return {
    title: { default: product, template: `%s · ${product}` },
    description: t('description'),
    manifest: '/manifest.webmanifest',
    icons: { icon: '/icon.svg', apple: '/icons/apple-touch-icon.png' },
  };
}

export const generateViewport = themedViewport;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { ui } = await getMessages();
  const language = await getLocale();
  preloadLetters(language);
  return (
    <html lang={language} className={fontVariables} data-theme={await chosenTheme()}>
      <body>
        <NextIntlClientProvider messages={{ ui }}>
          <SkipLink />
          <AppProviders>{children}</AppProviders>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}

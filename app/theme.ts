import type { Viewport } from 'next';
import { cookies } from 'next/headers';
import { isTheme, type Theme, themeKey } from '@/lib/reference/theme';

/** The theme that this browser chose; without a choice, the device's. */
export async function chosenTheme(): Promise<Theme> {
  const kept = (await cookies()).get(themeKey)?.value;
  return isTheme(kept) ? kept : 'system';
}

/** The colours around the page: those of its header. */
const around = { light: '#fffdf7', dark: '#1a2125' };

/** Tells the browser the theme, so that its own parts look like the page. */
export async function themedViewport(): Promise<Viewport> {
  const theme = await chosenTheme();
  if (theme !== 'system') return { themeColor: around[theme], colorScheme: theme };
  const themeColor = (['light', 'dark'] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: around[scheme],
  }));
  return { themeColor, colorScheme: 'light dark' };
}

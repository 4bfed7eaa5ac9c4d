/** `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Names the cookie from which the server draws. */
export const themeKey = 'theme';

export const isTheme = (text: string | undefined): text is Theme =>
  themes.some((theme) => theme === text);

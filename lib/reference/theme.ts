/** How pages are drawn: as the device would have it, light, or dark. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The cookie that carries the choice to the server, which draws by it. */
export const themeKey = 'theme';

export const isTheme = (text: string | undefined): text is Theme =>
  themes.some((theme) => theme === text);

'use client';

import { useTranslations } from 'next-intl';
import { useBrowserState } from '@/components/shell/use-browser-state';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { RadioGroup } from '@/components/ui/fields/radio-group';
import { keepCookie } from '@/lib/client/keep-cookie';
import { isTheme, type Theme, themeKey, themes } from '@/lib/reference/theme';

/** What the page is drawn by: the server has put it there. */
const themeOfPage = (): Theme => {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
};

/** Light, dark, or as the device would have it: at once, and on every page that this browser opens. */
export function Appearance() {
  const t = useTranslations('preferences.appearance');
  const [theme, setTheme] = useBrowserState<Theme | ''>(themeOfPage, '');

  function choose(chosen: string) {
    if (!isTheme(chosen)) return;
    keepCookie(themeKey, chosen);
    document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
  }

  return (
    <Card aria-labelledby="appearance-heading" className="mb-5">
      <CardHeader id="appearance-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <RadioGroup
          aria-label={t('title')}
          value={theme}
          onValueChange={choose}
          options={themes.map((value) => ({ value, label: t(value) }))}
        />
      </CardBody>
    </Card>
  );
}

import { createTranslator } from 'next-intl';
import type { ReactNode } from 'react';
import { languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';

type InBothLanguagesProps = { of: 'withoutNetwork' | 'signedOutHere'; children?: ReactNode };

/** For pages that are stored before anybody knows in which language people will read them. Only on the server. */
export function InBothLanguages({ of, children }: InBothLanguagesProps) {
  return (
    <div className="grid gap-6">
      {languages.map((language) => {
        const t = createTranslator({ locale: language, messages: wordsIn(language).ui });
        const Title = language === 'en' ? 'h1' : 'h2';
        return (
          <div key={language} lang={language}>
            <Title className="text-2xl text-peacock-deep">{t(`${of}.title`)}</Title>
            <p>{t(`${of}.text`)}</p>
          </div>
        );
      })}
      {children}
    </div>
  );
}

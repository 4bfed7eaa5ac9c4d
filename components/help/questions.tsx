import { useTranslations } from 'next-intl';
import { Folded } from './folded';
import { HelpSection } from './help-section';

const names = ['cost', 'nopapers', 'late', 'mistake', 'stop', 'money', 'who', 'password'] as const;

export function Questions() {
  const t = useTranslations('help.questions');
  return (
    <HelpSection id="questions" title={t('title')}>
      <div className="divide-y divide-line">
        {names.map((name) => (
          <Folded key={name} title={t(`list.${name}.q`)}>
            <p>{t(`list.${name}.a`)}</p>
          </Folded>
        ))}
      </div>
    </HelpSection>
  );
}

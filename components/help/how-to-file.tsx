import { useTranslations } from 'next-intl';
import { HelpSection } from './help-section';

const steps = ['account', 'form', 'fill', 'papers', 'submit'] as const;

export function HowToFile() {
  const t = useTranslations('help.how');
  return (
    <HelpSection id="how" title={t('title')}>
      <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-marigold-deep">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </HelpSection>
  );
}

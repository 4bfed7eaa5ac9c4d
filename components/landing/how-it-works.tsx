import { useTranslations } from 'next-intl';

const steps = ['create', 'submit', 'track'] as const;

export function HowItWorks() {
  const t = useTranslations('auth.steps');
  return (
    <section>
      <h2 className="text-xl text-peacock-deep">{t('title')}</h2>
      <ol className="mt-4 grid gap-4 md:grid-cols-3 md:gap-6">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-t-2 border-peacock pt-4 md:block">
            <span
              aria-hidden="true"
              className="figures text-3xl leading-none font-semibold text-marigold-deep"
            >
              {index + 1}
            </span>
            <div className="min-w-0 md:mt-2">
              <h3 className="text-lg text-ink">{t(`${step}.title`)}</h3>
              <p className="text-ink-soft">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

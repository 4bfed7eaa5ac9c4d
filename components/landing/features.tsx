import ListChecks from 'lucide-react/icons/list-checks';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Radio from 'lucide-react/icons/radio';
import { useTranslations } from 'next-intl';

const features = [
  ['tracking', Radio],
  ['secure', LockKeyhole],
  ['easy', ListChecks],
] as const;

export function Features() {
  const t = useTranslations('auth.features');
  return (
    <section aria-label={t('title')}>
      <ul className="grid gap-5">
        {features.map(([name, Icon]) => (
          <li key={name} className="flex gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-sheet text-peacock">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h2 className="text-base text-ink">{t(`${name}.title`)}</h2>
              <p className="text-ink-soft">{t(`${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslations } from 'next-intl';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';

export function ClaimTypes() {
  const t = useTranslations('auth.types');
  const types = useTranslations('forms.creditorTypes');
  const guide = useTranslations('guide');
  return (
    <section>
      <h2 className="text-xl text-peacock-deep">{t('title')}</h2>
      <p className="text-ink-soft">{t('text')}</p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {creditorTypes.map((type) => (
          <li
            key={type}
            className="flex gap-4 rounded-lg border border-line bg-sheet px-4 py-3 shadow-sheet"
          >
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-sm border-2 border-dotted border-line-strong font-semibold text-marigold-deep"
            >
              {letterOf(type)}
            </span>
            <div className="min-w-0">
              <h3 className="text-base text-ink">{types(`${type}.label`)}</h3>
              <p className="text-sm text-ink-soft">{types(`${type}.who`)}</p>
              {type === 'form_ca' && (
                <p className="mt-1 text-sm text-ink-soft">{guide('classHint')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

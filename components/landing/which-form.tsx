import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import { answerNames, answers, formsOf } from '@/lib/forms/which-form';
import { FinderLink } from './finder-link';

/** Plain answers, each a link to its form. `href` gives the address of a form. */
export function WhichForm({ href }: { href: (type: CreditorType) => string }) {
  const t = useTranslations('guide.finder');
  return (
    <section aria-labelledby="which-form">
      <h2 id="which-form" className="text-xl text-peacock-deep">
        {t('title')}
      </h2>
      <p className="text-ink-soft">{t('text')}</p>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet shadow-sheet">
        {answerNames.map((name) => (
          <li key={name}>
            {name === 'lent' ? (
              <details className="group">
                <summary className={rowStyles}>
                  <Answer label={t(`answers.${name}`)} example={t(`examples.${name}`)} />
                  <ChevronDown
                    className="size-5 shrink-0 text-peacock group-open:rotate-180"
                    aria-hidden="true"
                  />
                </summary>
                <div className="bg-paper pb-1 pl-4">
                  <p className="px-4 pt-3 font-semibold sm:px-6">{t('lent.question')}</p>
                  {(['alone', 'many'] as const).map((each) => (
                    <FormLink
                      key={each}
                      href={href(answers.lent[each])}
                      label={t(`lent.${each}`)}
                      form={t('open', { letter: letterOf(answers.lent[each]) })}
                    />
                  ))}
                </div>
              </details>
            ) : (
              formsOf(name).map((type) => (
                <FormLink
                  key={type}
                  href={href(type)}
                  label={t(`answers.${name}`)}
                  example={t(`examples.${name}`)}
                  form={t('open', { letter: letterOf(type) })}
                />
              ))
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const rowStyles =
  'flex min-h-12 list-none items-center justify-between gap-3 px-4 py-3 hover:bg-peacock-tint focus-visible:-outline-offset-3 sm:px-6';

type FormLinkProps = { href: string; label: string; example?: string; form: string };

function FormLink({ href, label, example, form }: FormLinkProps) {
  return (
    <FinderLink href={href} className={rowStyles}>
      <Answer label={label} example={example} />
      <span className="flex shrink-0 items-center gap-1">
        <Badge>{form}</Badge>
        <ChevronRight className="size-5 text-peacock" aria-hidden="true" />
      </span>
    </FinderLink>
  );
}

function Answer({ label, example }: { label: string; example?: string | undefined }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{label}</span>
      {example && <span className="block text-sm text-ink-soft">{example}</span>}
    </span>
  );
}

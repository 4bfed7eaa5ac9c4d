'use client';

import { useTranslations } from 'next-intl';
import { NativeSelect } from '@/components/ui/select/native-select';

interface SectionListProps {
  sections: readonly { id: string; title: string }[];
  /** The sections with changes that are not saved. */
  unsaved: ReadonlySet<string>;
}

/** Shows a section, and has the keyboard and screen readers go on there. */
function goTo(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The way to each section, at the left of them; on phones a list to choose from. */
export function SectionList({ sections, unsaved }: SectionListProps) {
  const t = useTranslations('ip.case.list');
  return (
    <nav
      aria-label={t('label')}
      className="max-md:sticky max-md:top-0 max-md:z-10 max-md:-mx-4 max-md:bg-paper max-md:px-4 max-md:py-2 md:sticky md:top-4 md:self-start"
    >
      <ul className="max-md:hidden">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-label={unsaved.has(id) ? `${title}: ${t('unsaved')}` : undefined}
              className="flex min-h-9 items-center justify-between gap-2 rounded-md px-2 text-peacock hover:bg-peacock-tint"
            >
              {title}
              {unsaved.has(id) && (
                <span
                  aria-hidden="true"
                  className="size-2 shrink-0 rounded-full bg-marigold-deep"
                  title={t('unsaved')}
                />
              )}
            </a>
          </li>
        ))}
      </ul>
      <div className="md:hidden">
        <NativeSelect
          aria-label={t('label')}
          value=""
          options={[
            { value: '', label: t('choose') },
            ...sections.map(({ id, title }) => ({
              value: id,
              label: unsaved.has(id) ? `${title} (${t('unsaved')})` : title,
            })),
          ]}
          onChange={(event) => goTo(event.target.value)}
        />
      </div>
    </nav>
  );
}

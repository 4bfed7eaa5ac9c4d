import { useTranslations } from 'next-intl';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';
import { papersOf } from '@/lib/forms/papers';
import { Folded } from './folded';
import { HelpSection } from './help-section';

/** The papers that help with each form. */
export function Papers() {
  const t = useTranslations('help.papers');
  const guide = useTranslations('guide');
  const types = useTranslations('forms.creditorTypes');
  return (
    <HelpSection id="papers" title={t('title')} text={t('text')}>
      <div className="divide-y divide-line">
        {creditorTypes.map((type) => (
          <Folded
            key={type}
            title={`${guide('finder.open', { letter: letterOf(type) })} · ${types(`${type}.label`)}`}
          >
            <ul className="list-disc pl-6">
              {papersOf[type].map((paper) => (
                <li key={paper}>{guide(`papers.${paper}`)}</li>
              ))}
            </ul>
          </Folded>
        ))}
      </div>
    </HelpSection>
  );
}

import { Words } from '@/components/shell/language/words';
import { LookUp } from './look-up';

/** The page that tells whether one's claim is in the newest published list. */
export function MyClaim({ trial }: { trial: boolean }) {
  return (
    <Words of={['lookUp', 'errors.judged', 'creditors.sheet', 'forms.options.shared', 'law']}>
      <LookUp trial={trial} />
    </Words>
  );
}

import { Words } from '@/components/shell/language/words';
import { LookUp } from './look-up';

export function MyClaim({ trial }: { trial: boolean }) {
  return (
    <Words of={['lookUp', 'errors.judged', 'creditors.sheet', 'forms.options.shared', 'law']}>
      <LookUp trial={trial} />
    </Words>
  );
}

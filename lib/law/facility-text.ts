import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { formOf } from '@/lib/forms/definitions/registry';
import { optionLabel } from '@/lib/forms/labels';
import type { FormWords } from '@/lib/forms/words';
import type { Language } from '@/lib/i18n/language';
import type { Charge, Facility, Rank, Security } from './facilities';

type Sentence = 'letters' | 'facility' | 'amounts' | 'security' | 'created' | 'chargeId' | 'value';

type Say = (sentence: Sentence | `ranks.${Rank}`, facts?: Record<string, string>) => string;

/** Puts facilities and their security into words: `say` makes those of the law, `forms` has the kinds. */
export function facilityWords(say: Say, forms: Pick<FormWords, 'options'>, language: Language) {
  const kindOf = (field: 'facilityType' | 'securityType', kind: string) =>
    optionLabel(forms, formOf('form_c'), field, kind);
  const chargeOf = (charge: Charge) => kindOf('securityType', charge);
  const rankOf = (rank: Rank) => say(`ranks.${rank}`);
  const letters = say('letters').split(' ');
  /** The letter of a facility in its claim, by its place from 0. */
  const letterOf = (at: number) => letters[at] ?? '';
  /** A facility by its letter, kind and name. */
  const titleOf = ({ kind, name }: Pick<Facility, 'kind' | 'name'>, at: number) =>
    say('facility', {
      letter: letterOf(at),
      kind: kindOf('facilityType', kind),
      named: name ? 'yes' : 'no',
      name: name ?? '',
    });
  const securityOf = ({ charge, asset, rank, day, chargeId, value }: Security) => {
    const more = [
      ...(rank ? [rankOf(rank)] : []),
      ...(day ? [say('created', { date: formatDate(day, language) })] : []),
      ...(chargeId ? [say('chargeId', { id: chargeId })] : []),
      ...(value ? [say('value', { value: formatMoney(value) })] : []),
    ].join(', ');
    return say('security', { charge: chargeOf(charge), asset, told: more ? 'yes' : 'no', more });
  };
  const amountsOf = ({ claimed, admitted }: Pick<Facility, 'claimed' | 'admitted'>) =>
    say('amounts', { claimed: formatMoney(claimed), admitted: formatMoney(admitted) });
  return {
    letterOf,
    chargeOf,
    rankOf,
    titleOf,
    amountsOf,
    securityOf,
    /** All that is said of a facility, in one line. */
    textOf: (facility: Facility, at: number) =>
      [
        `${titleOf(facility, at)}: ${amountsOf(facility)}`,
        ...facility.securities.map(securityOf),
      ].join('; '),
  };
}

export type FacilityWords = ReturnType<typeof facilityWords>;

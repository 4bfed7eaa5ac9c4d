import { formatDate } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import type { Language } from '@/lib/i18n/language';
import type { Charge, Facility, FacilityKind, Rank, Security } from './facilities';

type Sentence =
  | 'letters'
  | 'lettered'
  | 'named'
  | 'amounts'
  | 'security'
  | 'created'
  | 'chargeId'
  | 'value';

type Say = (sentence: Sentence | `ranks.${Rank}`, facts?: Record<string, string>) => string;

interface Kinds {
  facilityType: (kind: FacilityKind) => string;
  securityType: (charge: Charge) => string;
}

/** Puts facilities and their security into words. */
export function facilityWords(say: Say, kinds: Kinds, language: Language) {
  const chargeOf = kinds.securityType;
  const rankOf = (rank: Rank) => say(`ranks.${rank}`);
  const letters = say('letters').split(' ');
  const letterOf = (at: number) => letters[at] ?? '';
  const nameOf = ({ kind, name }: Pick<Facility, 'kind' | 'name'>) => {
    const called = kinds.facilityType(kind);
    return name ? say('named', { kind: called, name }) : called;
  };
  const titleOf = (facility: Pick<Facility, 'kind' | 'name'>, at: number) =>
    say('lettered', { letter: letterOf(at), name: nameOf(facility) });
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
    kindOf: kinds.facilityType,
    nameOf,
    chargeOf,
    rankOf,
    titleOf,
    amountsOf,
    securityOf,
    textOf: (facility: Facility, at: number) =>
      [
        `${titleOf(facility, at)}: ${amountsOf(facility)}`,
        ...facility.securities.map(securityOf),
      ].join('; '),
  };
}

export type FacilityWords = ReturnType<typeof facilityWords>;

import { type CreditorType, creditorTypes } from '@/lib/forms/definitions/field';

/** A longer text is a sentence. */
const longest = 120;

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('़', '')
    .replace(/[\s_.:()[\]"'–—-]+/g, ' ')
    .trim();

const letters: Readonly<Record<string, CreditorType>> = {
  b: 'form_b',
  c: 'form_c',
  ca: 'form_ca',
  d: 'form_d',
  e: 'form_e',
  f: 'form_f',
  ख: 'form_b',
  ग: 'form_c',
  गक: 'form_ca',
  घ: 'form_d',
  ङ: 'form_e',
  च: 'form_f',
};

const lettered = /(?:^| )(?:form|फॉर्म|प्ररूप|प्रपत्र) ?(ca|[b-f]|ख|गक|ग|घ|ङ|च)(?= |$|,|\/)/;

/** Words that name creditors of one form, the narrower first. */
const named: readonly (readonly [CreditorType, readonly string[]])[] = [
  ['form_b', ['other than workm', 'other than employee', 'other than workers']],
  [
    'form_e',
    [
      'authorised representative of work',
      'authorized representative of work',
      'representative of employees',
    ],
  ],
  [
    'form_ca',
    [
      'in a class',
      'in class',
      'home buyer',
      'homebuyer',
      'allottee',
      'debenture holder',
      'deposit holder',
      'fd holder',
      'class of creditors',
      'वर्ग के',
      'घर खरीदार',
      'आवंटी',
    ],
  ],
  [
    'form_d',
    ['workmen', 'workman', 'employee', 'worker', 'labour', 'कर्मचारी', 'कामगार', 'मजदूर', 'श्रमिक'],
  ],
  ['form_f', ['other creditor', 'other than financial', 'अन्य लेनदार']],
  [
    'form_b',
    [
      'operational',
      'vendor',
      'supplier',
      'trade creditor',
      'statutory due',
      'government due',
      'परिचालन',
      'प्रचालन',
    ],
  ],
  [
    'form_c',
    [
      'financial creditor',
      'financial institution',
      'financial',
      'bank',
      'lender',
      'secured creditor',
      'वित्तीय',
      'बैंक',
    ],
  ],
];

const short: Readonly<Record<string, CreditorType>> = {
  oc: 'form_b',
  'op creditor': 'form_b',
  fc: 'form_c',
  fcc: 'form_ca',
  other: 'form_f',
  others: 'form_f',
};

/** The form that a cell, a heading, a title or the name of a sheet means: "Form CA", "B", "Operational Creditors", "FC". */
export function formNamed(text: string): CreditorType | undefined {
  const bare = plain(text.slice(0, longest + 1));
  if (bare === '' || bare.length > longest) return undefined;
  const known = creditorTypes.find((type) => plain(type) === bare);
  const [, letter = ''] = lettered.exec(bare) ?? [];
  const found = known ?? letters[bare] ?? letters[letter] ?? short[bare];
  if (found) return found;
  return named.find(([, all]) => all.some((word) => bare.includes(word)))?.[0];
}

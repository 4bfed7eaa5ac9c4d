import { createTranslator } from 'next-intl';
import ip from '@/messages/en/ip.json';
import { type CaseField, caseFields } from './fields';
import type { CaseFault } from './rules';

const t = createTranslator({ locale: 'en', messages: { ip }, namespace: 'ip.case' });

/** What a fact is called on the page of the case. */
export const labelOfFact = (field: CaseField) => t(`fields.${field}`);

/** The sentence that says what is wrong with a fact. */
export const sentenceOf = (field: CaseField, fault: CaseFault | 'text') =>
  t(`faults.${fault}`, { label: labelOfFact(field), most: caseFields[field].most });

import type { ClaimValues, CreditorType } from '@/lib/forms/definitions/field';
import type { Language } from '@/lib/i18n/language';
import { formBSample } from './form-b';
import { formCSample } from './form-c';
import { formCaSample } from './form-ca';
import { formDSample } from './form-d';
import { formESample } from './form-e';
import { formFSample } from './form-f';
import type { Sample } from './sample';

const samples: Record<CreditorType, Sample> = {
  form_b: formBSample,
  form_c: formCSample,
  form_d: formDSample,
  form_e: formESample,
  form_f: formFSample,
  form_ca: formCaSample,
};

/**
 * Gives a new copy of a complete and valid claim, for demonstrations and tests. The people and firms are invented; e-mail
 * addresses are of example.com.
 */
export function sampleValuesOf(type: CreditorType, language: Language = 'en'): ClaimValues {
  const { values, hindi } = samples[type];
  return structuredClone(language === 'hi' ? { ...values, ...hindi } : values);
}

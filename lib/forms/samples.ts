import type { Language } from '@/lib/i18n/language';
import type { ClaimValues, CreditorType } from './field';
import { formBSample } from './samples/form-b';
import { formCSample } from './samples/form-c';
import { formCaSample } from './samples/form-ca';
import { formDSample } from './samples/form-d';
import { formESample } from './samples/form-e';
import { formFSample } from './samples/form-f';
import type { Sample } from './samples/sample';

const samples: Record<CreditorType, Sample> = {
  form_b: formBSample,
  form_c: formCSample,
  form_d: formDSample,
  form_e: formESample,
  form_f: formFSample,
  form_ca: formCaSample,
};

/**
 * A complete and valid claim with every field filled in, for demonstrations and tests. The people
 * and firms are invented; e-mail addresses are of example.com. A fresh copy at every call.
 */
export function sampleValuesOf(type: CreditorType, language: Language = 'en'): ClaimValues {
  const { values, hindi } = samples[type];
  return structuredClone(language === 'hi' ? { ...values, ...hindi } : values);
}

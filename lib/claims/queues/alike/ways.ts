import type { CreditorType } from '@/lib/forms/definitions/field';

/** `company`: claims of the same creditor, which files several. `reason`: claims that the reason under a head is true of too. */
export const waysAlike = ['company', 'reason'] as const;

export type WayAlike = (typeof waysAlike)[number];

/** Forms whose creditor is a company or an institution, which may file more than one. */
const ofCompanies: readonly CreditorType[] = ['form_b', 'form_c', 'form_ca', 'form_e'];

export const isOfCompany = (form: CreditorType) => ofCompanies.includes(form);

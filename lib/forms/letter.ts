import type { CreditorType } from './definitions/field';

/** The letter by which the regulations call the form of a type: 'form_ca' is 'CA'. */
export const letterOf = (type: CreditorType) => type.replace('form_', '').toUpperCase();

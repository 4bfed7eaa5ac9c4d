import type { CreditorType } from './definitions/field';

/** Gives the letter of the form in the regulations: 'form_ca' is 'CA'. */
export const letterOf = (type: CreditorType) => type.replace('form_', '').toUpperCase();

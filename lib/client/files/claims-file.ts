import { request, send } from '@/lib/client/request/request';
import { sendForm } from '@/lib/client/request/send-form';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Language } from '@/lib/i18n/language';
import type { ImportFields } from '@/lib/imports/rows/schema';
import type { ImportAnswer } from '@/lib/imports/writing/answer';
import { saveFile } from './files';

export interface ClaimsFile {
  creditorType: CreditorType;
  file: File;
}

// The fields come first, because the server checks them before it takes the file's bytes.
function formOf({ creditorType, file }: ClaimsFile, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ creditorType, ...fields })) form.append(name, value);
  form.append('file', file);
  return form;
}

/** Asks what would become of a file of claims. Throws RequestError, or an AbortError once cancelled. */
export const checkClaims = (sent: ClaimsFile, signal: AbortSignal) =>
  request<ImportAnswer>('/api/claims/bulk/check', { method: 'POST', body: formOf(sent), signal });

interface Options {
  allowDuplicate: boolean;
  /** Gets how much of the file is sent, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Files the claims in a file. Throws RequestError, or an AbortError once cancelled. */
export const uploadClaims = (sent: ClaimsFile, { allowDuplicate, ...options }: Options) =>
  sendForm<ImportAnswer>(
    '/api/claims/bulk/upload',
    formOf(sent, allowDuplicate ? { allowDuplicate: 'true' } : {}),
    options,
  );

/** Saves the rows of a file that become no claim, each with the reason. Throws RequestError. */
export async function downloadRejected(
  sent: ClaimsFile,
  wanted: Pick<ImportFields, 'language' | 'numbers'>,
) {
  const body = formOf(sent, wanted);
  const response = await send('/api/claims/bulk/rejected', { method: 'POST', body });
  saveFile(await response.blob(), `rejected-${sent.file.name}`);
}

/** Saves the template of a form. Throws RequestError. */
export async function downloadTemplate(
  type: CreditorType,
  format: 'csv' | 'xlsx',
  language: Language,
) {
  const response = await send(`/api/templates/csv/${type}?format=${format}&language=${language}`);
  saveFile(await response.blob(), `${type}_template.${format}`);
}

import { send } from '@/lib/client/request/request';
import type { ListFormat } from '@/lib/creditor-lists/list-file';
import type { Language } from '@/lib/i18n/language';
import { saveFile } from './files';

export interface ListFileAsked {
  number: number;
  format: ListFormat;
  part?: number;
  language?: Language;
}

async function save(path: string, otherwise: string) {
  const response = await send(path);
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '');
  saveFile(await response.blob(), name?.[1] ?? otherwise);
}

/**
 * Saves as CSV the voters of a list, or the creditors of a class. The class is its number, `none`, or `''` where the list names
 * no classes. Throws RequestError.
 */
export function downloadVoters(number: number, ofClass: string | null, language: string) {
  const which = ofClass === null ? 'of=committee' : `of=class${ofClass && `&class=${ofClass}`}`;
  return save(
    `/api/creditor-lists/${number}/voters?${which}&format=csv&language=${language}`,
    `voters-${number}.csv`,
  );
}

/** Saves a list of creditors under the name that the server gives. Throws RequestError. */
export async function downloadList({ number, format, part = 1, language = 'en' }: ListFileAsked) {
  const query = `format=${format}&part=${part}&language=${language}`;
  await save(
    `/api/creditor-lists/${number}/download?${query}`,
    `list-of-creditors-${number}.${format}`,
  );
}

export interface ChangesFileAsked {
  number: number;
  from: number;
  format: 'xlsx' | 'pdf';
  part?: number;
  language: string;
}

/** Saves the changes from one list to another. Throws RequestError. */
export const downloadChanges = ({ number, from, format, part = 1, language }: ChangesFileAsked) =>
  save(
    `/api/creditor-lists/${number}/changes/download?from=${from}&format=${format}&part=${part}&language=${language}`,
    `changes-of-list-${number}.${format}`,
  );

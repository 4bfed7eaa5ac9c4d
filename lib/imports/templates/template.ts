import Papa from 'papaparse';
import { headerOf } from '@/lib/forms/columns';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import type { Language } from '@/lib/i18n/language';
import { formWords } from '@/lib/imports/rows/words';
import type { TemplateFormat } from './schema';
import { workbook } from './workbook';

export interface Template {
  fileName: string;
  mimeType: string;
  content: Uint8Array<ArrayBuffer>;
}

interface Wanted {
  format: TemplateFormat;
  language: Language;
}

/** Makes the template of a form in one language, as CSV or as a workbook that checks what is typed into it. */
export async function templateOf(
  type: CreditorType,
  { format, language }: Wanted,
): Promise<Template> {
  const fileName = `${type}_template.${format}`;
  if (format === 'csv')
    return { fileName, mimeType: 'text/csv; charset=utf-8', content: csv(type, language) };
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { fileName, mimeType, content: await workbook(type, language) };
}

// Excel reads a file without BOM in the local code page.
function csv(type: CreditorType, language: Language) {
  const headers = headerOf(formWords[language], formOf(type)).map(({ header }) => header);
  return new TextEncoder().encode(`\ufeff${Papa.unparse([headers])}\r\n`);
}

import 'server-only';
import type { Language } from '@/lib/i18n/language';
import { paperWords } from '@/lib/papers/content/frame';
import { printable } from '@/lib/papers/content/printable';

/** Names by the ids of documents. */
export type NamedFiles = ReadonlyMap<string, string>;

const longestLine = 10_000;

/** Removes the marks that make a text look like another one; at most 10,000 characters. */
export const plain = (typed: string) => printable(typed, longestLine);

/** Lines that name documents' files; none for a document without a file in the archive. */
export function namesOf(documentIds: readonly string[], files: NamedFiles, language: Language) {
  const t = paperWords(language);
  return documentIds.flatMap((id) => {
    const name = files.get(id);
    return name ? [t('file.attachment', { name })] : [];
  });
}

/** Paragraphs in UTF-8 with a byte order mark, by which spreadsheets and editors know the encoding, without empty lines. */
export function asText(paragraphs: readonly (readonly (string | null | false)[])[]) {
  const text = paragraphs.map((lines) =>
    lines.flatMap((line) => (line ? [`${plain(line)}\n`] : [])).join(''),
  );
  return Buffer.from(`\ufeff${text.join('\n')}`);
}

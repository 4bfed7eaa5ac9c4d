import 'server-only';
import type { Language } from '@/lib/i18n/language';
import { paperWords } from '@/lib/papers/content/frame';
import { printable } from '@/lib/papers/content/printable';

/** Files of an archive by the ids of their documents. */
export type NamedFiles = ReadonlyMap<string, string>;

const longestLine = 10_000;

/** A text that somebody typed, for a text file: without marks that make it read as another. */
export const plain = (typed: string) => printable(typed, longestLine);

/** Lines that name the files of documents, as far as they are in the archive. */
export function namesOf(documentIds: readonly string[], files: NamedFiles, language: Language) {
  const t = paperWords(language);
  return documentIds.flatMap((id) => {
    const name = files.get(id);
    return name ? [t('file.attachment', { name })] : [];
  });
}

/** A text file of paragraphs; lines of which there is nothing to say are left out. The mark before it has spreadsheets and editors read it as UTF-8. */
export function asText(paragraphs: readonly (readonly (string | null | false)[])[]) {
  const text = paragraphs.map((lines) =>
    lines.flatMap((line) => (line ? [`${plain(line)}\n`] : [])).join(''),
  );
  return Buffer.from(`\ufeff${text.join('\n')}`);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/lib/i18n/language';

function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Every message of a language by its file and key, as `creditors.json.decide.confirmed`. */
export function messagesIn(language: Language): Map<string, string> {
  const folder = join('messages', language);
  return new Map(
    readdirSync(folder).flatMap((file) =>
      textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file),
    ),
  );
}

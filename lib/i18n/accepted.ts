import { type Language, languages } from './language';

/** Gives the portal's language that an Accept-Language header prefers (RFC 9110, section 12.5.4); null when it names none. */
export function preferredLanguage(header: string | null): Language | null {
  const wanted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part
      .toLowerCase()
      .split(';')
      .map((text) => text.trim());
    const language = languages.find((one) => tag === one || tag.startsWith(`${one}-`));
    const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    return language && quality > 0 ? [{ language, quality }] : [];
  });
  return wanted.toSorted((one, other) => other.quality - one.quality)[0]?.language ?? null;
}

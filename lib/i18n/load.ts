import type errors from '@/messages/en/errors.json';
import type imports from '@/messages/en/import.json';
import type { Language } from './language';

interface Loaded {
  errors: typeof errors;
  import: typeof imports;
}

const files = {
  errors: (language: Language) => import(`@/messages/${language}/errors.json`),
  import: (language: Language) => import(`@/messages/${language}/import.json`),
};

/** The words of a namespace that pages load only once they are needed. Rejects without a network. */
export async function loadWords<N extends keyof Loaded>(
  namespace: N,
  language: Language,
): Promise<Loaded[N]> {
  const file: { default: unknown } = await files[namespace](language);
  return file.default as Loaded[N];
}

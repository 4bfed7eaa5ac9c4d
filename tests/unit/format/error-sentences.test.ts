import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokenRuleIn } from '@/lib/format/broken-rule';
import { errorSentences } from '@/lib/format/error-sentences';
import { type Language, languages } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { type ErrorCode, statusOf } from '@/lib/platform/errors';
import { root } from '@/scripts/lib/paths.mjs';

const codes = Object.keys(statusOf) as ErrorCode[];

/** A value for each placeholder of a sentence. */
const params = {
  act: 'edit',
  assigned: 'yes',
  assignee: 'Ravi Menon',
  at: '2026-03-05T12:46:00Z',
  choices: 'csv,xlsx',
  claims: 2,
  amount: '₹5,000.00',
  count: 10,
  currency: 'USD',
  day: '2026-03-05',
  fact: 'day',
  field: 'lastDateForClaims',
  first: 'Name',
  known: 'yes',
  last: 'GIF',
  lacking: 'amount',
  left: 2,
  min: 1,
  method: 'PUT',
  max: 10,
  more: 'yes',
  name: 'Asha Devi',
  numbers: 'CLM-2026-000001',
  part: 'store',
  rate: '83.1234',
  reason: 'too_many_uploads',
  row: 2,
  second: 'Title',
  setting: 'METRICS_TOKEN',
  side: 'claimed',
  since: 'received',
  size: '10MB',
  state: 'received',
  status: 'approved',
  sum: '₹5.00',
  suspended: 'yes',
  text: 'Ltd',
  thing: 'claim',
  type: 'form_d',
  types: 'PDF, PNG',
  unfit: 'no_day',
  untruth: 'no_day',
  whole: '₹6.00',
  why: 'own',
  words: 'ABCPK1234F',
};

/** The letters of each language. */
const lettersOf: Partial<Record<Language, RegExp>> = { en: /[a-z]/, hi: /[\u0900-\u097f]/ };

const named = /\{(\w+)(?=[,}])/g;

/** The placeholders of a sentence. */
const blanksOf = (sentence: string) => {
  const known = [
    ...Object.keys(params),
    'label',
    'thingName',
    'when',
    'date',
    'statusName',
    'typeName',
    'choiceList',
  ];
  const found = [...sentence.matchAll(named)].map(([, name = '']) => name);
  return [...new Set(found)].filter((name) => known.includes(name)).sort();
};

describe.each(languages)('in %s', (language) => {
  const { errors } = wordsIn(language);
  const sentences = errorSentences(language, wordsIn(language));

  it.each(codes)('the error %s has a sentence', (code) => {
    const sentence = sentences.ofCode(code, params);
    expect(Object.hasOwn(errors.codes, code)).toBe(true);
    expect(sentence).toMatch(lettersOf[language] ?? /\p{L}/u);
    expect(sentence).not.toMatch(/codes\.|undefined|[{}]/);
  });

  it('no two error codes have the same sentence', () => {
    const all = codes.map((code) => sentences.ofCode(code, params));
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });

  it('every sentence belongs to an error code', () => {
    expect(Object.keys(errors.codes).sort()).toEqual([...codes].sort());
  });

  it('a sentence has the same placeholders as in English', () => {
    const { errors: english } = wordsIn('en');
    const groups = ['codes', 'judged', 'rules'] as const;
    const wrong = groups.flatMap((group) =>
      Object.entries(errors[group]).filter(
        ([name, sentence]) =>
          `${blanksOf(sentence)}` !==
          `${blanksOf((english[group] as Record<string, string>)[name] ?? '')}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

interface Part {
  _zod?: { def: Record<string, unknown> };
}
type ErrorMap = (issue: object) => string | { message: string } | undefined;

/** The errors of each part of a schema. */
function* saidBy(part: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof part !== 'object' || part === null || seen.has(part)) return;
  seen.add(part);
  const { def } = (part as Part)._zod ?? {};
  if (!def) {
    for (const inner of Object.values(part)) yield* saidBy(inner, seen);
    return;
  }
  if (typeof def.error === 'function') {
    const said = (def.error as ErrorMap)({ code: 'custom', input: undefined, path: [] });
    if (said) yield typeof said === 'string' ? said : said.message;
  }
  for (const inner of Object.values(def)) yield* saidBy(inner, seen);
}

const files = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' });
const schemas = files
  .filter((file) => /schema\.ts$|\/email\.ts$/.test(file))
  .flatMap((file) =>
    Object.entries(require(join(root, 'lib', file)) as object)
      .filter(([, value]) => typeof value === 'object')
      .map(([name, value]) => [`${name} of ${file}`, value] as const),
  );

it('the walk over lib finds the schemas of calls', () => {
  expect(schemas.length).toBeGreaterThan(30);
});

it.each(schemas)('each broken rule of %s has a sentence in each language', (_, schema) => {
  const silent = [...saidBy(schema)].flatMap((said) => {
    const broken = brokenRuleIn(said);
    const read = languages.map((language) =>
      errorSentences(language, wordsIn(language)).ofRule({ path: 'x', ...broken }),
    );
    const general = languages.map((language) => wordsIn(language).errors.rules.input);
    const wordless = read.some(
      (text, at) => text === general[at] || /judged\.|rules\.|undefined|[{}]/.test(text),
    );
    return wordless || !lettersOf.hi?.test(read[languages.indexOf('hi')] ?? '')
      ? [[said, read]]
      : [];
  });
  expect(silent).toEqual([]);
});

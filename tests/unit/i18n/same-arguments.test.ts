import { languages } from '@/lib/i18n/language';
import { messagesIn } from '@/tests/support/words/messages';

/** What a message is filled in with: its arguments, for a choice with its cases, and its tags. */
function filledWith(text: string): string[] {
  const found = new Set<string>();
  let at = 0;
  const readTo = (ends: string) => {
    const from = at;
    while (at < text.length && !ends.includes(text.charAt(at))) at += 1;
    return text.slice(from, at).trim();
  };
  /** A message up to the brace that closes it. */
  function message(): void {
    for (; at < text.length && text.charAt(at) !== '}'; at += 1) {
      const tag = /^<(\w+)>/.exec(text.slice(at));
      if (tag) found.add(`<${tag[1]}>`);
      if (text.charAt(at) === '{') argument();
    }
  }
  function argument(): void {
    at += 1;
    const name = readTo(',}');
    const cases: string[] = [];
    if (text.charAt(at) === ',') {
      at += 1;
      const type = readTo(',}');
      if (text.charAt(at) === ',') {
        at += 1;
        for (readTo('{}'); text.charAt(at) === '{'; readTo('{}')) {
          const [named = ''] = /\S+$/.exec(text.slice(0, at).trimEnd()) ?? [];
          if (type === 'select') cases.push(named);
          at += 1;
          message();
          at += 1;
        }
      }
    }
    found.add(name);
    if (cases.length > 0) found.add(`${name}: ${cases.sort().join(' ')}`);
  }
  message();
  return [...found].sort();
}

test.each([
  ['no word more', []],
  ['{a} and {b, number}', ['a', 'b']],
  ['{n, plural, one {{who} has # claim} other {# claims of {whom}}}', ['n', 'who', 'whom']],
  [
    '{known, select, yes {<b>{name}</b>} other {somebody}}!',
    ['<b>', 'known', 'known: other yes', 'name'],
  ],
])('%j is filled in with %j', (text, expected) => {
  expect(filledWith(text)).toEqual(expected);
});

/** English begins a sentence with a field's name otherwise than it goes on with it; Hindi has one way. */
const asLabel = (name: string) => (name === 'thing' || name === 'lower' ? 'label' : name);

/** Messages that say less in some language, with the reason. */
const sayLess: Record<string, string> = {
  'forms.json.messages.kinds.city.required': 'Hindi asks for the city itself: there is one.',
};

const english = messagesIn('en');

test.each(languages)('each message in %s is filled in with what the English one is', (language) => {
  const differing: string[] = [];
  for (const [key, text] of messagesIn(language)) {
    const [here, there] = [text, english.get(key) ?? ''].map((one) =>
      [...new Set(filledWith(one).map(asLabel))].sort().join(', '),
    );
    if (here !== there) differing.push(`${key}: {${here}} and not {${there}}`);
  }
  const known = (line: string) => Object.keys(sayLess).some((key) => line.startsWith(`${key}: `));
  expect(differing.filter((line) => !known(line))).toEqual([]);
  if (language === 'hi') expect(differing.filter(known)).toHaveLength(Object.keys(sayLess).length);
});

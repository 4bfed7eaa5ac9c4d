import { languages } from '@/lib/i18n/language';
import { messagesIn } from '@/tests/support/words/messages';

// Which words of two languages belong together is learned from all messages: those that stand in the same ones. So no list of
// words is kept here, and two messages side by side that were changed for each other are found in any language.

/** Words that stand in so many messages that they tell nothing. */
const everywhere = new Set(
  'the a an of to in is it and or for on by this that you your are be as with at from was were not no'.split(
    ' ',
  ),
);

/** The beginnings of the words of a text, and its arguments and tags. */
const wordsOf = (text: string) => {
  const words = text.toLowerCase().match(/\{\w+|<\w+|[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.filter((word) => !everywhere.has(word)).map((word) => word.slice(0, 5));
};

/** Numbers for the words of a language. */
function numberWords() {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    return number;
  };
  return {
    numbersOf: (text: string) => [...new Set(wordsOf(text))].map(numberOf),
    count: () => numbers.size,
  };
}

interface Said {
  key: string;
  said: string;
  /** The numbers of its words in English, and in the other language. */
  ours: readonly number[];
  theirs: readonly number[];
}

type Texts = ReadonlyMap<string, string>;

function readBeside(texts: Texts, english: Texts) {
  const [ours, theirs] = [numberWords(), numberWords()];
  const messages = [...texts].map(
    ([key, said]): Said => ({
      key,
      said,
      ours: ours.numbersOf(english.get(key) ?? ''),
      theirs: theirs.numbersOf(said),
    }),
  );
  return { messages, ourWords: ours.count(), theirWords: theirs.count() };
}

/** How many of two bits are set. */
const set = (bits = 0) => (bits & 1) + (bits >> 1);

/**
 * Judges how much better two messages fit their English ones as they are than changed for each other, by the words of all other
 * messages: from -2 to 2.
 */
function judgeOf({ messages, ourWords, theirWords }: ReturnType<typeof readBeside>) {
  const together = new Uint16Array(ourWords * theirWords);
  const [ourUses, theirUses] = [new Uint16Array(ourWords), new Uint16Array(theirWords)];
  const add = (to: Uint16Array, at: number) => {
    to[at] = (to[at] ?? 0) + 1;
  };
  for (const { ours, theirs } of messages) {
    for (const one of ours) add(ourUses, one);
    for (const other of theirs) add(theirUses, other);
    for (const one of ours) for (const other of theirs) add(together, one * theirWords + other);
  }
  // In which of the two messages a word stands, one bit for each: they are left out of what is learned.
  const [ourMarks, theirMarks] = [new Uint8Array(ourWords), new Uint8Array(theirWords)];

  function closeness({ ours }: Said, { theirs }: Said) {
    const best = theirs.map(() => 0);
    let sum = 0;
    for (let at = 0; at < ours.length; at += 1) {
      const one = ours[at] ?? 0;
      const mark = ourMarks[one] ?? 0;
      const uses = (ourUses[one] ?? 0) - set(mark);
      let most = 0;
      for (let place = 0; place < theirs.length; place += 1) {
        const other = theirs[place] ?? 0;
        const otherMark = theirMarks[other] ?? 0;
        const both = (together[one * theirWords + other] ?? 0) - set(mark & otherMark);
        if (both === 0) continue;
        const close = (2 * both) / (uses + (theirUses[other] ?? 0) - set(otherMark));
        if (close > most) most = close;
        if (close > (best[place] ?? 0)) best[place] = close;
      }
      sum += most;
    }
    for (let place = 0; place < best.length; place += 1) sum += best[place] ?? 0;
    return sum / (ours.length + theirs.length);
  }

  return (one: Said, other: Said) => {
    for (const [bit, { ours, theirs }] of [one, other].entries()) {
      for (const word of ours) ourMarks[word] = (ourMarks[word] ?? 0) | (1 << bit);
      for (const word of theirs) theirMarks[word] = (theirMarks[word] ?? 0) | (1 << bit);
    }
    const asTheyAre = closeness(one, one) + closeness(other, other);
    const better = asTheyAre - closeness(one, other) - closeness(other, one);
    for (const { ours, theirs } of [one, other]) {
      for (const word of ours) ourMarks[word] = 0;
      for (const word of theirs) theirMarks[word] = 0;
    }
    return better;
  };
}

/** With fewer words there is too little to judge by. */
const fewest = 2;

/** No two right messages fit worse than this as they are, and hardly any two changed ones fit better. */
const clearly = 0.1;

/** Labels in words that hardly any other message has: nothing is learned of them. */
const unheard = [
  'forms.json.labels.shared.dateOfBirth',
  'forms.json.labels.shared.mutualCreditDetails',
  'forms.json.labels.shared.workLocation',
  'forms.json.options.shared.natureOfClaim.subscription_fees',
];

/** All messages side by side, two by two: whether they clearly fit better as they are, or changed for each other. */
function pairsIn(texts: Texts, english: Texts) {
  const read = readBeside(texts, english);
  const judge = judgeOf(read);
  const beside = new Map<string, Said[]>();
  for (const message of read.messages) {
    if (message.ours.length < fewest || unheard.includes(message.key)) continue;
    const place = message.key.replace(/\.[^.]*$/, '');
    beside.set(place, [...(beside.get(place) ?? []), message]);
  }
  return [...beside.values()].flatMap((group) =>
    group.flatMap((one, at) =>
      group
        .slice(at + 1)
        .filter(({ said }) => said !== one.said)
        .map((other) => {
          const better = judge(one, other);
          const keys = `${one.key} and ${other.key}`;
          return { keys, right: better > clearly, changed: better < -clearly };
        }),
    ),
  );
}

const english = messagesIn('en');
const others = languages.filter((language) => language !== 'en');

test.each(others)('no two messages side by side say in %s what the other one means', (language) => {
  const pairs = pairsIn(messagesIn(language), english);
  expect(pairs.filter(({ changed }) => changed).map(({ keys }) => keys)).toEqual([]);
  // So it would notice nearly any two that were changed for each other.
  expect(pairs.length).toBeGreaterThan(10_000);
  expect(pairs.filter(({ right }) => right).length / pairs.length).toBeGreaterThan(0.98);
});

import { type Token, tokensOf } from './content-tokens';
import { type Glyphs, textOfUtf16 } from './glyphs';
import { sharedOut } from './share-out';

/** A glyph as shown, the code in its place, and an unseen one behind it. */
interface Shown {
  glyph: number;
  font: Glyphs;
  part: number;
  code: number;
  mute: boolean;
  unseen?: number | undefined;
}

/** `named` is where the stream names the syllable beside its glyphs. */
interface Syllable {
  text: string;
  shown: Shown[];
  named: Place[];
}

interface Place {
  at: number;
  end: number;
}

/** The text in place of marked content (ISO 32000-1, 14.9.4). */
function actualText(operands: readonly Token[]) {
  const at = operands.findIndex(({ word }) => word === '/ActualText');
  const bytes = operands[at + 1]?.bytes;
  if (at < 0 || !bytes) return undefined;
  const text = Buffer.from(bytes);
  // UTF-16 with a byte order mark, ASCII otherwise.
  return text.toString('hex', 0, 2) === 'feff'
    ? textOfUtf16(text.toString('hex', 2))
    : text.toString('latin1');
}

function readContent(content: string, fontOf: (name: string) => Glyphs) {
  const strings: (Place & { shown: Shown[]; operator: string; mode: string })[] = [];
  const syllables: Syllable[] = [];
  const operations: (Place & { shown: Shown[] })[] = [];
  const marked: { syllable?: Syllable | undefined; reversed: boolean }[] = [];
  const kept: (Glyphs | undefined)[] = [];
  let font: Glyphs | undefined;
  let mode = '0';

  function showIn({ at, end, bytes = [] }: Token, operator: string, placed: Shown[]) {
    const shown: Shown[] = [];
    for (let byte = 0; font && byte + 1 < bytes.length; byte += 2) {
      const glyph = (bytes[byte] ?? 0) * 256 + (bytes[byte + 1] ?? 0);
      shown.push({ glyph, font, part: 0, code: glyph, mute: false });
    }
    strings.push({ at, end, shown, operator, mode });
    placed.push(...shown);
    // Written from right to left, each glyph has its letter already.
    if (marked.some(({ reversed }) => reversed)) return;
    const within = marked.findLast(({ syllable }) => syllable)?.syllable;
    if (within) within.shown.push(...shown);
    else
      for (const one of shown)
        syllables.push({ text: one.font.textOf(one.glyph), shown: [one], named: [] });
  }

  function mark(operands: readonly Token[]) {
    const text = actualText(operands);
    const [tag, first] = operands;
    const last = operands.at(-1);
    const reversed = tag?.word === '/ReversedChars';
    if (text === undefined || !first || !last) return marked.push({ reversed });
    const named = [{ at: first.at, end: last.end }];
    const syllable = { text, shown: [], named };
    syllables.push(syllable);
    return marked.push({ syllable, reversed });
  }

  function act({ word: operator, end }: Token, operands: readonly Token[]) {
    if (operator === 'Tf') font = fontOf(operands[0]?.word.slice(1) ?? '');
    else if (operator === 'Tr') mode = operands[0]?.word ?? '0';
    else if (operator === 'q') kept.push(font);
    else if (operator === 'Q') font = kept.pop();
    else if (operator === 'BDC' || operator === 'BMC') mark(operands);
    else if (operator === 'EMC') marked.pop();
    else if (operator === 'Tj' || operator === 'TJ') {
      const placed: Shown[] = [];
      for (const operand of operands) if (operand.bytes) showIn(operand, operator, placed);
      operations.push({ at: operands[0]?.at ?? end, end, shown: placed });
    }
  }

  let operands: Token[] = [];
  for (const token of tokensOf(content)) {
    if (token.bytes || !/^[A-Za-z'"*]/.test(token.word)) {
      operands.push(token);
      continue;
    }
    act(token, operands);
    operands = [];
  }
  return { strings, operations, syllables };
}

/** Higher or lower signs come in parts that each claim to be the whole. A glyph that comes again belongs to the next syllable. */
function whole(syllables: readonly Syllable[]) {
  const together: Syllable[] = [];
  for (const one of syllables) {
    const last = together.at(-1);
    const goesOn =
      last?.text === one.text &&
      one.text.length > 1 &&
      !one.shown.some(({ glyph }) => last.shown.some((before) => before.glyph === glyph));
    if (goesOn) {
      const part = (last.shown.at(-1)?.part ?? 0) + 1;
      for (const shown of one.shown) last.shown.push(Object.assign(shown, { part }));
      last.named.push(...one.named);
    } else together.push({ ...one, shown: [...one.shown], named: [...one.named] });
  }
  return together;
}

/** Many programs pass over it, as others do over what is said to be no text. */
const nothing = '\u200b';

function spell({ text, shown }: Syllable) {
  if (text === '') return;
  const bearers = shown.map(({ font, glyph, part }) => ({ width: font.widthOf(glyph), part }));
  for (const [at, { own, after }] of sharedOut(text, bearers).entries()) {
    const one = shown[at];
    if (!one) continue;
    one.mute = own === '';
    one.code = one.font.saying(one.glyph, own || nothing);
    one.unseen = after ? one.font.unseen(one.glyph, after) : undefined;
  }
}

const digits = (code: number) => code.toString(16).padStart(4, '0');

/** An operator of its own shows what nobody sees, as text without ink (9.3.6). */
const written = (shown: readonly Shown[], operator: string, mode: string) => {
  const [ended, begun] = operator === 'TJ' ? ['] TJ', '['] : ['Tj', ''];
  const parts = shown.map(({ code, unseen }) =>
    unseen === undefined
      ? digits(code)
      : `${digits(code)}> ${ended} 3 Tr <${digits(unseen)}> Tj ${mode} Tr ${begun}<`,
  );
  return `<${parts.join('')}>`;
};

/** A content stream whose glyphs say, one after another, what is written; `fontOf` gives a font by its name there. */
export function respelt(content: string, fontOf: (name: string) => Glyphs) {
  const { strings, operations, syllables } = readContent(content, fontOf);
  const all = whole(syllables);
  for (const one of all) spell(one);
  const edits = [
    ...strings
      .filter(({ shown }) =>
        shown.some(({ glyph, code, unseen }) => code !== glyph || unseen !== undefined),
      )
      .map(({ at, end, shown, operator, mode }) => ({
        at,
        end,
        by: written(shown, operator, mode),
      })),
    ...operations
      .filter(({ shown }) => shown.length > 0 && shown.every(({ mute }) => mute))
      .flatMap(({ at, end }) => [
        { at, end: at, by: '/Span << /ActualText () >> BDC ' },
        { at: end, end, by: ' EMC' },
      ]),
    // None of its parts names a syllable in several.
    ...all
      .flatMap(({ named }) => (named.length > 1 ? named : []))
      .map((one) => ({ ...one, by: '<< >>' })),
  ].sort((a, b) => a.at - b.at || a.end - b.end);
  let from = 0;
  const parts = edits.flatMap(({ at, end, by }) => {
    const before = content.slice(from, at);
    from = end;
    return [before, by];
  });
  return [...parts, content.slice(from)].join('');
}

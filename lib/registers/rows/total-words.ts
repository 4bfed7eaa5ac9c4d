/** Drops capitals, signs at the ends, and differences of spelling. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('़', '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s*=:_-]+/, '')
    .trim();

const english =
  /^(?:grand|sub|page|net|gross|group|running|overall)?[ -]?totals?\b|\b(?:sub-?)?totals?[ :.*=_-]{0,3}$|[a-z)] (?:sum|result)$|\bgrand sum\b/;

/** "Carried forward", "Balance b/d". Not "c/o", which stands in addresses. */
const carried =
  /\b(?:carried|brought) (?:forward|over|down|fwd)\b|\b[bc]\/(?:f|d|fwd)\b|^(?:opening|closing|op\.?|cl\.?) bal(?:ance|\.)?(?: |$)/;

const hindi =
  /^(?:कुल|महायोग|सकल योग|उप[ -]?योग|पृष्ठ (?:का )?योग|योग|जोड)(?![\p{L}\p{M}])|(?: |^)(?:योग|जोड)$|आगे (?:ले जा|लाया|लाई|ले गए)|अग्र[ेा]नीत|पिछल[ेा] (?:पृष्ठ|शेष|बाकी)|(?:प्रारंभिक|प्रारम्भिक|अंतिम|अन्तिम) शेष/u;

/** The groups under which bookkeeping programs list accounts. */
const groups = new Set(
  [
    'sundry creditors,sundry debtors,trade payables,trade receivables,current liabilities,current assets,secured loans',
    'unsecured loans,loans (liability),loans and advances (asset),loans & advances (asset),bank od a/c,bank occ a/c,provisions',
    'duties & taxes,bank accounts,cash-in-hand,deposits (asset),capital account,reserves & surplus,suspense a/c,group summary',
    'accounts payable,accounts receivable,विविध लेनदार,विविध देनदार,चालू देनदारियां,असुरक्षित ऋण,सुरक्षित ऋण',
  ].flatMap((names) => names.split(',').map(plain)),
);

/** A longer name is a sentence. */
const longest = 80;

/** Tells whether a text stands beside a sum and names nobody: "Sub Total", "Sundry Creditors", "Carried forward", "कुल योग". */
export function namesNobody(text: string): boolean {
  if (text.length > longest) return false;
  const bare = plain(text);
  return groups.has(bare) || english.test(bare) || carried.test(bare) || hindi.test(bare);
}

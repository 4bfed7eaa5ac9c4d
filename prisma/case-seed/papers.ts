import { inGroups } from '@/lib/format/money';
import type { ManyClaim } from '@/prisma/bulk-seed/claims';
import type { Person } from '@/prisma/bulk-seed/people';
import { papersOf as plainPapersOf } from '@/prisma/demo/papers';
import { type Piece, pdfOf, pdfOfPages } from '@/prisma/demo/pdf';
import { type Proof, paperCountOf, proofOf } from './proofs';

const [left, right, top] = [56, 540, 780];
/** Lines of a page. */
const ofPage = 30;
const lineHeight = 20;

const grouped = (amount: string) => {
  const [rupees = '', paise = '00'] = amount.split('.');
  return `${inGroups(rupees)}.${paise}`;
};

/** Pages with the lines of a proof; the total stands on the last one, alone where the one before it ends with the last line. */
function pagesOf({ title, holder, lines, total, isCut }: Proof): Piece[][] {
  // Whoever cut it off left one page at least.
  const perPage = isCut ? Math.min(ofPage, lines.length) : ofPage;
  const count = Math.floor(lines.length / perPage) + 1;
  const pages = Array.from({ length: count }, (_, page): Piece[] => {
    const shown = lines.slice(page * perPage, (page + 1) * perPage);
    const rows = shown.flatMap(({ text, amount }, at): Piece[] => {
      const y = top - 80 - at * lineHeight;
      return [
        { x: left, y, text },
        { x: right, y, text: grouped(amount), right: true },
      ];
    });
    const below = top - 90 - shown.length * lineHeight;
    const isLast = page === count - 1;
    return [
      { x: left, y: top, size: 15, text: title },
      { x: left, y: top - 22, text: holder },
      { x: left, y: top - 50, size: 9, text: 'Particulars' },
      { x: right - 74, y: top - 50, size: 9, text: 'Amount in rupees' },
      ...rows,
      ...(isLast
        ? ([
            { x: left, y: below, size: 12, text: 'Total' },
            { x: right, y: below, size: 12, text: grouped(total), right: true },
          ] satisfies Piece[])
        : []),
      { x: left, y: 40, size: 9, text: `Page ${page + 1} of ${count}. Demonstration only` },
    ];
  });
  return isCut ? pages.slice(0, -1) : pages;
}

/** The papers of claim number `index`: what proves its amount, or fails to, and with some another that says who the creditor is. */
export function papersOf(index: number, claim: ManyClaim, claimant: Person) {
  const proof = proofOf(index, claim, claimant);
  const [, other] = plainPapersOf[claim.type];
  const papers = [
    { name: `${proof.title}.pdf`, content: pdfOfPages(pagesOf(proof)) },
    ...(other
      ? [
          {
            name: other.name.en,
            content: pdfOf([...other.lines, proof.holder, 'Demonstration only']),
          },
        ]
      : []),
  ];
  return papers.slice(0, paperCountOf(index));
}

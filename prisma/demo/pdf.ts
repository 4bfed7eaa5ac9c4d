/** A piece of Latin text on a page, in points from its lower left corner. */
export interface Piece {
  x: number;
  y: number;
  text: string;
  size?: number;
  /** Ends at `x` instead of beginning there. */
  right?: true;
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** How wide an amount is in Helvetica, in parts of its size: digits are alike, points and commas half as wide. */
const widthOf = (amount: string) =>
  [...amount].reduce((all, sign) => all + (/[.,]/.test(sign) ? 0.278 : 0.556), 0);

function drawn({ x, y, text, size = 11, right }: Piece) {
  const from = right ? x - widthOf(text) * size : x;
  return `/F1 ${size} Tf 1 0 0 1 ${from.toFixed(1)} ${y} Tm (${escaped(text)}) Tj`;
}

/** A PDF of a few pages of Latin text, small enough to be written by hand. */
export function pdfOfPages(pages: readonly (readonly Piece[])[]): Buffer {
  const numberOf = (at: number) => 4 + at * 2;
  const kids = pages.map((_, at) => `${numberOf(at)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((pieces, at) => {
      const page = `BT\n${pieces.map(drawn).join('\n')}\nET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${numberOf(at) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** One page with a few lines of Latin text. */
export const pdfOf = (lines: string[]): Buffer =>
  pdfOfPages([lines.map((text, at) => ({ x: 56, y: 760 - at * 22, size: 14, text }))]);

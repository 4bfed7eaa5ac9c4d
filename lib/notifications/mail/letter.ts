const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

interface Page {
  locale: string;
  /** The link comes before the last one. */
  lines: string[];
  link: { href: string; label: string };
  /** Small print, a paragraph each. */
  footer: readonly string[];
}

/** A letter's HTML: plain paragraphs and one button, every text escaped. */
export function letterHtml({ locale, lines, link, footer }: Page) {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const button = `<p style="margin:0 0 16px"><a href="${escaped(link.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0e4c5c;color:#ffffff;text-decoration:none;font-weight:600">${escaped(link.label)}</a></p>`;
  const foot = footer.map(
    (text) => `<p style="margin:16px 0 0;color:#4a4f5c;font-size:14px">${escaped(text)}</p>`,
  );
  const body = [
    ...lines.slice(0, -1).map(paragraph),
    button,
    ...lines.slice(-1).map(paragraph),
    ...foot,
  ].join('');
  return `<!doctype html><html lang="${locale}"><body style="margin:0;padding:24px;font:16px/1.6 Mukta,'Noto Sans Devanagari',Arial,sans-serif;color:#20242e"><div style="max-width:560px;margin:0 auto">${body}</div></body></html>`;
}

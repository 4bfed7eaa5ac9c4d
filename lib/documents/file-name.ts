const maxBytes = 255;

// Control characters, line separators, and invisible marks with which "fdp.exe" passes for "exe.pdf". Joiners stay: Devanagari
// needs them.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A stored file's name: no folders or deceiving characters, at most `longest` bytes of UTF-8 with its ending; '' for nothing. */
export function safeFileName(given: string, longest = maxBytes) {
  const name = (given.split(/[/\\]/).pop() ?? '').replace(unsafe, '').trim();
  if (name === '.' || name === '..') return '';
  if (Buffer.byteLength(name) <= longest) return name;
  const ending = /\.[^.\s]{1,20}$/.exec(name)?.[0] ?? '';
  let room = longest - Buffer.byteLength(ending);
  let kept = '';
  for (const { segment } of new Intl.Segmenter('hi').segment(
    name.slice(0, name.length - ending.length),
  )) {
    room -= Buffer.byteLength(segment);
    if (room < 0) break;
    kept += segment;
  }
  return kept + ending;
}

/** A Content-Disposition value: an ASCII name for old readers beside the full one (RFC 6266, RFC 8187). */
export function disposition(kind: 'inline' | 'attachment', fileName: string) {
  const ascii = fileName.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

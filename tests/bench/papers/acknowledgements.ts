import { readFileSync } from 'node:fs';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { languages } from '@/lib/i18n/language';
import { paperCompiler } from '@/lib/papers/typeset/compiler';
import { claimOfSamples, paperOfSamples } from '@/tests/support/data/paper-samples';

// Puts a thousand acknowledgements into words and sets them, one after the other, as one process does: the forms in turn,
// both languages. Storing them, and the rows about them, is not among it.
const count = 1000;

/** In MB, as Linux knows it; elsewhere the memory of now. */
function peak() {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Math.round(process.memoryUsage().rss / 1024 / 1024);
  }
}

const before = peak();
const began = performance.now();
const compiler = paperCompiler();
const ready = performance.now() - began;
let bytes = 0;
for (let made = 0; made < count; made += 1) {
  const type = creditorTypes[made % creditorTypes.length] ?? 'form_d';
  const language = languages[made % languages.length] ?? 'en';
  const claim = claimOfSamples(type, { claimNumber: `CLM-2026-${String(made).padStart(6, '0')}` });
  bytes += compiler.typeset(await paperOfSamples('acknowledgement', claim, language)).length;
}
const seconds = (performance.now() - began) / 1000;
console.log(
  `${count} acknowledgements: ${seconds.toFixed(1)} s (${((seconds * 1000) / count).toFixed(1)} ms each, fonts ${ready.toFixed(0)} ms), ` +
    `${(bytes / 1e6).toFixed(0)} MB of PDF, peak memory ${peak()} MB, ${before} MB before`,
);

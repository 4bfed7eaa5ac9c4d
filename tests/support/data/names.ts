/** Names and searches as people write them, and as both are looked for. */
export const waysToWrite: [string, string][] = [
  ['Md. Rafiq', 'md rafiq'],
  ['MD RAFIQ', 'md rafiq'],
  ['S.K.Sharma', 's k sharma'],
  ['Asha  Devi', 'asha devi'],
  ['Asha\u00a0Devi\tRao', 'asha devi rao'],
  ['D’Souza', 'dsouza'],
  ["D'Souza", 'dsouza'],
  ['“Kaveri” Motors', 'kaveri motors'],
  ['Jose\u0301', 'jos\u00e9'],
  ['Jos\u00e9', 'jos\u00e9'],
  // One code point, and the same letter from two: Unicode distinguishes them.
  ['\u0958\u093e\u0938\u093f\u092e', '\u0915\u093c\u093e\u0938\u093f\u092e'],
  ['क्\u200dषमा\u200b', 'क्षमा'],
  ['\u202aAsha\u202c', 'asha'],
  ['ravi.kumar@example.com', 'ravi kumar@example com'],
  ['CLM-2026-000123', 'clm-2026-000123'],
  ['50% & Sons_\\', '50% & sons_\\'],
];

const codes = [
  'MISSING_MESSAGE',
  'INSUFFICIENT_PATH',
  'INVALID_MESSAGE',
  'INVALID_KEY',
  'FORMATTING_ERROR',
];

// A missing or incomplete message is logged on the console, and its key is shown in its place: no test
// may accept that as words.
const { error: tell } = console;
console.error = (...told: unknown[]) => {
  for (const one of told)
    if (one instanceof Error && 'code' in one && codes.includes(String(one.code))) throw one;
  tell(...told);
};

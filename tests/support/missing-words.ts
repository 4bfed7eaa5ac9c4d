const codes = [
  'MISSING_MESSAGE',
  'INSUFFICIENT_PATH',
  'INVALID_MESSAGE',
  'INVALID_KEY',
  'FORMATTING_ERROR',
];

// A message that is missing or cannot be filled in is told to the console, and its key is shown in its place: no test
// may take that for words.
const { error: tell } = console;
console.error = (...told: unknown[]) => {
  for (const one of told)
    if (one instanceof Error && 'code' in one && codes.includes(String(one.code))) throw one;
  tell(...told);
};

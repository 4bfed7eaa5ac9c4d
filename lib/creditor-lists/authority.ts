export interface Authority {
  department: string;
  government: string | null;
}

const inEnglish = /\b(?:government|govt\.?) of /i;
const inHindi = /(?:^|[\s,(])([^\s,(]+ (?:सरकार|शासन))\)?$/;

/** Signs between the two parts, or around the second. */
const trimmed = (text: string) => {
  const signs = [...text];
  const between = /[\s,;:()–-]/;
  while (between.test(signs.at(-1) ?? '')) signs.pop();
  while (between.test(signs[0] ?? '')) signs.shift();
  return signs.join('');
};

/** Divides an authority's name for annexure 7, where it ends with a government; any other is the department's. */
export function authorityIn(name: string): Authority {
  const typed = name.trim();
  const hindi = inHindi.exec(typed)?.[1];
  const at = hindi ? typed.lastIndexOf(hindi) : typed.search(inEnglish);
  const department = trimmed(typed.slice(0, Math.max(at, 0)));
  return department
    ? { department, government: trimmed(typed.slice(at)) }
    : { department: name, government: null };
}

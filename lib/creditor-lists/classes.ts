export interface ListedClass {
  /** Null, like the name, for creditors in a class who are in none that the case names. */
  number: number | null;
  name: string | null;
  representative: string | null;
  /** The debt of all who vote in it, with interest for voting. */
  base: string;
}

export interface NamedClass {
  number: number;
  name: string;
}

/** Null in none of the named classes; absent in a list without named classes. */
export interface OfClass {
  creditorClass?: NamedClass | null;
}

/** The class with this number, as answered. */
export function classOf(
  classes: readonly ListedClass[] | undefined,
  classNumber: number | null,
): OfClass {
  if (!classes) return {};
  const { number = null, name = null } = classes.find((one) => one.number === classNumber) ?? {};
  return { creditorClass: number !== null && name !== null ? { number, name } : null };
}

export type WithClassNumber<Line extends OfClass> = Omit<Line, 'creditorClass'> & {
  classNumber: number | null;
};

/** Adds the name of a line's class, as its list has it. */
export const inClasses =
  (classes: readonly ListedClass[] | undefined) =>
  <Line extends { classNumber: number | null }>({ classNumber, ...line }: Line) => ({
    ...line,
    ...classOf(classes, classNumber),
  });

/** A class of creditors as the case named it when a list was made. */
export interface ListedClass {
  /** Null, like the name, for the creditors in a class who are in none that the case names. */
  number: number | null;
  name: string | null;
  representative: string | null;
  /** The debt of all who vote in it, with interest for voting. */
  base: string;
}

/** The named class of a creditor. */
export interface NamedClass {
  number: number;
  name: string;
}

/** What a list with named classes says of a creditor's class: null where they are in none. Other lists say nothing. */
export interface OfClass {
  creditorClass?: NamedClass | null;
}

/** What answers say of the class with this number. */
export function classOf(
  classes: readonly ListedClass[] | undefined,
  classNumber: number | null,
): OfClass {
  if (!classes) return {};
  const { number = null, name = null } = classes.find((one) => one.number === classNumber) ?? {};
  return { creditorClass: number !== null && name !== null ? { number, name } : null };
}

/** What is stored of a class in a line, in the place of what answers say of it. */
export type WithClassNumber<Line extends OfClass> = Omit<Line, 'creditorClass'> & {
  classNumber: number | null;
};

/** A line with the name of its class, as its list has it. */
export const inClasses =
  (classes: readonly ListedClass[] | undefined) =>
  <Line extends { classNumber: number | null }>({ classNumber, ...line }: Line) => ({
    ...line,
    ...classOf(classes, classNumber),
  });

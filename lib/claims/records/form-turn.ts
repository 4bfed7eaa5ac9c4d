import 'server-only';
import { forms, writes } from '@/lib/access/lines';
import { cameThrough, inLine } from '@/lib/platform/lines/call';

/** A form with more rows keeps the process busy for so long that others notice. */
const few = 50;

type Values = Readonly<Record<string, unknown>>;

/** How many rows the tables of these values have. */
export const rowsOf = (values: Values) =>
  Object.values(values).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 0),
    0,
  );

/** Goes through a form before its call writes: through large ones one at a time, in turn. The call takes its turn to write only then. */
export const beforeWriting = <T>(values: Values, work: () => Promise<T>) =>
  rowsOf(values) > few ? inLine(forms, work) : work();

/** Goes through a form that is read: through large ones one at a time, in turn. A call that writes has its turn: its form was counted. */
export const overForm = <T>(values: Values, work: () => Promise<T>) =>
  cameThrough(writes) ? work() : beforeWriting(values, work);

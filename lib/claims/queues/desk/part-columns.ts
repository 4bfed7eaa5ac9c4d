import type { Amounts, Part } from '@/lib/law/amounts';
import { raw } from '@/lib/platform/sql';

/** In `claim_desk` and in `desk_counts`. */
export const partColumns: Readonly<Record<Part, string>> = {
  admitted: 'admitted',
  contingent: 'contingent',
  notAdmitted: 'not_admitted',
  underVerification: 'under_verification',
};

const sums: Readonly<Record<keyof Amounts, string>> = { claimed: 'amount', ...partColumns };

/** {@link Amounts} of rows of `desk_counts`, as SQL. Amounts without a determination in force are under verification. */
export const deskAmounts = raw(
  `json_build_object(${Object.entries(sums).map(([name, column]) => `'${name}', coalesce(sum(${column}), 0)::numeric(30, 2)::text`)})`,
);

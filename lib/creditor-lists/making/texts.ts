import 'server-only';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { determinationBy } from '@/lib/claims/records/determination-in-force';
import { type OwnedClaim, ownValuesOf } from '@/lib/claims/records/published/own';
import { mayTell } from '@/lib/creditor-lists/columns';
import { lineHindrances } from '@/lib/creditor-lists/hindrances';
import { formOf } from '@/lib/forms/definitions/registry';
import { rowsIn } from '@/lib/forms/definitions/rows';
import { toldIn } from '@/lib/forms/published/judge';
import { tellingNamesIn } from '@/lib/forms/published/names';
import { finderOf } from '@/lib/forms/published/own-values';
import { unmaskingIn } from '@/lib/forms/published/unmasking';
import { categoriesThat } from '@/lib/law/categories';
import { namedWith, reasonCodes } from '@/lib/law/reasons';
import type { Statement } from '@/lib/platform/query';
import { raw, type Sql, sql } from '@/lib/platform/sql';
import { mapByTurns } from '@/lib/platform/turns';

export interface ListedTexts extends OwnedClaim {
  name: string;
  remarks: string | null;
  publishReason: string | null;
  facilities: string[];
  forums: string[];
  masked: boolean;
  /** The form whose employees are lines; null for a claim that is one line. */
  form: Record<string, unknown> | null;
  /** As on the list's day, if it was changed since. */
  earlier: Record<string, unknown> | null;
}

export interface JudgedTexts {
  id: string;
  /** This text holds an own value of the claim, so the list withholds it. The next two say the same of theirs. */
  name: boolean;
  representative: boolean;
  remarks: boolean;
  /** A text of the facilities holds an own value, so the list withholds them all. */
  facilities: boolean;
  /** Lists show these: no number, no address, no masked name in them. */
  forums: string[];
  flags: number;
  /** Employees with a withheld name, and with one like a number or an address. */
  withheldEmployees: number[];
  doubtfulEmployees: number[];
}

/** The sentences of these reasons name a court or the like. */
const namingForum = reasonCodes.filter((code) => namedWith(code) === 'forum');
const forumPath = `$[*].reasons[*] ? (@.text != null && (${namingForum
  .map((code) => `@.code == "${code}"`)
  .join(' || ')})).text`;

const maskedCategories = categoriesThat(({ masked }) => masked);

/** SQL over `part c`: remarks, facilities, and names with several digits or an address of mail. `form` has the listed employees. */
export const listedTexts = (part: Sql, asOn: string, form: Sql): Statement<ListedTexts> => sql`
  WITH part AS MATERIALIZED (${part}),
  read AS (
    SELECT c.id, c.creditor_type, c.creditor_name, d.remarks, d.publish_reason, coalesce(d.category::text = ANY(${maskedCategories}::text[]), false) AS masked,
      CASE WHEN d.not_admitted + d.contingent > 0 THEN jsonb_path_query_array(d.heads, ${raw(`'${forumPath}'`)}) ELSE '[]' END AS forums,
      coalesce(jsonb_path_query_array(d.facilities, '$[*].name ? (@ != null)')
        || jsonb_path_query_array(d.facilities, '$[*].securities[*].asset'), '[]') AS facilities,
      ${form} AS form, c.earlier
    FROM part c LEFT JOIN LATERAL (${determinationBy(asOn)}) d ON true)
  SELECT r.id, r.creditor_type AS "creditorType", r.creditor_name AS name, r.remarks, r.publish_reason AS "publishReason", r.forums, r.facilities, r.masked,
    r.form, r.earlier, k.claim_data AS "claimData", u.email::text, u.phone
  FROM read r JOIN claims k ON k.id = r.id JOIN users u ON u.id = k.claimant_id
  WHERE coalesce(r.remarks, '') <> '' OR r.forums <> '[]' OR r.facilities <> '[]' OR ${mayTell('r.creditor_name')}
    OR r.form IS NOT NULL AND (${mayTell("coalesce(r.form ->> 'representativeName', '')")} OR EXISTS (
      SELECT FROM jsonb_array_elements(CASE WHEN jsonb_typeof(r.form -> 'employeeDetails') = 'array'
        THEN r.form -> 'employeeDetails' ELSE '[]' END) AS e (line)
      WHERE ${mayTell("coalesce(e.line ->> 'employeeName', '')")}))`;

/** Judging a long text takes some milliseconds. */
const perTurn = 5;

const { text_doubtful, text_withheld, remark_unmasks } = lineHindrances;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

async function judged(claim: ListedTexts): Promise<JudgedTexts> {
  const { id, creditorType, name, remarks, publishReason, forums, masked, form, earlier } = claim;
  const { facilities } = claim;
  const definition = formOf(creditorType);
  // Forms that the lines are of, too, if the claim's changed since.
  const forms = [claim.claimData, form, earlier].filter((one) => one !== null);
  const own = forms.flatMap((claimData) => ownValuesOf({ ...claim, claimData }));
  const ownIn = finderOf(own);
  const holds = (text: string) => ownIn(text).length > 0;
  const looks = (text: string) => toldIn(text).length > 0;
  const representative = textOf(form?.representativeName);
  const employees = rowsIn(form?.employeeDetails).map((row) => textOf(row.employeeName));
  const employeesWho = async (is: (text: string) => boolean) => {
    const are = await mapByTurns(employees, perTurn, is);
    return are.flatMap((one, at) => (one ? [at + 1] : []));
  };
  const heldRemarks = holds(remarks ?? '');
  const heldFacilities = facilities.some(holds);
  // Assets have addresses.
  const surely = (text: string) => toldIn(text).some(({ sure }) => sure);
  const names = [name, ...forms.flatMap((one) => tellingNamesIn(definition, one))];
  const found = {
    id,
    name: holds(name),
    representative: holds(representative) || (form !== null && holds(name)),
    remarks: heldRemarks,
    facilities: heldFacilities,
    forums: forums.filter(
      (text) => !holds(text) && !looks(text) && !(masked && unmaskingIn(text, names).length > 0),
    ),
    withheldEmployees: await employeesWho(holds),
    doubtfulEmployees: await employeesWho((text) => !holds(text) && looks(text)),
  };
  const asked =
    (publishReason === null && !heldRemarks && looks(remarks ?? '')) ||
    (publishReason === null && !heldFacilities && facilities.some(surely)) ||
    (!found.name && looks(name)) ||
    (!found.representative && looks(representative));
  const flags =
    (asked ? text_doubtful : 0) +
    (found.name || found.representative || heldRemarks || heldFacilities ? text_withheld : 0) +
    (masked && unmaskingIn(remarks ?? '', names).length > 0 ? remark_unmasks : 0);
  return { ...found, flags };
}

/** Judges the texts of claims, one after another; other texts stay as typed. */
export async function judgedTexts(claims: readonly ListedTexts[]) {
  const all: JudgedTexts[] = [];
  for (const claim of claims) {
    all.push(await judged(claim));
    await othersTurn();
  }
  return all;
}

import type { ClientBase } from 'pg';
import type { Statement } from '@/lib/platform/ask';

/** The type in a row for each of PostgreSQL's column types. */
interface InRow {
  text: string;
  citext: string;
  uuid: string;
  ClaimStatus: string;
  CreditorType: string;
  CreditorCategory: string;
  CreditorListState: string;
  DeskQueue: string;
  DeterminationBasis: string;
  DeterminationState: string;
  ReceivedBy: string;
  NotificationType: string;
  PaperKind: string;
  PaperState: string;
  Role: string;
  AccountStatus: string;
  int4: number;
  float8: number;
  bool: boolean;
  timestamptz: Date;
  bytea: Buffer;
  _text: string[];
  json: object;
  jsonb: object;
}

type TypeOf<Value> = {
  [Type in keyof InRow]: Value extends InRow[Type] ? Type : never;
}[keyof InRow];

/** For each column of a row the PostgreSQL types that give the row's own type. */
export type Columns<Row> = { [Name in keyof Row]-?: TypeOf<NonNullable<Row[Name]>> };

/** A statement with the columns that the code expects; the compiler compares them with the row's type. */
export const gives = <Row extends object>(statement: Statement<Row>, columns: Columns<Row>) => ({
  statement,
  columns: columns as Record<string, string>,
});

/** The columns that a statement has, and their types, as the database describes them. */
export async function columnsOf(client: ClientBase, { text, values }: Statement) {
  const { fields } = await client.query({ text, values });
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'SELECT oid::int, typname FROM pg_type WHERE oid = ANY($1)',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const names = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  return Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, names.get(dataTypeID)]));
}

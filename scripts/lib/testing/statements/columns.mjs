/**
 * The columns that a statement gives, and their types, without asking it: the name of a type, `enum` for one of ours.
 * @param {import('pg').Client} client
 * @param {string} text
 * @returns {Promise<Record<string, string>>}
 */
export async function columnsGiven(client, text) {
  const fields = await fieldsOf(client, text);
  const { rows } = await client.query(
    `SELECT oid::int AS oid, CASE typtype WHEN 'e' THEN 'enum' ELSE typname END AS name FROM pg_type WHERE oid = ANY($1)`,
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const names = new Map(rows.map(({ oid, name }) => [oid, name]));
  return Object.fromEntries(fields.map(({ name, dataTypeID }) => [name, names.get(dataTypeID)]));
}

/**
 * Has the database parse a statement and describe it, by the messages of the protocol.
 * @param {import('pg').Client} client
 * @param {string} text
 * @returns {Promise<{ name: string, dataTypeID: number }[]>}
 */
function fieldsOf(client, text) {
  return new Promise((resolve, reject) => {
    /** @type {{ name: string, dataTypeID: number }[]} */
    let fields = [];
    const nothing = () => undefined;
    client.query(
      /** @type {any} */ ({
        submit(/** @type {any} */ connection) {
          connection.parse({ name: '', text, types: [] });
          connection.describe({ type: 'S', name: '' });
          connection.sync();
        },
        handleRowDescription: (/** @type {any} */ message) => {
          fields = message.fields;
        },
        handleError: (/** @type {unknown} */ error) => reject(error),
        handleReadyForQuery: () => resolve(fields),
        handleParameterStatus: nothing,
        handleEmptyQuery: nothing,
        handleCommandComplete: nothing,
      }),
    );
  });
}

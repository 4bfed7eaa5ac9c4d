/** How many views of the list an administrator has. */
const views = 20;

/** Fields of forms that hold a number by which a claim is found. */
const numbered = ['panNumber', 'accountNumber', 'bankAccountNumber'];

/**
 * What some cells need that is made by calls: views, and what stands for two numbers of a claim.
 * @param {string} address the portal's
 * @param {string} token an administrator's
 * @param {import('./cells.mjs').Facts} facts
 * @returns {Promise<import('./cells.mjs').NumberTokens>}
 */
export async function provideForCells(address, token, { claim, phone }) {
  /** @param {string} path @param {string} [method] @param {unknown} [body] */
  const ask = async (path, method = 'GET', body = undefined) => {
    const answer = await fetch(`${address}/api/claims/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.json();
  };
  const tokenOf = async (/** @type {string} */ number) =>
    (await ask('number', 'POST', { number })).token;
  for (let view = 1; view <= views; view += 1)
    await ask('views', 'PUT', { name: `View ${view}`, query: `status=submitted&page=${view}` });
  const { claimData } = await ask(claim);
  const field = numbered.find((name) => typeof claimData[name] === 'string');
  if (!field) throw new Error('The claim of the bench has no number.');
  const { values } = await ask(`${claim}/reveal`, 'POST', { field });
  return {
    identifier: await tokenOf(String(Object.values(values)[0])),
    phone: await tokenOf(phone),
  };
}

import autocannon from 'autocannon';
import { figuresOf } from './percentiles.mjs';

/** @typedef {import('./percentiles.mjs').Sample} Sample */
/** @typedef {import('./percentiles.mjs').Figures} Figures */
/**
 * @typedef {object} Target
 * @property {string} url
 * @property {Record<string, string>} [headers]
 * @property {'GET' | 'POST'} [method]
 * @property {string[]} [bodies] one for each request, in turn
 */

// A call so slow that a slice sees next to none is waited for.
const fewest = 4;
const timeoutMs = 20_000;

const rounds = 6;
// All connections to the database learn the statement, and see it often enough to settle for a plan.
const warmUp = { connections: 16, seconds: 0.6 };

/** @type {WeakMap<string[], number>} */
const sent = new WeakMap();

/**
 * The next body in turn, over all slices.
 * @param {Target} target
 */
function nextBody({ bodies }) {
  if (!bodies) return undefined;
  const turn = sent.get(bodies) ?? 0;
  sent.set(bodies, turn + 1);
  return bodies[turn % bodies.length];
}

/**
 * Asks for a while and notes how long each answer took. autocannon's own figures are whole
 * milliseconds, too coarse for these.
 * @param {Target} target
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<Sample>}
 */
export function takeSlice(target, { connections, seconds }) {
  /** @type {Sample} */
  const sample = { latencies: [], seconds, failures: 0 };
  const started = performance.now();
  const changeBody = (/** @type {autocannon.Client} */ client) => {
    const body = nextBody(target);
    if (body) client.setBody(body);
  };
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: target.url,
        method: target.method ?? 'GET',
        headers: target.headers ?? {},
        connections,
        duration: 120,
        setupClient: changeBody,
      },
      (error) => {
        if (error) reject(error);
        else if (sample.latencies.length || sample.failures) resolve(sample);
        else reject(new Error(`${target.url} does not answer.`));
      },
    );
    const stop = () => {
      const passed = performance.now() - started;
      if (sample.latencies.length + sample.failures < fewest && passed < timeoutMs)
        return void setTimeout(stop, 50);
      sample.seconds = passed / 1000;
      instance.removeListener('response', note);
      instance.stop();
    };
    /** @type {(client: autocannon.Client, status: number, bytes: number, milliseconds: number) => void} */
    const note = (client, status, _bytes, milliseconds) => {
      changeBody(client);
      if (status === 200) sample.latencies.push(milliseconds);
      else sample.failures++;
    };
    instance.on('response', note);
    setTimeout(stop, seconds * 1000);
  });
}

/**
 * Measures several targets under one load, in slices that take turns, so that whatever else the
 * machine does hits all alike.
 * @template {string} Name
 * @param {Record<Name, Target>} targets
 * @param {{ connections: number, seconds: number }} load of each target, over all its slices
 * @returns {Promise<Record<Name, Figures>>}
 */
export async function compare(targets, { connections, seconds }) {
  const names = /** @type {Name[]} */ (Object.keys(targets));
  const samples = /** @type {Record<Name, Sample[]>} */ ({});
  for (const name of names) {
    await takeSlice(targets[name], warmUp);
    samples[name] = [];
  }
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = /** @type {Name} */ (names[(round + turn) % names.length]);
      samples[name].push(
        await takeSlice(targets[name], { connections, seconds: seconds / rounds }),
      );
    }
  }
  const figures = names.map((name) => [name, figuresOf(samples[name])]);
  return Object.fromEntries(figures);
}

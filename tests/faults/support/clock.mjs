// Loaded before a program of a test's: puts its clock ahead of the machine's, or behind, by the milliseconds in
// CLOCK_AHEAD, and later by what messages say.
const RealDate = Date;
let ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (/** @type {{ ahead?: number }} */ message) => {
  if (message.ahead === undefined) return;
  ahead = message.ahead;
  process.send?.({ ahead });
});

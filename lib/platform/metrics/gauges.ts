/** Each has two gauges: how many wait, counted up to 10,000, and how long the oldest has waited. */
export const queues = {
  mail: 'Letters that wait to be sent by mail',
  papers: 'Papers that wait to be made',
  post: 'Letters that wait to be sent by post',
  creditor_lists: 'Lists of creditors that are being made',
  claim_files: 'Whole files of claims that wait to be made',
  rewrites: 'Rewrites that an upgrade left to do beside the portal',
} as const;

export type Queue = keyof typeof queues;
export const queueNames = Object.keys(queues) as Queue[];

interface Figure {
  help: string;
  label?: string;
  from: 'process' | 'database';
}

/** Read when somebody asks, not counted as it happens. */
export const figures = {
  database_connections: {
    help: 'Connections of the pool that are busy or idle, and calls waiting for one',
    label: 'state',
    from: 'process',
  },
  event_streams: { help: 'Open event streams', from: 'process' },
  imports: {
    help: 'Files of claims being worked on, and here in all',
    label: 'state',
    from: 'process',
  },
  line_waiting: {
    help: 'Work that waits for its turn, by the line in which it waits',
    label: 'line',
    from: 'process',
  },
  line_working: {
    help: 'Work under way, by the line that it came through',
    label: 'line',
    from: 'process',
  },
  mail_failed: {
    help: 'Letters that could not be delivered by mail and were given up',
    from: 'database',
  },
  untold_overdue: {
    help: 'Decisions, and late claims not accepted, that the claimants were not told in the seven days of the law',
    from: 'database',
  },
  claims: { help: 'Claims by status', label: 'status', from: 'database' },
} as const satisfies Record<string, Figure>;

type Figures = typeof figures;

export type Reading = number | Readonly<Record<string, number>>;

/** A figure that nobody reads does not compile. */
export type Readings<From extends Figure['from']> = {
  [Name in keyof Figures as Figures[Name] extends { from: From }
    ? Name
    : never]: Figures[Name] extends { label: string } ? Readonly<Record<string, number>> : number;
};

const ofQueues = queueNames.flatMap((queue): [string, Omit<Figure, 'from'>][] => [
  [`${queue}_waiting`, { help: queues[queue] }],
  [`${queue}_oldest_seconds`, { help: `How long the oldest has waited: ${queues[queue]}` }],
]);

/** Names lack their `daava_`. */
export const gauges: Readonly<Record<string, Omit<Figure, 'from'>>> = {
  database_up: { help: 'Whether the database answered within 2 seconds' },
  ...figures,
  ...Object.fromEntries(ofQueues),
};

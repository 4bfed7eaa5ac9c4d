import { isUnavailable } from '@/lib/http/response/unavailable';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a host that is not there', withCode('EHOSTUNREACH')],
  ['a network that is not there', withCode('ENETUNREACH')],
  ['a host that is down', withCode('EHOSTDOWN')],
  ['a connection given up', withCode('ECONNABORTED')],
  ['a server shutting down', withCode('57P01')],
  ['a server starting up', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['too little memory', withCode('53200')],
  ['a limit of its configuration', withCode('53400')],
  ['a disk that fails', withCode('58030')],
  ['a standby that only reads', withCode('25006')],
  ['a lost connection', withCode('08006')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection cut mid-query', new Error('Connection terminated unexpectedly')],
  [
    'a refused connection as Prisma reports it',
    Object.assign(new Error('x'), { name: 'PrismaClientKnownRequestError', code: 'P1001' }),
  ],
  ['a refused connection as the adapter reports it', { cause: { kind: 'DatabaseNotReachable' } }],
  ['a lock that another holds', withCode('55P03')],
  ['a deadlock', withCode('40P01')],
  [
    'a refused connection in a raw statement of Prisma',
    Object.assign(new Error('x'), {
      code: 'P2010',
      meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode: '57P01' } } },
    }),
  ],
  [
    'a full disk in a raw statement',
    { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '53100' } } } },
  ],
  ['one of several addresses refused', new AggregateError([withCode('ECONNREFUSED')])],
])('%s counts as a dependency that is unavailable', (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

it.each([
  ['a unique violation', withCode('23505')],
  ['a file of the portal that cannot be opened', withCode('EACCES')],
  ['another code with the same beginning', withCode('25001')],
  ['a mistake in the portal’s code', new TypeError('x is not a function')],
  ['text', 'ECONNREFUSED'],
  ['nothing', undefined],
])('%s does not count as a dependency that is unavailable', (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});

import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { loadAnew } from '@/lib/client/load-anew';
import { type AlikeCall, alikePreview, alikeProposer } from '@/lib/client/mutations/alike';
import {
  determinationMutations,
  type SentDetermination,
} from '@/lib/client/mutations/determinations';
import {
  type ConfirmCall,
  confirmerOf,
  type ProposalsAsked,
  proposalsSummary,
} from '@/lib/client/mutations/proposals';
import { type SentAside, setAsideMutations } from '@/lib/client/mutations/set-aside';
import { discardDetermination } from '@/lib/client/on-device/determinations';
import { consoleQueries } from '@/lib/client/queries/console';
import { queries } from '@/lib/client/queries/queries';
import { staleByClaims } from '@/lib/client/queries/stale-by-claims';
import { codeOf } from '@/lib/client/request/request';
import { paiseOf } from '@/lib/format/amount';
import { parts } from '@/lib/law/amounts';
import { tellDone } from './done-to-many';

/** What a decision at the desk asks of the server, as data, so that it can be stored. */
export type Task =
  | { do: 'determine'; claimId: string; body: SentDetermination }
  | { do: 'confirm'; claimId: string; id: string }
  | { do: 'return'; claimId: string; id: string; remark: string }
  | { do: 'setAside'; claimId: string; body: SentAside }
  | { do: 'confirmMany'; asked: ProposalsAsked }
  | { do: 'alike'; asked: AlikeCall; claimNumber: string };

type OfOneClaim = Exclude<Task, { do: 'confirmMany' | 'alike' }>;

interface Told {
  leaving: boolean;
  progress(done: number): void;
}

function execute<Data, Failure, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Failure, Variables>,
  variables: Variables,
): Promise<unknown> {
  return client.getMutationCache().build(client, options).execute(variables);
}

function call(client: QueryClient, task: OfOneClaim, leaving: boolean) {
  switch (task.do) {
    case 'determine':
      return execute(client, determinationMutations.determine, { ...task, leaving });
    case 'confirm':
      return execute(client, determinationMutations.confirm, { id: task.id, leaving });
    case 'return':
      return execute(client, determinationMutations.giveBack, { ...task, leaving });
    case 'setAside':
      return execute(client, setAsideMutations.setAside, { ...task, leaving });
  }
}

function saysTheSame({ body }: Extract<Task, { do: 'determine' }>, made: PresentedDetermination) {
  return body.heads.every((sent) => {
    const head = made.heads.find(({ head: name }) => name === sent.head);
    return head && parts.every((part) => paiseOf(sent[part] ?? '0') === paiseOf(head[part]));
  });
}

/** Whether an earlier try, whose answer was lost, has done it. */
export async function isDone(client: QueryClient, task: Task, userId: string) {
  if (task.do === 'confirmMany') {
    // Nothing is left to confirm.
    const nothing = (error: unknown) => codeOf(error) === 'not_found';
    return client.fetchQuery(proposalsSummary(task.asked)).then(() => false, nothing);
  }
  if (task.do === 'alike') {
    const { determinationId, by, head } = task.asked;
    const { claims } = await client.fetchQuery(alikePreview(determinationId, { by, head }));
    return claims === 0;
  }
  return isDoneTo(client, task, userId);
}

async function isDoneTo(client: QueryClient, task: OfOneClaim, userId: string) {
  if (task.do === 'setAside') {
    const { setAside } = await client.fetchQuery({ ...queries.claim(task.claimId), staleTime: 0 });
    const { until, note } = task.body;
    return setAside?.by.id === userId && setAside.until === until && setAside.note === note;
  }
  const asked = { ...consoleQueries.determinations(task.claimId), staleTime: 0 };
  const { determinations } = await client.fetchQuery(asked);
  if (task.do === 'determine') {
    const [newest] = determinations;
    const { seen, confirm } = task.body;
    return (
      newest?.number === seen + 1 &&
      newest.proposedBy?.id === userId &&
      newest.state === (confirm ? 'confirmed' : 'proposed') &&
      saysTheSame(task, newest)
    );
  }
  const made = determinations.find(({ id }) => id === task.id);
  return task.do === 'confirm'
    ? made?.state === 'confirmed' && made.confirmedBy?.id === userId
    : made?.state === 'returned' && made.returnedBy?.id === userId;
}

const lost = ['determined_meanwhile', 'already_confirmed', 'no_longer_proposed'];

/** Makes the function that does a task, however often it is called. `tried`: an earlier page sent it and got no answer. */
export function doerOf(client: QueryClient, userId: string, task: Task, tried = false) {
  if (task.do === 'confirmMany') {
    // One for all tries: it goes on where it was cut off.
    const confirm: ConfirmCall = confirmerOf(task.asked);
    return async (told: Told) => {
      tellDone({ ...(await confirm(told)), person: userId });
      if (!told.leaving) await loadAnew(client, staleByClaims);
    };
  }
  if (task.do === 'alike') {
    const propose = alikeProposer(task.asked);
    return async (told: Told) => {
      const { proposed, admitted } = await propose(told);
      tellDone({ proposed, admitted, like: task.claimNumber, person: userId });
      if (!told.leaving) await loadAnew(client, staleByClaims);
    };
  }
  let again = tried;
  return async ({ leaving }: Told) => {
    try {
      await call(client, task, leaving);
    } catch (error) {
      const code = codeOf(error) ?? '';
      // Somebody has changed who may confirm.
      if (code === 'second_person_required' || code === 'forbidden')
        void client.invalidateQueries(queries.case);
      const wasDone =
        again && lost.includes(code) && (await isDone(client, task, userId).catch(() => false));
      again = true;
      if (!wasDone) throw error;
      await loadAnew(client, staleByClaims);
    }
    // What was typed for a claim that is set aside is wanted when it comes back.
    if (task.do !== 'setAside') await discardDetermination(userId, task.claimId);
  };
}

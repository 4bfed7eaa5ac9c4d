import { mutationOptions } from '@tanstack/react-query';
import type { PresentedRule } from '@/lib/claims/queues/rules/read';
import { consoleQueries } from '@/lib/client/queries/console';
import { patch } from '@/lib/client/request/request';
import type { CreditorType } from '@/lib/forms/definitions/field';

type RuleState = Pick<PresentedRule, 'on' | 'below'>;

export const proposalRuleMutations = {
  /** `seen` is the rule as the page showed it. */
  change: mutationOptions({
    mutationFn: ({
      creditorType,
      ...body
    }: RuleState & { creditorType: CreditorType; seen: RuleState }) =>
      patch<PresentedRule>(`/api/case/rules/${creditorType}`, body),
    meta: { stale: [consoleQueries.rules] },
  }),
};

import 'server-only';

/** SQL: whether the person of this id signs in with a code besides the password. */
export const hasSecondFactor = (id: string) =>
  `EXISTS (SELECT FROM second_factors s WHERE s.user_id = ${id} AND s.confirmed_at IS NOT NULL)`;

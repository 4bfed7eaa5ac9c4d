import { notificationPath } from '@/lib/client/paths/notification';

test.each([
  ['claimant', 'list_published', 'c1', '/claim/c1#objections'],
  ['claimant', 'determination', 'c1', '/claim/c1#admitted'],
  ['claimant', 'status_change', 'c1', '/claim/c1'],
  ['claimant', 'new_message', 'c1', '/claim/c1?openChat=true'],
  ['claimant', 'transfer', null, '/claim/transfers'],
  ['claimant', 'alert', null, '/'],
  ['ip_admin', 'change_request', 'c1', '/ip/claim/c1'],
  ['ip_admin', 'new_message', 'c1', '/ip/claim/c1?openChat=true'],
  ['ip_admin', 'alert', null, '/ip/dashboard'],
] as const)('to %s a notification of %s about %s opens %s', (role, type, claimId, path) => {
  expect(notificationPath(role, { type, claimId })).toBe(path);
});

import { PortalError } from '@/lib/platform/errors';

test('an error from another copy of the module counts as a PortalError, and other errors do not', () => {
  jest.isolateModules(() => {
    const copy: typeof import('@/lib/platform/errors') = require('@/lib/platform/errors');
    expect(copy.PortalError).not.toBe(PortalError);
    expect(new copy.PortalError('forbidden')).toBeInstanceOf(PortalError);
  });
  expect(new Error('No')).not.toBeInstanceOf(PortalError);
  expect({ name: 'PortalError' }).not.toBeInstanceOf(PortalError);
});

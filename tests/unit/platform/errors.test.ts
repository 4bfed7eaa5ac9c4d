import { PortalError } from '@/lib/platform/errors';

test('an error of another copy of the module is ours too, and others are not', () => {
  jest.isolateModules(() => {
    const copy: typeof import('@/lib/platform/errors') = require('@/lib/platform/errors');
    expect(copy.PortalError).not.toBe(PortalError);
    expect(new copy.PortalError('forbidden')).toBeInstanceOf(PortalError);
  });
  expect(new Error('No')).not.toBeInstanceOf(PortalError);
  expect({ name: 'PortalError' }).not.toBeInstanceOf(PortalError);
});

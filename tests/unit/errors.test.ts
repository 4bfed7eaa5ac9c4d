import { PortalError } from '@/lib/errors';

test('an error of another copy of the module is ours too, and others are not', () => {
  jest.isolateModules(() => {
    const copy: typeof import('@/lib/errors') = require('@/lib/errors');
    expect(copy.PortalError).not.toBe(PortalError);
    expect(new copy.PortalError('conflict', 'No')).toBeInstanceOf(PortalError);
  });
  expect(new Error('No')).not.toBeInstanceOf(PortalError);
  expect({ name: 'PortalError' }).not.toBeInstanceOf(PortalError);
});

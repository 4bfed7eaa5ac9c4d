import { nodeVersionProblem } from '@/scripts/lib/node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.3'])('Node %s can run the portal', (version) => {
  expect(nodeVersionProblem(version)).toBe('');
});

test.each(['20.18.3', '18.20.8', '8.17.0'])(
  'Node %s is refused with the version that is needed',
  (version) => {
    expect(nodeVersionProblem(version)).toBe(
      `Daava needs Node.js 20.19 or later, and this is ${version}. Install a newer one from https://nodejs.org and try again.`,
    );
  },
);

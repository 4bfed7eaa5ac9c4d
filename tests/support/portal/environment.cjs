const { TestEnvironment } = require('jest-environment-node');

// Outside of the test files, which come and go in a worker.
const kept = { portals: new Map(), officePort: 0 };

// A portal that is paused would not notice that nobody is left.
process.once('exit', () => {
  for (const { child } of [...kept.portals.values()].flat()) child.kill('SIGCONT');
});

/** Gives each test file what earlier ones left: tests/support/portal/started-portal.ts. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.daavaKept = kept;
  }
};

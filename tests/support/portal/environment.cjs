const { TestEnvironment } = require('jest-environment-node');

// Outside of the test files, which come and go in a worker.
const kept = { portals: new Map(), officePort: 0 };

/** Gives each test file what earlier ones left: tests/support/portal/started-portal.ts. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.global.daavaKept = kept;
  }
};

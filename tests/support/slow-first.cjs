const { default: Sequencer } = require('@jest/test-sequencer');

// A file that takes long and comes last has the others wait for it.
const slow = [
  'held-up',
  'lock-held',
  'killed',
  'store-away',
  'mail-away',
  'document-commands',
  'trial-data',
  'templates',
  'backup',
  'mail-queue',
  // Counts every claim again and again: before others file thousands.
  'claims/counts',
  'papers/typeset',
  'claim-files/archive',
  'changes-files',
  's3-faults',
  'papers/cover',
];

const rank = ({ path }) => {
  const place = slow.findIndex((name) => path.endsWith(`${name}.test.ts`));
  return place < 0 ? slow.length : place;
};

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
};

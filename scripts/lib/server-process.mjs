// Runs the built server in a process of its own, which ends when the one that started it is gone,
// even if that was killed.
process.once('disconnect', () => process.exit(0));

const [, , serverFile = ''] = process.argv;
await import(serverFile);

import { onStop, part, stopAll } from '@/scripts/lib/processes/stopping.mjs';

test('a part undoes what it registered, the last first, and nothing that was begun beside it', async () => {
  const undone: string[] = [];
  const undo = (name: string) => onStop(() => undone.push(name));
  let begin = () => {};
  const beside = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => undo('beside'));

  await part(async () => {
    undo('first');
    begin();
    await beside;
    undo('second');
    await part(async () => undo('inner'));
    expect(undone).toEqual(['inner']);
  });
  expect(undone).toEqual(['inner', 'second', 'first']);

  await stopAll();
  expect(undone).toEqual(['inner', 'second', 'first', 'beside']);
});

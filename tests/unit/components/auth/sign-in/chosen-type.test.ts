import { chosenTypeIn } from '@/components/auth/sign-in/chosen-type';
import { paths } from '@/lib/client/paths';
import { creditorTypes } from '@/lib/forms/definitions/field';

test.each(creditorTypes)('the way to register for %s says so on arrival', (type) => {
  const { searchParams } = new URL(paths.registerFor(type), 'http://portal.invalid');
  expect(chosenTypeIn(searchParams.get('next'))).toBe(type);
});

test.each([null, '/', '/claim/new', '/claim/new?type=form_x', '//form_d'])(
  'nothing was chosen by going on to %s',
  (next) => expect(chosenTypeIn(next)).toBeUndefined(),
);

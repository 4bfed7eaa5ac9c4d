import { chosenTypeIn } from '@/components/auth/sign-in/chosen-type';
import { registerFor } from '@/lib/client/paths/wizard';
import { creditorTypes } from '@/lib/forms/definitions/field';

test.each(creditorTypes)(
  'the link to register for %s carries that form, and the page reads it from its address',
  (type) => {
    const { searchParams } = new URL(registerFor(type), 'http://portal.invalid');
    expect(chosenTypeIn(searchParams.get('next'))).toBe(type);
  },
);

test.each([null, '/', '/claim/new', '/claim/new?type=form_x&step=2', '//form_d'])(
  'the page reads no form from the address %s',
  (next) => expect(chosenTypeIn(next)).toBeUndefined(),
);

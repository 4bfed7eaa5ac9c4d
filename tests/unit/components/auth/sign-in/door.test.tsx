import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { Door } from '@/components/auth/sign-in/door';

jest.mock('next/navigation');

const orderAt = (path: string, shown?: ReturnType<typeof render>) => {
  jest.mocked(usePathname).mockReturnValue(path);
  const door = <Door finder={<p>Finder</p>} card={<p>Card</p>} />;
  if (shown) shown.rerender(door);
  else shown = render(door);
  return { shown, order: screen.getAllByText(/Finder|Card/).map((one) => one.textContent) };
};

test.each([
  ['/', ['Finder', 'Card']],
  ['/login', ['Card', 'Finder']],
])('from %s the order stays while the address is that of the next page already', (path, order) => {
  const first = orderAt(path);
  expect(first.order).toEqual(order);
  expect(orderAt('/register', first.shown).order).toEqual(order);
});

test('the card comes first to a person who goes on to sign in', () => {
  const { shown } = orderAt('/');
  expect(orderAt('/login', shown).order).toEqual(['Card', 'Finder']);
});

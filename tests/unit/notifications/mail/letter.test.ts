import { letterHtml } from '@/lib/notifications/mail/letter';

it('a letter shows markup as text, in every place', () => {
  const evil = '<script>alert("1")</script>';
  const html = letterHtml({
    locale: 'en',
    lines: [evil, evil],
    link: { href: `https://x.example/?a=1&b="${evil}`, label: evil },
    footer: [evil, evil],
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('href="https://x.example/?a=1&amp;b=&quot;&lt;script');
});

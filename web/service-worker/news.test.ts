import { expect, it } from 'vitest';
import { isLookingAt, notificationOptions, readNews } from './news.ts';

const SENT = { title: 'AV Agro', body: 'ನಮಸ್ಕಾರ', url: '/farmers', tag: 'chat-4', lang: 'kn', unread: 2 };

it('shows what the server sent, one notification per chat that rings again', () => {
  const news = readNews(JSON.stringify(SENT), 'Malnad Agro');
  expect(news).toEqual(SENT);
  expect(notificationOptions(news)).toMatchObject({
    body: 'ನಮಸ್ಕಾರ',
    tag: 'chat-4',
    renotify: true,
    lang: 'kn',
    data: { url: '/farmers' },
  });
});

it('shows a quiet one without a sound, and another of the same chat with one', () => {
  const optionsOf = (more: object) =>
    notificationOptions(readNews(JSON.stringify({ ...SENT, ...more }), 'Malnad Agro'));
  expect(optionsOf({ quiet: true })).toMatchObject({ silent: true, renotify: false });
  expect(optionsOf({})).toMatchObject({ silent: false, renotify: true });
});

it.each([undefined, '', 'not json', 'null', '[]'])(
  'shows something even for %j, as browsers demand',
  (text) => {
    expect(readNews(text, 'Malnad Agro')).toMatchObject({
      title: 'Malnad Agro',
      url: '/farmers',
      unread: null,
    });
  },
);

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
  'never opens %j',
  (url) => expect(readNews(JSON.stringify({ ...SENT, url }), 'Malnad Agro').url).toBe('/farmers'),
);

it('stays quiet only in front of somebody who looks at that page', () => {
  const url = 'https://avagro.in/farmers?source=app';
  expect(isLookingAt([{ url, focused: true }], '/farmers')).toBe(true);
  expect(isLookingAt([{ url, focused: false }], '/farmers')).toBe(false);
  expect(isLookingAt([{ url: 'https://avagro.in/guide', focused: true }], '/farmers')).toBe(false);
  expect(isLookingAt([{ url: 'https://avagro.in/admin?chat=7', focused: true }], '/admin?chat=4')).toBe(true);
});

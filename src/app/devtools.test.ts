import { sanitise, sentence } from './devtools';

it.each([
  [{ type: 'api/executeQuery/pending', meta: { arg: { endpointName: 'listProfiles' } } }, 'API: list profiles asked'],
  [
    { type: 'api/executeMutation/rejected', meta: { arg: { endpointName: 'submitAnswer' } } },
    'API: submit answer failed',
  ],
  [{ type: 'profiles/profileSelected' }, 'profiles: profile selected'],
  [{ type: 'session/ended' }, 'session: ended'],
])('an action reads as a sentence', (action, words) => {
  expect(sentence(action)).toBe(words);
});

it('no token and no password is shown, wherever it stands', () => {
  const shown = JSON.stringify(
    sanitise({
      auth: { accessToken: 'secret-1', hasRefresh: true },
      api: {
        mutations: {
          a: { originalArgs: { user_id: 'ann', password: 'secret-2' }, data: { access_token: 'secret-3' } },
        },
      },
    }),
  );
  expect(shown).not.toContain('secret');
  expect(shown).toContain('ann');
});

it('long lists and texts are shown by their beginning', () => {
  const { rows, text } = sanitise({
    rows: Array.from({ length: 500 }, (_, id) => ({ id })),
    text: 'a'.repeat(9000),
  }) as {
    rows: unknown[];
    text: string;
  };
  expect(rows).toHaveLength(31);
  expect(rows.at(-1)).toBe('… 470 more');
  expect(text.length).toBeLessThan(2100);
});

import { createMember, createPost } from '@mocks/community';
import { createSignedInParent } from '@mocks/fixtures';
import { apiCalls } from '@mocks/server';
import { screen, waitFor } from '@testing-library/react';
import { paths } from '@/domain/paths';
import { baseApi } from '@/shared/api/base-api';
import { hasEarlyAnswers } from '@/shared/api/early-answers';
import { readStoredSelection } from '@/shared/storage/session-keys';
import { isInShell } from '@/testing/learning';
import { openFirstPage } from '@/testing/open-first-page';
import { FIRST_QUERIES, listFirstQueries } from './first-queries';

/** Address of a page with the things that its first queries are about. */
async function createAddress(path: string) {
  await createSignedInParent({ children: [{ name: '도담' }], hasGuardianPassword: path === paths.learn });
  const { id } = await createPost(await createMember('새봄'));
  // Not a page of its own, to the shell.
  if (path === paths.learn) isInShell();
  return path.replace(':id', id);
}

test.each(Object.keys(FIRST_QUERIES))('every first query of %s is used by its page and asked once', async (path) => {
  const pathname = await createAddress(path);
  const queries = listFirstQueries({ pathname, search: '' }, readStoredSelection());
  expect(queries).not.toEqual([]);
  const before = apiCalls().length;
  const { show, settle } = await openFirstPage(pathname);
  show();
  await screen.findAllByRole('heading');
  await waitFor(() => expect(hasEarlyAnswers()).toBe(false));
  await settle();
  const asked = apiCalls()
    .slice(before)
    .map((call) => `${call.method} ${call.path}`);
  for (const { method, url, endpoint } of queries) {
    expect(asked.filter((call) => call === `${method} ${url}`)).toHaveLength(1);
    expect(Object.keys(baseApi.endpoints)).toContain(endpoint);
  }
  // A parameter of another name would be another address of the same resource.
  const resources = asked.filter((call) => call.startsWith('GET ')).map((call) => call.replace(/\?.*/, ''));
  for (const { url } of queries)
    expect(resources.filter((call) => call === `GET ${url.replace(/\?.*/, '')}`).length).toBeLessThanOrEqual(1);
});

test('a list with a filter in its address has no first query', () => {
  const selection = { profileId: null, ageGroup: null };
  expect(listFirstQueries({ pathname: paths.community.infoBoard, search: '' }, selection)).toHaveLength(1);
  expect(listFirstQueries({ pathname: paths.community.infoBoard, search: '?q=x' }, selection)).toEqual([]);
});

test.each(['/community/grow/list', '/community/info/write', '/mypage/qna', '/nowhere'])(
  'a page that is not listed has no first query: %s',
  (pathname) => {
    expect(listFirstQueries({ pathname, search: '' }, { profileId: 'c1', ageGroup: null })).toEqual([]);
  },
);

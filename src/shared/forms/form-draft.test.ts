import { HOUR_MS } from '@contract/common/time';
import * as v from 'valibot';
import { clearAllDrafts, clearDraft, clearSignedOutDrafts, readDraft, writeDraft } from './form-draft';

const schema = v.object({ name: v.string() });
const child = { name: '도담' };
const signIn = () => localStorage.setItem('ggp_refreshToken', '1');

describe.each([
  ['signed in', signIn],
  ['signed out', () => undefined],
])('%s', (_, begin) => {
  beforeEach(begin);

  test('restores a draft until it is cleared', () => {
    writeDraft('child', child);
    expect(readDraft('child', schema)).toEqual(child);
    clearDraft('child');
    expect(readDraft('child', schema)).toBeNull();
  });

  test('drops a draft that no longer fits the form', () => {
    writeDraft('child', { title: 1 });
    expect(readDraft('child', schema)).toBeNull();
    localStorage.setItem('ggp_v1_draft_child', '{broken');
    sessionStorage.setItem('ggp_v1_draft_child', '{broken');
    expect(readDraft('child', schema)).toBeNull();
  });

  test('clears all drafts and no other keys', () => {
    writeDraft('child', child);
    writeDraft('login', { user_id: 'demo' });
    localStorage.setItem('ggp_profileId', 'child-1');
    clearAllDrafts();
    localStorage.removeItem('ggp_refreshToken');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['ggp_profileId']);
  });
});

test('a draft without a session is in the tab, for an hour', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(HOUR_MS);
  writeDraft('login', child);
  expect(Object.keys(localStorage)).toEqual([]);
  now.mockReturnValue(2 * HOUR_MS - 1);
  expect(readDraft('login', schema)).toEqual(child);
  now.mockReturnValue(2 * HOUR_MS);
  expect(readDraft('login', schema)).toBeNull();
  now.mockRestore();
});

test('an account does not read a draft that was typed before its session', () => {
  writeDraft('child', child);
  signIn();
  expect(readDraft('child', schema)).toBeNull();
  clearSignedOutDrafts();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

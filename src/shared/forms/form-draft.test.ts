import * as v from 'valibot';
import { clearAllDrafts, clearDraft, readDraft, writeDraft } from './form-draft';

const schema = v.object({ name: v.string() });

test('restores a draft until it is cleared', () => {
  writeDraft('child', { name: '도담' });
  expect(readDraft('child', schema)).toEqual({ name: '도담' });
  clearDraft('child');
  expect(readDraft('child', schema)).toBeNull();
});

test('drops a draft that no longer fits the form', () => {
  writeDraft('child', { title: 1 });
  expect(readDraft('child', schema)).toBeNull();
  localStorage.setItem('ggp_v1_draft_child', '{broken');
  expect(readDraft('child', schema)).toBeNull();
});

test('clears all drafts and no other keys', () => {
  writeDraft('child', { name: '도담' });
  writeDraft('login', { user_id: 'demo' });
  localStorage.setItem('ggp_profileId', 'child-1');
  clearAllDrafts();
  expect(Object.keys(localStorage)).toEqual(['ggp_profileId']);
});

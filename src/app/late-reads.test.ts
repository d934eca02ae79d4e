import { playsApi } from '@/domain/plays/plays-api';
import { booksApi } from '@/features/community/books/books-api';
import { commentsApi } from '@/features/community/comments/comments-api';
import { sendBookmark, sendLike } from '@/features/community/feed/reactions';
import { placesApi } from '@/features/community/places/places-api';
import { postApi } from '@/features/community/posts-api/post-api';
import { noticesApi } from '@/features/mypage/notices/notices-api';
import { testApi } from '@/features/test/test-api';
import { later, offline, type Reply } from '@/testing/scripted-backend';
import { backend, openTab, script, settle, setUpSessionTabs, signedIn } from '@/testing/session-tabs';

setUpSessionTabs();

type Tab = ReturnType<typeof openTab>;
type Kind = { read: (tab: Tab) => Promise<unknown>; get: string; write: (tab: Tab) => Promise<unknown>; put: string };

const POST = '/community/post/p';
const mark = { id: 'm', day: '20260310', done: true, feedback: null, marked_at: '2026-03-10T03:00:00.000Z' };
const answer = { id: 'a', item_id: 'i', value: 'yes' as const, areas: [], note: '', answered_at: mark.marked_at };

const KINDS: Record<string, Kind> = {
  like: {
    read: (tab) => tab.dispatch(postApi.endpoints.getPost.initiate({ id: 'p' })),
    get: `GET ${POST}`,
    write: (tab) => tab.dispatch(sendLike({ id: 'p', liked: true })),
    put: `PUT ${POST}/like`,
  },
  bookmark: {
    read: (tab) => tab.dispatch(postApi.endpoints.getPost.initiate({ id: 'p' })),
    get: `GET ${POST}`,
    write: (tab) => tab.dispatch(sendBookmark({ id: 'p', bookmarked: true })),
    put: `PUT ${POST}/bookmark`,
  },
  'like of a comment': {
    read: (tab) => tab.dispatch(commentsApi.endpoints.listComments.initiate({ postId: 'p' })),
    get: `GET ${POST}/comment`,
    write: (tab) => tab.dispatch(commentsApi.endpoints.setCommentLike.initiate({ postId: 'p', id: 'c', liked: true })),
    put: 'PUT /community/comment/c/like',
  },
  place: {
    read: (tab) => tab.dispatch(placesApi.endpoints.getPlace.initiate({ id: 'x' })),
    get: 'GET /community/place/x',
    write: (tab) => tab.dispatch(placesApi.endpoints.savePlace.initiate({ id: 'x', saved: true })),
    put: 'PUT /community/place/x/save',
  },
  'mark of a book': {
    read: (tab) => tab.dispatch(booksApi.endpoints.getBook.initiate({ id: 'b' })),
    get: 'GET /community/book/b',
    write: (tab) => tab.dispatch(booksApi.endpoints.setBookMark.initiate({ id: 'b', profileId: 'k', mark: 'read' })),
    put: 'PUT /community/book/b/mark',
  },
  'mark of a play': {
    read: (tab) => tab.dispatch(playsApi.endpoints.listDonePlays.initiate({ profileId: 'k' })),
    get: 'GET /play-plan/profile/k/done',
    write: (tab) => tab.dispatch(playsApi.endpoints.markPlay.initiate({ profileId: 'k', playId: 'y', mark })),
    put: 'PUT /play-plan/profile/k/play/y',
  },
  'read notice': {
    read: (tab) => tab.dispatch(noticesApi.endpoints.listNotices.initiate()),
    get: 'GET /notice',
    write: (tab) => tab.dispatch(noticesApi.endpoints.readNotice.initiate('n')),
    put: 'PUT /notice/read',
  },
  'answer of a check': {
    read: (tab) => tab.dispatch(testApi.endpoints.getAttempt.initiate({ attemptId: 't' })),
    get: 'GET /diagnostic-test/attempt/t',
    write: (tab) => tab.dispatch(testApi.endpoints.submitAnswer.initiate({ attemptId: 't', answer })),
    put: 'PUT /diagnostic-test/attempt/t/answer',
  },
};

/** The state of the server as it was before and after the write; what a patch reads of an answer is there and empty. */
const state = (of: 'before' | 'after' | 'never'): Reply => ({
  data: { of, items: [], marks: [], likes: 0, cursor: null, next_cursor: null },
});
const cached = (tab: Tab) => JSON.stringify(Object.values(tab.getState().api.queries).map((query) => query?.data));

describe.each(Object.entries(KINDS))('%s', (_, { read, get, write, put }) => {
  test.each([0, 1000, 5000])(
    'a read asked for before the write, and answered late, is asked again (write of %i ms)',
    async (ms) => {
      signedIn();
      let isWritten = false;
      script({
        [get]: (_asked, index) => (index === 1 ? later(3000, state('before')) : state(isWritten ? 'after' : 'before')),
        [put]: async () => {
          isWritten = true;
          return later(ms, { data: {} });
        },
      });
      const tab = openTab();
      const reading = read(tab);
      await settle(100);
      const writing = write(tab);
      await settle(20_000);
      await Promise.all([reading, writing]);
      expect(backend.count(put)).toBe(1);
      expect(cached(tab)).toContain('"of":"after"');
      expect(cached(tab)).not.toContain('"of":"before"');
    },
  );

  test('a read beside a write that failed shows the former state', async () => {
    signedIn();
    script({ [get]: () => later(1000, state('before')), [put]: () => offline() });
    const tab = openTab();
    const reading = read(tab);
    await settle(100);
    await write(tab);
    await settle(20_000);
    await reading;
    expect(cached(tab)).toContain('"of":"before"');
  });

  test('a read alone is asked for once', async () => {
    signedIn();
    script({ [get]: () => later(1000, state('before')) });
    const tab = openTab();
    const reading = read(tab);
    await settle(20_000);
    await reading;
    expect(backend.count(get)).toBe(1);
  });
});

import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { TabPanel, TabsBar } from '@/shared/ui/layout/tabs-bar';
import { MyCards } from './my-cards';
import { MyComments } from './my-comments';

const TABS = [
  { value: 'post', label: '내 글' },
  { value: 'comment', label: '댓글' },
  { value: 'bookmark', label: '북마크' },
  { value: 'deleted', label: '지운 글' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** /mypage/posts: the user's posts, comments and saved posts; the tab is in the query string. */
export function MyPostsPage() {
  const [params, setParams] = useSearchParams();
  const tab: Tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'post';
  return (
    <PageShell title="내 글 모음" back>
      <TabsBar
        id="mine"
        label="내 글 모음"
        tabs={TABS}
        value={tab}
        onChange={(value) => setParams(value === 'post' ? {} : { tab: value }, { replace: true })}
      />
      <TabPanel id="mine" value={tab}>
        <div style={{ marginTop: space(4) }}>
          {tab === 'comment' ? <MyComments /> : <MyCards key={tab} kind={tab} />}
          <MainButton
            component={Link}
            to={paths.mypage.decisions}
            look="quiet"
            size="small"
            fit
            style={{ marginTop: space(6) }}
          >
            신고·임시조치 처리 보기
            <ChevronIcon size={18} />
          </MainButton>
        </div>
      </TabPanel>
    </PageShell>
  );
}

import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useFeedFilter } from '@/features/community/feed/feed-filters';
import { PostFeed } from '@/features/community/feed/post-feed';
import { WriteButton } from '@/features/community/frame/community-frame';
import { SearchIcon } from '@/shared/art/icons/further-icons';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageShell } from '@/shared/ui/layout/page-shell';

/** /community/info/list: every parenting tip. */
export function TipListPage() {
  return <SectionListPage section="tip" title="육아 팁" writeLabel="팁 나누기" />;
}

/** /community/info/board: the parents' board. */
export function BoardPage() {
  return <SectionListPage section="board" title="부모 게시판" writeLabel="글쓰기" />;
}

function SectionListPage(props: { section: 'tip' | 'board'; title: string; writeLabel: string }) {
  const { section, title, writeLabel } = props;
  const navigate = useNavigate();
  const { arg, bar, isFiltered, clear } = useFeedFilter(section);
  const write = `${paths.community.infoWrite}?section=${section}`;
  return (
    <PageShell
      title={title}
      back
      right={
        <IconButton label="검색" onClick={() => void navigate(`${paths.community.search}?section=${section}`)}>
          <SearchIcon />
        </IconButton>
      }
    >
      {bar}
      <PostFeed
        arg={arg}
        label={title}
        empty={
          isFiltered ? (
            <EmptyState
              title="이 조건에 맞는 글이 아직 없어요"
              action={
                <MainButton look="soft" size="small" fit onClick={clear}>
                  모든 글 보기
                </MainButton>
              }
            />
          ) : (
            <EmptyState
              title="아직 글이 없어요"
              action={
                <MainButton component={Link} to={write} look="soft" size="small" fit>
                  첫 글 쓰기
                </MainButton>
              }
            />
          )
        }
      />
      <WriteButton to={write} label={writeLabel} />
    </PageShell>
  );
}

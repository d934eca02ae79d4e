import { SECTIONS, type Section } from '@contract/community/community';
import { SEARCH_MAX, SEARCH_MIN, SECTION_LABELS, searchQuery } from '@contract/community/posts';
import type { SearchHit } from '@contract/community/posts.responses';
import styled from '@emotion/styled';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { PostCardSkeleton } from '@/domain/posts/post-card';
import { FeedCard } from '@/features/community/feed/feed-card';
import { PostRows } from '@/features/community/feed/post-rows';
import { isComposing } from '@/shared/lib/is-composing';
import { space } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { SearchIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { ReadingBearArt } from '@/shared/ui/illustrations/reading-bear';
import { PageShell } from '@/shared/ui/page-shell';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SearchField } from '@/shared/ui/search-field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Marked } from './marked';
import { RecentSearches } from './recent-list';
import { rememberSearch } from './recent-searches';
import { useSearchPostsInfiniteQuery } from './search-api';

const ALL = 'all';
const WHERE = [
  { value: ALL, label: '전체' },
  ...SECTIONS.map((section) => ({ value: section as string, label: SECTION_LABELS[section] })),
];

const found = (hit: SearchHit) => (
  <FeedCard
    post={hit}
    title={<Marked text={hit.title} ranges={hit.match.title} />}
    excerpt={<Marked text={hit.match.excerpt} ranges={hit.match.in_excerpt} />}
  />
);

/** /community/search: `?q=` and `?section=`, so that Back and a link find the same. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const section = SECTIONS.find((one) => one === params.get('section'));
  const [typed, setTyped] = useState(q);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const go = (words: string, where: Section | undefined = section) => {
    const parsed = v.safeParse(searchQuery.entries.q, words);
    if (!parsed.success) {
      setProblem(parsed.issues[0].message);
      input.current?.focus();
      return;
    }
    setProblem(null);
    setTyped(parsed.output);
    rememberSearch(parsed.output);
    input.current?.blur();
    setParams({ q: parsed.output, ...(where && { section: where }) }, { replace: true });
  };
  const clear = () => {
    setTyped('');
    setProblem(null);
    setParams(section ? { section } : {}, { replace: true });
    input.current?.focus();
  };

  return (
    <PageShell title="검색" back>
      <Form
        role="search"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          go(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
        }}
      >
        <SearchField
          label="검색어"
          inputRef={input}
          // what one came for, when there is nothing to read yet
          autoFocus={q === ''}
          value={typed}
          onChange={setTyped}
          onClear={clear}
          placeholder="두 글자부터 검색할 수 있어요"
          maxLength={SEARCH_MAX * 2}
          autoComplete="off"
          problemId={problem ? 'search-problem' : undefined}
        />
        <IconButton label="검색" type="submit">
          <SearchIcon />
        </IconButton>
      </Form>
      {problem ? (
        <Text
          id="search-problem"
          role="alert"
          variant="small"
          ink="danger"
          style={{ margin: `0 0 ${space(3)} ${space(2)}`, fontWeight: 600 }}
        >
          {problem}
        </Text>
      ) : null}
      <FilterChips
        label="어디에서"
        options={WHERE}
        value={section ?? ALL}
        onChange={(value) => {
          const where = SECTIONS.find((one) => one === value);
          setParams({ ...(q && { q }), ...(where && { section: where }) }, { replace: true });
        }}
      />
      <div style={{ marginTop: space(4) }}>
        {q.length >= SEARCH_MIN ? <Results q={q} section={section} /> : <RecentSearches onPick={go} />}
      </div>
    </PageShell>
  );
}

function Results({ q, section }: { q: string; section: Section | undefined }) {
  const valid = v.safeParse(searchQuery.entries.q, q).success;
  const query = useSearchPostsInfiniteQuery(valid ? { q, ...(section && { section }) } : skipToken);
  const { currentData, isError, isFetching, refetch } = query;
  const pages = currentData?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  return (
    <QueryBoundary
      isLoading={valid && !currentData && (isFetching || !isError)}
      isError={!currentData && isError}
      onRetry={refetch}
      isEmpty={rows.length === 0}
      skeleton={
        <Stack gap={3}>
          {[0, 1, 2].map((key) => (
            <PostCardSkeleton key={key} />
          ))}
        </Stack>
      }
      empty={
        <EmptyState art={<ReadingBearArt size={132} />} title={`‘${q}’ 이야기를 찾지 못했어요`}>
          다른 말로 찾거나, 전체에서 찾아 보세요.
        </EmptyState>
      }
    >
      <PostRows
        name={JSON.stringify(['search', q, section])}
        label={`‘${q}’ 찾은 글`}
        rows={rows}
        render={found}
        query={query}
        lost={isError && currentData !== undefined}
        showsEnd
      />
    </QueryBoundary>
  );
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(2),
  alignItems: 'center',
  marginBottom: space(3),
});

import type { Section } from '@contract/community/community';
import { SEARCH_MAX, searchQuery } from '@contract/community/posts';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { PostRows } from '@/features/community/feed/post-rows';
import { useSearchPostsInfiniteQuery } from '@/features/community/posts-api/search-api';
import { SearchIcon } from '@/shared/art/icons/further-icons';
import { isComposing } from '@/shared/lib/is-composing';
import { space } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { SearchField } from '@/shared/ui/forms/search-field';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { RecentSearches } from './recent-list';
import { rememberSearch } from './recent-searches';
import { ContentResults, foundPost, NothingFound, Overview, ResultsSkeleton, toBoundary } from './results';
import { PART_CHOICES, readPart, type SearchPart, toChoice } from './search-parts';

/** /community/search: `?q=`, and `?in=` or `?section=` for one part, so that Back and a link find the same. */
export function SearchPage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const part = readPart(params);
  const [typed, setTyped] = useState(q);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

  const go = (words: string) => {
    const parsed = v.safeParse(searchQuery.entries.q, words);
    if (!parsed.success) {
      setProblem(parsed.issues[0].message);
      input.current?.focus();
      return;
    }
    setProblem(null);
    setTyped(parsed.output);
    rememberSearch(parsed.output);
    // Closes the keyboard of a phone.
    results.current?.focus({ preventScroll: true });
    setParams({ q: parsed.output, ...part }, { replace: true });
  };
  const search = (where: SearchPart) => setParams({ ...(q && { q }), ...where }, { replace: true });
  const clear = () => {
    setTyped('');
    setProblem(null);
    setParams({ ...part }, { replace: true });
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
          placeholder="궁금한 말을 적어 주세요"
          maxLength={SEARCH_MAX * 2}
          autoComplete="off"
          problemId={problem ? 'search-problem' : undefined}
        />
        <IconButton label="검색" type="submit">
          <SearchIcon />
        </IconButton>
      </Form>
      {problem ? (
        <Typography
          id="search-problem"
          role="alert"
          variant="small"
          color="error"
          style={{ margin: `0 0 ${space(3)} ${space(2)}`, fontWeight: 600 }}
        >
          {problem}
        </Typography>
      ) : null}
      <FilterChips
        label="어디에서"
        options={PART_CHOICES}
        value={toChoice(part)}
        onChange={(choice) => search(readPart(new URLSearchParams(choice)))}
      />
      <section
        ref={results}
        tabIndex={-1}
        aria-label={q === '' ? '최근에 찾은 말' : '찾은 것'}
        style={{ marginTop: space(4), outline: 'none' }}
      >
        {q !== '' ? <Results q={q} part={part} onPart={search} /> : <RecentSearches onPick={go} />}
      </section>
    </PageShell>
  );
}

interface ResultsProps {
  q: string;
  part: SearchPart;
  onPart: (part: SearchPart) => void;
}

function Results({ q, part, onPart }: ResultsProps) {
  if (!v.safeParse(searchQuery.entries.q, q).success) return <NothingFound q={q} />;
  if (part.section || part.in === 'post') return <PostResults q={q} section={part.section} />;
  return part.in ? <ContentResults q={q} kind={part.in} /> : <Overview q={q} onPart={onPart} />;
}

function PostResults({ q, section }: { q: string; section: Section | undefined }) {
  const query = useSearchPostsInfiniteQuery({ q, ...(section && { section }) });
  const { currentData, isError } = query;
  const pages = currentData?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);
  return (
    <QueryBoundary
      {...toBoundary(query)}
      isEmpty={rows.length === 0}
      skeleton={<ResultsSkeleton />}
      empty={<NothingFound q={q} where={PART_CHOICES.find(({ value }) => value === toChoice({ section }))?.label} />}
    >
      <PostRows
        name={JSON.stringify(['search', q, section])}
        label={`‘${q}’ 찾은 글`}
        rows={rows}
        render={foundPost}
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

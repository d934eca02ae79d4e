import { FAQ_GROUPS } from '@contract/mypage/faq';
import type { Faq } from '@contract/mypage/faq.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { color, space } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { SectionHeader } from '@/shared/ui/layout/section-header';
import { useListFaqsQuery } from './faq-api';
import { FaqItem } from './faq-item';
import { searchFaqs } from './faq-search';
import { SearchBox } from './search-box';

const ALL = 'all' as const;
const search = v.object({ q: v.fallback(v.string(), ''), group: choiceParam([ALL, ...FAQ_GROUPS], ALL) });
const GROUPS = [{ value: ALL, label: '전체' }, ...FAQ_GROUPS.map((group) => ({ value: group, label: group }))];

/** /mypage/qna: `?q=` searches, `?group=` shows one group, `#id` opens one question. */
export function FaqPage() {
  const query = useListFaqsQuery();
  const { data } = query;
  return (
    <PageShell title="자주 묻는 질문" back>
      <QueryBoundary
        query={query}
        isEmpty={data?.length === 0}
        skeleton={
          <Stack spacing={4}>
            <Skeleton height={48} shape="card" />
            <Skeleton width="70%" height={44} shape="card" />
            <Skeleton width={140} height={24} />
            <Skeleton height={400} shape="card" />
          </Stack>
        }
        empty={
          <EmptyState art={<ReadingBearArt size={132} />} title="질문을 모으고 있어요" action={<AskButton />}>
            궁금한 점은 1:1 문의로 물어봐 주세요.
          </EmptyState>
        }
      >
        {data ? <Questions faqs={data} /> : null}
      </QueryBoundary>
    </PageShell>
  );
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const [{ q, group }, set] = useUrlState(search);
  const results = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const linked = decodeURIComponent(hash.slice(1));
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(linked ? [linked] : []));
  const searching = q.trim() !== '';
  const found = searching ? searchFaqs(faqs, q) : faqs.filter((faq) => group === ALL || faq.group === group);

  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView({ block: 'start' });
  }, [linked]);

  const toggle = (id: string) =>
    setOpen((before) => {
      const now = new Set(before);
      if (!now.delete(id)) now.add(id);
      return now;
    });
  const rows = (some: readonly Faq[]) => (
    <Card data-flat="">
      <List>
        {some.map((faq) => (
          <FaqItem key={faq.id} faq={faq} open={open.has(faq.id)} onToggle={() => toggle(faq.id)} />
        ))}
      </List>
    </Card>
  );

  return (
    <Stack spacing={4}>
      <SearchBox
        value={q}
        onChange={(words) => set({ q: words, group: ALL })}
        onEnter={() => results.current?.focus({ preventScroll: true })}
      />
      {searching ? null : (
        <FilterChips
          label="묶음"
          options={GROUPS}
          value={group}
          onChange={(value) => set({ group: value, q: '' }, { scrollsToTop: true })}
        />
      )}
      <VisuallyHidden role="status">{searching ? `${found.length}개를 찾았어요` : ''}</VisuallyHidden>
      <Results ref={results} tabIndex={-1} role="group" aria-label="질문">
        {searching && found.length === 0 ? (
          <EmptyState
            art={<ReadingBearArt size={132} />}
            title={`‘${q.trim()}’에 맞는 질문이 없어요`}
            action={<AskButton />}
          >
            다른 말로 찾아보거나, 바로 물어봐 주세요.
          </EmptyState>
        ) : (
          <>
            {searching ? (
              <section>
                <SectionHeader title={`찾은 질문 ${found.length}개`} />
                {rows(found)}
              </section>
            ) : (
              <Stack spacing={7}>
                {FAQ_GROUPS.filter((faqGroup) => found.some((faq) => faq.group === faqGroup)).map((faqGroup) => (
                  <section key={faqGroup}>
                    <SectionHeader title={faqGroup} />
                    {rows(found.filter((faq) => faq.group === faqGroup))}
                  </section>
                ))}
              </Stack>
            )}
            <Stack spacing={3} style={{ paddingTop: space(4) }} sx={{ alignItems: 'center' }}>
              <Typography color="textSecondary">찾는 답이 없나요?</Typography>
              <AskButton />
            </Stack>
          </>
        )}
      </Results>
    </Stack>
  );
}

const AskButton = () => (
  <MainButton component={Link} to={paths.mypage.inquireWrite} look="soft" size="small" fit>
    1:1 문의하기
  </MainButton>
);

const Results = styled('div')({ outline: 'none' });

const List = styled('ul')({ '& > li + li': { borderTop: `1px solid ${color.line}` } });

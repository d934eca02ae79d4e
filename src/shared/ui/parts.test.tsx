import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { animalCount, animalIndex } from '@/shared/art/avatars/animal-avatar';
import { MainButton } from './buttons/main-button';
import { ProgressBar } from './feedback/progress-bar';
import { QueryBoundary } from './feedback/query-boundary';
import { ChoiceGroup } from './forms/choice-group';
import { Field } from './forms/field';
import { PasswordField } from './forms/password-field';
import { PageShell } from './layout/page-shell';
import { SectionHeader } from './layout/section-header';
import { TabPanel, TabsBar } from './layout/tabs-bar';

const tabs = [
  { value: 'today', label: '오늘' },
  { value: 'week', label: '이번 주' },
] as const;

function Tabs() {
  const [value, setValue] = useState<'today' | 'week'>('today');
  return (
    <>
      <TabsBar id="range" label="기간" tabs={tabs} value={value} onChange={setValue} />
      <TabPanel id="range" value={value}>
        {value === 'today' ? '오늘의 글' : '이번 주의 글'}
      </TabPanel>
    </>
  );
}

test('names a field by its label, describes it by its error and marks it invalid', () => {
  render(<Field label="생년월일" hint="여덟 자리" error="달력에 없는 날짜예요." />);
  const input = screen.getByRole('textbox', { name: '생년월일' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('달력에 없는 날짜예요.');
  expect(screen.queryByText('여덟 자리')).not.toBeInTheDocument();
});

test('shows and hides a password', async () => {
  const user = userEvent.setup();
  render(<PasswordField label="비밀번호" defaultValue="sprout" />);
  expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));
  expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
  expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'password');
});

test('submits nothing by a pending button, by tap or by Enter', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Field label="이름" />
      <MainButton type="submit" pending>
        저장하기
      </MainButton>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: /저장하기/ }));
  await user.type(screen.getByLabelText('이름'), '하준{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('selects a choice by tap and by arrow key', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  const options = [
    { value: 'female', label: '여자' },
    { value: 'male', label: '남자' },
  ] as const;
  render(<ChoiceGroup label="성별" options={options} value="female" onChange={onChange} error="골라 주세요." />);
  expect(screen.getByRole('radiogroup', { name: '성별' })).toHaveAccessibleDescription('골라 주세요.');
  await user.click(screen.getByRole('radio', { name: '남자' }));
  expect(onChange).toHaveBeenLastCalledWith('male');
});

test('moves tabs by arrow keys and names their panel', async () => {
  const user = userEvent.setup();
  render(<Tabs />);
  await user.tab();
  expect(screen.getByRole('tab', { name: '오늘' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '이번 주', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '이번 주' })).toHaveTextContent('이번 주의 글');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: '오늘' })).toHaveTextContent('오늘의 글');
});

test.each([
  [-5, '0'],
  [37.6, '38'],
  [400, '100'],
  [Number.NaN, '0'],
])('announces a progress of %s as %s', (value, told) => {
  render(<ProgressBar value={value} label="진행률" />);
  expect(screen.getByRole('progressbar', { name: '진행률' })).toHaveAttribute('aria-valuenow', told);
});

test('shows the four states of a list', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const list = (state: { isLoading?: boolean; isError?: boolean; isEmpty?: boolean }) => (
    <QueryBoundary isLoading={false} {...state} onRetry={onRetry} skeleton={<i />} empty="아직 글이 없어요">
      글 하나
    </QueryBoundary>
  );
  const { rerender } = render(list({ isLoading: true }));
  expect(screen.getByRole('status')).toHaveTextContent('불러오는 중이에요');
  rerender(list({ isError: true, isEmpty: true }));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('아직 글이 없어요')).not.toBeInTheDocument();
  rerender(list({ isEmpty: true }));
  expect(screen.getByText('아직 글이 없어요')).toBeInTheDocument();
  rerender(list({}));
  expect(screen.getByText('글 하나')).toBeInTheDocument();
});

test('shows the number of entries beside the heading of a section', () => {
  render(
    <MemoryRouter>
      <SectionHeader title="검사" to="/test/list" count={1234} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 2, name: '검사' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /전체보기/ });
  expect(screen.getByText('1,234건')).toBeVisible();
  expect(link).toHaveAttribute('href', '/test/list');
});

test('has one h1 in the header of a sub-page and a way back', () => {
  render(
    <MemoryRouter>
      <PageShell title="아이 추가" back>
        내용
      </PageShell>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('banner')).toHaveTextContent('아이 추가');
  expect(screen.getByRole('button', { name: '뒤로' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('내용');
});

test('maps a seed to the same animal and reaches all animals', () => {
  expect(animalIndex('하준')).toBe(animalIndex('하준'));
  const met = new Set(Array.from({ length: 200 }, (_, index) => animalIndex(`child-${index}`)));
  expect(met.size).toBe(animalCount);
});

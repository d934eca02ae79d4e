import { TEST_KINDS, type TestKind } from '@contract/test/diagnostics-kinds';
import { KIND_LABELS } from '@contract/test/diagnostics-words';
import { useSearchParams } from 'react-router-dom';
import { FilterChips, FilterChipsSkeleton } from '@/shared/ui/forms/filter-chips';

export type KindChoice = TestKind | 'all';

const isKind = (text: string | null): text is TestKind => TEST_KINDS.some((kind) => kind === text);

/** The category filter of a list, in the query string (`?kind=`), so that it survives a reload and Back. */
export function useKindChoice() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('kind');
  const choose = (next: KindChoice) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'all') after.delete('kind');
        else after.set('kind', next);
        return after;
      },
      { replace: true },
    );
  return { asked: isKind(asked) ? asked : ('all' as const), choose };
}

interface KindFilterProps {
  /** The kinds there is something of; null while they load. */
  kinds: readonly TestKind[] | null;
  value: KindChoice;
  onChange: (value: KindChoice) => void;
}

/** 전체 and each category present; not rendered with a single one. */
export function KindFilter({ kinds, value, onChange }: KindFilterProps) {
  if (kinds === null) return <FilterChipsSkeleton />;
  const offered = TEST_KINDS.filter((kind) => kinds.includes(kind) || kind === value);
  if (offered.length < 2) return null;
  const options = [
    { value: 'all' as KindChoice, label: '전체' },
    ...offered.map((kind) => ({ value: kind, label: KIND_LABELS[kind] })),
  ];
  return <FilterChips label="체크 종류" options={options} value={value} onChange={onChange} />;
}

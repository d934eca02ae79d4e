import { formatNumber } from '@contract/common/format-number';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FilterGroup as Group } from '@/features/community/frame/filter-bar';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { SearchField } from '@/shared/ui/forms/search-field';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { askOwnPosition, useOwnPosition } from './own-position';
import { type PlaceFilter, PROVINCES, SETTINGS, SORTS, sortInEffect } from './use-place-filter';

export type SheetFilter = Pick<PlaceFilter, 'region' | 'setting' | 'sort' | 'q'>;
export const AT_REST: SheetFilter = { region: '', setting: '', sort: '', q: '' };

interface PlaceFilterSheetProps {
  filter: PlaceFilter;
  /** How many places a filter leaves. */
  count: (filter: PlaceFilter) => number;
  onApply: (changes: SheetFilter) => void;
  onClose: () => void;
}

/** Name, region, indoors or outdoors, and the order; applied by its button. */
export function PlaceFilterSheet({ filter, count, onApply, onClose }: PlaceFilterSheetProps) {
  const here = useOwnPosition();
  const { region, setting, sort, q } = filter;
  const [chosen, setChosen] = useState<SheetFilter>({ region, setting, sort, q });
  const change = (changes: Partial<SheetFilter>) => setChosen((before) => ({ ...before, ...changes }));
  const { asking, sortBy } = useSort((next) => change({ sort: next }));
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="필터"
      actions={
        <Stack direction="row" spacing={2}>
          <MainButton
            look="outline"
            fit
            style={{ flex: 'none', whiteSpace: 'nowrap' }}
            onClick={() => setChosen(AT_REST)}
          >
            모두 지우기
          </MainButton>
          <MainButton onClick={() => onApply(chosen)}>
            {formatNumber(count({ ...filter, ...chosen }))}곳 보기
          </MainButton>
        </Stack>
      }
    >
      <Stack spacing={5}>
        <SearchField
          label="가 볼 곳 찾기"
          look="field"
          withIcon
          value={chosen.q}
          placeholder="이름이나 동네"
          maxLength={40}
          onChange={(words) => change({ q: words })}
          onClear={() => change({ q: '' })}
        />
        <Group title="지역">
          <FilterChips
            wrap
            label="지역"
            options={PROVINCES}
            value={chosen.region}
            onChange={(value) => change({ region: value })}
          />
        </Group>
        <Group title="실내와 실외">
          <FilterChips
            wrap
            label="실내와 실외"
            options={SETTINGS}
            value={chosen.setting}
            onChange={(value) => change({ setting: value })}
          />
        </Group>
        <Group title="순서">
          <FilterChips
            wrap
            label="순서"
            options={SORTS}
            value={sortInEffect(chosen.sort, here)}
            onChange={(value) => void sortBy(value)}
          />
          <Typography variant="small" color="textSecondary" role="status">
            {asking
              ? '지금 위치를 확인하고 있어요.'
              : '가까운 순은 직선거리예요. 위치는 이 기기에서만 쓰고 보내지 않아요.'}
          </Typography>
        </Group>
      </Stack>
    </BottomSheet>
  );
}

/** Chooses the order; for the nearest first it asks the device where it is. */
function useSort(choose: (sort: (typeof SORTS)[number]['value']) => void) {
  const here = useOwnPosition();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const sortBy = async (sort: (typeof SORTS)[number]['value']) => {
    if (sort !== 'near' || here) return choose(sort);
    setAsking(true);
    const answer = await askOwnPosition();
    setAsking(false);
    if (typeof answer === 'object') return choose(sort);
    dispatch(
      failed(
        answer === 'denied'
          ? '위치를 쓸 수 없어요. 기기 설정에서 위치를 허용하거나 지역을 골라 주세요.'
          : '지금 위치를 알 수 없어요. 지역을 골라 주세요.',
      ),
    );
  };
  return { asking, sortBy };
}

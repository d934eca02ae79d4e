import { useState } from 'react';
import { baseApi } from '@/shared/api/base-api';
import { TAG_TYPES } from '@/shared/api/tags';
import { useAppDispatch } from '@/shared/store/hooks';
import { PullSign } from './pull-sign';
import { usePull } from './use-pull';

/** Pull to refresh: everything the page shows is read again; what is there stays until then. */
export default function PullToRefresh() {
  const dispatch = useAppDispatch();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    if (refreshing) return;
    setRefreshing(true);
    dispatch(baseApi.util.invalidateTags([...TAG_TYPES]));
    // A failed read has its own words where it is shown.
    await Promise.allSettled(dispatch(baseApi.util.getRunningQueriesThunk()));
    setRefreshing(false);
  };
  const pull = usePull(() => void refresh());
  return <PullSign {...pull} refreshing={refreshing} />;
}

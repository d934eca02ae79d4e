import { useContext, useEffect } from 'react';
import { ReactReduxContext } from 'react-redux';
import { editingBegun, editingEnded } from '@/shared/store/editing-slice';

/**
 * While `active`, the tab does not adopt the child selected in another tab: the input is about this one. Components may
 * also be rendered without a store, where it does nothing.
 */
export function useEditing(active: boolean): void {
  const store = useContext(ReactReduxContext)?.store;
  useEffect(() => {
    if (!active || !store) return;
    store.dispatch(editingBegun());
    return () => {
      store.dispatch(editingEnded());
    };
  }, [active, store]);
}

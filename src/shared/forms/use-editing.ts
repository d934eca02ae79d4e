import { useContext, useEffect } from 'react';
import { ReactReduxContext } from 'react-redux';
import { editingBegun, editingEnded } from '@/shared/store/editing-slice';

/**
 * While `active`, the tab does not follow the child that another tab chooses: what is being written is about this one.
 * Parts are also drawn without a store, where there is nothing to follow.
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

import type { Store, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './root-state';

/** Dispatches actions and thunks (`endpoint.initiate(…)`). */
export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;
/** The argument of a feature's `startXxxListeners(startListening)`. */
export type AppStartListening = TypedStartListening<RootState, AppDispatch>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState>>();

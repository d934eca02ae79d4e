import { configureStore } from '@reduxjs/toolkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { initialAuth } from '@/features/auth/auth-slice';
import { HomePage } from '@/features/home/main/home-page';
import { baseApi } from '@/shared/api/base-api';
import { rootReducer } from '../root-reducer';
import { AppShell } from '../shell/app-shell';
import { AppTheme } from '../theme/theme-provider';

export function renderShell() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(baseApi.middleware),
    preloadedState: {
      auth: { ...initialAuth, accessToken: 'x', user: { id: 1, family_id: 1 } as never },
      profiles: { profileId: '1', ageGroup: null },
    },
  });
  return renderToStaticMarkup(
    <Provider store={store}>
      <AppTheme>
        <MemoryRouter initialEntries={[paths.home]}>
          <AppShell>
            <HomePage />
          </AppShell>
        </MemoryRouter>
      </AppTheme>
    </Provider>,
  );
}

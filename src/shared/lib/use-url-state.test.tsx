import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { choiceParam, textParam, useUrlState } from './use-url-state';

const schema = v.object({
  tab: choiceParam(['place', 'story'], 'place'),
  q: v.fallback(v.pipe(v.string(), v.maxLength(5)), ''),
  at: textParam,
});

const open = (address: string) =>
  renderHook(
    () => {
      const [state, set] = useUrlState(schema);
      return { state, set, search: useLocation().search };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      ),
    },
  ).result;

describe('state in the address', () => {
  test('reads the fields of its schema', () => {
    expect(open('/?tab=story&q=bear&at=1,2').current.state).toEqual({ tab: 'story', q: 'bear', at: '1,2' });
  });

  test('reads the fallback for a missing, unknown or wrong value', () => {
    expect(open('/').current.state).toEqual({ tab: 'place', q: '', at: null });
    expect(open('/?tab=cat&q=elephant').current.state).toEqual({ tab: 'place', q: '', at: null });
  });

  test('changes the named fields and keeps the others and parameters of others', () => {
    const result = open('/?tab=story&other=1');
    act(() => result.current.set({ q: '곰', at: '1,2' }));
    expect(result.current.state).toEqual({ tab: 'story', q: '곰', at: '1,2' });
    expect(result.current.search).toBe('?tab=story&other=1&q=%EA%B3%B0&at=1%2C2');
  });

  test('leaves fallback values out of the address', () => {
    const result = open('/?tab=story&q=bear&at=1,2');
    act(() => result.current.set({ tab: 'place', q: '', at: null }));
    expect(result.current.search).toBe('');
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { useFocusPlace } from './use-focus-place';

function Frame() {
  useFocusPlace();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

async function open(element: ReactNode) {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element },
        { path: '/next', element: <Filled /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router };
}

/** A page that has a heading of its own while it is empty. */
function Filled() {
  const [isFilled, setIsFilled] = useState(false);
  return isFilled ? (
    <section>
      <h1>검사</h1>
    </section>
  ) : (
    <div>
      <h1>검사</h1>
      <button type="button" tabIndex={-1} ref={() => void setTimeout(() => act(() => setIsFilled(true)), 20)}>
        자리
      </button>
    </div>
  );
}

function Rows({ names, empty = null }: { names: string[]; empty?: ReactNode }) {
  const [left, setLeft] = useState(names);
  return (
    <section aria-label="예방접종">
      <h2>예방접종</h2>
      {left.length === 0 ? empty : null}
      <ul>
        {left.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => setLeft(left.filter((other) => other !== name))}>
              {name} 받았어요
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
const button = (name: string) => screen.getByRole('button', { name: `${name} 받았어요` });

test('focus follows from the heading of an empty page to that of the filled one', async () => {
  const { user } = await open(<Link to="/next">다음</Link>);
  await user.click(screen.getByRole('link', { name: '다음' }));
  await screen.findByRole('heading', { name: '검사' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '자리' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: '검사' })).toHaveFocus());
});

test('the first page of a visit takes no focus', async () => {
  await open(<h1>홈</h1>);
  await act(async () => document.querySelector('main')?.append('늦은 글'));
  expect(document.body).toHaveFocus();
});

test('focus goes to the row after one that was removed, then to the one before', async () => {
  const { user } = await open(<Rows names={['BCG', 'B형 간염', '폴리오']} />);
  await user.click(button('B형 간염'));
  await waitFor(() => expect(button('폴리오')).toHaveFocus());
  await user.click(button('폴리오'));
  await waitFor(() => expect(button('BCG')).toHaveFocus());
});

test('focus goes to the section’s heading after its last row', async () => {
  const { user } = await open(
    <>
      <h1>건강</h1>
      <Rows names={['BCG']} />
    </>,
  );
  await user.click(button('BCG'));
  await waitFor(() => expect(screen.getByRole('heading', { name: '예방접종' })).toHaveFocus());
});

test('focus goes back to the page when a sheet closes whose opener was removed meanwhile', async () => {
  const { user } = await open(<Rows names={['BCG', '폴리오']} />);
  const opener = button('BCG');
  opener.focus();
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.innerHTML = '<button>저장</button>';
  sheet.querySelector('button')?.focus();
  await act(async () => opener.click());
  expect(screen.getByRole('button', { name: '저장' })).toHaveFocus();
  sheet.remove();
  await waitFor(() => expect(button('폴리오')).toHaveFocus());
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('focus goes to the page’s heading when a sheet closes that the address had opened', async () => {
  await open(<h1>성장</h1>);
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.innerHTML = '<button>저장</button>';
  sheet.querySelector('button')?.focus();
  sheet.remove();
  await waitFor(() => expect(screen.getByRole('heading', { name: '성장' })).toHaveFocus());
});

test('a tap beside everything leaves the focus alone', async () => {
  const { user } = await open(<Rows names={['BCG']} />);
  button('BCG').focus();
  await user.click(document.body);
  await act(async () => document.querySelector('main')?.append('늦은 글'));
  expect(document.body).toHaveFocus();
});

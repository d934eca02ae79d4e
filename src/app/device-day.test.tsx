import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import { bornAgo, callApi, createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { screen, waitFor, within } from '@testing-library/react';
import { dayOfTime, tableDay } from '@/shared/lib/age-label';
import { readServerClock, serverNow } from '@/shared/lib/server-clock';
import { renderApp } from '@/testing/render-app';

/** The server's clock differs from the device's, which stays as it is. */
function setServerClock(difference: number) {
  backend().deps.now = () => Date.now() + difference;
}
afterEach(() => {
  setServerClock(0);
  readServerClock(new Date().toUTCString(), Date.now() - 1000);
});

const DEVICES = [
  ['a day ahead', -DAY_MS],
  ['a day behind', DAY_MS],
] as const;
/** A child of 14 months by the server's clock. */
const createToddler = () =>
  createSignedInParent({ children: [{ birth_date: bornAgo({ months: 14 }), gestation_weeks: null }] });
const serverDay = (difference: number) => formatDay(seoulDay(Date.now() + difference));

describe.each(DEVICES)('a device whose clock is %s', (_, difference) => {
  test('names the day of the server on the schedule, and marks a dose of today on it', async () => {
    setServerClock(difference);
    const { token, child } = await createToddler();
    const { user } = renderApp('/home/health');
    expect(
      await screen.findByText(`${dayOfTime(Date.now() + difference)} 기준이에요.`, { exact: false }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: '홍역·유행성이하선염·풍진(MMR) 1차 받았어요' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.click(sheet.getByRole('radio', { name: '오늘' }));
    await user.click(sheet.getByRole('checkbox', { name: /보호자로서/ }));
    await user.click(sheet.getByRole('button', { name: '받았어요' }));
    await waitFor(async () => {
      const { windows } = await callApi<HealthWindows>('GET', `/health-windows/profile/${child?.id}`, { token });
      expect(windows.find(({ id }) => id === 'MMR-1')?.mark?.on).toBe(serverDay(difference));
    });
  });

  test('proposes the day of the server for a measurement', async () => {
    setServerClock(difference);
    await createToddler();
    renderApp('/mypage/analysis/development?entry=new');
    expect(await screen.findByLabelText('잰 날')).toHaveValue(tableDay(serverDay(difference)));
  });
});

test('a device that is right keeps its own clock, however long an answer takes', () => {
  const asked = Date.now() - 20_000;
  readServerClock(new Date(asked + 500).toUTCString(), asked);
  expect(serverNow() - Date.now()).toBe(0);
});

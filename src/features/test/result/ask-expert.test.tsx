import type { TestResult } from '@contract/test/diagnostics-results.responses';
import { joinCommunity } from '@mocks/community';
import { bornAgo, createSignedInParent } from '@mocks/fixtures';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { answerAllBut, createOpenCheck, finishCheck } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';
import { AskExpert } from './ask-expert';

function readLink(result: TestResult): string {
  const { unmount } = render(<AskExpert result={result} />, { wrapper: MemoryRouter });
  const address = screen.getByRole('link', { name: '이 결과로 전문가에게 묻기' }).getAttribute('href') ?? '';
  unmount();
  return address;
}

test('leads to a question to the experts that carries the result', async () => {
  const { account, child, token } = await createSignedInParent({
    children: [{ name: '도담', birth_date: bornAgo({ months: 12 }) }],
  });
  await joinCommunity(account, '도담이네');
  const attempt = await createOpenCheck({ token, child });
  await answerAllBut(token, attempt, 0);
  const result = await finishCheck(token, attempt.id);
  renderApp(readLink(result));
  const checks = within(await screen.findByRole('group', { name: /함께 보낼 체크 결과/ }));
  expect(checks.getByRole('checkbox', { name: new RegExp(result.name) })).toBeChecked();
  const preview = screen.getByRole('region', { name: '전문가에게 보이는 모습' });
  expect(preview).toHaveTextContent('12개월 아이');
  expect(preview).toHaveTextContent(result.name);
});

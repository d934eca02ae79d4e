import { isServed } from '@mocks/community';
import { bornAgo, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { holdApiResponse, mockApiError, mockNetworkDown } from '@mocks/scenarios';
import { backend, server } from '@mocks/server';
import { textVersion } from '@server/content/legal/legal-texts';
import { consents } from '@server/db/schema/consents';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { dayText, groupDayDigits } from '@/shared/forms/day-text';
import { birth, name, save, savedChildren } from '@/testing/profile-form';
import { renderApp } from '@/testing/render-app';

const born = bornAgo({ months: 14 });

async function fill(user: UserEvent) {
  await user.type(await name(), '도담');
  await user.type(birth(), born);
  await user.click(screen.getByRole('radio', { name: '여자' }));
}

// Browser functions that the page calls and jsdom, which draws nothing, lacks.
beforeAll(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

const jpeg = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  return new File([bytes], 'baby.jpg', { type: 'image/jpeg' });
};
const photoInput = () => screen.getByLabelText<HTMLInputElement>('사진 파일');

describe('/auth/profile/form', () => {
  test('saves the first child, selects it and leads home', async () => {
    const account = await createAccount();
    await signIn(account);
    const { user, place } = renderApp('/auth/profile/form');
    await fill(user);
    expect(screen.getByText(/1년 2개월 0일/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
    expect(place()).toBe('/home');
    expect(await savedChildren()).toMatchObject([
      { accountId: account.id, name: '도담', birthDate: born, gender: 'female', gestationWeeks: null },
    ]);
    expect(await screen.findByText('도담 프로필을 만들었어요')).toBeVisible();
  });

  test('returns to home with one history entry for it', async () => {
    await signIn(await createAccount());
    const { user, place, router, goBack } = renderApp('/intro');
    await act(async () => router.navigate('/home'));
    const child = within(await screen.findByRole('region', { name: '우리 아이' }));
    await user.click(await child.findByRole('link', { name: '아이 추가하기' }));
    await fill(user);
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
    expect(place()).toBe('/home');
    goBack();
    await waitFor(() => expect(place()).toBe('/intro'));
  });

  test('saves a further child and returns to the list', async () => {
    await createSignedInParent({ children: [{ name: '새봄' }] });
    const { user, place } = renderApp('/auth/profile/select');
    await user.click(await screen.findByRole('link', { name: '아이 추가하기' }));
    await fill(user);
    await user.click(save());
    expect(await screen.findByRole('button', { name: /도담/ })).toBeVisible();
    expect(place()).toBe('/auth/profile/select');
    expect(screen.getByRole('button', { name: /새봄/ })).toHaveAttribute('aria-current', 'true');
  });

  test('shows missing fields and focuses the first', async () => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await name();
    await user.click(save());
    expect(await screen.findByText('이름을 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('생년월일을 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('성별을 골라 주세요.')).toBeVisible();
    await waitFor(async () => expect(await name()).toHaveFocus());
    expect(await savedChildren()).toEqual([]);
  });

  test.each([
    ['20260230', '달력에 없는 날짜예요. 다시 확인해 주세요.'],
    ['2025030', '생년월일은 숫자 8자리로 입력해 주세요. 예: 20250301'],
    ['29990101', '아직 오지 않은 날짜예요. 태어난 날을 입력해 주세요.'],
  ])('refuses the birth date %s: %s', async (typed, sentence) => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await user.type(await name(), '도담');
    await user.type(birth(), typed);
    await user.click(screen.getByRole('radio', { name: '남자' }));
    await user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(birth()).toHaveAccessibleDescription(sentence);
    await waitFor(() => expect(birth()).toHaveFocus());
    expect(birth()).toHaveValue(groupDayDigits(typed));
    expect(await savedChildren()).toEqual([]);
  });

  test('reads a date with separators as its digits', async () => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await user.type(await name(), '도담');
    await user.type(birth(), '2025.03.01');
    await user.tab();
    expect(birth()).toHaveValue('2025. 3. 1.');
  });

  test('asks for the weeks of gestation only for a child born early', async () => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    expect(screen.queryByRole('textbox', { name: '태어났을 때 임신 주수' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: '37주보다 일찍 태어났어요' }));
    const weeks = screen.getByRole('textbox', { name: '태어났을 때 임신 주수' });
    await user.click(save());
    expect(await screen.findByText('임신 주수를 숫자로 입력해 주세요.')).toBeVisible();
    await user.type(weeks, '37');
    expect(await screen.findByText('22주부터 36주 사이로 입력해 주세요.')).toBeVisible();
    await user.clear(weeks);
    await user.type(weeks, '31');
    await user.click(save());
    await screen.findByRole('heading', { name: '도담' });
    expect(await savedChildren()).toMatchObject([{ gestationWeeks: 31 }]);
  });

  test('shows server errors next to their fields and keeps the form', async () => {
    await signIn(await createAccount());
    const refused = mockApiError('POST', '/profile', 422, { fields: { name: '이 이름은 쓸 수 없어요.' } });
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.click(save());
    expect(await screen.findByText('이 이름은 쓸 수 없어요.')).toBeVisible();
    await waitFor(async () => expect(await name()).toHaveFocus());
    expect(birth()).toHaveValue(dayText(born));
    refused.restore();
    await user.type(await name(), '이');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '도담이' })).toBeVisible();
  });

  test('asks the consent of the legal representative with the first child, and keeps what was entered', async () => {
    const account = await createAccount({ childConsent: false });
    await signIn(account);
    const { user } = renderApp('/auth/profile/form');
    // Before anything is sent, and no error.
    const agree = await screen.findByRole('checkbox', {
      name: /^나는 추가하거나 함께 맡는 아이의 법정대리인.*동의해요\.$/,
    });
    const refusal = '동의해 주시면 저장할 수 있어요. 적은 내용은 그대로 있어요.';
    expect(screen.queryByText(refusal)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '자세히 보기' }));
    expect(screen.getByText('보관하는 동안')).toBeVisible();
    await fill(user);
    await user.click(save());
    expect(screen.getByText(refusal)).toBeVisible();
    expect(agree).toHaveFocus();
    expect(screen.queryByText(/정보 처리 동의가 필요해요/)).not.toBeInTheDocument();
    await user.click(save());
    expect(await savedChildren()).toEqual([]);
    await user.click(agree);
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
    const ledger = await backend().deps.db.select().from(consents).where(eq(consents.accountId, account.id));
    expect(ledger).toMatchObject([{ kind: 'child_data', textVersion: textVersion('child_data'), given: true }]);
  });

  test('shows a lost connection as a toast and keeps the form', async () => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    const network = mockNetworkDown();
    await user.click(save());
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(await name()).toHaveValue('도담');
    network.restore();
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
  });

  test('creates one child for a double tap and an Enter', async () => {
    await signIn(await createAccount());
    const held = holdApiResponse('POST', '/profile');
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.dblClick(save());
    await user.type(await name(), '{Enter}');
    await held.reached;
    expect(screen.getByRole('button', { name: /저장하기/ })).toHaveAttribute('aria-disabled', 'true');
    held.release();
    await screen.findByRole('heading', { name: '도담' });
    expect(await savedChildren()).toHaveLength(1);
  });

  test('creates one child when the first answer was lost', async () => {
    await signIn(await createAccount());
    const { app, cookies } = backend();
    const lost = http.post(
      '*/api/profile',
      async ({ request }) => {
        await cookies.fetch(request, (sent) => app.fetch(sent));
        return HttpResponse.error();
      },
      { once: true },
    );
    server.use(lost);
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.click(save());
    expect(await screen.findByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
    expect(await savedChildren()).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByRole('heading', { name: '도담' })).toBeVisible();
    expect(await savedChildren()).toHaveLength(1);
  });

  test('restores the typed form after a reload, and can clear it', async () => {
    await signIn(await createAccount());
    const first = renderApp('/auth/profile/form');
    await fill(first.user);
    first.unmount();
    const { user } = renderApp('/auth/profile/form');
    expect(await screen.findByText(/적어 두었던 내용을 불러왔어요/)).toBeVisible();
    expect(await name()).toHaveValue('도담');
    expect(birth()).toHaveValue(dayText(born));
    expect(screen.getByRole('radio', { name: '여자' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '새로 쓰기' }));
    expect(await name()).toHaveValue('');
    expect(screen.queryByText(/적어 두었던 내용/)).toBeNull();
  });

  test('is typed by a visitor before joining, without a photo, and waits on the device', async () => {
    const first = renderApp('/auth/profile/form');
    expect(await screen.findByRole('link', { name: '이미 계정이 있어요' })).toHaveAttribute('href', '/auth/login');
    expect(screen.queryByLabelText('사진 파일')).toBeNull();
    await first.user.click(screen.getByRole('button', { name: '다음' }));
    expect(await screen.findByText('이름을 입력해 주세요.')).toBeVisible();
    await fill(first.user);
    await first.user.click(screen.getByRole('button', { name: '다음' }));
    await waitFor(() => expect(first.place()).toBe('/auth/join/form'));
    first.unmount();
    renderApp('/auth/profile/form');
    expect(await name()).toHaveValue('도담');
    expect(await savedChildren()).toEqual([]);
  });
});

describe('the photo', () => {
  const HEIC = new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63]);

  /** jsdom opens every file as a picture. */
  const unopened = (file: File) => {
    jest.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('cannot decode'));
    return file;
  };

  test.each([
    ['too big', () => jpeg(10 * 1024 * 1024 + 1), '사진이 너무 커요. 10MB보다 작은 사진을 골라 주세요.'],
    [
      'no photo',
      () => unopened(new File(['<svg onload="alert(1)"/>'], 'a.jpg', { type: 'image/jpeg' })),
      '열 수 없는 사진이에요. JPG, PNG, WEBP 사진을 골라 주세요.',
    ],
    [
      'empty',
      () => unopened(new File([], 'a.png', { type: 'image/png' })),
      '열 수 없는 사진이에요. JPG, PNG, WEBP 사진을 골라 주세요.',
    ],
    [
      'HEIC this browser cannot open',
      () => unopened(new File([HEIC], 'a.heic', { type: 'image/heic' })),
      '아이폰 HEIC 사진은 아직 열 수 없어요. JPG로 저장한 사진을 골라 주세요. 설정 › 카메라 › 포맷에서 ‘높은 호환성’을 고르면 다음부터 JPG로 찍혀요.',
    ],
  ])('that is %s is refused and keeps the form', async (_, file, sentence) => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.upload(photoInput(), file());
    expect(await within(screen.getByRole('group', { name: '사진' })).findByText(sentence)).toBeVisible();
    expect(await name()).toHaveValue('도담');
    await user.click(save());
    await screen.findByRole('heading', { name: '도담' });
    expect(await savedChildren()).toMatchObject([{ imagePath: null }]);
  });

  test('is cropped, uploaded, shown and saved with the child', async () => {
    await signIn(await createAccount());
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.upload(photoInput(), jpeg());
    const sheet = within(await screen.findByRole('dialog', { name: '사진 다듬기' }));
    await user.click(sheet.getByRole('button', { name: '이 사진 쓰기' }));
    expect(await screen.findByRole('img', { name: '아이 사진' })).toBeVisible();
    await user.click(save());
    await screen.findByRole('heading', { name: '도담' });
    const card = within(screen.getByRole('region', { name: '우리 아이' }));
    expect(await isServed(await card.findByRole('presentation', { hidden: true }))).toBe(true);
    expect(await savedChildren()).toMatchObject([{ imagePath: expect.stringMatching(/\.webp$/) }]);
  });

  test('is uploaded before the child is saved', async () => {
    await signIn(await createAccount());
    const held = holdApiResponse('POST', '/upload/image');
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.upload(photoInput(), jpeg());
    await user.click(await screen.findByRole('button', { name: '이 사진 쓰기' }));
    await held.reached;
    await user.click(save());
    expect(await savedChildren()).toEqual([]);
    held.release();
    await screen.findByRole('heading', { name: '도담' });
    expect(await savedChildren()).toMatchObject([{ imagePath: expect.any(String) }]);
  });

  test('shows a failed upload and uploads again', async () => {
    await signIn(await createAccount());
    const broken = mockApiError('POST', '/upload/image', 503, { message: '지금은 서버가 바빠요.' });
    const { user } = renderApp('/auth/profile/form');
    await fill(user);
    await user.upload(photoInput(), jpeg());
    await user.click(await screen.findByRole('button', { name: '이 사진 쓰기' }));
    expect(await screen.findByText('지금은 서버가 바빠요.')).toBeVisible();
    broken.restore();
    await user.click(screen.getByRole('button', { name: '다시 올리기' }));
    expect(await screen.findByRole('img', { name: '아이 사진' })).toBeVisible();
    expect(await name()).toHaveValue('도담');
  });
});

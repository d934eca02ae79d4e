import { expect, type Page } from '@playwright/test';
import type { Profile } from '../../../contract/profiles/profile.responses';
import type { InvitationView, NewInvitation, Sharing } from '../../../contract/profiles/sharing.responses';
import type { Screen } from '../screen';

const OWNER: Sharing['people'][number] = {
  id: null,
  name: '하늘이네',
  profile_image_path: null,
  role: 'owner',
  you: true,
  since: '2025-03-02T11:00:00.000Z',
  invited_by: null,
  ends_on: null,
  stopped: false,
};
const ALONE: Sharing = {
  role: 'owner',
  people: [OWNER],
  invitations: [],
  frozen: null,
  handover: null,
  owner_leaving: null,
};
const SHARED: Sharing = {
  ...ALONE,
  people: [
    OWNER,
    {
      id: '8c0f3f0e-6a2b-4b69-9d53-7d1f5f1c2a01',
      name: '바다아빠',
      profile_image_path: null,
      role: 'guardian',
      you: false,
      since: '2026-03-30T11:00:00.000Z',
      invited_by: '하늘이네',
      ends_on: '20261202',
      stopped: false,
    },
    {
      id: '8c0f3f0e-6a2b-4b69-9d53-7d1f5f1c2a02',
      name: '은하수를 좋아하는 외할머니',
      profile_image_path: null,
      role: 'family',
      you: false,
      since: '2026-09-26T11:00:00.000Z',
      invited_by: '바다아빠',
      ends_on: null,
      stopped: false,
    },
  ],
  invitations: [
    {
      id: '8c0f3f0e-6a2b-4b69-9d53-7d1f5f1c2a03',
      role: 'family',
      invited_by: '하늘이네',
      created_at: '2026-11-24T11:00:00.000Z',
      expires_at: '2026-11-27T11:00:00.000Z',
    },
  ],
};
const FROZEN: Sharing = {
  ...SHARED,
  role: 'guardian',
  people: SHARED.people.map((person) => ({ ...person, you: person.role === 'guardian', ends_on: null })),
  invitations: [],
  frozen: { by: '바다아빠', by_you: true, may_lift: true },
};
const WITH_HEIR: Sharing = { ...SHARED, people: SHARED.people.map((person) => ({ ...person, ends_on: null })) };
const OFFERED: NonNullable<Sharing['handover']> = {
  guardian_id: '8c0f3f0e-6a2b-4b69-9d53-7d1f5f1c2a01',
  to: '바다아빠',
  to_you: false,
  owner_stays: true,
  expires_at: '2026-12-03T11:00:00.000Z',
};
const LEAVING: NonNullable<Sharing['owner_leaving']> = {
  ends_on: '20261220',
  next_owner: null,
  you_agreed: false,
};
const AS_GUARDIAN: Sharing = { ...FROZEN, frozen: null };
const MADE: NewInvitation = {
  id: '8c0f3f0e-6a2b-4b69-9d53-7d1f5f1c2a04',
  role: 'family',
  code: 'HK7M-Q2WD',
  path: `/invite#${'0a9f'.repeat(16)}`,
  expires_at: '2026-11-28T11:00:00.000Z',
};
const VIEW: InvitationView = {
  role: 'guardian',
  inviter: '하늘이네',
  child: '가○',
  expires_at: '2026-11-28T11:00:00.000Z',
  consents: [
    { kind: 'child_data', title: '아이 정보 처리 동의', text_version: '2026-11-3', given: false },
    { kind: 'sensitive', title: '아이의 건강 정보 수집·이용 동의', text_version: '2026-11-3', given: false },
  ],
  already: false,
};

const FAMILY_VIEW: InvitationView = {
  ...VIEW,
  role: 'family',
  consents: [{ kind: 'family', title: '함께 보는 가족의 약속', text_version: '2026-11-3', given: false }],
};

const FAMILY: Profile = {
  id: '8c0f3f0e-6a2b-4b69-9d53-7d1f5f1c2a05',
  name: '가람',
  birth_date: '20241020',
  gender: 'male',
  gestation_weeks: null,
  profile_image: null,
  total_study_seconds: 0,
  updated_at: '2026-11-01T00:00:00.000Z',
  role: 'family',
  state: 'active',
  shared: { owner: '하늘이네' },
};

const path = () => '/mypage/sharing';
const link = () => `/mypage/invitation#${'0a9f'.repeat(16)}`;
const tap = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** People who share a child, invitations, and the pages of family. */
export const SHARING_SCREENS: readonly Screen[] = [
  { name: 'sharing', path, data: ['/sharing'], gives: { '/sharing': SHARED }, empty: { gives: { '/sharing': ALONE } } },
  { name: 'sharing-frozen', path, gives: { '/sharing': FROZEN } },
  { name: 'sharing-invite-sheet', path, always: { '/sharing': ALONE }, open: tap('초대하기') },
  {
    name: 'sharing-new-invitation',
    path,
    always: { '/sharing': ALONE, '/invitation': MADE },
    open: async (page) => {
      await tap('초대하기')(page);
      await page.getByRole('button', { name: '초대장 만들기' }).tap();
      await expect(page.getByRole('img', { name: '초대 QR 코드' })).toBeVisible();
    },
  },
  {
    name: 'sharing-remove-sheet',
    path,
    always: { '/sharing': SHARED },
    open: tap('은하수를 좋아하는 외할머니 님 내보내기'),
  },
  { name: 'sharing-leave-sheet', path, always: { '/sharing': AS_GUARDIAN }, open: tap('함께 보기 끝내기') },
  { name: 'sharing-hand-over-sheet', path, always: { '/sharing': WITH_HEIR }, open: tap('다른 보호자에게 넘기기') },
  { name: 'sharing-offer', path, gives: { '/sharing': { ...WITH_HEIR, handover: OFFERED } } },
  { name: 'sharing-offered', path, gives: { '/sharing': { ...AS_GUARDIAN, handover: { ...OFFERED, to_you: true } } } },
  {
    name: 'sharing-take-over-sheet',
    path,
    always: { '/sharing': { ...AS_GUARDIAN, handover: { ...OFFERED, to_you: true } } },
    open: tap('넘겨받기'),
  },
  { name: 'sharing-owner-leaving', path, gives: { '/sharing': { ...AS_GUARDIAN, owner_leaving: LEAVING } } },
  { name: 'page-for-guardians', path: () => '/home/health', always: { '/profile/selected/': FAMILY } },
  { name: 'invitation-code', path: () => '/mypage/invitation' },
  { name: 'invitation', path: link, data: ['/invitation/look'], gives: { '/invitation/look': VIEW } },
  { name: 'invitation-family', path: link, gives: { '/invitation/look': FAMILY_VIEW } },
  { name: 'invitation-already', path: link, always: { '/invitation/look': { ...VIEW, already: true } } },
  { name: 'invitation-unknown', path: link, refuses: { '/invitation/look': 'INVITATION_UNKNOWN' } },
];

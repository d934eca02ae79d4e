/** @postgres sql */

import { DAY_MS } from '@contract/common/time';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import type { NoticePage } from '@contract/notices/notices.responses';
import type { Sharing } from '@contract/profiles/sharing.responses';
import type { Announcement } from '@contract/staff/announcements.responses';
import { sendWeeklyLetters } from '@server/modules/home/weekly-letter/send-weekly-letters';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import { sendReminders } from '@server/modules/reminders/send-reminders';
import { sendAnnouncement } from '@server/modules/staff/announcements/send-announcement';
import { fetchExport } from '@server/testing/fetch-export';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { listRoutes } from './route-table';

jest.setTimeout(120_000);
const t = useTestApp();

const NAME = '별해솔담';
const ROLES = ['owner', 'guardian', 'family', 'removed', 'stranger'] as const;
type Role = (typeof ROLES)[number];

const call = async <T>(method: string, path: string, { token }: SignedUp, body?: unknown) => {
  const answer = await t.callJson<T>(method, path, { token, body });
  if (!answer.success) throw new Error(`${method} ${path}: ${answer.status} ${answer.code}`);
  return answer.data;
};

/** A child with an owner, and everybody else who could ask about it; all of them want every mail. */
async function createRoles() {
  const owner = await t.signUp();
  const child = await addChild(t, owner, NAME);
  const [guardian, family, removed, stranger] = [
    await t.signUp({ childConsent: false }),
    await t.signUp({ childConsent: false }),
    await t.signUp({ childConsent: false }),
    await t.signUp(),
  ];
  await shareChild(t, { owner, child, role: 'guardian', who: guardian });
  await shareChild(t, { owner, child, role: 'family', who: family });
  await shareChild(t, { owner, child, role: 'family', who: removed });
  const { people } = await call<Sharing>('GET', `/profile/${child}/sharing`, removed);
  await call('DELETE', `/profile/${child}/guardian/${people.find(({ you }) => you)?.id}`, owner);
  return { child, people: { owner, guardian, family, removed, stranger } satisfies Record<Role, SignedUp> };
}

type Place = (person: SignedUp, child: string) => Promise<boolean>;

const names = (text: string, child: string) => text.includes(child) || text.includes(NAME);
const listReads = () =>
  listRoutes(t.app)
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
    .map(({ path }): [string, Place] => [
      path,
      async ({ token }, child) =>
        names(await (await t.app.request(`http://localhost${path}`, toRequest(token, child))).text(), child),
    ]);
const toRequest = (token: string, child: string) => ({
  headers: { authorization: `Bearer ${token}`, profile_id: child },
});

/** Where a person is told something of a child by a file, a notice or a mail. */
const FILES_AND_LETTERS: Record<string, Place> = {
  'the calendar file': async (person, child) => {
    await call('PUT', '/health-windows/calendar', person, { names: 'name' });
    const { path } = await call<CalendarFeed>('GET', '/health-windows/calendar', person);
    return names(await (await t.app.request(`http://localhost${path}`)).text(), child);
  },
  'the archive': async (person, child) => {
    const { files } = await fetchExport(t, person);
    return Object.values(files).some((file) => names(new TextDecoder().decode(file), child));
  },
  'an announcement by months of age': async (person) => {
    const { items } = await call<NoticePage>('GET', '/notice', person);
    return items.some(({ title }) => title === ANNOUNCEMENT.title);
  },
  'a letter': async (person) => {
    const { items } = await call<NoticePage>('GET', '/notice', person);
    return items.some(({ kind }) => kind === 'weekly_letter');
  },
  'the mail of a reminder': async ({ loginId }) => t.mailer.mails.some(({ to }) => to === `${loginId}@example.com`),
};

const ANNOUNCEMENT = { title: '12개월 소식', body: '읽어 보세요.', audience: 'children', from_month: 0, to_month: 36 };

/** A week passes: reminders, the letter and an announcement by the child's age are due and sent. */
async function sendAll(people: Record<Role, SignedUp>) {
  const admin = await t.signUp({ role: 'admin' });
  for (const person of Object.values(people)) {
    const choices = ['health_due', 'check_due', 'growth_due'].map((kind) => ({
      kind,
      channel: 'email',
      enabled: true,
    }));
    await call('PUT', '/mypage/notification', person, { choices });
  }
  const { id } = await call<Announcement>('POST', '/admin/announcement', admin, ANNOUNCEMENT);
  await sendAnnouncement(t.deps, { announcementId: id });
  t.mailer.mails.length = 0;
  const begin = t.clock.now;
  for (const days of [1, 2, 3, 4, 5, 6, 7, 8]) {
    t.clock.now = begin + days * DAY_MS;
    await sendReminders(t.db, t.clock.now);
    await sendWeeklyLetters(t.db, t.clock.now);
    await deliverNotices({ ...t.deps, accessColumn });
  }
  // So that the sessions go on.
  t.clock.now = begin;
}

const ALL: readonly Role[] = ['owner', 'guardian', 'family'];
const GUARDIANS: readonly Role[] = ['owner', 'guardian'];

test('whatever tells of a child without being asked about it tells all who may know, by role, and nobody else', async () => {
  const { child, people } = await createRoles();
  await sendAll(people);
  const seen: Record<string, Role[]> = {};
  for (const [place, sees] of [...listReads(), ...Object.entries(FILES_AND_LETTERS)]) {
    const roles: Role[] = [];
    for (const role of ROLES) if (await sees(people[role], child)) roles.push(role);
    if (roles.length > 0) seen[place] = roles;
  }
  // A new place fails here until somebody has said whom it is for.
  expect(seen).toEqual({
    '/api/auth/info': ALL,
    '/api/profile': ALL,
    '/api/notice': GUARDIANS,
    '/api/reminder': GUARDIANS,
    'the calendar file': GUARDIANS,
    'the archive': ALL,
    'an announcement by months of age': GUARDIANS,
    'a letter': GUARDIANS,
    'the mail of a reminder': GUARDIANS,
  });
});

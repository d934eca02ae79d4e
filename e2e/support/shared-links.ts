import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { SignedIn } from '../../contract/auth/auth.responses';
import { addMonths, formatDay, seoulDay } from '../../contract/common/calendar';
import { NAME_MAX } from '../../contract/common/text';
import { DAY_MS } from '../../contract/common/time';
import { CARD_PARTS, ROUTINE_LINE_MAX, ROUTINE_LINES } from '../../contract/mypage/care-card';
import type { CareCard, CareCards } from '../../contract/mypage/care-card.responses';
import { CLINIC_PARTS } from '../../contract/mypage/clinic';
import type { ClinicLink, ClinicLinks } from '../../contract/mypage/clinic.responses';
import { CONTACTS_MAX, MEDICAL_DETAIL_MAX } from '../../contract/mypage/medical-info';
import type { Profile } from '../../contract/profiles/profile.responses';
import { callApi, logIn, SECOND } from './family';

/** Texts as long as they may be, in words as people write them. */
const upTo = (length: number, words: string) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();

/** Children of the second guardian's own: without any record, and with the longest that may be. */
const NAMES = { bare: '봄', long: '무럭무럭자라는우리막내새봄하늘구름이' };
const RECORDS = {
  bare: null,
  long: {
    allergies: ['땅콩', '달걀흰자와 우유가 든 과자나 빵 ', 'Pseudoephedrine/Triprolidine '].map((name) => ({
      name: upTo(NAME_MAX, name),
      reaction: upTo(MEDICAL_DETAIL_MAX, '온몸에 두드러기가 나고 입술이 부어요. '),
    })),
    medicines: [
      {
        name: upTo(NAME_MAX, '알레르기비염시럽'),
        usage: upTo(MEDICAL_DETAIL_MAX, '하루 두 번 5mL씩 밥 먹고 나서 '),
      },
    ],
    clinic: { name: upTo(NAME_MAX, '새싹소아청소년과의원'), phone: '+82 (0)2-1234-567890' },
    contacts: Array.from({ length: CONTACTS_MAX }, (_, index) => ({
      name: upTo(NAME_MAX, `${index + 1}층 외할머니 `),
      phone: '010 - 1234 - 5678',
    })),
    version: 0,
    consent: true,
  },
};

/** A link of the second guardian, to the child of the demo that has every record, or to one of that account's own. */
export type Linked = { request: APIRequestContext; child?: keyof typeof RECORDS; ended?: boolean };

async function findChild({ request, child }: Linked) {
  const { access_token: token }: SignedIn = await logIn(request, SECOND);
  const children = await callApi<Profile[]>(request, 'GET', '/profile', token);
  const found = children.find(({ name, shared }) => (child ? name === NAMES[child] : shared !== null));
  if (found) return { id: found.id, token };
  if (!child) throw new Error('The second guardian of the demo shares no child');
  const { id } = await callApi<Profile>(request, 'POST', '/profile', token, {
    name: NAMES[child],
    birth_date: formatDay(addMonths(seoulDay(Date.now()), -14)),
    gender: 'female',
  });
  const record = RECORDS[child];
  if (record) await callApi(request, 'PUT', `/medical-info/profile/${id}`, token, record);
  return { id, token };
}

/** The address of a new page for a clinic, with every part. The links before end: few may run at a time. */
export async function newClinicLink(of: Linked): Promise<string> {
  const { id, token } = await findChild(of);
  const links = `/clinic-link/profile/${id}`;
  const end = (link: string) => callApi(of.request, 'DELETE', `${links}/link/${link}`, token);
  for (const link of (await callApi<ClinicLinks>(of.request, 'GET', links, token)).links) await end(link.id);
  const created = await callApi<ClinicLink>(of.request, 'POST', links, token, {
    id: randomUUID(),
    parts: CLINIC_PARTS,
  });
  if (of.ended) await end(created.id);
  return created.path ?? '';
}

/** The address of a new care card with every part. */
export async function newCareCard(of: Linked): Promise<string> {
  const { id, token } = await findChild(of);
  const cards = `/care-card/profile/${id}`;
  const end = (card: string) => callApi(of.request, 'DELETE', `${cards}/card/${card}`, token);
  for (const card of (await callApi<CareCards>(of.request, 'GET', cards, token)).cards) await end(card.id);
  const created = await callApi<CareCard>(of.request, 'POST', cards, token, {
    id: randomUUID(),
    parts: CARD_PARTS,
    routine: Array.from({ length: ROUTINE_LINES }, (_, index) =>
      upTo(of.child ? ROUTINE_LINE_MAX : 14, `${index + 1}시에는 낮잠을 자고 우유를 데워서 먹어요 `),
    ),
    ends_at: new Date(Date.now() + DAY_MS).toISOString(),
  });
  if (of.ended) await end(created.id);
  return created.path ?? '';
}

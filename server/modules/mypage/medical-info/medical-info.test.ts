import { sheetTexts } from '@contract/common/sheet';
import type { Analysis } from '@contract/mypage/analysis.responses';
import type { OwnMedicalInfo } from '@contract/mypage/medical-info.responses';
import { doctorSheet } from '@contract/mypage/sheets/doctor-sheet';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
beforeEach(async () => {
  child = await family.addChild();
});

const INFO = {
  allergies: [{ name: '땅콩', reaction: '두드러기' }, { name: '페니실린' }],
  no_allergies: true,
  medicines: [],
  no_medicines: true,
  clinic: { name: '새싹의원', phone: '02-123-4567' },
  contacts: [{ name: '외할머니', phone: '010-1234-5678' }],
  version: 0,
  consent: true,
};
const call = (method: string, body?: unknown, as = family.parent) =>
  family.callJson<OwnMedicalInfo>(method, `/medical-info/profile/${child}`, { token: as.token, body });

test('is empty with version 0 until it is saved with consent, and keeps "none" only where nothing is listed', async () => {
  const { data: empty } = await call('GET');
  expect(empty).toMatchObject({ allergies: [], version: 0, updated_at: null, consent_needed: true });
  expect(await call('PUT', { ...INFO, consent: false })).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  const { data: saved } = await call('PUT', INFO);
  expect(saved).toMatchObject({
    allergies: [
      { name: '땅콩', reaction: '두드러기' },
      { name: '페니실린', reaction: '' },
    ],
    no_allergies: false,
    no_medicines: true,
    version: 1,
    consent_needed: false,
  });
  expect((await call('GET')).data).toEqual(saved);
});

test('refuses an edit of an earlier version', async () => {
  await call('PUT', INFO);
  expect(await call('PUT', { ...INFO, allergies: [] })).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect((await call('PUT', { ...INFO, allergies: [], version: 1 })).data).toMatchObject({
    no_allergies: true,
    version: 2,
  });
});

test('says at the field what is wrong', async () => {
  const { fields } = await call('PUT', {
    ...INFO,
    allergies: [{ name: ' ' }],
    contacts: [{ name: '이모', phone: '없음' }],
    clinic: { phone: '1' },
  });
  expect(fields).toEqual({
    'allergies.0.name': '알레르기를 일으키는 것을 입력해 주세요.',
    'contacts.0.phone': '전화번호를 다시 확인해 주세요. 예: 02-123-4567',
    'clinic.phone': '전화번호를 다시 확인해 주세요. 예: 02-123-4567',
  });
  const many = Array.from({ length: 11 }, () => ({ name: '달걀' }));
  expect((await call('PUT', { ...INFO, allergies: many })).fields).toEqual({ allergies: '10개까지 적을 수 있어요.' });
});

test('nobody else reads or writes it, and it goes with the consent to health data', async () => {
  await call('PUT', INFO);
  const other = await family.signUp();
  expect((await call('GET', undefined, other)).code).toBe('FOREIGN_PROFILE');
  expect((await call('PUT', { ...INFO, version: 1 }, other)).code).toBe('FOREIGN_PROFILE');
  const withdrawn = { kind: 'sensitive', given: false };
  await family.callJson('POST', '/mypage/consent', { token: family.parent.token, body: withdrawn });
  expect((await call('GET')).data).toMatchObject({ version: 0, consent_needed: true });
});

test('is on the sheet for the doctor, in the words of the parent', async () => {
  await call('PUT', INFO);
  const { data: analysis } = await family.callJson<Analysis>('GET', `/analysis/profile/${child}`, {
    token: family.parent.token,
  });
  const texts = sheetTexts(doctorSheet(analysis, []));
  expect(texts.slice(4, 11)).toEqual([
    expect.stringContaining('12개월'),
    '알레르기',
    '땅콩 (두드러기), 페니실린',
    '먹는 약',
    '먹는 약 없음',
    '다니는 병원',
    '새싹의원 02-123-4567',
  ]);
  const pdf = await family.call('GET', `/sheet/profile/${child}/all`, { token: family.parent.token });
  expect((await pdf.text()).split('\n')).toEqual(expect.arrayContaining(texts));
});

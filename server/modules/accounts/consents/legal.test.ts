import { ASKED_TO_JOIN, LEGAL_KINDS, REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import type { LegalHead, LegalText } from '@contract/accounts/consents.responses';
import { EXAMPLE_OPERATOR } from '@contract/accounts/operator';
import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import { privacyPolicy } from '@server/content/legal/privacy-policy';
import { consents } from '@server/db/schema';
import { useTestApp } from '@server/testing/test-app';
import { v7 as newId } from 'uuid';
import { hasConsent, readLedger, recordConsents } from './consents-service';

const t = useTestApp();

test('serves every text without log-in, with version and date', async () => {
  const heads = await t.callJson<LegalHead[]>('GET', '/legal');
  expect(heads.data.map(({ kind }) => kind)).toEqual([...LEGAL_KINDS]);
  expect(heads.data.filter(({ required }) => required).map(({ kind }) => kind)).toEqual([...REQUIRED_TO_JOIN]);
  for (const head of heads.data) {
    const { status, data } = await t.callJson<LegalText>('GET', `/legal/${head.kind}`);
    expect(status).toBe(200);
    expect(data).toMatchObject(head);
    expect(data.text_version).toMatch(/^\d{4}-\d{2}-\d+$/);
    expect(data.effective_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(data.sections.length).toBeGreaterThanOrEqual(4);
    for (const { heading, paragraphs, items = [] } of data.sections) {
      expect([...paragraphs, ...items].length).toBeGreaterThan(0);
      for (const words of [heading, ...paragraphs, ...items]) {
        expect(words).toMatch(/\p{Script=Hangul}/u);
        expect(words).toBe(words.normalize('NFC').trim());
      }
    }
  }
});

test('states in each text of joining what is collected, why, how long, and what a refusal means', async () => {
  for (const kind of ASKED_TO_JOIN.filter((each) => each !== 'terms')) {
    const { data } = await t.callJson<LegalText>('GET', `/legal/${kind}`);
    const words = JSON.stringify(data.sections);
    expect(words).toMatch(/모으는 것|쓰는 것/);
    expect(words).toContain('쓰는 곳');
    expect(words).toContain('보관하는 동안');
    expect(words).toContain('동의하지 않으면');
  }
});

test('shows the text on health that is shown before the first check', async () => {
  const { data } = await t.callJson<LegalText>('GET', '/legal/sensitive');
  expect(data.text_version).toBe(SENSITIVE_CONSENT.version);
  for (const { text } of SENSITIVE_CONSENT.lines) expect(JSON.stringify(data.sections)).toContain(text);
});

test('serves earlier versions as they were, listed with the text in force', async () => {
  const { data: now } = await t.callJson<LegalText>('GET', '/legal/privacy_policy');
  expect(now.versions.map(({ text_version }) => text_version)).toEqual(['2026-11-4', '2026-11-3', '2026-11-2']);
  const { data: before } = await t.callJson<LegalText>('GET', '/legal/privacy_policy?version=2026-11-2');
  expect(before).toMatchObject({
    title: '개인정보 수집·이용과 처리방침',
    text_version: '2026-11-2',
    versions: now.versions,
  });
  for (const head of (await t.callJson<LegalHead[]>('GET', '/legal')).data) {
    const { data } = await t.callJson<LegalText>('GET', `/legal/${head.kind}`);
    for (const { text_version } of data.versions)
      expect((await t.callJson('GET', `/legal/${head.kind}?version=${text_version}`)).status).toBe(200);
  }
  expect((await t.callJson('GET', '/legal/terms?version=2020-01-1')).code).toBe('NOT_FOUND');
});

test('names the operator, its officer, processors and transfers in the texts of this installation', async () => {
  const { data: terms } = await t.callJson<LegalText>('GET', '/legal/terms');
  const { data: policy } = await t.callJson<LegalText>('GET', '/legal/privacy_policy');
  const [{ officer, processors, transfers, ...operator }, words] = [EXAMPLE_OPERATOR, JSON.stringify(policy.sections)];
  for (const value of Object.values(operator)) expect(JSON.stringify(terms.sections.at(-1))).toContain(value);
  for (const value of Object.values(officer)) expect(words).toContain(value);
  for (const { name, task } of processors) expect(words).toContain(`${name}: ${task}`);
  for (const { name, country } of transfers) expect(words).toContain(`${name} (${country}`);
  const none = privacyPolicy({ ...EXAMPLE_OPERATOR, processors: [], transfers: [] });
  expect(JSON.stringify(none.sections)).toMatch(/맡긴 회사가 없어요.*국외로 옮기지 않아요/);
});

test('names every agency, the time of access logs, cookies, and who may see attached results', async () => {
  const words = JSON.stringify((await t.callJson<LegalText>('GET', '/legal/privacy_policy')).data.sections);
  for (const part of [
    '118',
    '1833-6972',
    '1301',
    '182',
    '3개월 (통신비밀보호법)',
    '쿠키',
    '답하는 전문가',
    '법정대리인',
  ])
    expect(words).toContain(part);
});

test('says of sharing in each text about a child who sees it, and keeps what was said before', async () => {
  const words = async (path: string) => JSON.stringify((await t.callJson<LegalText>('GET', `/legal/${path}`)).data);
  for (const kind of ['child_data', 'sensitive', 'privacy_policy']) {
    const text = await words(kind);
    for (const who of ['다른 보호자', '함께 보는 가족', '병원', '아이를 돌보는 분']) expect(text).toContain(who);
    expect(text).not.toMatch(/보호자만 볼|본인만|나만 볼 수/);
  }
  expect(await words('family')).not.toContain('보호자로서');
  expect(await words('sensitive?version=2026-11-3')).toContain('보호자만 볼 수 있어요.');
  expect(await words('child_data?version=2026-11-2')).toContain('보호자 본인만 볼 수 있어요.');
  expect(await words('privacy_policy?version=2026-11-3')).toContain('12. 저절로 모이는 것과 끄는 방법');
  expect(await words('privacy_policy')).toContain('12. 자동으로 모이는 것과 끄는 방법');
});

test('has articles with headings in the terms', async () => {
  const { sections } = (await t.callJson<LegalText>('GET', '/legal/terms')).data;
  const articles = sections.slice(0, -1).map(({ heading }) => heading);
  expect(articles.map((heading) => /^제(\d+)조 \(.+\)$/.exec(heading)?.[1])).toEqual(
    articles.map((_, i) => String(i + 1)),
  );
});

test('answers NOT_FOUND for an unknown text', async () => {
  expect(await t.callJson('GET', '/legal/secret')).toMatchObject({ status: 422, fields: { kind: '없는 문서예요.' } });
});

test('stores every decision, of which the last one is valid', async () => {
  const { accountId } = await t.signUp({ childConsent: false });
  const at = (now: number) => ({ accountId, now });
  expect(await hasConsent(t.db, accountId, 'marketing')).toBe(false);
  await recordConsents(t.db, at(1000), [{ kind: 'marketing', given: true }]);
  expect(await hasConsent(t.db, accountId, 'marketing')).toBe(true);
  await recordConsents(t.db, at(2000), [{ kind: 'marketing', given: false }]);
  expect(await hasConsent(t.db, accountId, 'marketing')).toBe(false);
  await recordConsents(t.db, at(3000), []);
  const ledger = await readLedger(t.db, accountId);
  expect(ledger.map(({ given, at: when }) => [given, when.getTime()])).toEqual([
    [true, 1000],
    [false, 2000],
  ]);
});

test('does not accept consent to an older version', async () => {
  const { accountId } = await t.signUp();
  await recordConsents(t.db, { accountId, now: 1000 }, [{ kind: 'sensitive', given: true }]);
  expect(await hasConsent(t.db, accountId, 'sensitive')).toBe(true);
  await t.db
    .insert(consents)
    .values({ accountId, id: newId(), kind: 'sensitive', textVersion: '2025-01-1', given: true, at: new Date(2000) });
  expect(await hasConsent(t.db, accountId, 'sensitive')).toBe(false);
});

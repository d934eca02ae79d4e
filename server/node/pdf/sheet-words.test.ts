import { projectPaths } from '@server/lib/project-paths';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { readPdf } from '@server/testing/read-pdf';
import { toBundle } from '@server/testing/spawn-node';
import { useTestFamily } from '@server/testing/test-family';
import { sheetPdfs } from './sheet-pdfs';

const family = useTestFamily();
const renderPdf = sheetPdfs(toBundle('server/node/pdf/pdf-worker.ts'), projectPaths.pdfFonts());
const SIZE_MAX = 300_000;
const NAME = '무럭무럭자라는우리막내새봄하늘구름바다';
const long = (length: number) => '온몸에 두드러기가 나고 '.repeat(60).slice(0, length).trim();

/** Every record that a sheet has a place for, as long as it may be. */
async function createChild() {
  const { token, accountId } = family.parent;
  await recordConsents(family.db, { accountId, now: family.clock.now }, [{ kind: 'sensitive', given: true }]);
  const child = await family.addChild({ name: NAME });
  const { data: attempt } = await family.start(child, 'development-12m', { consent: true });
  await family.answerAll(attempt);
  await family.post(`/attempt/${attempt.id}/complete`, {});
  await family.callJson('PUT', `/medical-info/profile/${child}`, {
    token,
    body: {
      allergies: Array.from({ length: 2 }, () => ({ name: long(40), reaction: long(100) })),
      clinic: { name: long(40), phone: '02-123-4567' },
      version: 0,
    },
  });
  for (const [measured_on, height_cm] of [
    ['20251210', 68.4],
    ['20260305', 74.5],
  ])
    await family.callJson('POST', `/growth/profile/${child}/entry`, {
      token,
      body: { id: crypto.randomUUID(), measured_on, height_cm, weight_kg: 9.1, confirmed: true },
    });
  return { child, attempt };
}

test('a reader of each PDF finds the words of its sheet in their order, and every document is small', async () => {
  const { child, attempt } = await createChild();
  const get = (path: string) => family.call('GET', path, { token: family.parent.token });
  const asText = family.deps.renderPdf;
  for (const path of [
    `/sheet/profile/${child}/all`,
    `/sheet/profile/${child}/growth?measure=height`,
    `/sheet/profile/${child}/vaccines`,
    `/sheet/attempt/${attempt.id}`,
  ]) {
    family.deps.renderPdf = asText;
    const texts = (await (await get(path)).text()).split('\n').slice(1);
    family.deps.renderPdf = renderPdf;
    const pdf = new Uint8Array(await (await get(path)).arrayBuffer());
    expect(pdf.byteLength).toBeLessThan(SIZE_MAX);
    const read = readPdf(pdf).pages.join('');
    let from = 0;
    for (const text of texts.map((item) => item.replace(/\s/g, '')).filter((item) => item !== '')) {
      const at = read.indexOf(text, from);
      expect([path, text, at >= from]).toEqual([path, text, true]);
      from = at + text.length;
    }
  }
});

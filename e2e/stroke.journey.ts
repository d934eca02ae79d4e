import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { strokesText } from '../contract/admin-stroke/strokes';
import type { StrokeRecord } from '../contract/admin-stroke/strokes.responses';
import type { LearningGlyph } from '../contract/learning/learning.responses';
import { ADMIN, callApi, demoChild, signInOn } from './support/family';
import { test } from './support/journey';
import { openToLearners } from './support/learner';
import { traceLetter } from './support/tracing';

const TOOL = '/admin/stroke-order-generator';

async function asAdmin(page: Page) {
  const token = await signInOn(page, undefined, ADMIN);
  await page.goto(TOOL);
  const stored = async (letter: string) => {
    const records = await callApi<StrokeRecord[]>(page.request, 'GET', '/admin/stroke', token);
    const record = records.find(({ unit_word }) => unit_word === letter);
    if (!record) throw new Error(letter);
    return record;
  };
  return stored;
}

async function redraw(page: Page, letter: string) {
  await page.getByRole('button', { name: letter, exact: true }).click();
  await page.getByRole('button', { name: '초기화' }).click();
  const canvas = page.getByTestId('stroke-canvas');
  await canvas.scrollIntoViewIfNeeded();
  const { width } = (await canvas.boundingBox()) ?? { width: 0 };
  const press = (x: number, y: number) => canvas.click({ position: { x: width * x, y: width * y } });
  await press(0.2, 0.2);
  await press(0.5, 0.22);
  await press(0.8, 0.2);
  await page.keyboard.press('ArrowUp');
  await press(0.8, 0.5);
  await press(0.78, 0.9);
}

test('a drawn stroke is saved, downloaded, imported and traced without a changed byte', { tag: '@tablet' }, async ({
  page,
  context,
}) => {
  const stored = await asAdmin(page);
  const letter = 'ㅋ';
  await redraw(page, letter);
  await page.getByRole('button', { name: 'DB에 저장' }).click();
  await expect(page.getByText('획순이 저장되었습니다')).toBeVisible();
  await expect(page.getByText('저장된 획이에요')).toBeVisible();
  const { unit_write_stroke } = await stored(letter);
  expect(Object.values(unit_write_stroke).map(({ length }) => length)).toEqual([3, 2]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'JSON 내려받기' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('strokes.json');
  const path = await file.path();
  const text = await readFile(path, 'utf8');
  expect(text).toBe(strokesText(unit_write_stroke));

  await page.getByRole('button', { name: '초기화' }).click();
  await expect(page.getByText('저장된 획과 달라요')).toBeVisible();
  await page
    .getByLabel('올릴 파일')
    .setInputFiles({ name: 'strokes.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: '올리기', exact: true }).click();
  await expect(page.getByText('저장된 획이에요')).toBeVisible();

  await openToLearners(page);
  const token = await signInOn(page, await demoChild(context));
  const glyphs = await callApi<LearningGlyph[]>(page.request, 'GET', '/learning/glyph', token);
  const glyph = glyphs.find(({ unit_word }) => unit_word === letter);
  if (!glyph) throw new Error(letter);
  expect(strokesText(glyph.unit_write_stroke)).toBe(text);
  await page.goto(`/learn?glyph=${glyph.id}`);
  await traceLetter(page, glyph.unit_write_stroke);
  await expect(page.getByText('별 3개를 받았어요.')).toBeVisible();
});

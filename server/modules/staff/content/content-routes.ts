import { contentImportInput, contentItemParam, contentParam, contentUnlistInput } from '@contract/staff/content';
import { contentEntry, contentPreview } from '@contract/staff/content.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import * as v from 'valibot';
import { importContent, listContent, previewImport, setListing } from './content-service';

const tag = 'content';

export const contentRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', listingRoutes(deps)).route('/', importRoutes(deps));

/** Articles, places, books and plays, shown or not. */
function listingRoutes(deps: Deps) {
  const admin = staffOnly(deps, ['admin']);
  return new Hono<AppEnv>()
    .get(
      '/admin/content/:kind',
      documented({
        tag,
        summary: '콘텐츠 목록',
        answers: v.array(contentEntry),
        errors: ['INVALID_INPUT'],
      }),
      admin,
      valid('param', contentParam),
      async (c) => ok(c, await listContent(serviceContext(deps, c), c.req.valid('param').kind)),
    )
    .post(
      '/admin/content/:kind/:id/unlist',
      documented({
        tag,
        summary: '콘텐츠 숨기기',
        answers: contentEntry,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      admin,
      valid('param', contentItemParam),
      valid('json', contentUnlistInput),
      async (c) =>
        ok(c, await setListing(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .post(
      '/admin/content/:kind/:id/relist',
      documented({
        tag,
        summary: '콘텐츠 다시 보이기',
        answers: contentEntry,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      admin,
      valid('param', contentItemParam),
      async (c) => ok(c, await setListing(serviceContext(deps, c), { ...c.req.valid('param'), reason: null })),
    );
}

/** A file of one kind: looked at first, then taken over. */
function importRoutes(deps: Deps) {
  const admin = staffOnly(deps, ['admin']);
  const errors = ['CONFLICT', 'INVALID_INPUT'] as const;
  return new Hono<AppEnv>()
    .post(
      '/admin/content/:kind/preview',
      documented({ tag, summary: '콘텐츠 파일 미리 보기', answers: contentPreview, errors }),
      admin,
      valid('param', contentParam),
      valid('json', contentImportInput),
      async (c) =>
        ok(c, await previewImport(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .post(
      '/admin/content/:kind/import',
      documented({ tag, summary: '콘텐츠 파일 가져오기', answers: contentPreview, errors }),
      admin,
      valid('param', contentParam),
      valid('json', contentImportInput),
      async (c) =>
        ok(c, await importContent(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    );
}

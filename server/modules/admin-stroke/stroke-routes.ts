import { SUBJECTS } from '@contract/admin-stroke/stroke-lists';
import { strokeParam, strokeSaveInput, unitWordSchema } from '@contract/admin-stroke/strokes';
import {
  strokeRecord,
  strokeRevision,
  strokesExport,
  strokesImported,
  strokesInserted,
} from '@contract/admin-stroke/strokes.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { formFile } from '@server/http/input/form-file';
import { check, valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { changesState } from '@server/http/protection/cross-site';
import type { Limit } from '@server/http/protection/rate-limit';
import { staffOnly } from '@server/http/session/staff-only';
import { receivePicture } from '@server/modules/uploads/receive-picture';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readStrokesFile } from './read-strokes-file';
import { insertMissing } from './shipped-strokes';
import { exportStrokes, importStrokes, listRevisions, listStrokes, saveStrokes } from './stroke-service';
import { storeTracingImage } from './tracing-image';

const tag = 'stroke';
/** A hundred letters of a thousand points each. */
const SET_MAX_BYTES = 8 * 1024 * 1024;
/** A whole set of letters may be imported at once. */
const TRACING_PICTURES: Limit = { name: 'tracing-picture', times: 600, seconds: 10 * 60 };

export const strokeRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .route('/', shippedSetRoutes(deps))
    .route('/', recordRoutes(deps))
    .route('/', tracingImageRoutes(deps));

/** One route a subject, which inserts its missing letters. */
function shippedSetRoutes(deps: Deps) {
  const app = new Hono<AppEnv>();
  for (const subject of SUBJECTS)
    app.get(
      `/admin/stroke/${subject}_insert`,
      changesState(deps),
      documented({
        tag,
        summary: `빠진 글자 넣기 (${subject})`,
        answers: strokesInserted,
        errors: ['CROSS_SITE'],
      }),
      staffOnly(deps, ['admin']),
      async (c) => ok(c, await insertMissing(serviceContext(deps, c), subject)),
    );
  return app;
}

function recordRoutes(deps: Deps) {
  const admin = staffOnly(deps, ['admin']);
  return new Hono<AppEnv>()
    .get('/admin/stroke', documented({ tag, summary: '획순 목록', answers: v.array(strokeRecord) }), admin, async (c) =>
      ok(c, await listStrokes(serviceContext(deps, c))),
    )
    .get(
      '/admin/stroke/export',
      documented({ tag, summary: '획순 모두 내보내기', answers: strokesExport }),
      admin,
      async (c) => ok(c, await exportStrokes(serviceContext(deps, c))),
    )
    .post(
      '/admin/stroke/import',
      documented({
        tag,
        summary: '획순 모두 가져오기 (multipart, file)',
        multipart: true,
        answers: strokesImported,
        errors: ['MALFORMED_JSON', 'INVALID_INPUT', 'TOO_LARGE'],
      }),
      admin,
      async (c) => ok(c, await importStrokes(serviceContext(deps, c), await readStrokesFile(await setFile(c)))),
    )
    .put(
      '/admin/stroke/:id',
      documented({
        tag,
        summary: '획순 저장',
        answers: strokeRecord,
        errors: ['NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
      }),
      admin,
      valid('param', strokeParam),
      valid('json', strokeSaveInput),
      async (c) =>
        ok(c, await saveStrokes(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .get(
      '/admin/stroke/:id/revision',
      documented({
        tag,
        summary: '그 글자의 지난 획순',
        answers: v.array(strokeRevision),
        errors: ['NOT_FOUND'],
      }),
      admin,
      valid('param', strokeParam),
      async (c) => ok(c, await listRevisions(serviceContext(deps, c), c.req.valid('param').id)),
    );
}

function tracingImageRoutes(deps: Deps) {
  return new Hono<AppEnv>().post(
    '/upload/tracing-app',
    documented({
      tag,
      summary: '획순을 그릴 그림 올리기 (multipart, file; id: 그 글자의 그림 바꾸기)',
      multipart: true,
      answers: strokeRecord,
      status: 201,
      errors: [
        'NOT_FOUND',
        'INVALID_INPUT',
        'IMAGE_TOO_LARGE',
        'IMAGE_UNREADABLE',
        'IMAGE_HEIC',
        'TOO_MANY_REQUESTS',
        'UNAVAILABLE',
      ],
    }),
    staffOnly(deps, ['admin'], { keyed: 'handler' }),
    async (c) => {
      const record = await storeTracingImage(serviceContext(deps, c), await tracingFile(deps, c));
      return runOnce(deps, c, async () => ok(c, record, 201));
    },
  );
}

async function setFile(c: Context): Promise<Uint8Array> {
  const { bytes } = await formFile(c, {
    maxBytes: SET_MAX_BYTES,
    tooLarge: 'TOO_LARGE',
    missing: '가져올 파일을 골라 주세요.',
  });
  return bytes;
}

async function tracingFile(deps: Deps, c: Context<AppEnv>) {
  const { name, bytes, fields } = await receivePicture(deps, c, {
    limit: TRACING_PICTURES,
    missing: '올릴 파일을 골라 주세요.',
  });
  const dot = name.lastIndexOf('.');
  const word = dot < 0 ? name : name.slice(0, dot);
  const id = fields.get('id');
  if (id !== undefined) return { bytes, name: name.slice(0, 200), word, ...check(strokeParam, { id }) };
  return { bytes, name: name.slice(0, 200), word: check(unitWordSchema, word) };
}

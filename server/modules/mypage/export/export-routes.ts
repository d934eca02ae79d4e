import { frozenExportInput, frozenInput } from '@contract/auth/freezes';
import { mailCodeSent } from '@contract/auth/join.responses';
import { EXPORT_FILE_NAME } from '@contract/mypage/export';
import { dataExport } from '@contract/mypage/export.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import { signedIn } from '@server/http/session/session';
import { requireFreeze } from '@server/modules/auth/freezes/frozen-service';
import { attemptReader } from '@server/modules/auth/login/attempt-reader';
import { readExportPart } from '@server/modules/uploads/export-files';
import { Hono } from 'hono';
import { getExport, openExport, type ReadyExport, requestExport } from './export-service';
import { proveFrozenExport, sendFrozenExportCode } from './frozen-export-service';
import { toStream } from './zip-stream';

const tag = 'export';

export const exportRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .route('/', ownExportRoutes(deps))
    .route('/', frozenExportRoutes(deps))
    .route('/', exportFileRoutes(deps));

function ownExportRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .get(
      '/mypage/export',
      documented({ tag, summary: '내 정보 파일의 상태', answers: dataExport }),
      account,
      async (c) => ok(c, await getExport(serviceContext(deps, c))),
    )
    .post(
      '/mypage/export',
      documented({ tag, summary: '내 정보 파일 만들기', answers: dataExport, errors: ['TOO_MANY_REQUESTS'] }),
      account,
      async (c) => ok(c, await requestExport(serviceContext(deps, c))),
    );
}

/** The right to one's data does not end with a freeze. */
function frozenExportRoutes(deps: Deps) {
  const readAttempt = attemptReader(deps);
  const errors = ['WRONG_CREDENTIALS', 'LOGIN_THROTTLED', 'NOT_FOUND', 'INVALID_INPUT'] as const;
  const proofErrors = ['MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED'] as const;
  const toContext = (accountId: string) => ({ ...deps, accountId, now: deps.now() });
  return new Hono<AppEnv>()
    .post(
      '/auth/frozen/export/code',
      documented({
        tag,
        summary: '다른 사람이 쓰던 계정의 정보를 내려받을 확인 번호 보내기',
        description: '최근 7일 안에 바뀌지 않은 메일 주소로 보내요.',
        answers: mailCodeSent,
        errors: [...errors, 'MAIL_CODE_THROTTLED', 'MAIL_UNSENT'],
      }),
      valid('json', frozenInput),
      async (c) => {
        const { accountId } = await requireFreeze(deps, await readAttempt(c, c.req.valid('json')));
        return ok(c, await sendFrozenExportCode(deps, { accountId, caller: callerAddress(c, deps) }));
      },
    )
    .post(
      '/auth/frozen/export/state',
      documented({
        tag,
        summary: '이용이 정지된 계정의 정보 파일의 상태',
        answers: dataExport,
        errors: [...errors, ...proofErrors],
      }),
      valid('json', frozenExportInput),
      async (c) => {
        const { proof, ...input } = c.req.valid('json');
        const { accountId } = await proveFrozenExport(deps, await readAttempt(c, input), proof);
        return ok(c, await getExport(toContext(accountId)));
      },
    )
    .post(
      '/auth/frozen/export',
      documented({
        tag,
        summary: '이용이 정지된 계정의 정보 파일 만들기',
        answers: dataExport,
        errors: [...errors, ...proofErrors, 'TOO_MANY_REQUESTS'],
      }),
      valid('json', frozenExportInput),
      async (c) => {
        const { proof, ...input } = c.req.valid('json');
        const { accountId } = await proveFrozenExport(deps, await readAttempt(c, input), proof);
        return ok(c, await requestExport(toContext(accountId)));
      },
    );
}

/** Needs no sign-in: the link is the proof, as the owner of a frozen account has no session. */
const exportFileRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/mypage/export/file/:id',
    documented({
      tag,
      summary: '내 정보 파일 내려받기 (하루 동안 쓸 수 있는 링크)',
      description: 'JSON, CSV, 사진이 든 ZIP 파일',
      produces: ['application/zip'],
      errors: ['NOT_FOUND', 'UNAVAILABLE'],
    }),
    async (c) => {
      const link = { id: c.req.param('id'), signature: c.req.query('s') ?? '' };
      const { archive, first } = await openExport(deps, link);
      const request = c.get('requestId');
      const body = toStream(readParts(deps, archive, first), (error) =>
        deps.log.error('export broke off', { request }, error),
      );
      return c.body(body, 200, {
        'content-type': 'application/zip',
        'content-length': String(archive.bytes),
        'content-disposition': `attachment; filename="${EXPORT_FILE_NAME}"`,
      });
    },
  );

async function* readParts({ files }: Deps, archive: ReadyExport, first: Uint8Array): AsyncGenerator<Uint8Array> {
  yield first;
  for (let index = 1; index < archive.parts; index += 1) {
    const part = await readExportPart(files, archive, index);
    if (!part) throw new Error('a part of an export is missing in the store');
    yield part;
  }
}

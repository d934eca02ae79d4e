import {
  inquiriesQuery,
  inquiryImageParam,
  inquiryInput,
  inquiryMessageInput,
  inquiryParam,
} from '@contract/inquiries';
import { IMAGE_MAX_BYTES } from '@contract/profile';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps';
import { type AppEnv, serviceContext } from '../../http/context';
import { documented } from '../../http/documented';
import { formFile } from '../../http/form-file';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { valid } from '../../http/validate';
import { storeImage } from '../uploads/upload-service';
import { ask, askFurther, getInquiry, listInquiries, readInquiry } from './inquiries-service';
import { nameOf, readOwnPicture } from './private-images';

const tag = 'inquiries';
const PICTURE = { maxBytes: IMAGE_MAX_BYTES, tooLarge: 'IMAGE_TOO_LARGE', missing: '사진을 골라 주세요.' } as const;

/** What a person asks the staff. Everything is about the account, so a stored id of a child that is gone shuts nobody out. */
export function inquiriesRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/inquiry',
      documented({ tag, summary: '내 1:1 문의', answers: 'InquiryPage', errors: ['INVALID_INPUT'] }),
      account,
      valid('query', inquiriesQuery),
      async (c) => ok(c, await listInquiries(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/inquiry',
      documented({
        tag,
        summary: '문의하기',
        answers: 'Inquiry',
        status: 201,
        errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
      }),
      account,
      valid('json', inquiryInput),
      async (c) => ok(c, await ask(serviceContext(deps, c), deps, c.req.valid('json')), 201),
    )
    .post(
      '/inquiry/image',
      documented({
        tag,
        summary: '문의에 붙일 사진 올리기 (multipart, file)',
        answers: 'StoredInquiryImage',
        status: 201,
        errors: ['IMAGE_TOO_LARGE', 'IMAGE_UNREADABLE', 'IMAGE_HEIC', 'QUOTA_EXCEEDED'],
      }),
      account,
      async (c) => {
        const { bytes } = await formFile(c, PICTURE);
        const { path } = await storeImage(serviceContext(deps, c), deps, bytes, 'private');
        return ok(c, { name: nameOf(path) }, 201);
      },
    )
    .get(
      '/inquiry/image/:name',
      documented({ tag, summary: '문의에 붙인 내 사진', answers: 'image/webp', errors: ['NOT_FOUND'] }),
      account,
      valid('param', inquiryImageParam),
      async (c) => picture(c, await readOwnPicture(serviceContext(deps, c), deps.files, c.req.valid('param').name)),
    )
    .get(
      '/inquiry/:id',
      documented({ tag, summary: '문의 보기', answers: 'Inquiry', errors: ['NOT_FOUND'] }),
      account,
      valid('param', inquiryParam),
      async (c) => ok(c, await getInquiry(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/inquiry/:id/read',
      documented({ tag, summary: '답변 읽음', answers: 'null', errors: ['NOT_FOUND'] }),
      account,
      valid('param', inquiryParam),
      async (c) => {
        await readInquiry(serviceContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .post(
      '/inquiry/:id/message',
      documented({
        tag,
        summary: '이어서 문의하기',
        answers: 'Inquiry',
        status: 201,
        errors: ['NOT_FOUND', 'CONFLICT', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
      }),
      account,
      valid('param', inquiryParam),
      valid('json', inquiryMessageInput),
      async (c) =>
        ok(
          c,
          await askFurther(serviceContext(deps, c), deps, { ...c.req.valid('json'), ...c.req.valid('param') }),
          201,
        ),
    );
}

/** A private picture: no cache keeps it but the page that asked. */
export const picture = (c: Context, { bytes, type }: { bytes: Uint8Array; type: string }) =>
  c.body(new Uint8Array(bytes), 200, { 'content-type': type });

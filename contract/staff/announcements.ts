import { cursorText, isoMoment, pageLimit } from '@contract/common/paging';
import { requiredText, rowId } from '@contract/common/text';
import * as v from 'valibot';

/** Audiences of an announcement. */
export const AUDIENCES = [
  { audience: 'all', label: '모두' },
  { audience: 'children', label: '아이 나이로' },
  { audience: 'expert', label: '전문가' },
  { audience: 'staff', label: '운영자 모두' },
] as const;

export const ANNOUNCEMENT_STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const;

export const ANNOUNCEMENT_TITLE_MAX = 60;
/** The notice shows it whole. */
export const ANNOUNCEMENT_BODY_MAX = 140;
/** Completed months of the oldest child that is asked for. */
const AUDIENCE_MONTHS_MAX = 83;
const MONTHS = `0부터 ${AUDIENCE_MONTHS_MAX} 사이의 개월 수를 입력해 주세요.`;
const months = v.nullable(
  v.pipe(v.number(MONTHS), v.integer(MONTHS), v.minValue(0, MONTHS), v.maxValue(AUDIENCE_MONTHS_MAX, MONTHS)),
);

const audience = {
  audience: v.picklist(
    AUDIENCES.map((item) => item.audience),
    '누구에게 보낼지 골라 주세요.',
  ),
  /** Of 'children': completed months of at least one child, both included; null for the others. */
  from_month: v.optional(months, null),
  to_month: v.optional(months, null),
};

/** POST /admin/announcement/audience (AudienceSize): how many people it would be sent to now; writes nothing. */
export const audienceInput = v.object(audience);
export type AudienceInput = v.InferOutput<typeof audienceInput>;

/** POST /admin/announcement (Announcement, 201): admins. */
export const announcementInput = v.object({
  title: requiredText('제목을', ANNOUNCEMENT_TITLE_MAX),
  body: requiredText('내용을', ANNOUNCEMENT_BODY_MAX),
  /** A page of the product that it opens; null for none. */
  path: v.optional(
    v.nullable(
      v.pipe(
        v.string('열 화면의 주소를 다시 확인해 주세요.'),
        v.maxLength(200, '주소가 너무 길어요.'),
        v.regex(/^\/(?![/\\])[\w\-./?=&%]*$/, '‘/home’처럼 /로 시작하는 우리 화면의 주소를 입력해 주세요.'),
      ),
    ),
    null,
  ),
  ...audience,
  /** Null: at once. */
  send_at: v.optional(v.nullable(isoMoment('보낼 시각을 다시 골라 주세요.')), null),
});
export type AnnouncementInput = v.InferOutput<typeof announcementInput>;

export const announcementParam = v.object({ id: rowId });

/** GET /admin/announcement (AnnouncementPage): admins; the newest first. */
export const announcementsQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type AnnouncementsQuery = v.InferOutput<typeof announcementsQuery>;

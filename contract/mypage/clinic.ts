import { limitedArray } from '@contract/common/size-limit';
import { rowId } from '@contract/common/text';
import { officialResultInput } from '@contract/test/diagnostics-official';
import * as v from 'valibot';
import { linkToken } from './shared-pages';

/** A clinic sees the page for this long from when the link was made, whenever it is opened. */
export const CLINIC_MINUTES = 30;
/** Days for which an ended link stays in the guardians' list. */
export const ENDED_LINK_DAYS = 7;
/** Links that run at a time for one child. */
export const CLINIC_LINKS_MAX = 5;
/** Results of clinics that wait for a guardian, of one child. */
export const SENT_RESULTS_MAX = 20;
/** The page of the product about what a clinic is shown; `?profile={id}`. */
export const CLINIC_APP_PATH = '/mypage/clinic';

/** Parts that a guardian may show. */
export const CLINIC_PARTS = ['checks', 'growth', 'vaccines', 'medical'] as const;
export type ClinicPart = (typeof CLINIC_PARTS)[number];
export const CLINIC_PART_WORDS: Record<ClinicPart, { label: string; hint: string }> = {
  checks: { label: '체크 결과와 물어볼 것', hint: '먼저 말씀드릴 것, 영역마다 본 모습, 공식 검진 결과' },
  growth: { label: '성장 기록과 곡선', hint: '최근에 잰 키·몸무게·머리둘레와 성장 곡선' },
  vaccines: { label: '예방접종', hint: '받은 접종, 지금 받을 수 있는 접종과 검진' },
  medical: { label: '알레르기·약·병원', hint: '알레르기, 먹는 약, 다니는 병원' },
};

const CHOOSE = '보여 줄 것을 하나 이상 골라 주세요.';

/** POST /clinic-link/profile/{profileId} (ClinicLink). `id` is made by the device: sent twice, it is one link. */
export const clinicLinkInput = v.object({
  id: rowId,
  parts: v.pipe(
    limitedArray(v.picklist(CLINIC_PARTS, CHOOSE), { max: CLINIC_PARTS.length, message: CHOOSE, tooMany: CHOOSE }),
    v.minLength(1, CHOOSE),
    v.transform((parts) => CLINIC_PARTS.filter((part) => parts.includes(part))),
  ),
});
export type ClinicLinkInput = v.InferOutput<typeof clinicLinkInput>;

/** POST /clinic/open (ClinicView), once; the answer's cookie reads the page from then on. */
export const clinicOpenInput = v.object({ token: linkToken });

/** POST /clinic/official-result: what the clinic fills in; photos and a consent are ignored. */
export const clinicResultInput = v.pipe(
  officialResultInput,
  v.transform(({ photos: _photos, consent: _consent, ...sheet }) => sheet),
);
export type ClinicResultInput = v.InferOutput<typeof clinicResultInput>;

export const clinicChildParam = v.object({ profileId: rowId });
export const clinicLinkParam = v.object({ profileId: rowId, linkId: rowId });
export const sentResultParam = v.object({ profileId: rowId, resultId: rowId });

import { GUARDIAN_PASSWORD_MAX, GUARDIAN_PASSWORD_MIN } from '@contract/auth/guardian';

export const GUARDIAN_RULE = `숫자 ${GUARDIAN_PASSWORD_MIN}~${GUARDIAN_PASSWORD_MAX}자리로 정해 주세요.`;

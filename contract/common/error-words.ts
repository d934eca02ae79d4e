/** Messages of errors that screens also show before anything is sent; the others come with the answers (error-codes.ts). */
export const ERROR_WORDS = {
  GUARDIAN_CONSENT_NEEDED: '동의해야 함께 볼 수 있어요.',
  NAME_MISMATCH: '아이의 이름이 일치하지 않아요.',
  IMAGE_TOO_LARGE: '사진이 너무 커요. 10MB보다 작은 사진을 골라 주세요.',
  IMAGE_HEIC:
    '아이폰 HEIC 사진은 아직 열 수 없어요. JPG로 저장한 사진을 골라 주세요. 설정 › 카메라 › 포맷에서 ‘높은 호환성’을 고르면 다음부터 JPG로 찍혀요.',
  IMAGE_UNREADABLE: '열 수 없는 사진이에요. JPG, PNG, WEBP 사진을 골라 주세요.',
  USER_ID_TAKEN: '이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.',
} as const;

import path from 'node:path';
import { readContent } from './content-files';
import { type Avoided, findWords } from './find-words';
import { readSources } from './sources.mjs';

/** Words that docs/glossary.md ("Words of the screens") replaced, with the word in use. */
const RETIRED: readonly Avoided[] = [
  [/관리자/, '운영자'],
  [/학부모|자녀/, '보호자, 아이'],
  [/학습(?! 현황)/, '배우기'],
  [/삭제/, '지우기'],
  [/고치기|(?<!새로)고침|고칠게요/, '수정'],
  [/아이(를)? 등록|등록한 아이|프로필(을)? 추가/, '아이 추가하기'],
  [/아이 바꾸기/, '프로필 바꾸기'],
  [/아이 고르기/, '아이 선택하기'],
  [/병원에서 받은 결과/, '공식 검진 결과'],
  [/영유아 검진/, '영유아 건강검진'],
  [/문항/, '질문'],
  [/이어서 하기|이어 하기/, '이어하기'],
  [/그만두기/, '취소'],
  [/인증 ?번호/, '확인 번호'],
  [/비밀번호 변경/, '비밀번호 바꾸기'],
  [/비밀번호 한 번 더[`'"<]/, '비밀번호 확인'],
  [/(?<!휴대폰에서 |기기로 )알림 받기/, '알림 설정'],
  [/리뷰|다녀온 이야기(?!를)|읽은 이야기(?!를)/, '후기'],
  [/장소|여행지/, '곳'],
  [/(?<!부모 )게시판/, '부모 게시판'],
  [/별명/, '닉네임'],
  [/이의(를)? (신청|제기)/, '이의 내기'],
  [/(질문|글|아이) 더하기/, '추가하기'],
  [/쓰다 만/, '쓰던 글'],
  [/라이선스/, '이용권'],
  [/전송/, '보내기'],
  [/아이를 맡은 보호자/, '대표 보호자'],
  [/본인 ?확인/, '이메일 확인'],
  [/새것부터/, '최근 것부터'],
  [/}님/, ' 님'],
  [/태어난 날(부터|로) 센/, '실제 나이'],
];

/** Words that no parent says any more, refused in the texts of the content and of the demonstration too. */
const ARCHAIC: readonly Avoided[] = [
  [/까닭/, '이유'],
  [/(?<!머리 ?)둘레/, '주변'],
  [/빠르기/, '속도'],
  [/(?<!의)견[주준줄줬줘줌]/, '비교하다'],
  [/갈래/, '영역'],
  [/여느 때/, '평소'],
];

/** Given texts, values in the database, and words that a person may type or bring in a file. */
const ALLOWED = [
  ['src/features/home/main/child-card.tsx', '총 학습 시간'],
  ['src/features/mypage/analysis/study/study-view.tsx', '총 학습 시간'],
  ['src/features/mypage/analysis/analysis-tabs.tsx', "label: '학습'"],
  ['contract/mypage/faq.ts', "'학습·쿠폰·포인트'"],
  ['contract/accounts/nickname.ts', "'관리자'"],
  ['contract/accounts/nickname.ts', "'삭제된'"],
  ['contract/auth/common-password-words.ts', '관리자'],
  ['src/features/mypage/growth/import/columns.ts', '장소'],
  ['src/features/mypage/growth/import/columns.ts', '자녀'],
  ['contract/common/search-synonyms.ts', '계정 삭제'],
] as const;

const SCREENS = /^(src|contract|server\/(modules|mail|http))\/(?!.*\.(test|fixture)\.)/;

test('texts use one word for one thing', () => {
  const found = [...readSources(path.resolve(__dirname, '..'))]
    .filter(([file]) => SCREENS.test(file))
    .flatMap(([file, source]) => findWords(source, [...RETIRED, ...ARCHAIC]).map((row) => ({ file, ...row })))
    .filter(({ file, text }) => !ALLOWED.some(([name, given]) => name === file && text.includes(given)));
  expect(found).toEqual([]);
});

test('the texts of the content use everyday words', () => {
  const found = readContent(path.resolve(__dirname, '..')).flatMap(([file, source]) =>
    findWords(source, ARCHAIC).map((row) => ({ file, ...row })),
  );
  expect(found).toEqual([]);
});

test('names the line and the word in use', () => {
  expect(findWords("// one\nconst label = '프로필 삭제하기';", RETIRED)).toEqual([
    { line: 2, text: "const label = '프로필 삭제하기';", instead: '지우기' },
  ]);
});

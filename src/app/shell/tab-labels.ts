/** Labels of the bottom navigation (docs/specification.md §2.1), which the page's skeleton shows as well. */
export const TAB_LABELS = { home: '홈', learn: '배우기', test: '체크', community: '커뮤니티', mypage: '마이' } as const;

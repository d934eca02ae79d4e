/** '12~17개월'; one month is said alone. */
export const monthsWords = ({ from, to }: { from: number; to: number }) =>
  from === to ? `${from}개월` : `${from}~${to}개월`;

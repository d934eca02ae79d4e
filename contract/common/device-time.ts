import * as v from 'valibot';

/** An instant on the device's clock. */
export const deviceTime = v.pipe(
  v.string('표시한 시각을 알 수 없어요.'),
  v.isoTimestamp('표시한 시각을 알 수 없어요.'),
  // The pattern accepts zones that do not parse ('+09' without minutes).
  v.check((text) => Number.isFinite(Date.parse(text)), '표시한 시각을 알 수 없어요.'),
);

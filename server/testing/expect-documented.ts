import type { App } from '@server/app';
import { getAnswerCheck } from '../../jest/documented-answers';

/** Fails the test whose call was answered in a way that the OpenAPI document does not describe. */
export async function expectDocumented(app: App, method: string, url: string, answer: Response): Promise<void> {
  const check = await getAnswerCheck(app);
  const problem = await check(method, url, answer);
  if (typeof problem === 'string') throw new Error(problem);
}

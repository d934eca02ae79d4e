// The one list of tables: drizzle needs them as a module.
export { accounts } from './accounts';
export { blocks } from './blocks';
export { consents } from './consents';
export { idempotencyKeys } from './idempotency-keys';
export { loginThrottles } from './login-throttles';
export { notificationChoices } from './notification-choices';
export { postActivity } from './post-activity';
export { postPopularity } from './post-popularity';
export { posts } from './posts';
export { profiles } from './profiles';
export { refreshTokens } from './refresh-tokens';
export { testAnswerEvents } from './test-answer-events';
export { testAnswers } from './test-answers';
export { testAttempts } from './test-attempts';
export { uploads } from './uploads';

import { loginInput } from './auth';

/** The account's password, asked again for sensitive actions. Wrong: WRONG_PASSWORD, too often: LOGIN_THROTTLED. */
export const ownPassword = loginInput.entries.password;

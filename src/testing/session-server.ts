import { type Asked, later, type Reply, tokenFor } from './scripted-backend';

export const LATE: Reply = { status: 401, code: 'SESSION_EXPIRED', message: '로그인한 지 오래되었어요.' };

/** The families of refresh tokens, one a sign-in: `account#number`. */
function createFamilies() {
  let issued = 1;
  const familyByToken = new Map<string, string>();
  const revoked = new Set<string>();
  const getAccount = (family: string) => family.split('#')[0] ?? '';
  const isValid = (family: string | null): family is string => family !== null && !revoked.has(family);
  return {
    isValid,
    getAccount,
    revoke: (family: string | null) => {
      if (family !== null) revoked.add(family);
    },
    /** An access token of the family. */
    issue: (family: string) => {
      issued += 1;
      const token = tokenFor(getAccount(family), issued);
      familyByToken.set(token, family);
      return token;
    },
    begin: (account: string) => {
      issued += 1;
      return `${account}#${issued}`;
    },
    /** The account of an access token whose family is valid when it is asked. */
    getHolder: (token: string | null) => {
      const family = token === null ? null : (familyByToken.get(token) ?? null);
      return isValid(family) ? getAccount(family) : null;
    },
  };
}

/** Answers after a delay each way; `setCookie` runs only if the call was not aborted. */
const createAnswer =
  (delay: () => number) =>
  async ({ aborted }: Asked, reply: () => Reply, setCookie?: () => void): Promise<Reply> => {
    let gone = false;
    void aborted.then(() => {
      gone = true;
    });
    await later(delay(), {});
    const said = reply();
    await later(delay(), {});
    if (!gone) setCookie?.();
    return said;
  };

/** Counts the refreshes under way, and resolves `first` when the first is asked for. */
function countRefreshes() {
  let refreshing = 0;
  let began = () => {};
  const first = new Promise<void>((resolve) => {
    began = resolve;
  });
  return {
    first,
    isRefreshing: () => refreshing > 0,
    count: <T>(refresh: () => Promise<T>) => {
      refreshing += 1;
      began();
      const answer = refresh();
      void answer.finally(() => {
        refreshing -= 1;
      });
      return answer;
    },
  };
}

/**
 * The session side of the server with one browser's cookie, for storms: which token counts, whose the cookie is, what was
 * written by whom. A `Set-Cookie` of a call that was given up never reaches the browser.
 */
export function sessionServer(delay: () => number) {
  const families = createFamilies();
  const answer = createAnswer(delay);
  const refreshes = countRefreshes();
  const browser: { cookie: string | null } = { cookie: null };
  const writes: { from: string; by: string }[] = [];

  return {
    script: {
      ...sessionScript(browser, families, { answer, refreshes }),
      ...thingScript(writes, families, answer),
    },
    writes,
    /** Resolves when a refresh was asked for. */
    firstRefresh: refreshes.first,
    /** True if one is on its way now. */
    isRefreshing: refreshes.isRefreshing,
    /** An account's cookie with an access token that has run out. */
    signedIn: (account: string) => {
      browser.cookie = families.begin(account);
      return tokenFor(account, 1);
    },
    /** Another tab of the browser signs out, or signs in an account; returns the token it stores. */
    elsewhere: (account: string | null) => {
      families.revoke(browser.cookie);
      browser.cookie = account === null ? null : families.begin(account);
      return browser.cookie === null ? null : families.issue(browser.cookie);
    },
    /** The account of the browser's refresh cookie, if that is still valid. */
    getCookie: () => (families.isValid(browser.cookie) ? families.getAccount(browser.cookie) : null),
  };
}

type Families = ReturnType<typeof createFamilies>;
type Answer = ReturnType<typeof createAnswer>;

function sessionScript(
  browser: { cookie: string | null },
  { begin, issue, isValid, revoke }: Families,
  { answer, refreshes }: { answer: Answer; refreshes: ReturnType<typeof countRefreshes> },
) {
  return {
    'POST /auth/refresh-token': (asked: Asked) => {
      const sent = browser.cookie;
      return refreshes.count(() =>
        answer(asked, () => (isValid(sent) ? { data: { access_token: issue(sent) } } : LATE)),
      );
    },
    'POST /auth/logout': (asked: Asked) => {
      const sent = browser.cookie;
      const reply = () => {
        revoke(sent);
        return { data: null };
      };
      return answer(asked, reply, () => {
        browser.cookie = null;
      });
    },
    'POST /auth/login': (asked: Asked) => {
      const account = (JSON.parse(asked.body ?? '{}') as { user_id: string }).user_id;
      const family = begin(account);
      const user = { id: account, user_id: account, name: account, role: 'parent', is_first_login: false };
      const reply = () => ({ data: { access_token: issue(family), user: { ...user, grow_learning_password: false } } });
      return answer(asked, reply, () => {
        browser.cookie = family;
      });
    },
  };
}

function thingScript(writes: { from: string; by: string }[], { getHolder }: Families, answer: Answer) {
  return {
    'GET /thing': (asked: Asked) =>
      answer(asked, () => {
        const holder = getHolder(asked.token);
        return holder === null ? LATE : { data: `of ${holder}` };
      }),
    'POST /thing': (asked: Asked) =>
      answer(asked, () => {
        const by = getHolder(asked.token);
        if (by === null) return LATE;
        writes.push({ from: (JSON.parse(asked.body ?? '{}') as { from: string }).from, by });
        return { data: null };
      }),
  };
}

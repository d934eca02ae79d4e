import { type Asked, later, type Reply, tokenFor } from './scripted-backend';

export const LATE: Reply = { status: 401, code: 'SESSION_EXPIRED', message: '로그인한 지 오래되었어요.' };

/**
 * The session side of the server with one browser's cookie, for storms: which token counts, whose the cookie is, what was
 * written by whom. A `Set-Cookie` of a call that was given up never reaches the browser.
 */
export function sessionServer(delay: () => number) {
  let issued = 1;
  let cookie: string | null = null;
  const familyByToken = new Map<string, string>();
  const revoked = new Set<string>();
  const writes: { from: string; by: string }[] = [];
  let refreshing = 0;
  let refreshBegan = () => {};
  const firstRefresh = new Promise<void>((began) => {
    refreshBegan = began;
  });

  /** As seen by the server when it judges: the token's family still counts. */
  const getHolder = (token: string | null) => {
    const family = token === null ? undefined : familyByToken.get(token);
    return family === undefined || revoked.has(family) ? null : (family.split('#')[0] ?? null);
  };
  const issue = (family: string) => {
    issued += 1;
    const token = tokenFor(family.split('#')[0] ?? '', issued);
    familyByToken.set(token, family);
    return token;
  };
  const begin = (account: string) => {
    issued += 1;
    return `${account}#${issued}`;
  };
  const answered = async ({ aborted }: Asked, reply: () => Reply, setCookie?: () => void): Promise<Reply> => {
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

  const script = {
    'POST /auth/refresh-token': (asked: Asked) => {
      const sent = cookie;
      refreshing += 1;
      refreshBegan();
      const answer = answered(asked, () =>
        sent === null || revoked.has(sent) ? LATE : { data: { access_token: issue(sent) } },
      );
      void answer.finally(() => {
        refreshing -= 1;
      });
      return answer;
    },
    'POST /auth/logout': (asked: Asked) => {
      const sent = cookie;
      return answered(
        asked,
        () => {
          if (sent !== null) revoked.add(sent);
          return { data: null };
        },
        () => {
          cookie = null;
        },
      );
    },
    'POST /auth/login': (asked: Asked) => {
      const account = (JSON.parse(asked.body ?? '{}') as { user_id: string }).user_id;
      const family = begin(account);
      const user = { id: account, user_id: account, name: account, role: 'parent', is_first_login: false };
      return answered(
        asked,
        () => ({ data: { access_token: issue(family), user: { ...user, grow_learning_password: false } } }),
        () => {
          cookie = family;
        },
      );
    },
    'GET /thing': (asked: Asked) =>
      answered(asked, () => {
        const holder = getHolder(asked.token);
        return holder === null ? LATE : { data: `of ${holder}` };
      }),
    'POST /thing': (asked: Asked) =>
      answered(asked, () => {
        const by = getHolder(asked.token);
        if (by === null) return LATE;
        writes.push({ from: (JSON.parse(asked.body ?? '{}') as { from: string }).from, by });
        return { data: null };
      }),
  };

  return {
    script,
    writes,
    /** Resolves when a refresh was asked for. */
    firstRefresh,
    /** Whether one is on its way now. */
    isRefreshing: () => refreshing > 0,
    /** An account's cookie with an access token that has run out. */
    signedIn: (account: string) => {
      cookie = begin(account);
      return tokenFor(account, 1);
    },
    /** Another tab of the browser signs out, or signs somebody in; answers the token it stores. */
    elsewhere: (account: string | null) => {
      if (cookie !== null) revoked.add(cookie);
      cookie = account === null ? null : begin(account);
      return cookie === null ? null : issue(cookie);
    },
    /** Whose refresh cookie the browser holds, if it still counts. */
    getCookie: () => (cookie === null || revoked.has(cookie) ? null : (cookie.split('#')[0] ?? null)),
  };
}

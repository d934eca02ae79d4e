import type pg from 'pg';
import { CONSENT_KINDS } from '../../contract/accounts/consents';
import { addMonths, formatDay, seoulDay } from '../../contract/common/calendar';
import { textVersion } from '../../server/content/legal/legal-texts';

/** Answers of each member, in one finished check. */
const ANSWERS = 20;
/** Ages of the children, in months. */
export const AGES = 72;
/** The age of the children whose parents begin a check in the measurement. */
export const CHECKED_AGE = 24;
export const PASSWORD = 'ssukssuk-2026';

export const LARGE = [
  ...['accounts', 'profiles', 'refresh_tokens', 'consents', 'idempotency_keys', 'push_tokens', 'uploads'],
  ...['test_attempts', 'test_answers', 'test_answer_events', 'test_results', 'growth_entries', 'health_marks'],
  ...['sent_reminders', 'notices', 'notice_deliveries', 'point_balances', 'point_lots', 'point_transactions'],
  ...['point_entries', 'posts', 'post_search', 'post_likes', 'comments', 'post_popularity', 'post_activity'],
];

const id = (kind: string, n = 'n') => `md5('${kind}' || ${n})::uuid`;
const CHILD = id('child');
/** Every tenth day of a year back, the same for the same member. */
const daysAgo = (most: number) => `$1::timestamptz - (n % ${most}) * interval '1 day'`;

/**
 * Members with 1.3 children each and what they have after a year, by set-based SQL in the order of their ids, so that
 * each primary key grows at its end. Of what the sweeps delete, a day's worth is due.
 * @param template the one account with a finished check whose rows are copied
 */
export async function loadMembers(client: pg.Client, members: number, now: Date, template: string): Promise<void> {
  const run = (text: string, ...values: unknown[]) => client.query(text, values);
  await run(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  const indexes = await dropIndexes(client);
  await run(
    `create temp table member as select n, ${id('member')} as account_id from generate_series(0, ${members - 1}) n order by 2`,
  );
  await run('analyze member');
  await run(
    `insert into accounts (id, login_id, password_hash, name, nickname, nickname_skeleton, email, is_first_login, leaving_at, created_at)
     select account_id, 'member' || n, 'test:${PASSWORD}', '보호자' || n, '부모' || n, 'parent' || n, 'member' || n || '@example.com', false,
       case when n % 20000 = 19999 then $1::timestamptz - interval '31 days' end, ${daysAgo(700)} from member order by account_id`,
    now,
  );
  for (const kind of CONSENT_KINDS)
    await run(
      `insert into consents (account_id, id, kind, text_version, given, at)
       select account_id, ${id(kind)}, '${kind}', '${textVersion(kind)}', true, ${daysAgo(700)} from member order by account_id`,
      now,
    );
  await loadSignIns(run, now);
  await loadChildren(run, now);
  await loadChecks(run, now, template);
  await loadNotices(run, now);
  await loadPoints(run, now);
  for (const definition of indexes) await run(definition);
  await run('drop table member');
  await run('vacuum analyze');
}

type Run = (text: string, ...values: unknown[]) => Promise<unknown>;

/** Drops what is no constraint; returns how it is made again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes i where tablename = any($1)
     and tablename not like 'post%' and tablename <> 'comments'
     and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [LARGE],
  );
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  return rows.map(({ indexdef }) => indexdef);
}

async function loadSignIns(run: Run, now: Date) {
  await run(
    `insert into refresh_tokens (account_id, id, session_id, token_hash, device, created_at, expires_at, rotated_at)
     select account_id, md5('token' || n || ':' || k)::uuid, ${id('family')}, md5('hash' || n || ':' || k), 'Mozilla/5.0 (Linux; Android 14)',
       $1::timestamptz - k * interval '20 days',
       case when k = 2 and n % 30 = 0 then $1::timestamptz - interval '1 hour' else $1::timestamptz + interval '20 days' end,
       case when k > 0 then $1::timestamptz - (k - 1) * interval '20 days' end
     from member cross join generate_series(0, 2) k order by account_id`,
    now,
  );
  await run(
    `insert into push_tokens (account_id, session_id, token, token_hash, platform, updated_at)
     select account_id, ${id('family')}, 'push' || n, md5('push' || n), case when n % 3 = 0 then 'ios' else 'android' end, $1
     from member where n % 2 = 0 order by account_id`,
    now,
  );
  await run(
    `insert into idempotency_keys (account_id, key, request_hash, status, body, created_at)
     select account_id, 'key-' || n || '-' || k, md5('body' || n), 201, repeat('{"success":true,"data":{"id":"x"}}', 12),
       $1::timestamptz - case when k = 0 and n % 5 = 0 then interval '49 hours' else interval '20 hours' end
     from member cross join generate_series(0, 1) k order by account_id`,
    now,
  );
  await run(
    `insert into rate_limits (key, count, resets_at)
     select md5('limit' || n), 1, $1::timestamptz + case when n % 2 = 0 then interval '-1 hour' else interval '1 hour' end
     from member where n % 10 = 0`,
    now,
  );
  await run(
    `insert into login_throttles (key, failures, last_failed_at)
     select md5('throttle' || n), 1, $1::timestamptz - (n % 7) * interval '1 day' from member where n % 20 = 0`,
    now,
  );
}

async function loadChildren(run: Run, now: Date) {
  const today = seoulDay(now.getTime());
  const births = Array.from({ length: AGES }, (_, months) => formatDay(addMonths(today, -months)));
  // One child in a hundred has a window to look at on a day.
  await run(
    `insert into profiles (account_id, id, name, birth_date, gender, reminders_check_on, image_path, created_at, updated_at)
     select account_id, md5('child' || n || case when k = 0 then '' else ':' || k end)::uuid, '하린', ($2::text[])[1 + (n + k * 29) % ${AGES}],
       case when n % 2 = 0 then 'female' else 'male' end,
       case when n % 100 = k then '${formatDay(today)}' else to_char($1::timestamptz + (1 + n % 300) * interval '1 day', 'YYYYMMDD') end,
       case when k = 0 and n % 5 = 0 then 'uploads/' || md5('upload' || n) || '.webp' end, ${daysAgo(700)}, $1
     from member cross join generate_series(0, 3) k
     where k = 0 or (k = 1 and n % 10 < 2) or (k in (1, 2) and n % 20 = 5) order by account_id`,
    now,
    births,
  );
  await run(
    `insert into uploads (account_id, path, bytes, width, height, color, created_at)
     select account_id, 'uploads/' || md5('upload' || n) || '.webp', 90000, 1280, 960, '#808080', ${daysAgo(300)} - interval '2 days'
     from member where n % 5 = 0 or n % 2000 = 1 order by account_id`,
    now,
  );
  await run(
    `insert into growth_entries (account_id, profile_id, id, measured_on, height_mm, weight_g, head_mm, position, place, note, created_at, updated_at)
     select account_id, ${CHILD}, md5('growth' || n || ':' || k)::uuid, to_char($1::timestamptz - k * interval '60 days', 'YYYYMMDD'),
       900 - k * 15, 12500 - k * 400, 480 - k * 3, 'standing', 'home', '', $1::timestamptz - k * interval '60 days', $1
     from member cross join generate_series(1, 6) k order by account_id`,
    now,
  );
  await run(
    `insert into health_marks (account_id, id, profile_id, window_id, outcome, done_on, marked_at, received_at)
     select account_id, md5('mark' || n || w)::uuid, ${CHILD}, w, 'done', null, $1, $1
     from member cross join unnest(array['HepB-1', 'HepB-2', 'BCG-1', 'DTaP-1', 'DTaP-2', 'checkup-1']) w order by account_id`,
    now,
  );
  await run(
    `insert into sent_reminders (account_id, profile_id, key, sent_at)
     select account_id, ${CHILD}, w, $1 from member cross join unnest(array['DTaP-1', 'DTaP-2', 'checkup-1']) w order by account_id`,
    now,
  );
}

async function loadChecks(run: Run, now: Date, template: string) {
  const attempt = id('attempt');
  await run(
    `insert into test_attempts (account_id, id, profile_id, test_id, content_version, age_months, actual_age_months, corrected, answered, started_at, updated_at, completed_at)
     select m.account_id, ${attempt}, ${CHILD}, t.test_id, t.content_version, t.age_months, t.actual_age_months, t.corrected, ${ANSWERS}, a.at, a.at, a.at
     from member m cross join lateral (select ${daysAgo(300)} - interval '40 days' as at) a, test_attempts t where t.account_id = $2 order by m.account_id`,
    now,
    template,
  );
  await run(
    `insert into test_results (account_id, attempt_id, content_version, summary, result, created_at)
     select m.account_id, ${attempt}, t.content_version, t.summary, t.result, $1 from member m, test_results t where t.account_id = $2 order by m.account_id`,
    now,
    template,
  );
  await run(
    `create temp table item as select row_number() over (order by item_id) as k, item_id, value from test_answers where account_id = $1 limit ${ANSWERS}`,
    template,
  );
  const event = `md5('event' || n || ':' || k)::uuid`;
  await run(
    `insert into test_answers (account_id, attempt_id, item_id, value, answered_at, event_id)
     select account_id, ${attempt}, item_id, value, ${daysAgo(300)}, ${event} from member cross join item order by account_id`,
    now,
  );
  await run(
    `insert into test_answer_events (account_id, id, attempt_id, item_id, value, answered_at, received_at)
     select account_id, ${event}, ${attempt}, item_id, value, ${daysAgo(300)}, ${daysAgo(300)} from member cross join item order by account_id`,
    now,
  );
  await run('drop table item');
}

const loadNotices = (run: Run, now: Date) =>
  run(
    `insert into notices (account_id, id, kind, title, body, path, created_at, read_at)
     select account_id, md5('notice' || n || ':' || k)::uuid, 'comment', '새 댓글이 있어요', '저도 그랬어요.', '/community/board/x',
       $1::timestamptz - (k * 9 + n % 9) * interval '1 day', case when k > 1 then $1::timestamptz end
     from member cross join generate_series(0, 7) k order by account_id`,
    now,
  );

async function loadPoints(run: Run, now: Date) {
  // The points of one member in a thousand end today.
  const lastDay = `to_char($1::timestamptz + (case when n % 1000 = 0 then -1 else 30 + n % 300 end) * interval '1 day', 'YYYYMMDD')`;
  await run(
    `insert into point_transactions (account_id, id, nth, key, reason, note, posted_at)
     select account_id, ${id('points')}, 1, 'attendance:20260101', 'attendance', '', ${daysAgo(300)} from member order by account_id`,
    now,
  );
  await run(
    `insert into point_entries (account_id, transaction_id, leg, book, amount, balance_after, expires_on)
     select account_id, ${id('points')}, leg, case when leg = 0 then 'own' else 'attendance' end, case when leg = 0 then 10 else -10 end,
       case when leg = 0 then 10 else -10 end, case when leg = 0 then ${lastDay} end
     from member cross join generate_series(0, 1) leg order by account_id`,
    now,
  );
  await run(
    `insert into point_balances (account_id, book, balance, moves)
     select account_id, case when leg = 0 then 'own' else 'attendance' end, case when leg = 0 then 10 else -10 end, 1
     from member cross join generate_series(0, 1) leg order by account_id`,
  );
  await run(
    `insert into point_lots (account_id, expires_on, remaining, notified) select account_id, ${lastDay}, 10, false from member order by account_id`,
    now,
  );
}

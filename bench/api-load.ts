import type pg from 'pg';
import { textVersion } from '../server/content/legal/legal-texts';
import { toGrams } from '../server/modules/community/posts/search-words';

export const READERS = 2000;
export const SECONDS_APART = 30;
export const SECTIONS = ['board', 'tip', 'counseling', 'trip'] as const;
const CATEGORIES = ['육아', '건강', '생활습관', '교육', '음식'];
export const LIKES = 5;
export const COMMENTS = 2;
const WORDS_A_POST = 12;

const FIRST = '가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주추쿠투푸후'.split('');
const SECOND = '강난달랑맘방산앙장참칸탐판한곰논돌롱몸봉손온종총콩통퐁홍'.split('');
/** Two-syllable words as common as everyday ones: each in about one post of twenty-five. */
export const COMMON = Array.from(
  { length: 300 },
  (_, index) => `${FIRST[index % 42]}${SECOND[Math.floor(index / 42) + (index % 20)]}`,
);
/** Each in about one post of two hundred. */
export const SELDOM = Array.from(
  { length: 200 },
  (_, index) => `별${FIRST[index % 42]}${SECOND[Math.floor(index / 42) % 28]}`,
);
/** Each in about one post of twenty thousand. */
export const RARE = Array.from(
  { length: 20_000 },
  (_, index) => `${FIRST[index % 42]}${SECOND[Math.floor(index / 42) % 28]}${FIRST[Math.floor(index / 1176) % 42]}풀`,
);

/** A whole number that looks random and is the same for the same `i` and `k`, in SQL. */
const mixed = (i: string, k: string, below: number) =>
  `(('x' || substr(md5(${i} || ':' || ${k}), 1, 7))::bit(28)::int % ${below})`;

const LARGE = ['posts', 'post_search', 'post_likes', 'comments', 'post_popularity', 'post_activity'];

/**
 * Fills a migrated database with this many posts, the newest now and one each half minute before; five likes and two
 * comments each. Plain SQL, with indexes created afterwards, so that a million rows take minutes.
 */
export async function load(client: pg.Client, posts: number, now: Date): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  await run(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off`);
  const { rows: indexes } = await run(
    `select indexname, indexdef from pg_indexes i where tablename = any($1)
     and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`,
    [LARGE],
  );
  for (const { indexname } of indexes) await run(`drop index ${indexname}`);
  await run(`create temp table word (nth int primary key, kind text, text text, grams text)`);
  for (const [kind, words] of Object.entries({ common: COMMON, seldom: SELDOM, rare: RARE }))
    await run(
      `insert into word select o - 1 + $4, $1, t, g from unnest($2::text[], $3::text[]) with ordinality u(t, g, o)`,
      [kind, words, words.map(toGrams), { common: 0, seldom: 1000, rare: 10_000 }[kind]],
    );
  const at = `$1::timestamptz - i * interval '${SECONDS_APART} seconds'`;
  await run(
    `insert into accounts (id, login_id, password_hash, name, nickname, email, is_first_login, created_at)
     select md5('reader' || n)::uuid, 'bench' || n, '-', '이웃' || n, '이웃' || n, 'bench' || n || '@example.com', false, $1::timestamptz - interval '2 years'
     from generate_series(0, ${READERS - 1}) n`,
    [now],
  );
  await run(
    `create temp table made as
     select i, array_agg(w.text order by k) as words, array_agg(w.grams order by k) as grams
     from generate_series(0, $1::int - 1) i cross join generate_series(1, ${WORDS_A_POST}) k
     join word w on w.nth = case
       when k = 3 and ${mixed('i', 'k', 20)} = 0 then 1000 + ${mixed('i', "'s'", SELDOM.length)} % 10
       when k = 3 then 1000 + ${mixed('i', "'s'", SELDOM.length)}
       when k = 7 then 10000 + ${mixed('i', "'r'", RARE.length)}
       else ${mixed('i', 'k', COMMON.length)} end
     group by i`,
    [posts],
  );
  const section = `(array['${SECTIONS.join("','")}'])[1 + i % ${SECTIONS.length}]`;
  const category = `(array['${CATEGORIES.join("','")}'])[1 + (i / ${SECTIONS.length}) % ${CATEGORIES.length}]`;
  // one in ten of the questions is private, and one in five is unanswered
  const counsel = `${section} = 'counseling'`;
  const hidden = `(${counsel} and ${mixed('i', "'v'", 10)} = 0)`;
  await run(
    `insert into posts (section, id, author_id, category, topic, title, content, text, visibility, answered_at, like_count, comment_count, created_at, updated_at)
     select ${section}, md5('post' || i)::uuid, md5('reader' || i % ${READERS})::uuid, ${category}, '육아정보',
       array_to_string(words[1:3], ' '), '<p>' || array_to_string(words, ' ') || '</p>', array_to_string(words, ' '),
       case when ${hidden} then 'private' else 'public' end,
       case when ${counsel} and ${mixed('i', "'a'", 5)} > 0 then ${at} + interval '1 hour' end,
       ${LIKES}, ${COMMENTS}, ${at}, ${at}
     from made order by i desc`,
    [now],
  );
  await run(
    `insert into post_search (section, post_id, words, grams, created_at)
     select ${section}, md5('post' || i)::uuid, ' ' || array_to_string(words[1:3] || words, ' '), array_to_string(grams[1:3] || grams, ''), ${at}
     from made where not ${hidden} order by i desc`,
    [now],
  );
  await run(
    `insert into post_likes (account_id, section, post_id, created_at)
     select md5('reader' || (i * 7 + k * 131) % ${READERS})::uuid, ${section}, md5('post' || i)::uuid, ${at} + interval '1 second' * k
     from generate_series($2::int - 1, 0, -1) i cross join generate_series(1, ${LIKES}) k`,
    [now, posts],
  );
  await run(
    `insert into comments (section, post_id, id, author_id, content, created_at, updated_at)
     select ${section}, md5('post' || i)::uuid, md5('comment' || i || ':' || k)::uuid, md5('reader' || (i * 11 + k * 17) % ${READERS})::uuid,
       '저도 그랬어요. 잘 읽었어요.', ${at} + interval '1 second' * k, ${at}
     from generate_series($2::int - 1, 0, -1) i cross join generate_series(1, ${COMMENTS}) k`,
    [now, posts],
  );
  const points = LIKES + COMMENTS * 2;
  await run(
    `insert into post_activity (section, post_id, hour, points)
     select ${section}, md5('post' || i)::uuid, date_trunc('hour', ${at}, 'UTC'), ${points} + ${mixed('i', "'p'", 5)} from made
     where ${at} > $1::timestamptz - interval '30 days'`,
    [now],
  );
  await run(
    `insert into post_popularity (section, post_id, category, day, week, month)
     select ${section}, md5('post' || i)::uuid, ${category},
       case when ${at} > $1::timestamptz - interval '1 day' then ${points} + ${mixed('i', "'p'", 5)} else 0 end,
       case when ${at} > $1::timestamptz - interval '7 days' then ${points} + ${mixed('i', "'p'", 5)} else 0 end,
       case when ${at} > $1::timestamptz - interval '30 days' then ${points} + ${mixed('i', "'p'", 5)} else 0 end
     from made`,
    [now],
  );
  // Everybody agreed to the community's rules.
  await run(
    `insert into consents (account_id, id, kind, text_version, given, at)
     select md5('reader' || n)::uuid, md5('consent' || n)::uuid, 'community', $2, true, $1 from generate_series(0, ${READERS - 1}) n`,
    [now, textVersion('community')],
  );
  await run(`insert into post_counts select section, category, count(*)::int from posts where listed group by 1, 2`);
  await run(
    `insert into blocks (account_id, blocked_id, created_at)
     select md5('reader' || n)::uuid, md5('reader' || (n + 1 + k) % ${READERS})::uuid, $1 from generate_series(0, 99) n, generate_series(1, 5) k`,
    [now],
  );
  for (const { indexdef } of indexes) await run(indexdef);
  await run('drop table made, word');
  await run('vacuum analyze');
}

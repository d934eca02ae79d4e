-- What was written before: its words for the cards, its day, its category where popularity is kept, and how many there are.
UPDATE "posts" SET
  "updated_at" = "created_at",
  "text" = btrim(regexp_replace(replace(replace(replace(replace(replace(
    regexp_replace("content", '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g'));--> statement-breakpoint
UPDATE "post_popularity" k SET "category" = p."category" FROM "posts" p WHERE p."section" = k."section" AND p."id" = k."post_id";--> statement-breakpoint
INSERT INTO "post_counts" ("section", "category", "count") SELECT "section", "category", count(*)::int FROM "posts" GROUP BY 1, 2;

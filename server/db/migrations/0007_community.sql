CREATE TABLE "book_marks" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"book_id" text NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_marks_pkey" PRIMARY KEY("account_id","profile_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"account_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"comment_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_likes_pkey" PRIMARY KEY("account_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"content" text NOT NULL,
	"rank" smallint DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'visible' NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "comments_pkey" PRIMARY KEY("post_id","id")
);
--> statement-breakpoint
CREATE TABLE "contest_votes" (
	"account_id" uuid NOT NULL,
	"contest_id" uuid NOT NULL,
	"day" date NOT NULL,
	"section" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contest_votes_pkey" PRIMARY KEY("account_id","contest_id","day")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"body" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"results_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"target" text NOT NULL,
	"target_id" uuid NOT NULL,
	"post_id" uuid,
	"state" text NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_result" text,
	"appeal_note" text DEFAULT '' NOT NULL,
	"appeal_decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "place_marks" (
	"account_id" uuid NOT NULL,
	"place_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_marks_pkey" PRIMARY KEY("account_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "post_bookmarks" (
	"account_id" uuid NOT NULL,
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_bookmarks_pkey" PRIMARY KEY("account_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_counts" (
	"section" text NOT NULL,
	"category" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "post_counts_pkey" PRIMARY KEY("section","category")
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"account_id" uuid NOT NULL,
	"section" text NOT NULL,
	"subject" text NOT NULL,
	"draft" jsonb NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_drafts_pkey" PRIMARY KEY("account_id","section","subject")
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"account_id" uuid NOT NULL,
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_likes_pkey" PRIMARY KEY("account_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_search" (
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"words" text NOT NULL,
	"grams" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_search_pkey" PRIMARY KEY("section","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_uploads" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_uploads_pkey" PRIMARY KEY("account_id","path","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_views" (
	"account_id" uuid NOT NULL,
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "post_views_pkey" PRIMARY KEY("account_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"account_id" uuid NOT NULL,
	"target" text NOT NULL,
	"target_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"counted" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_pkey" PRIMARY KEY("account_id","target","target_id")
);
--> statement-breakpoint
CREATE TABLE "rights_claims" (
	"claimant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"target" text NOT NULL,
	"target_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"right" text NOT NULL,
	"statement" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone,
	"objection" text,
	"objected_at" timestamp with time zone,
	"objection_seen_at" timestamp with time zone,
	CONSTRAINT "rights_claims_pkey" PRIMARY KEY("claimant_id","id")
);
--> statement-breakpoint
CREATE TABLE "subject_ratings" (
	"section" text NOT NULL,
	"subject_id" text NOT NULL,
	"posts" integer NOT NULL,
	"rated" integer NOT NULL,
	"stars_sum" integer NOT NULL,
	CONSTRAINT "subject_ratings_pkey" PRIMARY KEY("section","subject_id")
);
--> statement-breakpoint
DROP INDEX "post_popularity_day_idx";--> statement-breakpoint
DROP INDEX "post_popularity_week_idx";--> statement-breakpoint
DROP INDEX "post_popularity_month_idx";--> statement-breakpoint
DROP INDEX "posts_author_idx";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "post_popularity" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "images" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "stars" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "state" text DEFAULT 'visible' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "listed" boolean GENERATED ALWAYS AS (visibility = 'public' and state = 'visible' and deleted_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_ad" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "ad_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "child_summary" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "content_key" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "from_month" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "to_month" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "vote_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "book_marks" ADD CONSTRAINT "book_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_fk" FOREIGN KEY ("post_id","comment_id") REFERENCES "public"."comments"("post_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_entry_fk" FOREIGN KEY ("section","entry_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_marks" ADD CONSTRAINT "place_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_claimant_id_accounts_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "book_marks_mark_idx" ON "book_marks" USING btree ("account_id","profile_id","mark","at");--> statement-breakpoint
CREATE INDEX "comment_likes_comment_idx" ON "comment_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_id_key" ON "comments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("post_id","rank","created_at","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_replies_idx" ON "comments" USING btree ("parent_id","created_at","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contest_votes_entry_idx" ON "contest_votes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "contests_closes_idx" ON "contests" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "contests_unannounced_idx" ON "contests" USING btree ("results_at") WHERE announced_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_key" ON "moderation_cases" USING btree ("target","target_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_queue_idx" ON "moderation_cases" USING btree ("opened_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_appeal_idx" ON "moderation_cases" USING btree ("appealed_at","id") WHERE appeal_result = 'waiting';--> statement-breakpoint
CREATE INDEX "moderation_cases_author_idx" ON "moderation_cases" USING btree ("author_id","opened_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_target_idx" ON "moderation_cases" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "notices_newest_idx" ON "notices" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "post_bookmarks_post_idx" ON "post_bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_bookmarks_mine_idx" ON "post_bookmarks" USING btree ("account_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_likes_post_idx" ON "post_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_likes_mine_idx" ON "post_likes" USING btree ("account_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_search_newest_idx" ON "post_search" USING btree ("created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_search_section_idx" ON "post_search" USING btree ("section","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_search_grams_idx" ON "post_search" USING gin ("grams" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_uploads_post_idx" ON "post_uploads" USING btree ("section","post_id");--> statement-breakpoint
CREATE INDEX "post_views_day_idx" ON "post_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "post_views_post_idx" ON "post_views" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "reports_case_idx" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rights_claims_id_key" ON "rights_claims" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "rights_claims_open_key" ON "rights_claims" USING btree ("claimant_id","target","target_id") WHERE state in ('asked', 'granted');--> statement-breakpoint
CREATE INDEX "rights_claims_asked_idx" ON "rights_claims" USING btree ("asked_at","id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "rights_claims_objected_idx" ON "rights_claims" USING btree ("objected_at","id") WHERE state = 'granted' and objected_at is not null and objection_seen_at is null;--> statement-breakpoint
CREATE INDEX "rights_claims_until_idx" ON "rights_claims" USING btree ("until") WHERE state = 'granted';--> statement-breakpoint
CREATE INDEX "rights_claims_author_idx" ON "rights_claims" USING btree ("author_id","asked_at");--> statement-breakpoint
CREATE INDEX "rights_claims_target_idx" ON "rights_claims" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_nickname_key" ON "accounts" USING btree (lower("nickname"));--> statement-breakpoint
CREATE INDEX "post_popularity_section_day_idx" ON "post_popularity" USING btree ("section","day","post_id") WHERE day > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_section_week_idx" ON "post_popularity" USING btree ("section","week","post_id") WHERE week > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_section_month_idx" ON "post_popularity" USING btree ("section","month","post_id") WHERE month > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_category_day_idx" ON "post_popularity" USING btree ("section","category","day","post_id") WHERE day > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_category_week_idx" ON "post_popularity" USING btree ("section","category","week","post_id") WHERE week > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_category_month_idx" ON "post_popularity" USING btree ("section","category","month","post_id") WHERE month > 0;--> statement-breakpoint
CREATE INDEX "posts_feed_idx" ON "posts" USING btree ("section","created_at","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "posts_category_idx" ON "posts" USING btree ("section","category","created_at","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "posts_subject_idx" ON "posts" USING btree ("section","subject_id","created_at","id") WHERE listed and subject_id is not null;--> statement-breakpoint
CREATE INDEX "posts_votes_idx" ON "posts" USING btree ("subject_id","vote_count","id") WHERE listed and section = 'contest';--> statement-breakpoint
CREATE INDEX "posts_unanswered_idx" ON "posts" USING btree ("created_at","id") WHERE section = 'counseling' and answered_at is null and state = 'visible' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_deleted_idx" ON "posts" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_content_key" ON "posts" USING btree ("content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_once_key" ON "posts" USING btree ("author_id","section","subject_id") WHERE subject_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "post_popularity_day_idx" ON "post_popularity" USING btree ("day","post_id") WHERE day > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_week_idx" ON "post_popularity" USING btree ("week","post_id") WHERE week > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_month_idx" ON "post_popularity" USING btree ("month","post_id") WHERE month > 0;--> statement-breakpoint
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id","created_at","id");
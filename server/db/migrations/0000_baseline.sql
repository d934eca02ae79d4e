CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder" text,
	"key" text,
	"child_ids" uuid[] DEFAULT '{}' NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"missing_pictures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_exports_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "account_freezes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_result" text,
	"appeal_answer" text,
	"appeal_answered_at" timestamp with time zone,
	CONSTRAINT "account_freezes_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"nickname_skeleton" text,
	"image_path" text,
	"email" text NOT NULL,
	"former_email" text,
	"email_changed_at" timestamp with time zone,
	"over_14_at" timestamp with time zone,
	"role" text DEFAULT 'parent' NOT NULL,
	"is_first_login" boolean DEFAULT true NOT NULL,
	"learning_password_hash" text,
	"leaving_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"leaving_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"audience" text NOT NULL,
	"from_month" smallint,
	"to_month" smallint,
	"state" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_account_id" uuid,
	"reached" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_reviews" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"degree" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"text_digest" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"account_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_pkey" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "book_marks" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"book_id" text NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "book_marks_pkey" PRIMARY KEY("account_id","profile_id","book_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"account_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"secret_hash" text NOT NULL,
	"names" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY("account_id")
);
--> statement-breakpoint
CREATE TABLE "care_cards" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"openings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"parts" text[] NOT NULL,
	"routine" text[] NOT NULL,
	CONSTRAINT "care_cards_pkey" PRIMARY KEY("account_id","profile_id","id")
);
--> statement-breakpoint
CREATE TABLE "child_moves" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_moves_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "chores" (
	"kind" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "client_errors" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"route" text NOT NULL,
	"name" text NOT NULL,
	"stack" text NOT NULL,
	"times" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clinic_links" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"openings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"parts" text[] NOT NULL,
	"session_hash" text,
	CONSTRAINT "clinic_links_pkey" PRIMARY KEY("account_id","profile_id","id")
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
CREATE TABLE "consents" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"body" jsonb,
	"base_digest" text,
	"unlisted" boolean DEFAULT false NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_items_pkey" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "content_releases" (
	"kind" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL
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
CREATE TABLE "coupons" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"opens_on" char(8),
	"closes_on" char(8),
	CONSTRAINT "coupons_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"measure" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_pkey" PRIMARY KEY("measure","day")
);
--> statement-breakpoint
CREATE TABLE "delivery_days" (
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"day" char(8) NOT NULL,
	"sent" smallint NOT NULL,
	CONSTRAINT "delivery_days_pkey" PRIMARY KEY("account_id","channel")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"question" text NOT NULL,
	"answer" text[] NOT NULL,
	"keywords" text[] NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_stores" (
	"kind" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"removals_paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "growth_entries" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"measured_on" char(8) NOT NULL,
	"height_mm" integer,
	"weight_g" integer,
	"head_mm" integer,
	"position" text,
	"place" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "growth_entries_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "growth_events" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"measured_on" char(8) NOT NULL,
	"height_mm" integer,
	"weight_g" integer,
	"head_mm" integer,
	"position" text,
	"place" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "growth_events_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "guardianships" (
	"owner_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"since" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"frozen_by" uuid,
	"stopped_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"owner_stays" boolean DEFAULT false NOT NULL,
	"takes_over_at" timestamp with time zone,
	CONSTRAINT "guardianships_pkey" PRIMARY KEY("owner_id","profile_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "health_marks" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"window_id" text NOT NULL,
	"outcome" text NOT NULL,
	"done_on" char(8),
	"marked_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "health_marks_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"state" text NOT NULL,
	"beginning" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inquiries_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"account_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_messages_pkey" PRIMARY KEY("account_id","inquiry_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"owner_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("owner_id","profile_id","id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"error_code" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_days" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"day" char(8) NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"letters" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "learning_days_pkey" PRIMARY KEY("account_id","profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "learning_glyphs" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"glyph_id" integer NOT NULL,
	"stars" smallint NOT NULL,
	"tries" integer NOT NULL,
	"done_on" char(8),
	"three_on" char(8),
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_glyphs_pkey" PRIMARY KEY("account_id","profile_id","glyph_id")
);
--> statement-breakpoint
CREATE TABLE "learning_segments" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" smallint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_segments_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "learning_settings" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"daily_limit_minutes" smallint,
	"hand" text DEFAULT 'right' NOT NULL,
	"extra_day" char(8),
	"extra_minutes" smallint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_settings_pkey" PRIMARY KEY("account_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "learning_traces" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"glyph_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"stars" smallint NOT NULL,
	"in_order" boolean NOT NULL,
	"against" smallint NOT NULL,
	"closeness" smallint NOT NULL,
	"coverage" smallint NOT NULL,
	"strokes" smallint NOT NULL,
	"hand" text NOT NULL,
	"ms" integer NOT NULL,
	"traced_at" timestamp with time zone NOT NULL,
	"day" char(8) NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_traces_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "licence_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"issued" integer NOT NULL,
	"redeemed" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"issued_by" uuid
);
--> statement-breakpoint
CREATE TABLE "licence_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"redeemed_by" uuid,
	"coupon_id" uuid,
	"batch_id" uuid
);
--> statement-breakpoint
CREATE TABLE "login_throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"valid" boolean NOT NULL,
	"account_id" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "medical_infos" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"allergies" jsonb NOT NULL,
	"no_allergies" boolean NOT NULL,
	"medicines" jsonb NOT NULL,
	"no_medicines" boolean NOT NULL,
	"clinic_name" text NOT NULL,
	"clinic_phone" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medical_infos_pkey" PRIMARY KEY("account_id","profile_id")
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
CREATE TABLE "notice_deliveries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"path" text NOT NULL,
	"notice_id" uuid,
	"profile_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_deliveries_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid,
	"child_owner_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text,
	"announcement_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_choices_pkey" PRIMARY KEY("account_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "official_result_versions" (
	"account_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"round" smallint NOT NULL,
	"taken_on" char(8) NOT NULL,
	"rows" jsonb NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "official_result_versions_pkey" PRIMARY KEY("account_id","result_id","version")
);
--> statement-breakpoint
CREATE TABLE "official_results" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"taken_on" char(8) NOT NULL,
	"rows" jsonb NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'parent' NOT NULL,
	"photos" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "official_results_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "place_marks" (
	"account_id" uuid NOT NULL,
	"place_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "place_marks_pkey" PRIMARY KEY("account_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "play_marks" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"play_id" text NOT NULL,
	"day" char(8) NOT NULL,
	"done" boolean NOT NULL,
	"feedback" text,
	"marked_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "play_marks_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "play_plans" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"day" char(8) NOT NULL,
	"play_ids" text[] NOT NULL,
	"milestone_ids" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_plans_pkey" PRIMARY KEY("account_id","profile_id","day")
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"account_id" uuid NOT NULL,
	"book" text NOT NULL,
	"balance" integer NOT NULL,
	"moves" integer NOT NULL,
	CONSTRAINT "point_balances_pkey" PRIMARY KEY("account_id","book"),
	CONSTRAINT "point_balances_own_check" CHECK ("point_balances"."book" <> 'own' or "point_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"account_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"leg" integer NOT NULL,
	"book" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"expires_on" char(8),
	CONSTRAINT "point_entries_pkey" PRIMARY KEY("account_id","transaction_id","leg")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"account_id" uuid NOT NULL,
	"expires_on" char(8) NOT NULL,
	"remaining" integer NOT NULL,
	"notified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_lots_pkey" PRIMARY KEY("account_id","expires_on"),
	CONSTRAINT "point_lots_remaining_check" CHECK ("point_lots"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_transactions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_transactions_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "point_transactions_key_unique" UNIQUE("account_id","key"),
	CONSTRAINT "point_transactions_nth_unique" UNIQUE("account_id","nth")
);
--> statement-breakpoint
CREATE TABLE "post_activity" (
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"points" integer NOT NULL,
	"swept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_activity_pkey" PRIMARY KEY("section","post_id","hour")
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
CREATE TABLE "post_popularity" (
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"day" integer DEFAULT 0 NOT NULL,
	"week" integer DEFAULT 0 NOT NULL,
	"month" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_popularity_pkey" PRIMARY KEY("section","post_id")
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
	"uncounted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "post_views_pkey" PRIMARY KEY("account_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"section" text NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"category" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subject_id" text,
	"stars" smallint,
	"place_facts" jsonb,
	"visibility" text DEFAULT 'public' NOT NULL,
	"state" text DEFAULT 'visible' NOT NULL,
	"deleted_at" timestamp with time zone,
	"listed" boolean GENERATED ALWAYS AS (visibility = 'public' and state = 'visible' and deleted_at is null) STORED NOT NULL,
	"is_ad" boolean DEFAULT false NOT NULL,
	"ad_note" text DEFAULT '' NOT NULL,
	"child_summary" jsonb,
	"answered_at" timestamp with time zone,
	"content_key" text,
	"content_digest" text,
	"from_month" smallint,
	"to_month" smallint,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "posts_pkey" PRIMARY KEY("section","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"birth_date" char(8) NOT NULL,
	"gender" text NOT NULL,
	"gestation_weeks" smallint,
	"image_path" text,
	"total_study_seconds" integer DEFAULT 0 NOT NULL,
	"reminders_check_on" char(8) DEFAULT '00000000' NOT NULL,
	"letter_on" char(8) DEFAULT '00000000' NOT NULL,
	"combined_vaccine" text,
	"booklet_until" char(8),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"platform" text NOT NULL,
	"p256dh" text,
	"auth" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_tokens_pkey" PRIMARY KEY("account_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone,
	"successor_id" uuid,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY("account_id","id")
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
CREATE TABLE "selected_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"selected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_reminders" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_reminders_pkey" PRIMARY KEY("account_id","profile_id","key")
);
--> statement-breakpoint
CREATE TABLE "sent_results" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"taken_on" char(8) NOT NULL,
	"rows" jsonb NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_results_pkey" PRIMARY KEY("account_id","profile_id","id")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"kind" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stroke_revisions" (
	"stroke_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"unit_write_stroke" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stroke_revisions_pkey" PRIMARY KEY("stroke_id","revision")
);
--> statement-breakpoint
CREATE TABLE "strokes" (
	"id" integer PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"unit_group" text NOT NULL,
	"unit_word" text NOT NULL,
	"unit_write_stroke" jsonb NOT NULL,
	"image_path" text,
	"image_name" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
CREATE TABLE "test_answer_events" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"value" text NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"written_by" uuid,
	CONSTRAINT "test_answer_events_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "test_answers" (
	"account_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"value" text NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"event_id" uuid NOT NULL,
	"written_by" uuid,
	CONSTRAINT "test_answers_pkey" PRIMARY KEY("account_id","attempt_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"test_id" text NOT NULL,
	"content_version" text NOT NULL,
	"age_months" smallint NOT NULL,
	"actual_age_months" smallint NOT NULL,
	"corrected" boolean NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"personal_to" uuid,
	"written_by" uuid,
	CONSTRAINT "test_attempts_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"account_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"content_version" text NOT NULL,
	"summary" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"lost_skill_discussed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_results_pkey" PRIMARY KEY("account_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"missing_since" timestamp with time zone,
	CONSTRAINT "uploads_pkey" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
CREATE TABLE "weekly_letters" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"starts_on" char(8) NOT NULL,
	"play_id" text,
	"article_key" text,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_letters_pkey" PRIMARY KEY("account_id","profile_id","starts_on")
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_freezes" ADD CONSTRAINT "account_freezes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_marks" ADD CONSTRAINT "book_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cards" ADD CONSTRAINT "care_cards_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cards" ADD CONSTRAINT "care_cards_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "child_moves" ADD CONSTRAINT "child_moves_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_links" ADD CONSTRAINT "clinic_links_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_links" ADD CONSTRAINT "clinic_links_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_fk" FOREIGN KEY ("post_id","comment_id") REFERENCES "public"."comments"("post_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_contest_id_contests_id_fk" FOREIGN KEY ("contest_id") REFERENCES "public"."contests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_votes" ADD CONSTRAINT "contest_votes_entry_fk" FOREIGN KEY ("section","entry_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_days" ADD CONSTRAINT "delivery_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "growth_events" ADD CONSTRAINT "growth_events_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_profile_fk" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "health_marks" ADD CONSTRAINT "health_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_fk" FOREIGN KEY ("account_id","inquiry_id") REFERENCES "public"."inquiries"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_profile_fk" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_glyphs" ADD CONSTRAINT "learning_glyphs_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_segments" ADD CONSTRAINT "learning_segments_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_traces" ADD CONSTRAINT "learning_traces_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "licence_batches" ADD CONSTRAINT "licence_batches_issued_by_accounts_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD CONSTRAINT "licence_codes_redeemed_by_accounts_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_codes" ADD CONSTRAINT "licence_codes_batch_id_licence_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."licence_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_codes" ADD CONSTRAINT "mail_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_infos" ADD CONSTRAINT "medical_infos_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_child_fk" FOREIGN KEY ("child_owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_result_versions" ADD CONSTRAINT "official_result_versions_result_fk" FOREIGN KEY ("account_id","result_id") REFERENCES "public"."official_results"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "place_marks" ADD CONSTRAINT "place_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_marks" ADD CONSTRAINT "play_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "play_plans" ADD CONSTRAINT "play_plans_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_transaction_fk" FOREIGN KEY ("account_id","transaction_id") REFERENCES "public"."point_transactions"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_transactions" ADD CONSTRAINT "point_transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_activity" ADD CONSTRAINT "post_activity_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_bookmarks" ADD CONSTRAINT "post_bookmarks_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_popularity" ADD CONSTRAINT "post_popularity_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_search" ADD CONSTRAINT "post_search_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_views" ADD CONSTRAINT "post_views_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_claimant_id_accounts_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_claims" ADD CONSTRAINT "rights_claims_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_profiles" ADD CONSTRAINT "selected_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_profiles" ADD CONSTRAINT "selected_profiles_child_fk" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sent_reminders" ADD CONSTRAINT "sent_reminders_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sent_results" ADD CONSTRAINT "sent_results_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "stroke_revisions" ADD CONSTRAINT "stroke_revisions_stroke_id_strokes_id_fk" FOREIGN KEY ("stroke_id") REFERENCES "public"."strokes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answer_events" ADD CONSTRAINT "test_answer_events_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_letters" ADD CONSTRAINT "weekly_letters_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "account_exports_id_key" ON "account_exports" USING btree ("id");--> statement-breakpoint
CREATE INDEX "account_exports_expires_idx" ON "account_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_freezes_in_force_key" ON "account_freezes" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "account_freezes_appeals_idx" ON "account_freezes" USING btree ("appealed_at","id") WHERE appealed_at is not null and appeal_answered_at is null and lifted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_login_id_key" ON "accounts" USING btree ("login_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_nickname_key" ON "accounts" USING btree (lower("nickname"));--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_nickname_skeleton_key" ON "accounts" USING btree ("nickname_skeleton");--> statement-breakpoint
CREATE INDEX "accounts_created_idx" ON "accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "accounts_email_changed_idx" ON "accounts" USING btree ("email_changed_at") WHERE former_email is not null;--> statement-breakpoint
CREATE INDEX "accounts_leaving_idx" ON "accounts" USING btree ("leaving_at") WHERE leaving_at is not null;--> statement-breakpoint
CREATE INDEX "announcements_newest_idx" ON "announcements" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id","account_id");--> statement-breakpoint
CREATE INDEX "book_marks_mark_idx" ON "book_marks" USING btree ("account_id","profile_id","mark","at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret_key" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "care_cards_token_key" ON "care_cards" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "care_cards_created_by_idx" ON "care_cards" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "care_cards_expires_idx" ON "care_cards" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "client_errors_last_idx" ON "client_errors" USING btree ("last_at","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_links_token_key" ON "clinic_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_links_session_key" ON "clinic_links" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "clinic_links_created_by_idx" ON "clinic_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "clinic_links_expires_idx" ON "clinic_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comment_likes_comment_idx" ON "comment_likes" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_id_key" ON "comments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("post_id","rank","created_at","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "comments_replies_idx" ON "comments" USING btree ("parent_id","created_at","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_created_idx" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comments_deleted_idx" ON "comments" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "contest_votes_entry_idx" ON "contest_votes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "contests_closes_idx" ON "contests" USING btree ("closes_at","id");--> statement-breakpoint
CREATE INDEX "contests_unannounced_idx" ON "contests" USING btree ("results_at") WHERE announced_at is null;--> statement-breakpoint
CREATE INDEX "coupons_expiry_idx" ON "coupons" USING btree ("account_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "coupons_used_idx" ON "coupons" USING btree ("account_id","used_at","id");--> statement-breakpoint
CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "growth_entries_written_by_idx" ON "growth_entries" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "growth_entries_day_idx" ON "growth_entries" USING btree ("account_id","profile_id","measured_on","id");--> statement-breakpoint
CREATE INDEX "growth_events_written_by_idx" ON "growth_events" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "growth_events_entry_idx" ON "growth_events" USING btree ("account_id","entry_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_account_key" ON "guardianships" USING btree ("account_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_id_key" ON "guardianships" USING btree ("id");--> statement-breakpoint
CREATE INDEX "guardianships_invited_by_idx" ON "guardianships" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "guardianships_frozen_by_idx" ON "guardianships" USING btree ("frozen_by");--> statement-breakpoint
CREATE INDEX "guardianships_ends_idx" ON "guardianships" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "health_marks_written_by_idx" ON "health_marks" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "health_marks_window_idx" ON "health_marks" USING btree ("account_id","profile_id","window_id","marked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_id_key" ON "inquiries" USING btree ("id");--> statement-breakpoint
CREATE INDEX "inquiries_number_idx" ON "inquiries" USING btree (right("id"::text, 8));--> statement-breakpoint
CREATE INDEX "inquiries_created_idx" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_newest_idx" ON "inquiries" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_unread_idx" ON "inquiries" USING btree ("account_id") WHERE unread;--> statement-breakpoint
CREATE INDEX "inquiries_waiting_idx" ON "inquiries" USING btree ("updated_at","id") WHERE state <> 'answered';--> statement-breakpoint
CREATE INDEX "inquiries_answered_idx" ON "inquiries" USING btree ("updated_at","id") WHERE state = 'answered';--> statement-breakpoint
CREATE INDEX "inquiry_messages_staff_idx" ON "inquiry_messages" USING btree ("staff_id") WHERE staff_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code_key" ON "invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_expires_idx" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_due_idx" ON "jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_kind_key" ON "jobs" USING btree ("kind","key") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_failed_idx" ON "jobs" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_account_idx" ON "jobs" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "learning_segments_start_idx" ON "learning_segments" USING btree ("account_id","profile_id","started_at");--> statement-breakpoint
CREATE INDEX "learning_traces_day_idx" ON "learning_traces" USING btree ("account_id","profile_id","day");--> statement-breakpoint
CREATE INDEX "licence_batches_issued_idx" ON "licence_batches" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "licence_batches_issuer_idx" ON "licence_batches" USING btree ("issued_by");--> statement-breakpoint
CREATE INDEX "licence_codes_redeemed_idx" ON "licence_codes" USING btree ("redeemed_by");--> statement-breakpoint
CREATE INDEX "licence_codes_batch_idx" ON "licence_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "login_throttles_failed_idx" ON "login_throttles" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "login_throttles_account_idx" ON "login_throttles" USING btree (split_part("key", ':', 1));--> statement-breakpoint
CREATE INDEX "mail_codes_account_idx" ON "mail_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mail_codes_expires_idx" ON "mail_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_open_key" ON "moderation_cases" USING btree ("target","target_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_queue_idx" ON "moderation_cases" USING btree ("opened_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_appeal_idx" ON "moderation_cases" USING btree ("appealed_at","id") WHERE appeal_result = 'waiting';--> statement-breakpoint
CREATE INDEX "moderation_cases_author_idx" ON "moderation_cases" USING btree ("author_id","opened_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_target_idx" ON "moderation_cases" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_by_idx" ON "moderation_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "notice_deliveries_due_idx" ON "notice_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_deliveries_same_key" ON "notice_deliveries" USING btree ("account_id","channel","kind","path");--> statement-breakpoint
CREATE INDEX "notices_newest_idx" ON "notices" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_announcement_idx" ON "notices" USING btree ("announcement_id") WHERE announcement_id is not null;--> statement-breakpoint
CREATE INDEX "notices_read_idx" ON "notices" USING btree ("read_at") WHERE read_at is not null and announcement_id is null;--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "official_results_written_by_idx" ON "official_results" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "official_results_profile_idx" ON "official_results" USING btree ("account_id","profile_id","taken_on");--> statement-breakpoint
CREATE INDEX "play_marks_written_by_idx" ON "play_marks" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "play_marks_play_idx" ON "play_marks" USING btree ("account_id","profile_id","play_id","day","marked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "point_lots_due_idx" ON "point_lots" USING btree ("expires_on","account_id");--> statement-breakpoint
CREATE INDEX "point_lots_unnotified_idx" ON "point_lots" USING btree ("expires_on","account_id") WHERE not notified;--> statement-breakpoint
CREATE INDEX "point_transactions_posted_idx" ON "point_transactions" USING btree ("account_id","posted_at","nth" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_activity_sweep_idx" ON "post_activity" USING btree ("swept","hour");--> statement-breakpoint
CREATE INDEX "post_bookmarks_post_idx" ON "post_bookmarks" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_bookmarks_mine_idx" ON "post_bookmarks" USING btree ("account_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_likes_post_idx" ON "post_likes" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_likes_mine_idx" ON "post_likes" USING btree ("account_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_popularity_day_idx" ON "post_popularity" USING btree ("day","post_id") WHERE day > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_week_idx" ON "post_popularity" USING btree ("week","post_id") WHERE week > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_month_idx" ON "post_popularity" USING btree ("month","post_id") WHERE month > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_section_day_idx" ON "post_popularity" USING btree ("section","day","post_id") WHERE day > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_section_week_idx" ON "post_popularity" USING btree ("section","week","post_id") WHERE week > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_section_month_idx" ON "post_popularity" USING btree ("section","month","post_id") WHERE month > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_category_day_idx" ON "post_popularity" USING btree ("section","category","day","post_id") WHERE day > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_category_week_idx" ON "post_popularity" USING btree ("section","category","week","post_id") WHERE week > 0;--> statement-breakpoint
CREATE INDEX "post_popularity_category_month_idx" ON "post_popularity" USING btree ("section","category","month","post_id") WHERE month > 0;--> statement-breakpoint
CREATE INDEX "post_search_newest_idx" ON "post_search" USING btree ("created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_search_section_idx" ON "post_search" USING btree ("section","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_search_grams_idx" ON "post_search" USING gin ("grams" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "post_uploads_post_idx" ON "post_uploads" USING btree ("section","post_id");--> statement-breakpoint
CREATE INDEX "post_views_day_idx" ON "post_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "post_views_post_idx" ON "post_views" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_views_uncounted_idx" ON "post_views" USING btree ("post_id") WHERE uncounted > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_id_key" ON "posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_created_idx" ON "posts" USING btree ("created_at") WHERE content_key is null;--> statement-breakpoint
CREATE INDEX "posts_feed_idx" ON "posts" USING btree ("section","created_at","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "posts_category_idx" ON "posts" USING btree ("section","category","created_at","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "posts_subject_idx" ON "posts" USING btree ("section","subject_id","created_at","id") WHERE listed and subject_id is not null;--> statement-breakpoint
CREATE INDEX "posts_pictured_idx" ON "posts" USING btree ("section","subject_id","created_at","id") WHERE listed and subject_id is not null and images <> '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "posts_votes_idx" ON "posts" USING btree ("subject_id","vote_count","id") WHERE listed and section = 'contest';--> statement-breakpoint
CREATE INDEX "posts_unanswered_idx" ON "posts" USING btree ("created_at","id") WHERE section = 'counseling' and answered_at is null and state = 'visible' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_answered_idx" ON "posts" USING btree ("created_at","id") WHERE section = 'counseling' and answered_at is not null and listed;--> statement-breakpoint
CREATE INDEX "posts_private_idx" ON "posts" USING btree ("created_at","id") WHERE section = 'counseling' and visibility = 'private' and state = 'visible' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "posts_deleted_idx" ON "posts" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_content_key" ON "posts" USING btree ("content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_once_key" ON "posts" USING btree ("author_id","section","subject_id") WHERE subject_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "profiles_reminders_check_idx" ON "profiles" USING btree ("reminders_check_on");--> statement-breakpoint
CREATE INDEX "profiles_letter_idx" ON "profiles" USING btree ("letter_on");--> statement-breakpoint
CREATE INDEX "push_tokens_hash_idx" ON "push_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_idx" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash_key" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_idx" ON "refresh_tokens" USING btree ("account_id","session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_newest_idx" ON "refresh_tokens" USING btree ("created_at","account_id") WHERE successor_id is null;--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_idx" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_case_idx" ON "reports" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "rights_claims_id_key" ON "rights_claims" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "rights_claims_open_key" ON "rights_claims" USING btree ("claimant_id","target","target_id") WHERE state in ('asked', 'granted');--> statement-breakpoint
CREATE INDEX "rights_claims_asked_idx" ON "rights_claims" USING btree ("asked_at","id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "rights_claims_objected_idx" ON "rights_claims" USING btree ("objected_at","id") WHERE state = 'granted' and objected_at is not null and objection_seen_at is null;--> statement-breakpoint
CREATE INDEX "rights_claims_until_idx" ON "rights_claims" USING btree ("until") WHERE state = 'granted';--> statement-breakpoint
CREATE INDEX "rights_claims_author_idx" ON "rights_claims" USING btree ("author_id","asked_at");--> statement-breakpoint
CREATE INDEX "rights_claims_target_idx" ON "rights_claims" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "rights_claims_decided_by_idx" ON "rights_claims" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_results_link_key" ON "sent_results" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "staff_actions_newest_idx" ON "staff_actions" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_actions_actor_idx" ON "staff_actions" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_actions_kind_idx" ON "staff_actions" USING btree ("subject_kind","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_actions_subject_idx" ON "staff_actions" USING btree ("subject_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "strokes_unit_key" ON "strokes" USING btree ("subject","unit_word");--> statement-breakpoint
CREATE INDEX "strokes_subject_idx" ON "strokes" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "test_answer_events_written_by_idx" ON "test_answer_events" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_answer_events_attempt_idx" ON "test_answer_events" USING btree ("account_id","attempt_id","item_id");--> statement-breakpoint
CREATE INDEX "test_answers_written_by_idx" ON "test_answers" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_attempts_written_by_idx" ON "test_attempts" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_attempts_profile_idx" ON "test_attempts" USING btree ("account_id","profile_id","test_id","started_at");--> statement-breakpoint
CREATE INDEX "test_attempts_completed_idx" ON "test_attempts" USING btree ("completed_at") WHERE completed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_open_key" ON "test_attempts" USING btree ("account_id","profile_id","test_id",coalesce(personal_to, account_id)) WHERE completed_at is null;--> statement-breakpoint
CREATE INDEX "test_attempts_personal_idx" ON "test_attempts" USING btree ("personal_to") WHERE personal_to <> account_id;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_path_key" ON "uploads" USING btree ("path");--> statement-breakpoint
CREATE INDEX "uploads_created_idx" ON "uploads" USING btree ("created_at","path");
--> statement-breakpoint
-- By hand: functions and triggers, which are not in server/db/schema.
-- Append-only ledgers (docs/ledgers.md). A column of what was written that is added to one belongs into its trigger.
CREATE FUNCTION refuse_change_of_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = OLD.account_id AND a.leaving_at IS NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what is written in % stays as it is until its account leaves', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER point_transactions_append_only BEFORE UPDATE OR DELETE ON point_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_account();
--> statement-breakpoint
CREATE TRIGGER point_entries_append_only BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_account();
--> statement-breakpoint
CREATE FUNCTION point_legs_add_up_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(e.amount) FROM point_entries e
      WHERE e.account_id = NEW.account_id AND e.transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the legs of a transaction do not add up to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER point_entries_zero AFTER INSERT ON point_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION point_legs_add_up_to_zero();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are neither changed nor deleted', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_actions_append_only BEFORE UPDATE OR DELETE ON staff_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_account();
--> statement-breakpoint
CREATE TRIGGER child_moves_append_only BEFORE UPDATE OR DELETE ON child_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_account();
--> statement-breakpoint
CREATE TRIGGER growth_events_append_only BEFORE UPDATE OF id, entry_id, kind, measured_on, height_mm, weight_g, head_mm, position, place, note, at ON growth_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER official_result_versions_append_only BEFORE UPDATE OF version, round, taken_on, rows, place, note, written_at ON official_result_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER test_answer_events_append_only BEFORE UPDATE OF id, item_id, value, areas, note, answered_at, received_at ON test_answer_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER staff_actions_no_truncate BEFORE TRUNCATE ON staff_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_transactions_no_truncate BEFORE TRUNCATE ON point_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_entries_no_truncate BEFORE TRUNCATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consents_no_truncate BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER child_moves_no_truncate BEFORE TRUNCATE ON child_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER growth_events_no_truncate BEFORE TRUNCATE ON growth_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER official_result_versions_no_truncate BEFORE TRUNCATE ON official_result_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER test_answer_events_no_truncate BEFORE TRUNCATE ON test_answer_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT 'parent' NOT NULL,
	"is_first_login" boolean DEFAULT true NOT NULL,
	"learning_password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "login_throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone
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
CREATE TABLE "post_popularity" (
	"section" text NOT NULL,
	"post_id" uuid NOT NULL,
	"day" integer DEFAULT 0 NOT NULL,
	"week" integer DEFAULT 0 NOT NULL,
	"month" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_popularity_pkey" PRIMARY KEY("section","post_id")
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
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
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
	CONSTRAINT "test_attempts_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_pkey" PRIMARY KEY("account_id","path")
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_activity" ADD CONSTRAINT "post_activity_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_popularity" ADD CONSTRAINT "post_popularity_post_fk" FOREIGN KEY ("section","post_id") REFERENCES "public"."posts"("section","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answer_events" ADD CONSTRAINT "test_answer_events_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_login_id_key" ON "accounts" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "post_activity_sweep_idx" ON "post_activity" USING btree ("swept","hour");--> statement-breakpoint
CREATE INDEX "post_popularity_day_idx" ON "post_popularity" USING btree ("day" DESC NULLS LAST,"post_id");--> statement-breakpoint
CREATE INDEX "post_popularity_week_idx" ON "post_popularity" USING btree ("week" DESC NULLS LAST,"post_id");--> statement-breakpoint
CREATE INDEX "post_popularity_month_idx" ON "post_popularity" USING btree ("month" DESC NULLS LAST,"post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_id_key" ON "posts" USING btree ("id");--> statement-breakpoint
CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refresh_tokens_hash_key" ON "refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_family_idx" ON "refresh_tokens" USING btree ("account_id","family_id");--> statement-breakpoint
CREATE INDEX "test_answer_events_attempt_idx" ON "test_answer_events" USING btree ("account_id","attempt_id","item_id");--> statement-breakpoint
CREATE INDEX "test_attempts_profile_idx" ON "test_attempts" USING btree ("account_id","profile_id","test_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_open_key" ON "test_attempts" USING btree ("account_id","profile_id","test_id") WHERE completed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_path_key" ON "uploads" USING btree ("path");
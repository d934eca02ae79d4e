CREATE TABLE "calendar_feeds" (
	"account_id" uuid NOT NULL,
	"nonce" text NOT NULL,
	"secret_hash" text NOT NULL,
	"names" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY("account_id")
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
	CONSTRAINT "health_marks_pkey" PRIMARY KEY("account_id","id")
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
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_marks" ADD CONSTRAINT "health_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_marks" ADD CONSTRAINT "play_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_plans" ADD CONSTRAINT "play_plans_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret_key" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "health_marks_window_idx" ON "health_marks" USING btree ("account_id","profile_id","window_id","marked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "play_marks_play_idx" ON "play_marks" USING btree ("account_id","profile_id","play_id","day","marked_at" DESC NULLS LAST);
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
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_glyphs" ADD CONSTRAINT "learning_glyphs_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_segments" ADD CONSTRAINT "learning_segments_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_traces" ADD CONSTRAINT "learning_traces_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_segments_start_idx" ON "learning_segments" USING btree ("account_id","profile_id","started_at");--> statement-breakpoint
CREATE INDEX "learning_traces_day_idx" ON "learning_traces" USING btree ("account_id","profile_id","day");
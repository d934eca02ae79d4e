CREATE TABLE "push_tokens" (
	"account_id" uuid NOT NULL,
	"family_id" uuid NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"platform" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_tokens_pkey" PRIMARY KEY("account_id","family_id")
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
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stroke_revisions" ADD CONSTRAINT "stroke_revisions_stroke_id_strokes_id_fk" FOREIGN KEY ("stroke_id") REFERENCES "public"."strokes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_tokens_hash_idx" ON "push_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "strokes_unit_key" ON "strokes" USING btree ("subject","unit_word");--> statement-breakpoint
CREATE INDEX "strokes_subject_idx" ON "strokes" USING btree ("subject","id");
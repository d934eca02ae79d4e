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
ALTER TABLE "profiles" ADD COLUMN "letter_on" char(8) DEFAULT '00000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "weekly_letters" ADD CONSTRAINT "weekly_letters_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_letter_idx" ON "profiles" USING btree ("letter_on");
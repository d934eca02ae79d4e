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
ALTER TABLE "official_results" ADD COLUMN "source" text DEFAULT 'parent' NOT NULL;--> statement-breakpoint
ALTER TABLE "care_cards" ADD CONSTRAINT "care_cards_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "care_cards" ADD CONSTRAINT "care_cards_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "clinic_links" ADD CONSTRAINT "clinic_links_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clinic_links" ADD CONSTRAINT "clinic_links_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "sent_results" ADD CONSTRAINT "sent_results_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "care_cards_token_key" ON "care_cards" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "care_cards_created_by_idx" ON "care_cards" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "care_cards_expires_idx" ON "care_cards" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_links_token_key" ON "clinic_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "clinic_links_session_key" ON "clinic_links" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "clinic_links_created_by_idx" ON "clinic_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "clinic_links_expires_idx" ON "clinic_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_results_link_key" ON "sent_results" USING btree ("link_id");
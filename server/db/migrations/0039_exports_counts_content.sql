CREATE TABLE "account_exports" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder" text,
	"key" text,
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
CREATE TABLE "daily_counts" (
	"measure" text NOT NULL,
	"day" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_pkey" PRIMARY KEY("measure","day")
);
--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_exports_id_key" ON "account_exports" USING btree ("id");--> statement-breakpoint
CREATE INDEX "account_exports_expires_idx" ON "account_exports" USING btree ("expires_at");
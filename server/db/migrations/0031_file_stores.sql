CREATE TABLE "file_stores" (
	"kind" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"removals_paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "missing_since" timestamp with time zone;
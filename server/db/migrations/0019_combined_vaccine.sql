ALTER TABLE "profiles" ADD COLUMN "combined_vaccine" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "booklet_until" char(8);
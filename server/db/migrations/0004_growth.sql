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
	CONSTRAINT "growth_events_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_events" ADD CONSTRAINT "growth_events_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "growth_entries_day_idx" ON "growth_entries" USING btree ("account_id","profile_id","measured_on","id");--> statement-breakpoint
CREATE INDEX "growth_events_entry_idx" ON "growth_events" USING btree ("account_id","entry_id","at");
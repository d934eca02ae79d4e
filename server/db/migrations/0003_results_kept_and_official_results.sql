CREATE TABLE "official_result_versions" (
	"account_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"round" smallint NOT NULL,
	"taken_on" char(8) NOT NULL,
	"rows" jsonb NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "official_result_versions_pkey" PRIMARY KEY("account_id","result_id","version")
);
--> statement-breakpoint
CREATE TABLE "official_results" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"round" smallint NOT NULL,
	"taken_on" char(8) NOT NULL,
	"rows" jsonb NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "official_results_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"account_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"content_version" text NOT NULL,
	"summary" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_results_pkey" PRIMARY KEY("account_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "official_result_versions" ADD CONSTRAINT "official_result_versions_result_fk" FOREIGN KEY ("account_id","result_id") REFERENCES "public"."official_results"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "official_results_profile_idx" ON "official_results" USING btree ("account_id","profile_id","taken_on");
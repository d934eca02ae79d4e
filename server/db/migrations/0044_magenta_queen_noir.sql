CREATE TABLE "medical_infos" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"allergies" jsonb NOT NULL,
	"no_allergies" boolean NOT NULL,
	"medicines" jsonb NOT NULL,
	"no_medicines" boolean NOT NULL,
	"clinic_name" text NOT NULL,
	"clinic_phone" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "medical_infos_pkey" PRIMARY KEY("account_id","profile_id")
);
--> statement-breakpoint
ALTER TABLE "medical_infos" ADD CONSTRAINT "medical_infos_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;
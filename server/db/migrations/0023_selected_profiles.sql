CREATE TABLE "selected_profiles" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"profile_id" uuid NOT NULL,
	"selected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "selected_profiles" ADD CONSTRAINT "selected_profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selected_profiles" ADD CONSTRAINT "selected_profiles_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;
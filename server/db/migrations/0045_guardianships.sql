CREATE TABLE "guardianships" (
	"owner_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"since" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"frozen_by" uuid,
	"offered_at" timestamp with time zone,
	"takes_over_at" timestamp with time zone,
	CONSTRAINT "guardianships_pkey" PRIMARY KEY("owner_id","profile_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"owner_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("owner_id","profile_id","id")
);
--> statement-breakpoint
ALTER TABLE "book_marks" DROP CONSTRAINT "book_marks_profile_fk";
--> statement-breakpoint
ALTER TABLE "growth_entries" DROP CONSTRAINT "growth_entries_profile_fk";
--> statement-breakpoint
ALTER TABLE "growth_events" DROP CONSTRAINT "growth_events_profile_fk";
--> statement-breakpoint
ALTER TABLE "health_marks" DROP CONSTRAINT "health_marks_profile_fk";
--> statement-breakpoint
ALTER TABLE "learning_days" DROP CONSTRAINT "learning_days_profile_fk";
--> statement-breakpoint
ALTER TABLE "learning_glyphs" DROP CONSTRAINT "learning_glyphs_profile_fk";
--> statement-breakpoint
ALTER TABLE "learning_segments" DROP CONSTRAINT "learning_segments_profile_fk";
--> statement-breakpoint
ALTER TABLE "learning_settings" DROP CONSTRAINT "learning_settings_profile_fk";
--> statement-breakpoint
ALTER TABLE "learning_traces" DROP CONSTRAINT "learning_traces_profile_fk";
--> statement-breakpoint
ALTER TABLE "medical_infos" DROP CONSTRAINT "medical_infos_profile_fk";
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_profile_fk";
--> statement-breakpoint
ALTER TABLE "official_result_versions" DROP CONSTRAINT "official_result_versions_result_fk";
--> statement-breakpoint
ALTER TABLE "official_results" DROP CONSTRAINT "official_results_profile_fk";
--> statement-breakpoint
ALTER TABLE "play_marks" DROP CONSTRAINT "play_marks_profile_fk";
--> statement-breakpoint
ALTER TABLE "play_plans" DROP CONSTRAINT "play_plans_profile_fk";
--> statement-breakpoint
ALTER TABLE "selected_profiles" DROP CONSTRAINT "selected_profiles_profile_fk";
--> statement-breakpoint
ALTER TABLE "health_tellings" DROP CONSTRAINT "health_tellings_profile_fk";
--> statement-breakpoint
ALTER TABLE "test_answer_events" DROP CONSTRAINT "test_answer_events_attempt_fk";
--> statement-breakpoint
ALTER TABLE "test_answers" DROP CONSTRAINT "test_answers_attempt_fk";
--> statement-breakpoint
ALTER TABLE "test_attempts" DROP CONSTRAINT "test_attempts_profile_fk";
--> statement-breakpoint
ALTER TABLE "test_results" DROP CONSTRAINT "test_results_attempt_fk";
--> statement-breakpoint
ALTER TABLE "weekly_letters" DROP CONSTRAINT "weekly_letters_profile_fk";
--> statement-breakpoint
DROP INDEX "test_attempts_open_key";--> statement-breakpoint
ALTER TABLE "growth_entries" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "growth_events" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "health_marks" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "child_owner_id" uuid;--> statement-breakpoint
ALTER TABLE "official_results" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "play_marks" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "selected_profiles" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "test_answer_events" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "test_answers" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "personal_to" uuid;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD COLUMN "written_by" uuid;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_profile_fk" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_profile_fk" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_account_key" ON "guardianships" USING btree ("account_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_id_key" ON "guardianships" USING btree ("id");--> statement-breakpoint
CREATE INDEX "guardianships_invited_by_idx" ON "guardianships" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "guardianships_ends_idx" ON "guardianships" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_key" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code_key" ON "invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "invitations_expires_idx" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "book_marks" ADD CONSTRAINT "book_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "growth_entries" ADD CONSTRAINT "growth_entries_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "growth_events" ADD CONSTRAINT "growth_events_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "health_marks" ADD CONSTRAINT "health_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_days" ADD CONSTRAINT "learning_days_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_glyphs" ADD CONSTRAINT "learning_glyphs_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_segments" ADD CONSTRAINT "learning_segments_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_settings" ADD CONSTRAINT "learning_settings_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "learning_traces" ADD CONSTRAINT "learning_traces_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "medical_infos" ADD CONSTRAINT "medical_infos_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_child_fk" FOREIGN KEY ("child_owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "official_result_versions" ADD CONSTRAINT "official_result_versions_result_fk" FOREIGN KEY ("account_id","result_id") REFERENCES "public"."official_results"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "official_results" ADD CONSTRAINT "official_results_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "play_marks" ADD CONSTRAINT "play_marks_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "play_plans" ADD CONSTRAINT "play_plans_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "selected_profiles" ADD CONSTRAINT "selected_profiles_child_fk" FOREIGN KEY ("owner_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "health_tellings" ADD CONSTRAINT "health_tellings_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_answer_events" ADD CONSTRAINT "test_answer_events_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_answers" ADD CONSTRAINT "test_answers_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_attempt_fk" FOREIGN KEY ("account_id","attempt_id") REFERENCES "public"."test_attempts"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "weekly_letters" ADD CONSTRAINT "weekly_letters_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "growth_entries_written_by_idx" ON "growth_entries" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "growth_events_written_by_idx" ON "growth_events" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "health_marks_written_by_idx" ON "health_marks" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "official_results_written_by_idx" ON "official_results" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "play_marks_written_by_idx" ON "play_marks" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_answer_events_written_by_idx" ON "test_answer_events" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_answers_written_by_idx" ON "test_answers" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_attempts_written_by_idx" ON "test_attempts" USING btree ("written_by") WHERE written_by <> account_id;--> statement-breakpoint
CREATE INDEX "test_attempts_personal_idx" ON "test_attempts" USING btree ("personal_to") WHERE personal_to <> account_id;--> statement-breakpoint
CREATE UNIQUE INDEX "test_attempts_open_key" ON "test_attempts" USING btree ("account_id","profile_id","test_id",coalesce(personal_to, account_id)) WHERE completed_at is null;--> statement-breakpoint
UPDATE "selected_profiles" SET "owner_id" = "account_id" WHERE "owner_id" IS NULL;--> statement-breakpoint
UPDATE "notices" SET "child_owner_id" = "account_id" WHERE "profile_id" IS NOT NULL AND "child_owner_id" IS NULL;--> statement-breakpoint
UPDATE "test_attempts" SET "personal_to" = "account_id" WHERE "test_id" LIKE 'parenting%' AND "personal_to" IS NULL;--> statement-breakpoint
CREATE TRIGGER guardianships_changed AFTER UPDATE OR DELETE ON guardianships FOR EACH ROW EXECUTE FUNCTION notify_sign_in_changed('account_id');--> statement-breakpoint
CREATE TRIGGER profiles_moved AFTER UPDATE OF account_id ON profiles FOR EACH ROW EXECUTE FUNCTION notify_sign_in_changed('account_id');

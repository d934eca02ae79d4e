CREATE TABLE "account_freezes" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone,
	"appeal" text,
	"appealed_at" timestamp with time zone,
	"appeal_result" text,
	"appeal_answer" text,
	"appeal_answered_at" timestamp with time zone,
	CONSTRAINT "account_freezes_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_freezes" ADD CONSTRAINT "account_freezes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_freezes_in_force_key" ON "account_freezes" USING btree ("account_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "account_freezes_appeals_idx" ON "account_freezes" USING btree ("appealed_at","id") WHERE appealed_at is not null and appeal_answered_at is null and lifted_at is null;--> statement-breakpoint
CREATE INDEX "staff_actions_newest_idx" ON "staff_actions" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_actions_actor_idx" ON "staff_actions" USING btree ("actor_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_actions_kind_idx" ON "staff_actions" USING btree ("subject_kind","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_actions_subject_idx" ON "staff_actions" USING btree ("subject_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "inquiries_number_idx" ON "inquiries" USING btree (right("id"::text, 8));
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are neither changed nor deleted', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_actions_append_only BEFORE UPDATE OR DELETE ON staff_actions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DROP TRIGGER accounts_changed ON accounts;
--> statement-breakpoint
CREATE TRIGGER accounts_changed AFTER UPDATE OF role, leaving_at, frozen_at, password_hash ON accounts
  FOR EACH ROW WHEN ((OLD.role, OLD.leaving_at, OLD.frozen_at, OLD.password_hash)
    IS DISTINCT FROM (NEW.role, NEW.leaving_at, NEW.frozen_at, NEW.password_hash))
  EXECUTE FUNCTION notify_sign_in_changed('id');

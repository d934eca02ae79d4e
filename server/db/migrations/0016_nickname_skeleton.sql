ALTER TABLE "accounts" ADD COLUMN "nickname_skeleton" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_nickname_skeleton_key" ON "accounts" USING btree ("nickname_skeleton");--> statement-breakpoint
CREATE INDEX "accounts_nickname_pending_idx" ON "accounts" USING btree ("id") WHERE nickname is not null and nickname_skeleton is null;
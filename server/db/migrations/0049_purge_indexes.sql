CREATE INDEX "guardianships_frozen_by_idx" ON "guardianships" USING btree ("frozen_by");--> statement-breakpoint
CREATE INDEX "inquiry_messages_staff_idx" ON "inquiry_messages" USING btree ("staff_id") WHERE staff_id is not null;--> statement-breakpoint
CREATE INDEX "login_throttles_account_idx" ON "login_throttles" USING btree (split_part("key", ':', 1));--> statement-breakpoint
CREATE INDEX "moderation_cases_decided_by_idx" ON "moderation_cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "rights_claims_decided_by_idx" ON "rights_claims" USING btree ("decided_by");
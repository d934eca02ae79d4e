DROP INDEX "accounts_created_brin";--> statement-breakpoint
DROP INDEX "comments_created_brin";--> statement-breakpoint
DROP INDEX "inquiries_created_brin";--> statement-breakpoint
DROP INDEX "posts_created_brin";--> statement-breakpoint
DROP INDEX "reports_created_brin";--> statement-breakpoint
DROP INDEX "test_attempts_completed_brin";--> statement-breakpoint
CREATE INDEX "accounts_created_idx" ON "accounts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comments_created_idx" ON "comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_created_idx" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "posts_created_idx" ON "posts" USING btree ("created_at") WHERE content_key is null;--> statement-breakpoint
CREATE INDEX "reports_created_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "test_attempts_completed_idx" ON "test_attempts" USING btree ("completed_at") WHERE completed_at is not null;
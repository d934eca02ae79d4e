CREATE INDEX "accounts_created_brin" ON "accounts" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "comments_created_brin" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_created_brin" ON "inquiries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "posts_created_brin" ON "posts" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_newest_idx" ON "refresh_tokens" USING btree ("created_at","account_id") WHERE successor_id is null;--> statement-breakpoint
CREATE INDEX "reports_created_brin" ON "reports" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "test_attempts_completed_brin" ON "test_attempts" USING brin ("completed_at");
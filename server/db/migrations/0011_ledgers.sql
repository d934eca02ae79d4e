CREATE TABLE "licence_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"note" text NOT NULL,
	"issued" integer NOT NULL,
	"redeemed" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"issued_by" uuid
);
--> statement-breakpoint
CREATE TABLE "point_balances" (
	"account_id" uuid NOT NULL,
	"book" text NOT NULL,
	"balance" integer NOT NULL,
	"moves" integer NOT NULL,
	CONSTRAINT "point_balances_pkey" PRIMARY KEY("account_id","book"),
	CONSTRAINT "point_balances_own_check" CHECK ("point_balances"."book" <> 'own' or "point_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"account_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"leg" integer NOT NULL,
	"book" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"expires_on" char(8),
	CONSTRAINT "point_entries_pkey" PRIMARY KEY("account_id","transaction_id","leg")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"account_id" uuid NOT NULL,
	"expires_on" char(8) NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "point_lots_pkey" PRIMARY KEY("account_id","expires_on"),
	CONSTRAINT "point_lots_remaining_check" CHECK ("point_lots"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_transactions" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"nth" integer NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_transactions_pkey" PRIMARY KEY("account_id","id"),
	CONSTRAINT "point_transactions_key_unique" UNIQUE("account_id","key"),
	CONSTRAINT "point_transactions_nth_unique" UNIQUE("account_id","nth")
);
--> statement-breakpoint
DROP INDEX "coupons_issued_idx";--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "opens_on" char(8);--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "closes_on" char(8);--> statement-breakpoint
ALTER TABLE "licence_codes" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "licence_batches" ADD CONSTRAINT "licence_batches_issued_by_accounts_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_balances" ADD CONSTRAINT "point_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_transaction_fk" FOREIGN KEY ("account_id","transaction_id") REFERENCES "public"."point_transactions"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_transactions" ADD CONSTRAINT "point_transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_batches_issued_idx" ON "licence_batches" USING btree ("issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "licence_batches_issuer_idx" ON "licence_batches" USING btree ("issued_by");--> statement-breakpoint
CREATE INDEX "point_lots_due_idx" ON "point_lots" USING btree ("expires_on","account_id");--> statement-breakpoint
CREATE INDEX "point_transactions_posted_idx" ON "point_transactions" USING btree ("account_id","posted_at","nth" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "licence_codes" ADD CONSTRAINT "licence_codes_batch_id_licence_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."licence_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_expiry_idx" ON "coupons" USING btree ("account_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "coupons_used_idx" ON "coupons" USING btree ("account_id","used_at","id");--> statement-breakpoint
CREATE INDEX "licence_codes_batch_idx" ON "licence_codes" USING btree ("batch_id");
CREATE TABLE "delivery_days" (
	"account_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"day" char(8) NOT NULL,
	"sent" smallint NOT NULL,
	CONSTRAINT "delivery_days_pkey" PRIMARY KEY("account_id","channel")
);
--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "p256dh" text;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "auth" text;--> statement-breakpoint
ALTER TABLE "delivery_days" ADD CONSTRAINT "delivery_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
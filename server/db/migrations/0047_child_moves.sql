CREATE TABLE "child_moves" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "child_moves_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "owner_stays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "child_moves" ADD CONSTRAINT "child_moves_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "health_tellings" (
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"window_id" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_tellings_pkey" PRIMARY KEY("account_id","profile_id","window_id")
);
--> statement-breakpoint
CREATE TABLE "notice_deliveries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"notice_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_deliveries_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "profile_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "channel" text DEFAULT 'app' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "windows_check_on" char(8) DEFAULT '00000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_tellings" ADD CONSTRAINT "health_tellings_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_deliveries_due_idx" ON "notice_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_deliveries_same_key" ON "notice_deliveries" USING btree ("account_id","channel","kind","path");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_profile_fk" FOREIGN KEY ("account_id","profile_id") REFERENCES "public"."profiles"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_windows_check_idx" ON "profiles" USING btree ("windows_check_on");--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_pkey";
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_pkey" PRIMARY KEY("account_id","kind","channel");
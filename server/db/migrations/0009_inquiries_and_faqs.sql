CREATE TABLE "faqs" (
	"id" text PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"question" text NOT NULL,
	"answer" text[] NOT NULL,
	"keywords" text[] NOT NULL,
	"position" integer NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"category" text NOT NULL,
	"state" text NOT NULL,
	"beginning" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"unread" boolean DEFAULT false NOT NULL,
	CONSTRAINT "inquiries_pkey" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"account_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"by" text NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_messages_pkey" PRIMARY KEY("account_id","inquiry_id","id")
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_fk" FOREIGN KEY ("account_id","inquiry_id") REFERENCES "public"."inquiries"("account_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_id_key" ON "inquiries" USING btree ("id");--> statement-breakpoint
CREATE INDEX "inquiries_newest_idx" ON "inquiries" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "inquiries_unread_idx" ON "inquiries" USING btree ("account_id") WHERE unread;--> statement-breakpoint
CREATE INDEX "inquiries_waiting_idx" ON "inquiries" USING btree ("updated_at","id") WHERE state <> 'answered';--> statement-breakpoint
CREATE INDEX "inquiries_answered_idx" ON "inquiries" USING btree ("updated_at","id") WHERE state = 'answered';
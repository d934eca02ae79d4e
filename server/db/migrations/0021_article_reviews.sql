CREATE TABLE "article_reviews" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"degree" text NOT NULL,
	"reviewed_on" text NOT NULL,
	"text_digest" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

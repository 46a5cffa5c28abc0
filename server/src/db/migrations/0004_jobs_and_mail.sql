CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"claim" uuid,
	"tries" integer DEFAULT 0 NOT NULL,
	"cron" text,
	"failed_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("kind","run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "jobs" USING btree ("company_id","failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_by_schedule" ON "jobs" USING btree ("kind") WHERE cron is not null;--> statement-breakpoint
CREATE INDEX "mails_by_age" ON "mails" USING btree ("created_at");
CREATE TABLE "email_templates" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "email_templates_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_batches" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"attachment_ids" uuid[] DEFAULT '{}' NOT NULL,
	"lead_ids" uuid[] NOT NULL,
	"state" text DEFAULT 'filling' NOT NULL,
	"filled" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"send_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mail_batches_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_servers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text,
	"password" text,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"per_minute" integer NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"worked_at" timestamp with time zone,
	"error" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"security" text NOT NULL,
	"username" text NOT NULL,
	"password" text,
	"folder" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text,
	"next_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"mail_id" uuid,
	"message_id" text NOT NULL,
	"from_address" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"attachment_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_mails_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "unsubscribed_addresses" (
	"company_id" uuid NOT NULL,
	"address" text NOT NULL,
	"lead_id" uuid,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsubscribed_addresses_company_id_address_pk" PRIMARY KEY("company_id","address")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lane" text DEFAULT 'product' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "more_recipients" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "from_name" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "urgency" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "send_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "email_templates_name" ON "email_templates" USING btree ("company_id",lower("name")) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "mail_batches_by_age" ON "mail_batches" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mailboxes_due" ON "mailboxes" USING btree ("next_read_at");--> statement-breakpoint
CREATE UNIQUE INDEX "received_mails_once" ON "received_mails" USING btree ("company_id","message_id");--> statement-breakpoint
CREATE INDEX "received_mails_of_lead" ON "received_mails" USING btree ("company_id","lead_id","received_at","id");--> statement-breakpoint
CREATE INDEX "unsubscribed_by_age" ON "unsubscribed_addresses" USING btree ("company_id","created_at","address");--> statement-breakpoint
CREATE INDEX "mails_to_lead" ON "mails" USING btree ("company_id","lead_id","created_at","id") WHERE lead_id is not null;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("company_id","urgency","due_at","id") WHERE lane = 'firm' and state = 'queued';--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("due_at") WHERE lane = 'firm' and state = 'queued';--> statement-breakpoint
CREATE INDEX "mails_under_way" ON "mails" USING btree ("claimed_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "mails_tried" ON "mails" USING btree ("company_id","claimed_at") WHERE lane = 'firm' and claimed_at is not null;--> statement-breakpoint
CREATE INDEX "mails_in_batch" ON "mails" USING btree ("company_id","batch_id","state") WHERE batch_id is not null;--> statement-breakpoint
SELECT foyer_protect('email_templates', 'company'), foyer_protect('mail_batches', 'company'),
  foyer_protect('unsubscribed_addresses', 'company'), foyer_protect('mail_servers', 'company'),
  foyer_protect('mailboxes', 'company'), foyer_protect('received_mails', 'company');
--> statement-breakpoint
-- A firm tries a mail again, and calls back one that has not left.
GRANT UPDATE ON mails TO foyer_company;
--> statement-breakpoint
-- Firms that have rules already are told of what leads answer, and of mails that come back, like new ones.
INSERT INTO notification_rules (company_id, id, feature, event, to_super_admins, to_admins, to_receiver, to_others, channel, bell_text)
SELECT r.company_id, gen_random_uuid(), 'LMS', added.event, false, false, true, false, 3, added.bell_text
FROM (SELECT DISTINCT company_id FROM notification_rules) AS r
CROSS JOIN (VALUES
  ('mail-answered', '<b>{{leadName}}</b> wrote to you: {{details}}'),
  ('mail-returned', 'Your email to <b>{{leadName}}</b> came back: {{details}}')
) AS added(event, bell_text);

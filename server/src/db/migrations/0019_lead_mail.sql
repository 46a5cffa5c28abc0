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
--> statement-breakpoint
-- Firms of before get the templates that a new one begins with.
INSERT INTO email_templates (company_id, id, type, name, subject, html, created_at, updated_at)
SELECT c.id, gen_random_uuid(), t.type, t.name, t.subject, t.html, n.at, n.at
FROM companies c CROSS JOIN (VALUES
  (0, 1, 'First enquiry',
    'Thank you for your enquiry, {{firstName}}',
    '<p>Dear {{firstName}},</p><p>Thank you for getting in touch with {{company}}. We would love to hear about your space and what you have in mind for it.</p><p>To begin, it helps us to know a little more: the floor plan if you have one, the rooms you would like us to design, and when you hope to move in. You can simply reply to this email.</p><p>We will call you shortly to understand your ideas and to arrange a first meeting at a time that suits you.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (1, 1, 'Following up',
    '{{firstName}}, shall we take the next step?',
    '<p>Dear {{firstName}},</p><p>It was lovely to speak with you about your space. I wanted to check whether you had time to think about it, and whether any questions have come up.</p><p>If you like, we can meet at our studio, look at materials and finishes together, and share ideas from homes that we have designed recently.</p><p>Please let me know a day and time that suit you, and I will arrange the rest.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (2, 1, 'Proposal sent',
    'Your design proposal from {{company}}',
    '<p>Dear {{firstName}},</p><p>Thank you for sharing your requirements with us. Our proposal for your space is ready, and we are happy to send it to you with this email.</p><p>It covers the scope of work, the materials that we recommend, the timeline and the estimate. Nothing in it is final: we can adjust the scope or the finishes to suit your taste and budget.</p><p>Shall we go through it together on a call? I would be glad to answer every question you have.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (3, 1, 'Thank you for choosing us',
    'Welcome to {{company}}, {{firstName}}',
    '<p>Dear {{firstName}},</p><p>Thank you for choosing {{company}}. It is a privilege to be trusted with your home, and we are excited to begin.</p><p>In the next few days we will share the schedule and introduce you to the people who will work with you. Until then, please write or call whenever something comes to your mind.</p><p>We look forward to creating a space that you will love to come home to.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (4, 1, 'Festival greeting',
    'Warm festive wishes from {{company}}',
    '<p>Dear {{firstName}},</p><p>As homes fill with lights, sweets and family, all of us at {{company}} wish you and your loved ones joy, good health and prosperity.</p><p>May this season bring new beginnings to your home. If a fresh look is part of your plans, we would be delighted to help.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (5, 4, 'Tried to reach you',
    'We tried to call you, {{firstName}}',
    '<p>Dear {{firstName}},</p><p>I tried to call you today about your enquiry with {{company}}, but could not reach you.</p><p>When would be a good time to talk? Please reply with a day and time that suit you, or call me back whenever it is convenient.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (6, 4, 'Second try',
    'Still thinking about your space, {{firstName}}?',
    '<p>Dear {{firstName}},</p><p>I have tried to reach you a few times about your enquiry, and I know how busy days can be.</p><p>If you are still planning your interiors, a short reply is enough and I will call you at a time of your choice. If your plans have changed, please tell me, and I will not trouble you further.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (7, 5, 'Thank you for considering us',
    'Thank you for considering {{company}}',
    '<p>Dear {{firstName}},</p><p>Thank you for taking the time to speak with us. We understand that this is not the right moment, or that another choice suits you better.</p><p>If your plans change, or if you need advice about a room, a material or a budget, we are only a call away.</p><p>We wish you all the best with your home.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (8, 6, 'Thank you, meeting confirmed',
    'Thank you, {{firstName}}: our meeting is confirmed',
    '<p>Dear {{firstName}},</p><p>Thank you for your time. Our meeting is confirmed, and we look forward to seeing you.</p><p><strong>{{followUp}}</strong></p><p>If you have a floor plan, photos of the space or pictures of rooms that you like, please keep them at hand. They help us to understand your taste quickly.</p><p>Should the time no longer suit you, simply reply to this email or call me, and we will find another.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>'),
  (9, 6, 'Thank you for meeting us',
    'It was a pleasure to meet you, {{firstName}}',
    '<p>Dear {{firstName}},</p><p>Thank you for meeting us and for sharing your ideas. We enjoyed learning how you would like to live in your space.</p><p>We are now putting together our first thoughts and will share them with you soon. If anything else comes to your mind until then, please write to me.</p><p>Warm regards,<br>{{sender}}<br>{{company}}<br>{{senderPhone}}</p>')
) AS t (place, type, name, subject, html)
CROSS JOIN LATERAL (SELECT now() + t.place * interval '1 millisecond' AS at) AS n
WHERE NOT EXISTS (SELECT FROM email_templates e WHERE e.company_id = c.id);

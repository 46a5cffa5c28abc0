CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "designations" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "designations_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"crm_edit" boolean DEFAULT false NOT NULL,
	"crm_can_assign" boolean DEFAULT false NOT NULL,
	"quotation_edit" boolean DEFAULT false NOT NULL,
	"can_create_project" boolean DEFAULT false NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_receivers" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_receivers_company_id_user_id_notification_id_pk" PRIMARY KEY("company_id","user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notification_rules" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"feature" text NOT NULL,
	"event" text NOT NULL,
	"to_super_admins" boolean NOT NULL,
	"to_admins" boolean NOT NULL,
	"to_receiver" boolean NOT NULL,
	"to_others" boolean NOT NULL,
	"channel" integer NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"email_text" text DEFAULT '' NOT NULL,
	"bell_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "notification_rules_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"feature" text NOT NULL,
	"link" text,
	"detailed_link" text,
	"project_id" uuid,
	"project_name" text,
	"receiver_id" uuid,
	"sender_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"city" text,
	"location" text,
	"postal_code" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "project_members" (
	"company_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_members_company_id_project_id_user_id_pk" PRIMARY KEY("company_id","project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"company_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"admin_id" uuid,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"is_from_lead" boolean DEFAULT false NOT NULL,
	"is_company_own" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "projects_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "designation_id" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "invited_by" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_absent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "gst_number" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "country_code" text DEFAULT 'IN' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "auto_assign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_receivers" ADD CONSTRAINT "notification_receivers_company_id_notification_id_notifications_company_id_id_fk" FOREIGN KEY ("company_id","notification_id") REFERENCES "public"."notifications"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_members" ADD CONSTRAINT "project_members_company_id_project_id_projects_company_id_id_fk" FOREIGN KEY ("company_id","project_id") REFERENCES "public"."projects"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_client_id_clients_company_id_id_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_by_email" ON "one_time_codes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_age" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tickets_by_age" ON "password_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "designations_name" ON "designations" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name" ON "roles" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "notification_receivers_in_order" ON "notification_receivers" USING btree ("company_id","user_id","created_at","notification_id");--> statement-breakpoint
CREATE INDEX "notification_receivers_unread" ON "notification_receivers" USING btree ("company_id","user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notification_receivers_by_notification" ON "notification_receivers" USING btree ("company_id","notification_id");--> statement-breakpoint
CREATE INDEX "notification_rules_by_event" ON "notification_rules" USING btree ("company_id","feature","event");--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "project_members_by_user" ON "project_members" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "projects_by_name" ON "projects" USING btree ("company_id","name");
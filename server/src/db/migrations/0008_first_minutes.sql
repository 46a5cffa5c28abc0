ALTER TABLE "companies" ADD COLUMN "bank" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "signature_file_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "signatory" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "starter_packs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The first week of firms that are here already is over: they get the time of this change, new ones none.
ALTER TABLE "companies" ADD COLUMN "first_week_hidden_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "companies" ALTER COLUMN "first_week_hidden_at" DROP DEFAULT;
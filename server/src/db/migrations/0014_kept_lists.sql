ALTER TABLE "designations" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "designations" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "source_names" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "source_names" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "work_types" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_by_source_name" ON "leads" USING btree ("company_id","source_name") WHERE deleted_at is null and archived_at is null and source_name is not null;--> statement-breakpoint
CREATE INDEX "leads_by_work_scope" ON "leads" USING btree ("company_id","work_scope") WHERE deleted_at is null and archived_at is null and work_scope is not null;
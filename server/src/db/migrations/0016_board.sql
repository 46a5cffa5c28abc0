DROP INDEX "leads_deleted";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "position" text collate "C" DEFAULT trim_scale(extract(epoch from clock_timestamp())::numeric)::text NOT NULL;--> statement-breakpoint
SET LOCAL ROLE foyer_system;--> statement-breakpoint
UPDATE "leads" SET "position" = trim_scale(extract(epoch from "stage_since")::numeric)::text;--> statement-breakpoint
RESET ROLE;--> statement-breakpoint
ALTER TABLE "stages" ADD COLUMN "stale_after_days" integer;--> statement-breakpoint
CREATE INDEX "leads_on_board" ON "leads" USING btree ("company_id","stage_id","position","id","assignee_id","creator_id","budget") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "tasks_given" ON "tasks" USING btree ("company_id","creator_id","due_at","id") WHERE deleted_at is null and done_at is null and assignee_id <> creator_id;--> statement-breakpoint
CREATE INDEX "leads_deleted" ON "leads" USING btree ("company_id","deleted_at") WHERE deleted_at is not null;
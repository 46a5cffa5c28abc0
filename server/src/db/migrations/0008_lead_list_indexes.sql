DROP INDEX "leads_by_created";--> statement-breakpoint
DROP INDEX "leads_by_updated";--> statement-breakpoint
DROP INDEX "leads_by_follow_up";--> statement-breakpoint
DROP INDEX "leads_by_name";--> statement-breakpoint
DROP INDEX "leads_by_budget";--> statement-breakpoint
DROP INDEX "leads_by_closure";--> statement-breakpoint
CREATE INDEX "leads_unassigned" ON "leads" USING btree ("company_id","created_at","id") WHERE deleted_at is null and archived_at is null and assignee_id is null;--> statement-breakpoint
CREATE INDEX "leads_by_created" ON "leads" USING btree ("company_id","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_updated" ON "leads" USING btree ("company_id","updated_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_follow_up" ON "leads" USING btree ("company_id","follow_up_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_name" ON "leads" USING btree ("company_id","sort_name","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_budget" ON "leads" USING btree ("company_id","budget","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_closure" ON "leads" USING btree ("company_id","expected_closure","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;
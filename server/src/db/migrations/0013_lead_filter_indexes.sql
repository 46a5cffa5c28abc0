DROP INDEX "lead_tags_by_tag";--> statement-breakpoint
CREATE INDEX "leads_by_area" ON "leads" USING btree ("company_id","area","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_by_closure_month" ON "leads" USING btree ("company_id",(extract(month from "expected_closure")::int),"created_at","id") WHERE deleted_at is null and archived_at is null;--> statement-breakpoint
CREATE INDEX "leads_quoted" ON "leads" USING btree ("company_id","created_at","id","assignee_id","creator_id") WHERE deleted_at is null and archived_at is null and is_quotation_sent;--> statement-breakpoint
CREATE INDEX "leads_deleted" ON "leads" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "lead_tags_by_tag" ON "lead_tags" USING btree ("company_id","tag_id","lead_id");
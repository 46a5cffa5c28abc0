-- Firms that are there already hear of tasks as new ones do (contract/src/notifications/defaults.ts).
SET LOCAL ROLE foyer_system;
--> statement-breakpoint
INSERT INTO notification_rules
  (company_id, id, feature, event, to_super_admins, to_admins, to_receiver, to_others, channel, bell_text)
SELECT id, gen_random_uuid(), 'TASK', 'task-assigned', false, false, true, false, 3,
  '{{sender}} gave you a task: <b>{{taskTitle}}</b> {{details}}'
FROM companies;
--> statement-breakpoint
RESET ROLE;

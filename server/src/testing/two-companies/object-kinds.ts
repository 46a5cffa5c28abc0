/** The kinds of objects that belong to a company, and where each is stored. */
export const objectKinds: Record<string, string[]> = {
  company: ['companies', 'settings_versions'],
  person: ['members', 'users', 'designations', 'roles', 'sessions'],
  lead: [
    'leads',
    'lead_contacts',
    'lead_identities',
    'lead_search',
    'lead_history',
    'lead_merges',
    'unanswered_calls',
    'lead_tags',
    'lead_tallies',
    'lead_tag_tallies',
    'lead_weeks',
  ],
  view: ['lead_views', 'lead_list_preferences'],
  field: ['custom_fields', 'lead_forms', 'lead_sources', 'source_names', 'work_types', 'lead_choices'],
  pipeline: ['pipelines', 'stages', 'stage_statuses', 'transition_rules'],
  tag: ['tags'],
  team: ['teams', 'team_members', 'assignment_turns', 'assignment_weights', 'assignment_limits'],
  task: ['tasks'],
  door: ['intake_doors', 'intake_deliveries', 'intake_forms', 'meta_logins'],
  project: ['projects', 'project_members', 'clients'],
  file: ['files'],
  notification: ['notifications', 'notification_receivers', 'notification_rules', 'reminder_preferences'],
  job: ['jobs'],
  mail: ['mails', 'mail_batches', 'received_mails', 'unsubscribed_addresses'],
  template: ['email_templates'],
  'mail server': ['mail_servers', 'mailboxes'],
  audit: ['audit_log'],
  export: ['exports_under_way'],
  call: ['answered_calls'],
  import: ['imports', 'import_rows', 'import_mappings'],
}

export const kindOf = (table: string): string =>
  Object.keys(objectKinds).find((kind) => objectKinds[kind]?.includes(table)) ?? 'unknown'

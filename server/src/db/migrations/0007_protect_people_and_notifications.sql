SELECT foyer_protect('one_time_codes', 'system'), foyer_protect('password_tickets', 'system'),
  foyer_protect('designations', 'company'), foyer_protect('roles', 'company'),
  foyer_protect('clients', 'company'), foyer_protect('projects', 'company'), foyer_protect('project_members', 'company'),
  foyer_protect('notifications', 'company'), foyer_protect('notification_receivers', 'company'), foyer_protect('notification_rules', 'company');

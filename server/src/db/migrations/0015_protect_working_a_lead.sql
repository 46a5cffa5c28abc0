SELECT foyer_protect('lead_choices', 'company'), foyer_protect('reminder_preferences', 'company'),
  foyer_protect('tasks', 'company');

SELECT foyer_protect('custom_fields', 'company'), foyer_protect('lead_forms', 'company'),
  foyer_protect('transition_rules', 'company'), foyer_protect('assignment_turns', 'company');

-- A company writes its own work, sees what failed of it and has it tried again; the workers take it across companies.
SELECT foyer_protect('jobs', 'company', 'SELECT, INSERT, UPDATE'), foyer_protect('mails', 'company', 'SELECT, INSERT');

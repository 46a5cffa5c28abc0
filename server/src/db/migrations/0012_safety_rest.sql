-- A person who has come is called by another name than the one they were invited with: what servers hold of the company is old.
CREATE CONSTRAINT TRIGGER name_changed AFTER UPDATE OF invited_as ON members
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION settings_changed();

CREATE FUNCTION notify_sign_in_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sign_in_changed', to_jsonb(OLD) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refresh_tokens_revoked AFTER UPDATE OF revoked_at ON refresh_tokens
  FOR EACH ROW WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at) EXECUTE FUNCTION notify_sign_in_changed('account_id');
--> statement-breakpoint
CREATE TRIGGER refresh_tokens_deleted AFTER DELETE ON refresh_tokens
  FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION notify_sign_in_changed('account_id');
--> statement-breakpoint
CREATE TRIGGER accounts_changed AFTER UPDATE OF role, leaving_at, password_hash ON accounts
  FOR EACH ROW WHEN ((OLD.role, OLD.leaving_at, OLD.password_hash) IS DISTINCT FROM (NEW.role, NEW.leaving_at, NEW.password_hash))
  EXECUTE FUNCTION notify_sign_in_changed('id');
--> statement-breakpoint
CREATE TRIGGER accounts_deleted AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION notify_sign_in_changed('id');
--> statement-breakpoint
CREATE TRIGGER profiles_deleted AFTER DELETE ON profiles FOR EACH ROW EXECUTE FUNCTION notify_sign_in_changed('account_id');

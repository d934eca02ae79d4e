CREATE FUNCTION notify_visibility_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('visibility_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_narrowed AFTER UPDATE OF visibility, state, deleted_at, title, content, text, tags, images ON posts
  FOR EACH ROW WHEN (OLD.listed AND (OLD.visibility, OLD.state, OLD.deleted_at, OLD.title, OLD.content, OLD.text, OLD.tags, OLD.images)
    IS DISTINCT FROM (NEW.visibility, NEW.state, NEW.deleted_at, NEW.title, NEW.content, NEW.text, NEW.tags, NEW.images))
  EXECUTE FUNCTION notify_visibility_changed();
--> statement-breakpoint
CREATE TRIGGER posts_deleted AFTER DELETE ON posts
  FOR EACH ROW WHEN (OLD.listed) EXECUTE FUNCTION notify_visibility_changed();
--> statement-breakpoint
CREATE TRIGGER accounts_narrowed AFTER UPDATE OF leaving_at, name, nickname, image_path, role ON accounts
  FOR EACH ROW WHEN ((OLD.leaving_at, OLD.name, OLD.nickname, OLD.image_path, OLD.role)
    IS DISTINCT FROM (NEW.leaving_at, NEW.name, NEW.nickname, NEW.image_path, NEW.role))
  EXECUTE FUNCTION notify_visibility_changed();
--> statement-breakpoint
CREATE TRIGGER blocks_created AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION notify_visibility_changed();
--> statement-breakpoint
CREATE TRIGGER reports_created AFTER INSERT ON reports FOR EACH ROW EXECUTE FUNCTION notify_visibility_changed();

CREATE FUNCTION point_ledger_is_written_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = OLD.account_id AND a.leaving_at IS NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what is written in % stays as it is until its account leaves', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER point_transactions_once BEFORE UPDATE OR DELETE ON point_transactions
  FOR EACH ROW EXECUTE FUNCTION point_ledger_is_written_once();
--> statement-breakpoint
CREATE TRIGGER point_entries_once BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH ROW EXECUTE FUNCTION point_ledger_is_written_once();
--> statement-breakpoint
CREATE FUNCTION point_legs_add_up_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(e.amount) FROM point_entries e
      WHERE e.account_id = NEW.account_id AND e.transaction_id = NEW.transaction_id) <> 0 THEN
    RAISE EXCEPTION 'the legs of a transaction do not add up to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER point_entries_zero AFTER INSERT ON point_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION point_legs_add_up_to_zero();

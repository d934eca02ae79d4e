CREATE FUNCTION consume_rate_limit(limit_key text, most integer, resets timestamptz, at timestamptz, latest timestamptz)
RETURNS timestamptz LANGUAGE plpgsql VOLATILE AS $$
DECLARE full_until timestamptz;
BEGIN
  -- A window that ends after `latest` was started by a clock that has been set back since.
  INSERT INTO rate_limits AS l (key, count, resets_at) VALUES (limit_key, 1, resets)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN l.resets_at <= at OR l.resets_at > latest THEN 1 ELSE l.count + 1 END,
    resets_at = CASE WHEN l.resets_at <= at OR l.resets_at > latest THEN resets ELSE l.resets_at END
  WHERE l.resets_at <= at OR l.resets_at > latest OR l.count < most;
  IF NOT FOUND THEN
    SELECT l.resets_at INTO full_until FROM rate_limits l WHERE l.key = limit_key;
    full_until := coalesce(full_until, at);
  END IF;
  RETURN full_until;
END $$;
--> statement-breakpoint
CREATE FUNCTION enter_write(account uuid, name text, limit_key text, most integer, resets timestamptz, at timestamptz, latest timestamptz)
RETURNS TABLE (locked boolean, request_hash text, status integer, body text, full_until timestamptz) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  locked := true;
  IF name IS NOT NULL THEN
    SELECT c.locked, c.request_hash, c.status, c.body INTO locked, request_hash, status, body
    FROM claim_idempotency_key(account, name) c;
  END IF;
  -- A repeated request is answered from its key and does not count again.
  IF locked AND status IS NULL AND limit_key IS NOT NULL THEN
    full_until := consume_rate_limit(limit_key, most, resets, at, latest);
  END IF;
  RETURN NEXT;
END $$;

CREATE FUNCTION claim_idempotency_key(account uuid, name text)
RETURNS TABLE (locked boolean, request_hash text, status integer, body text) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  locked := pg_try_advisory_xact_lock(hashtextextended(account::text || ':' || name, 0));
  -- A statement of its own, which sees an answer that was committed before the lock was given.
  IF locked THEN
    SELECT k.request_hash, k.status, k.body INTO request_hash, status, body
    FROM idempotency_keys k WHERE k.account_id = account AND k.key = name;
  END IF;
  RETURN NEXT;
END $$;

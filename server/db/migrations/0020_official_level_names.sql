-- The ticked boxes of the sheet, counted from the top until now, get the names printed beside them.
UPDATE "official_results" SET "rows" = (
  SELECT jsonb_object_agg("key", CASE "value"
    WHEN '"first"' THEN '"ahead"'::jsonb
    WHEN '"second"' THEN '"on_track"'::jsonb
    WHEN '"third"' THEN '"follow_up"'::jsonb
    WHEN '"fourth"' THEN '"further_evaluation"'::jsonb
    ELSE "value" END)
  FROM jsonb_each("rows"))
WHERE "rows" <> '{}'::jsonb;--> statement-breakpoint
UPDATE "official_result_versions" SET "rows" = (
  SELECT jsonb_object_agg("key", CASE "value"
    WHEN '"first"' THEN '"ahead"'::jsonb
    WHEN '"second"' THEN '"on_track"'::jsonb
    WHEN '"third"' THEN '"follow_up"'::jsonb
    WHEN '"fourth"' THEN '"further_evaluation"'::jsonb
    ELSE "value" END)
  FROM jsonb_each("rows"))
WHERE "rows" <> '{}'::jsonb;

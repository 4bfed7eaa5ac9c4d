CREATE OR REPLACE FUNCTION public.count_changed_marks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO mark_counts (day, creditor_type, status, assignee, no_documents, heads_differ, same_numbers, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      no_documents, heads_differ, same_numbers, sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text, no_documents, heads_differ, same_numbers,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale) AS signed WHERE no_documents OR heads_differ OR same_numbers) AS placed
    GROUP BY day, no_documents, heads_differ, same_numbers, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.count_new_marks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO mark_counts (day, creditor_type, status, assignee, no_documents, heads_differ, same_numbers, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      no_documents, heads_differ, same_numbers, sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text, no_documents, heads_differ, same_numbers,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, 1 AS sign FROM fresh) AS signed WHERE no_documents OR heads_differ OR same_numbers) AS placed
    GROUP BY day, no_documents, heads_differ, same_numbers, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.count_removed_marks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO mark_counts (day, creditor_type, status, assignee, no_documents, heads_differ, same_numbers, n, amount)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(status, 'any'), coalesce(assignee, 'any'),
      no_documents, heads_differ, same_numbers, sum(sign), sum(sign * claim_amount)
    FROM (SELECT sign, claim_amount, creditor_type::text, status::text, no_documents, heads_differ, same_numbers,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, coalesce(assigned_to_id::text, 'nobody') AS assignee
          FROM (SELECT *, -1 AS sign FROM stale) AS signed WHERE no_documents OR heads_differ OR same_numbers) AS placed
    GROUP BY day, no_documents, heads_differ, same_numbers, CUBE (creditor_type, status, assignee)
    HAVING sum(sign) <> 0 OR sum(sign * claim_amount) <> 0;
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.forget_mark_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM mark_counts;
  RETURN NULL;
END $function$
;

CREATE TRIGGER claim_search_count_delete AFTER DELETE ON claim_search REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION count_removed_marks();

CREATE TRIGGER claim_search_count_insert AFTER INSERT ON claim_search REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_marks();

CREATE TRIGGER claim_search_count_truncate AFTER TRUNCATE ON claim_search FOR EACH STATEMENT EXECUTE FUNCTION forget_mark_counts();

CREATE TRIGGER claim_search_count_update AFTER UPDATE ON claim_search REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_changed_marks();

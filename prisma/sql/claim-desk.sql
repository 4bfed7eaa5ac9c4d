CREATE OR REPLACE FUNCTION public.count_moved_on_desk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO desk_counts (day, creditor_type, assignee, queue, flagged, n, amount, admitted, contingent, not_admitted,
      under_verification)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(assignee, 'any'), queue, flagged, sum(sign), sum(sign * claim_amount),
      sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted), sum(sign * under_verification)
    FROM (SELECT sign, queue::text, flagged, creditor_type::text, coalesce(assigned_to_id::text, 'nobody') AS assignee,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, claim_amount, admitted, contingent, not_admitted,
            under_verification
          FROM (SELECT *, 1 AS sign FROM fresh UNION ALL SELECT *, -1 FROM stale) AS signed WHERE queue IS NOT NULL) AS placed
    GROUP BY day, queue, flagged, CUBE (creditor_type, assignee)
    HAVING (sum(sign), sum(sign * claim_amount), sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted),
      sum(sign * under_verification)) <> (0, 0, 0, 0, 0, 0);
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.count_new_on_desk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO desk_counts (day, creditor_type, assignee, queue, flagged, n, amount, admitted, contingent, not_admitted,
      under_verification)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(assignee, 'any'), queue, flagged, sum(sign), sum(sign * claim_amount),
      sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted), sum(sign * under_verification)
    FROM (SELECT sign, queue::text, flagged, creditor_type::text, coalesce(assigned_to_id::text, 'nobody') AS assignee,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, claim_amount, admitted, contingent, not_admitted,
            under_verification
          FROM (SELECT *, 1 AS sign FROM fresh) AS signed WHERE queue IS NOT NULL) AS placed
    GROUP BY day, queue, flagged, CUBE (creditor_type, assignee)
    HAVING (sum(sign), sum(sign * claim_amount), sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted),
      sum(sign * under_verification)) <> (0, 0, 0, 0, 0, 0);
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.count_removed_from_desk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$BEGIN
    INSERT INTO desk_counts (day, creditor_type, assignee, queue, flagged, n, amount, admitted, contingent, not_admitted,
      under_verification)
    SELECT day, coalesce(creditor_type, 'any'), coalesce(assignee, 'any'), queue, flagged, sum(sign), sum(sign * claim_amount),
      sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted), sum(sign * under_verification)
    FROM (SELECT sign, queue::text, flagged, creditor_type::text, coalesce(assigned_to_id::text, 'nobody') AS assignee,
            (submitted_at AT TIME ZONE 'Asia/Kolkata')::date AS day, claim_amount, admitted, contingent, not_admitted,
            under_verification
          FROM (SELECT *, -1 AS sign FROM stale) AS signed WHERE queue IS NOT NULL) AS placed
    GROUP BY day, queue, flagged, CUBE (creditor_type, assignee)
    HAVING (sum(sign), sum(sign * claim_amount), sum(sign * admitted), sum(sign * contingent), sum(sign * not_admitted),
      sum(sign * under_verification)) <> (0, 0, 0, 0, 0, 0);
  RETURN NULL; END$function$
;

CREATE OR REPLACE FUNCTION public.forget_desk_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM desk_counts;
  RETURN NULL;
END $function$
;

CREATE TRIGGER claim_desk_count_delete AFTER DELETE ON claim_desk REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION count_removed_from_desk();

CREATE TRIGGER claim_desk_count_insert AFTER INSERT ON claim_desk REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_new_on_desk();

CREATE TRIGGER claim_desk_count_truncate AFTER TRUNCATE ON claim_desk FOR EACH STATEMENT EXECUTE FUNCTION forget_desk_counts();

CREATE TRIGGER claim_desk_count_update AFTER UPDATE ON claim_desk REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_moved_on_desk();

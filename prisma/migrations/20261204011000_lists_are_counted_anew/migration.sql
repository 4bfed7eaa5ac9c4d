-- A new list is a large part of its table, and the planner has never heard of its number: it took every look at its lines for a
-- look at one. Only the owner may count a table anew, so the server's role does it through this.
CREATE FUNCTION analyze_creditor_lists() RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $function$
BEGIN
  ANALYZE public.creditor_list_rows;
END
$function$;

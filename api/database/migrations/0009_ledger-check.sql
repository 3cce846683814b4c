-- The entries of one transaction sum to zero: checked when the database transaction commits.
create function people.check_ledger() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from people.ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_balance after insert or update on people.ledger_entry
  deferrable initially deferred for each row execute function people.check_ledger();
--> statement-breakpoint
-- What was booked stays: a mistake is corrected by another transaction.
create function people.refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed' using errcode = '23514';
end $$;
--> statement-breakpoint
create trigger ledger_is_final before update or delete on people.ledger_entry
  for each row execute function people.refuse_ledger_change();

-- The ledger check goes through the days of transactions, by their own index.
DROP INDEX transaction_days_by_end;

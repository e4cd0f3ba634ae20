-- The renewals that failed: the hourly reconciliation asks the provider whether they were paid later.
CREATE INDEX payments_failed ON payments (created_at) WHERE status = 'failed';

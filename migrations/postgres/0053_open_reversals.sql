-- What the hourly reconciliation asks the provider about, however old it is.
CREATE INDEX payment_reversals_open ON payment_reversals (id) WHERE state IN ('pending', 'inquiry', 'open');
CREATE INDEX payments_pending ON payments (created_at) WHERE status = 'pending';

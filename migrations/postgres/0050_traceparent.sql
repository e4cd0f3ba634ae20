-- The request that queued a job, as in the header `traceparent` of W3C Trace Context; null for other jobs.
ALTER TABLE jobs ADD COLUMN traceparent text COLLATE "C";
ALTER TABLE dream_lenses ADD COLUMN traceparent text COLLATE "C";
ALTER TABLE vertical_videos ADD COLUMN traceparent text COLLATE "C";

-- What is learnt of a voice note by listening to it: its outline, and an AAC copy where the recording itself
-- does not play on every phone. Both come after the message, and both go with the file.

alter table files
  add column peaks smallint[],
  add column audio_copy_key text unique,
  -- 64 columns of a drawing, 0 to 100 each
  add constraint files_peaks check (cardinality(peaks) = 64 and 0 <= all (peaks) and 100 >= all (peaks));

import pg from 'pg';

/**
 * Puts `count` messages at the end of the one chat there is, a minute apart, up to now: words of many lengths, a
 * photo now and then, both sides speaking. Photos have their sizes and no bytes.
 */
export async function seedThread(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ id: string; farmer_id: string; head_seq: string }>(
      'SELECT id, farmer_id, head_seq FROM chats',
    );
    const [chat] = rows;
    if (!chat) throw new Error('nobody has a chat yet');
    await client.query(MESSAGES, [chat.id, chat.farmer_id, Number(chat.head_seq), count]);
    await client.query(EVENTS, [chat.id, Number(chat.head_seq)]);
    await client.query('UPDATE chats SET head_seq = head_seq + $2 WHERE id = $1', [chat.id, count]);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

const MESSAGES = `
  WITH numbers AS (
    SELECT n, CASE WHEN n % 40 = 0 THEN gen_random_uuid() END AS file_id,
           CASE WHEN n % 7 < 4 THEN 'farmer' ELSE 'admin' END AS side
    FROM generate_series(1, $4::int) AS n
  ), photos AS (
    INSERT INTO files (id, storage_key, chat_id, uploaded_by, uploader_id, original_name, mime_type, size_bytes, width, height)
    SELECT file_id, 'seed' || n || '.jpg', $1::bigint, 'farmer', $2::bigint, 'seed.jpg', 'image/jpeg', 1000, 600 + n % 700, 800
    FROM numbers WHERE file_id IS NOT NULL
  )
  INSERT INTO messages (chat_id, seq, sender_role, sender_id, text, file_id, created_at)
  SELECT $1::bigint, $3::bigint + n, side, CASE side WHEN 'farmer' THEN $2::bigint ELSE 1 END,
         n || ' ' || repeat('ಅಡಿಕೆ ಕೊಳೆ ರೋಗಕ್ಕೆ ಔಷಧ ', n * 7919 % 23 / 2), file_id,
         now() - ($4::int - n) * interval '1 minute'
  FROM numbers`;

const EVENTS = `
  INSERT INTO chat_events (chat_id, seq, audience, type, payload)
  SELECT chat_id, seq, 'both', 'message', jsonb_build_object('message_id', id)
  FROM messages WHERE chat_id = $1::bigint AND seq > $2::bigint`;

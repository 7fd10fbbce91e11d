import pg from 'pg';

/** A connection of a tool. Cut while nothing is asked, it fails what is asked next, and not the process with a stack. */
export async function connect(connectionString: string, name: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: `av-agro ${name}` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

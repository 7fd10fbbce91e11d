import { it, expect } from 'vitest';
import pg from 'pg';
import { createTestDatabase } from '../support/database.ts';
it('x', async () => {
  for (let i=0;i<3;i++){ const t=performance.now(); const d=await createTestDatabase(); console.log(performance.now()-t);
  const c=new pg.Client({connectionString:d.connectionString}); await c.connect(); console.log((await c.query('select count(*) from schema_migrations')).rows); await c.end(); const t2=performance.now(); await d.drop(); console.log('drop',performance.now()-t2);}
  const all = await Promise.all([1,2,3,4].map(()=>createTestDatabase())); for (const d of all) await d.drop();
});

import { randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { type Database, sql } from './db.ts';

/** Keys every node shares. They are made once, at the first start, and kept in the database. */
export interface AppSecrets {
  /** Mixed into every OTP hash, so a leaked table alone cannot be searched for codes. */
  otpPepper: Buffer;
  /** Signs XSRF tokens. */
  xsrfKey: Buffer;
  /** Signs the cookie that lets a payer see his own result. */
  paymentResultKey: Buffer;
}

const SecretRow = Type.Object({ value: Type.Unsafe<Buffer>({}) });

export async function loadSecrets(db: Database): Promise<AppSecrets> {
  const [otpPepper, xsrfKey, paymentResultKey] = await Promise.all(
    ['otp_pepper', 'xsrf_key', 'payment_result_key'].map((name) => loadOrMake(db, name)),
  );
  return { otpPepper, xsrfKey, paymentResultKey } as AppSecrets;
}

async function loadOrMake(db: Database, name: string): Promise<Buffer> {
  await db.run(
    sql`insert into app_secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict (name) do nothing`,
  );
  const row = await db.one(SecretRow, sql`select value from app_secrets where name = ${name}`);
  return row.value;
}

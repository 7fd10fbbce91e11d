import { createECDH, randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import { type Database, sql } from './database/db.ts';

/** Keys every node shares. They are made once, at the first start, and kept in the database. */
export interface AppSecrets {
  /** Mixed into every OTP hash, so a leaked table alone cannot be searched for codes. */
  otpPepper: Buffer;
  /** Signs XSRF tokens. */
  xsrfKey: Buffer;
  /** Signs device cookies and challenges for work. */
  deviceKey: Buffer;
  /** Signs the cookie that lets a payer see their own result. */
  paymentResultKey: Buffer;
  /** Seals what staff prove themselves by; keys the hashes of their recovery codes. */
  factorKey: Buffer;
  /** P-256 scalar that proves to push services that a message is ours. Browsers are bound to its public half. */
  vapidPrivateKey: Buffer;
}

const SecretRow = Type.Object({ value: Type.Unsafe<Buffer>({}) });

export async function loadSecrets(db: Database): Promise<AppSecrets> {
  const [otpPepper, xsrfKey, deviceKey, paymentResultKey, factorKey, vapidPrivateKey] = await Promise.all([
    loadOrMake(db, 'otp_pepper', random32),
    loadOrMake(db, 'xsrf_key', random32),
    loadOrMake(db, 'device_key', random32),
    loadOrMake(db, 'payment_result_key', random32),
    loadOrMake(db, 'factor_key', random32),
    loadOrMake(db, 'vapid_private_key', newP256Scalar),
  ]);
  return { otpPepper, xsrfKey, deviceKey, paymentResultKey, factorKey, vapidPrivateKey };
}

const random32 = () => randomBytes(32);

function newP256Scalar(): Buffer {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const scalar = curve.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]);
}

async function loadOrMake(db: Database, name: string, make: () => Buffer): Promise<Buffer> {
  await db.run(
    sql`insert into app_secrets (name, value) values (${name}, ${make()}) on conflict (name) do nothing`,
  );
  const row = await db.one(SecretRow, sql`select value from app_secrets where name = ${name}`);
  return row.value;
}

import path from 'node:path';
import { contentFaults } from '#content/content-faults.ts';
import { type BackupSettings, readBackup } from './backup-settings.ts';
import { EnvReader, refusePublicHome } from './env-reader.ts';
import type { S3Config } from './partners/object-store/s3-store.ts';
import { type PaymentConfig, readPayment, refusePaymentsOfHome } from './payment-settings.ts';

/**
 * The only reader of the environment. Every fault is collected and reported together; production refuses
 * what is only fit for home: the outbox, the payment sandbox, sample secrets.
 */

export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin people type, without a trailing slash. Cookies, links and Origin checks follow it. */
  publicUrl: string;
  dataDir: string;
  /** Where backups are made, and their age is looked up. */
  backupDir: string;
  backup: BackupSettings;
  /** Where the built site lies. */
  distDir: string;
  /** Where finished pages are put for a web server of the machine; undefined: nowhere. */
  pagesDir: string | undefined;
  /** Undefined: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  trustProxy: boolean;
  logLevel: string;
  /** Lets /metrics be read from other machines. */
  metricsToken: string | undefined;
  /** How long a process that is told to stop goes on serving, so that balancers and screens can turn elsewhere. */
  drainMs: number;
  office: { email: string; password: string | undefined };
  sms: SmsConfig;
  email: { smtpUrl: string | undefined; from: string };
  payment: PaymentConfig;
  push: PushConfig;
  s3: S3Config | undefined;
  /** Whether a farmer who writes outside working hours is told once an evening when the office opens. */
  autoReply: boolean;
  /** Refunds of one payment that together are above this want a second office login. */
  refundFourEyesAbovePaise: number;
  /** Whether a Kannada reader is offered a machine's translation of words that have no Kannada of their own. */
  pageTranslation: boolean;
  /** Whether /demo/quote shows its quotation and takes the test system's money for it. */
  demoQuotes: boolean;
  /** Where to look for the program that listens to voice notes; see `platform/media`. */
  media: { ffmpegPath: string | undefined; searchPath: string };
  /** `closed`: while anything in force was invented for development, visitors are not let in (opening.ts). */
  samples: 'shown' | 'closed';
  /** Prints rows that differ from their schema; on outside production. */
  checkRows: boolean;
  limits: {
    otpPerMinuteGlobal: number;
    otpPerDayGlobal: number;
    /** Messages a farmer who was silent may send at once; after them twenty a minute. */
    farmerSendBurst: number;
    connectionsPerAddress: number;
  };
}

export type SmsConfig =
  | { provider: 'outbox'; webOtpHost: string }
  /** No SMS at all: the office tells the codes. */
  | { provider: 'none' }
  | {
      provider: 'msg91';
      baseUrl: string;
      authKey: string;
      templateId: string;
      /** Undefined: invitations are read out. */
      invitationTemplateId: string | undefined;
      /** Undefined: who has no notifications is asked in the chat alone. */
      checkupTemplateId: string | undefined;
      webOtpHost: string;
    }
  | {
      provider: 'fast2sms';
      baseUrl: string;
      apiKey: string;
      senderId: string;
      messageId: string;
      invitationMessageId: string | undefined;
      checkupMessageId: string | undefined;
      webOtpHost: string;
    };

export interface PushConfig {
  /** Undefined: made at the first start and kept in the database. */
  keys: { publicKey: string; privateKey: string } | undefined;
  /** Whom a push service writes to when something is wrong with our messages: `mailto:` or `https://`. */
  subject: string;
  /** Hosts a subscription may point to; one that begins with a dot stands for every host below it. */
  services: string[];
}

export type { PaymentConfig };

export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(
      `The settings have ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const SAMPLE_OFFICE_EMAIL = 'office@avagro.example';

/**
 * Reads and validates all settings at once.
 * @param use what for: production refuses to `serve` people with what is fit for home only; a backup, a restore or a move
 *   of what is there (`keep`) must not be stopped by that
 * @throws {ConfigError} naming every fault
 */
export function readConfig(env: NodeJS.ProcessEnv, use: 'serve' | 'keep' = 'serve'): Config {
  const read = new EnvReader(env);
  const production = env.NODE_ENV === 'production';
  const port = read.integer('PORT', 3000, 0, 65_535);
  const publicUrl = read.url('PUBLIC_URL', `http://localhost:${port}`);
  const dataDir = path.resolve(read.text('DATA_DIR', 'data'));
  const backupDir = path.resolve(read.text('BACKUP_DIR', path.join(dataDir, 'backups')));
  const pagesDir = read.optional('PAGES_DIR');
  const config: Config = {
    production,
    port,
    // That name is two listeners, and the second would have neither sockets nor a guard.
    host: read.text('HOST', '0.0.0.0').replace(/^localhost$/, '127.0.0.1'),
    publicUrl,
    dataDir,
    backupDir,
    backup: readBackup(read, { dataDir, backupDir, home: env.HOME }),
    distDir: path.resolve(import.meta.dirname, '..', read.text('DIST_DIR', 'dist')),
    pagesDir: pagesDir && path.resolve(pagesDir),
    databaseUrl: read.database('DATABASE_URL'),
    trustProxy: read.flag('TRUST_PROXY'),
    logLevel: read.choice(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    metricsToken: read.optional('METRICS_TOKEN'),
    // At home there is no other node to turn to.
    drainMs: 1000 * read.integer('DRAIN_SECONDS', read.optional('DATABASE_URL') ? 5 : 0, 0, 300),
    office: {
      email: read.text('OFFICE_EMAIL', SAMPLE_OFFICE_EMAIL).toLowerCase(),
      password: read.optional('OFFICE_PASSWORD'),
    },
    sms: readSms(read, publicUrl),
    email: {
      smtpUrl: read.optional('SMTP_URL'),
      from: read.text('MAIL_FROM', 'office@avagro.example'),
    },
    payment: readPayment(read, port),
    push: readPush(read),
    s3: readS3(read),
    refundFourEyesAbovePaise: 100 * read.integer('REFUND_FOUR_EYES_ABOVE', 10_000, 0, 100_000_000),
    autoReply: read.choice('AUTO_REPLY', ['on', 'off'], 'on') === 'on',
    pageTranslation: read.choice('PAGE_TRANSLATION', ['on', 'off'], 'on') === 'on',
    demoQuotes: read.choice('DEMO_QUOTES', ['on', 'off'], production ? 'off' : 'on') === 'on',
    samples: read.choice('SAMPLES', ['shown', 'closed'], production ? 'closed' : 'shown'),
    media: { ffmpegPath: read.optional('FFMPEG_PATH'), searchPath: read.text('PATH', '') },
    checkRows: read.choice('CHECK_ROWS', ['on', 'off'], production ? 'off' : 'on') === 'on',
    limits: {
      otpPerMinuteGlobal: read.integer('OTP_PER_MINUTE', 60, 1, 100_000),
      otpPerDayGlobal: read.integer('OTP_PER_DAY', 5_000, 1, 10_000_000),
      farmerSendBurst: read.integer('FARMER_SEND_BURST', 300, 1, 1_000_000),
      connectionsPerAddress: read.integer('CONNECTIONS_PER_ADDRESS', 256, 8, 1_000_000),
    },
  };
  if (use === 'serve') read.faults.push(...contentFaults());
  if (production && use === 'serve') refuseHomeSettings(config, read);
  if (read.optional('NODE_ENV') === undefined && use === 'serve') refusePublicHome(config, read);
  if (config.office.password !== undefined && config.office.password.length < 10) {
    read.faults.push('OFFICE_PASSWORD must have at least 10 characters');
  }
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return config;
}

function readSms(read: EnvReader, publicUrl: string): SmsConfig {
  const provider = read.choice('SMS_PROVIDER', ['outbox', 'none', 'msg91', 'fast2sms'], 'outbox');
  const webOtpHost = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  if (provider === 'msg91') {
    return {
      provider,
      webOtpHost,
      baseUrl: read.url('MSG91_URL', 'https://control.msg91.com'),
      authKey: read.required('MSG91_AUTH_KEY'),
      templateId: read.required('MSG91_TEMPLATE_ID'),
      invitationTemplateId: read.optional('MSG91_INVITATION_TEMPLATE_ID'),
      checkupTemplateId: read.optional('MSG91_CHECKUP_TEMPLATE_ID'),
    };
  }
  if (provider === 'fast2sms') {
    return {
      provider,
      webOtpHost,
      baseUrl: read.url('FAST2SMS_URL', 'https://www.fast2sms.com'),
      apiKey: read.required('FAST2SMS_API_KEY'),
      senderId: read.required('FAST2SMS_SENDER_ID'),
      messageId: read.required('FAST2SMS_MESSAGE_ID'),
      invitationMessageId: read.optional('FAST2SMS_INVITATION_MESSAGE_ID'),
      checkupMessageId: read.optional('FAST2SMS_CHECKUP_MESSAGE_ID'),
    };
  }
  return provider === 'none' ? { provider } : { provider: 'outbox', webOtpHost };
}

/** The services behind Chrome, Firefox, Safari and Edge. A browser names the address we then post to: no other host. */
const PUSH_SERVICES = 'fcm.googleapis.com,.push.services.mozilla.com,.push.apple.com,.notify.windows.com';
const VAPID_KEY = { publicKey: /^[\w-]{87}$/, privateKey: /^[\w-]{43}$/ };

function readPush(read: EnvReader): PushConfig {
  const publicKey = read.optional('VAPID_PUBLIC_KEY');
  const privateKey = read.optional('VAPID_PRIVATE_KEY');
  const subject = read.text('VAPID_SUBJECT', `mailto:${read.text('OFFICE_EMAIL', SAMPLE_OFFICE_EMAIL)}`);
  const keys = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  const misread =
    keys && !(VAPID_KEY.publicKey.test(keys.publicKey) && VAPID_KEY.privateKey.test(keys.privateKey));
  if (misread || (keys === undefined && (publicKey || privateKey))) {
    read.faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: 87 and 43 base64url characters');
  }
  if (!/^(mailto:.+@|https:\/\/.)/.test(subject)) {
    read.faults.push(`VAPID_SUBJECT=${subject} must be a mailto: or https:// address`);
  }
  const services = read.text('PUSH_SERVICES', PUSH_SERVICES).split(',');
  return { keys, subject, services: services.map((host) => host.trim().toLowerCase()).filter(Boolean) };
}

function readS3(read: EnvReader): S3Config | undefined {
  const bucket = read.optional('S3_BUCKET');
  if (bucket === undefined) return undefined;
  return {
    bucket,
    endpoint: read.optional('S3_ENDPOINT'),
    region: read.text('S3_REGION', 'ap-south-1'),
    accessKeyId: read.required('S3_ACCESS_KEY_ID'),
    secretAccessKey: read.required('S3_SECRET_ACCESS_KEY'),
    forcePathStyle: read.flag('S3_FORCE_PATH_STYLE'),
  };
}

function refuseHomeSettings(config: Config, read: EnvReader): void {
  const refuse = (when: boolean, fault: string) => {
    if (when) read.faults.push(fault);
  };
  refuse(!config.publicUrl.startsWith('https://'), 'PUBLIC_URL must be an https:// address in production');
  refuse(config.office.email.endsWith('.example'), 'OFFICE_EMAIL is the sample address; set the real one');
  refuse(config.office.password === undefined, 'OFFICE_PASSWORD must be set in production');
  refuse(
    config.sms.provider === 'outbox',
    'SMS_PROVIDER=outbox is for home; set msg91 or fast2sms, or none (the office tells the codes)',
  );
  refuse(config.email.smtpUrl === undefined, 'SMTP_URL must be set in production (the outbox is for home)');
  refuse(
    config.samples === 'shown',
    'SAMPLES=shown is for home: production shows no invented telephone or licence to anybody',
  );
  refuse(config.email.from.includes('.example'), 'MAIL_FROM is the sample address; set the real one');
  refusePaymentsOfHome(config.payment, refuse);
}

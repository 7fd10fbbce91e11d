import os from 'node:os';
import path from 'node:path';
import type { EnvReader } from './env-reader.ts';
import type { S3Config } from './partners/object-store/s3-store.ts';

export interface BackupSettings {
  /** Whether this process makes backups by itself, each hour. */
  isOn: boolean;
  /** 64 hex digits; undefined: the key lies in `keyFile`. */
  key: string | undefined;
  keyFile: string;
  /** Of how many hours, days and months the last one stays. */
  keep: { hours: number; days: number; months: number };
  /** Where a copy of every backup goes. */
  bucket: S3Config | undefined;
  /** Asked for after every good backup: a watcher elsewhere that hears nothing tells the person for the machine. */
  heartbeatUrl: string | undefined;
}

/** @param inside folders the key must not lie in: whoever takes those away would have it too */
export function readBackup(
  read: EnvReader,
  inside: { dataDir: string; backupDir: string; home: string | undefined },
): BackupSettings {
  const key = read.optional('BACKUP_KEY')?.toLowerCase();
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key)) {
    read.faults.push('BACKUP_KEY must be 64 hex digits: openssl rand -hex 32');
  }
  const keyFile = path.resolve(
    read.text('BACKUP_KEY_FILE', path.join(inside.home ?? os.homedir(), '.config/av-agro/backup.key')),
  );
  for (const [name, folder] of Object.entries({ DATA_DIR: inside.dataDir, BACKUP_DIR: inside.backupDir })) {
    if (!isWithin(keyFile, folder) || key !== undefined) continue;
    read.faults.push(
      `BACKUP_KEY_FILE=${keyFile} lies in ${name}: whoever takes the backups would have their key`,
    );
  }
  return {
    isOn: read.choice('BACKUPS', ['on', 'off'], 'on') === 'on',
    key,
    keyFile,
    keep: readKeep(read),
    bucket: readBucket(read),
    heartbeatUrl: read.optional('HEARTBEAT_URL') && read.url('HEARTBEAT_URL', ''),
  };
}

function readKeep(read: EnvReader): BackupSettings['keep'] {
  const text = read.text('BACKUP_KEEP', '24,14,12');
  const [hours = 0, days = 0, months = 0] = text.split(',').map(Number);
  if (!/^\d{1,4},\d{1,4},\d{1,4}$/.test(text) || hours < 1) {
    read.faults.push(`BACKUP_KEEP=${text} must be hours,days,months, as 24,14,12`);
  }
  return { hours, days, months };
}

/** The bucket of the files, unless another is named; what is not said of the other is as with that one. */
function readBucket(read: EnvReader): S3Config | undefined {
  const bucket = read.optional('BACKUP_S3_BUCKET') ?? read.optional('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const either = (name: string) => read.optional(`BACKUP_S3_${name}`) ?? read.optional(`S3_${name}`);
  const needed = (name: string) => either(name) ?? read.required(`S3_${name}`);
  return {
    bucket,
    endpoint: either('ENDPOINT'),
    region: either('REGION') ?? 'ap-south-1',
    accessKeyId: needed('ACCESS_KEY_ID'),
    secretAccessKey: needed('SECRET_ACCESS_KEY'),
    forcePathStyle: read.flag('BACKUP_S3_FORCE_PATH_STYLE') || read.flag('S3_FORCE_PATH_STYLE'),
  };
}

function isWithin(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}

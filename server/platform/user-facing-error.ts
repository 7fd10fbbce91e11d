/**
 * One sentence for the person at the keyboard about what stands in the way and is no fault of the program: a wrong argument,
 * a taken port, a folder that is closed, a disk that is full, a database that is away or refuses. Undefined for everything
 * else, which wants its stack.
 */
export function userFacingError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const fault = ofFirst(error);
  const { code = '' } = fault;
  // Node appends how to type an argument that begins with a dash.
  if (code.startsWith('ERR_PARSE_ARGS_')) return `${fault.message.split(/\. |\n/)[0]}.`;
  if (fault.syscall === 'listen') return `${CANNOT_LISTEN[code] ?? fault.message} (${fault.message}).`;
  if (UNREACHABLE.has(code) || (code === 'ENOENT' && fault.syscall === 'connect')) {
    return `Nobody answers (${fault.message}): what should be there is away, or an address in the settings is wrong.`;
  }
  // Such errors of `pg` have no code.
  if (/^(Connection terminated|Client has encountered a connection error)/.test(fault.message)) return CUT;
  if (fault.severity !== undefined) return ofPostgres(code, fault.message);
  // Node's word for a folder on a disk that can only be read.
  const isUnmade = code === 'ENOENT' && fault.syscall === 'mkdir';
  const reason = isUnmade ? 'That folder cannot be made' : CLOSED[code];
  return reason && `${reason} (${fault.message}).`;
}

type Fault = Error & { code?: string; syscall?: string; severity?: string };

/** Where a name has several addresses, the error of all of them is empty. */
function ofFirst(error: Error): Fault {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first : error;
}

const CUT = 'The database cut the connection: it was stopped meanwhile. Begin again when it answers.';

const CANNOT_LISTEN: Record<string, string | undefined> = {
  EADDRINUSE: 'The port is taken by another program: stop that one, or set PORT',
  EACCES: 'A port below 1024 is for root: set another PORT, and a proxy before it',
  EADDRNOTAVAIL: 'HOST is not an address of this machine',
};

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What the person can mend. A statement the server does not understand is ours. */
function ofPostgres(code: string, message: string): string | undefined {
  if (/^57P0[123]$/.test(code)) return CUT;
  if (code === '53100') return `The disk of the database is full (${message}).`;
  // Login, a database that is not there, rights, too many connections.
  if (/^(28|3D|53)/.test(code) || code === '42501') return `The database refuses: ${message}.`;
  return undefined;
}

const CLOSED: Record<string, string | undefined> = {
  EACCES: 'This account may not go there',
  EPERM: 'This account may not go there',
  EROFS: 'That disk can only be read',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EEXIST: 'Something else stands there',
  ENOTDIR: 'That is not a folder',
};

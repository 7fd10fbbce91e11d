import { type Static, Type } from 'typebox';
import { HEALTH_FAULTS, type HealthFault } from '../domain/health.ts';
import { CHECKS, type CheckName, VERDICTS, type Verdict } from '../domain/health-checks.ts';
import { closed, Instant, nullable } from './wire.ts';

/** GET /admin/health: whether the office can sleep, and what to do when not. */
export const HealthAnswer = Type.Object(
  {
    faults: Type.Array(
      Type.Unsafe<HealthFault>(Type.Union(HEALTH_FAULTS.map((fault) => Type.Literal(fault)))),
      { description: 'codes of the problems; empty: healthy' },
    ),
    last_backup_at: nullable(Instant),
    last_trial_at: nullable(Instant),
    last_copy_at: nullable(Instant),
    copies: Type.Boolean({ description: 'whether backups are copied into a bucket' }),
    failed: nullable(Type.Object({ at: Instant, sentence: Type.String() }, closed)),
    key: nullable(
      Type.Object(
        { id: Type.String(), place: Type.String({ description: 'a setting or a file, never the key' }) },
        closed,
      ),
    ),
    disk_free_bytes: Type.Number(),
    checks: Type.Array(
      Type.Object(
        {
          name: Type.Unsafe<CheckName>(Type.Union(CHECKS.map((name) => Type.Literal(name)))),
          verdict: Type.Unsafe<Verdict>(Type.Union(VERDICTS.map((verdict) => Type.Literal(verdict)))),
          says: Type.String({ description: 'which of its sentences applies' }),
          at: nullable(Instant),
          count: nullable(Type.Integer()),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type HealthAnswer = Static<typeof HealthAnswer>;

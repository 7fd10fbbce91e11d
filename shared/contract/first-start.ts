import { type Static, Type } from 'typebox';
import { SHOP_SETTINGS, START_STEPS, STEP_STATES } from '../domain/first-start.ts';
import { closed, MobileInput } from './wire.ts';

const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Union(values.map((value) => Type.Literal(value))));

/** GET /admin/start: how far the owner has come, and what the shop still lacks. */
export const StartAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    steps: Type.Array(Type.Object({ step: oneOf(START_STEPS), state: oneOf(STEP_STATES) }, closed)),
    samples: Type.Array(Type.String(), {
      description: 'items in force that hold a value of the sample shop',
    }),
    open: Type.Boolean({ description: 'whether visitors are let in' }),
    settings: Type.Array(
      Type.Object(
        { setting: oneOf(SHOP_SETTINGS), state: oneOf(['home', 'none', 'set']), value: Type.String() },
        closed,
      ),
      { description: 'what the settings say; never a secret' },
    ),
  },
  closed,
);
export type StartAnswer = Static<typeof StartAnswer>;

export const StepBody = Type.Object({ step: oneOf(START_STEPS), state: oneOf(STEP_STATES) }, closed);
export type StepBody = Static<typeof StepBody>;

/** With a mobile number a code is sent to it, as a farmer's login would. */
export const TryBody = Type.Object(
  { setting: oneOf(['sms', 'payment']), mobile: Type.Optional(MobileInput) },
  closed,
);
export type TryBody = Static<typeof TryBody>;

export const TryAnswer = Type.Object({ ok: Type.Literal(true), works: Type.Boolean() }, closed);
export type TryAnswer = Static<typeof TryAnswer>;

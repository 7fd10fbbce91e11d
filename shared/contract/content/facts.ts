import { type Static, Type } from 'typebox';
import { RATE_FROM } from '../../domain/plan/outcome.ts';
import { ANSWER_TIME_FROM } from '../../domain/time/answer-promise.ts';
import {
  address,
  choice,
  clock,
  day,
  email,
  group,
  line,
  list,
  localized,
  maybe,
  number,
  phone,
  picture,
  text,
} from './fields.ts';

/** Who the shop is. The name stands everywhere the shop speaks; the legal name on papers. */
export const ShopContent = group({
  name: line(40),
  /** As registered, in the one script it is registered in. */
  legalName: line(80),
  gstin: line(15),
  /** Other places of business; the head office is the contact's address. */
  branches: list(localized(line(160)), 20),
});

export const ContactContent = group({
  phone: phone(),
  whatsapp: phone(),
  email: email(),
  address: localized(list(line(80), 4)),
  /** Degrees, of the shop's door. */
  place: group({
    latitude: number(6, 38),
    longitude: number(68, 98),
    postalCode: line(6, { pattern: '^[1-9]\\d{5}$', fault: 'pin' }),
  }),
  links: group({
    whatsapp: address(),
    /** Of WhatsApp, and of films; not every shop has one. */
    channel: maybe(address()),
    videoChannel: maybe(address()),
    map: address(),
  }),
});

const openTime = Type.Union([group({ opens: clock(), closes: clock() }), Type.Null()], {
  field: 'open-time',
});

/** When the office answers. Chat, automatic answer, contact details and numbers follow it. */
export const HoursContent = group({
  sunday: openTime,
  monday: openTime,
  tuesday: openTime,
  wednesday: openTime,
  thursday: openTime,
  friday: openTime,
  saturday: openTime,
  /** 'MM-DD' every year, 'YYYY-MM-DD' once. */
  holidays: list(line(10, { pattern: '^(\\d{4}-)?\\d{2}-\\d{2}$', fault: 'holiday' }), 60),
  /** Days in a row on which the office is closed, with what farmers are told. */
  closures: list(group({ from: day(), until: day(), notice: localized(line(160)) }), 20),
});

export const LICENCE_KINDS = ['pesticide', 'fertilizer', 'seed'] as const;

/** Insecticides Rules 1971, rule 10; Fertiliser (Control) Order 1985, clause 8; Seeds (Control) Order 1983, clause 3. */
export const LicencesContent = group({
  licences: list(
    group({
      kind: choice(LICENCE_KINDS),
      number: line(60),
      /** The last day. */
      validUntil: day(),
      /** The premises it names. */
      place: localized(line(120)),
    }),
    20,
  ),
});

export const PeopleContent = group({
  founder: localized(line(80)),
  /** In place of the drawing beside the founder's words. */
  founderPicture: maybe(picture()),
  /** Whom farmers meet: doctors, those at the counter. Shown with "Our story". */
  team: maybe(
    list(
      group({
        name: localized(line(80)),
        /** What they do here. */
        role: localized(line(120)),
        /** Degree, number of their registration. */
        qualification: maybe(localized(line(120))),
        picture: maybe(picture()),
      }),
      12,
    ),
  ),
  /** The qualified person named in the insecticide licence. */
  expert: group({ name: localized(line(80)), qualification: localized(line(120)) }),
  /** Consumer Protection (E-Commerce) Rules 2020, rule 5. */
  grievance: group({
    name: localized(line(80)),
    designation: localized(line(80)),
    phone: phone(),
    email: email(),
  }),
});

/** How the house came about, and its founder's own words. What is left out is not shown. */
export const AboutContent = group({
  story: localized(list(text(900), 6)),
  quote: maybe(localized(line(200))),
  words: maybe(localized(text(900))),
});

export const PayContent = group({
  upi: group({
    id: line(60, { pattern: '^[\\w.-]{2,}@[A-Za-z]{2,}$', fault: 'upi' }),
    name: line(60),
  }),
  /** Who takes cards, wallets and net banking for us, and where they answer. */
  partner: group({ name: line(40), help: address() }),
});

/** Claims of the home page; the words beside them live in the strings. */
export const StatisticsContent = group({
  experience: line(12),
  farmers: line(12),
  training: line(12),
  success: line(12),
  /** Of how many farmers' newest answers, and until which day; absent while the rate is only claimed. */
  successBetter: maybe(number(0, 10_000_000)),
  successOf: maybe(number(RATE_FROM, 10_000_000)),
  successOn: maybe(day()),
  /** Working minutes in which half of the first answers of the last days came, of how many, and until which day; absent where the owner says none. */
  answerMinutes: maybe(number(1, 10_000)),
  answerOf: maybe(number(ANSWER_TIME_FROM, 10_000_000)),
  answerOn: maybe(day()),
  /** The day they were counted; absent while they are only claimed. */
  measuredOn: maybe(day()),
  /** How they were counted, shown beside them. */
  method: maybe(localized(text(300))),
});

export type Licence = Static<typeof LicencesContent>['licences'][number];

import type { Localized } from '#shared/domain/by-language.ts';
import type { WorkingWeek } from '#shared/domain/time/working-hours.ts';

interface Licence {
  kind: 'pesticide' | 'fertilizer' | 'seed';
  number: string;
  validUntil: string;
  place: Localized;
}

interface Business {
  sample: boolean;
  name: string;
  legalName: string;
  phone: string;
  whatsapp: string;
  email: string;
  address: Localized<readonly string[]>;
  place: { latitude: number; longitude: number; postalCode: string };
  hours: WorkingWeek;
  founder: Localized;
  upi: { id: string; name: string };
  paymentPartner: { name: string; help: string };
  links: { whatsapp: string; channel: string; videoChannel: string; map: string };
  videoId: string;
  statistics: { experience: string; farmers: string; training: string; success: string };
  seller: {
    gstin: string;
    branches: Localized<readonly string[]>;
    licences: readonly Licence[];
    expert: { name: Localized; qualification: Localized };
    grievance: { name: Localized; designation: Localized; phone: string; email: string };
  };
}

/**
 * What the business says about itself. The owner edits this file; nothing else repeats these facts.
 *
 * `sample: true` marks values invented for development. A shop in production is closed to visitors while one
 * is in force, and pages show a small 'Sample' mark beside them.
 */
export const BUSINESS: Business = {
  sample: true,
  name: 'AV Agro',
  /** As registered, in the one script it is registered in. */
  legalName: 'AV Agro',
  phone: '+91 90000 00000',
  whatsapp: '+91 90000 00000',
  email: 'support@avagro.example',
  address: {
    en: ['AV Agro', '12, Market Road, Devanahalli', 'Bengaluru Rural, Karnataka 562110'],
    kn: ['AV Agro', '12, ಮಾರುಕಟ್ಟೆ ರಸ್ತೆ, ದೇವನಹಳ್ಳಿ', 'ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ, ಕರ್ನಾಟಕ 562110'],
  },
  /** Degrees, of the shop's door. The contact page's map and the machine-readable address follow it. */
  place: { latitude: 13.2473, longitude: 77.712, postalCode: '562110' },
  /** Asia/Kolkata, 24 h clock; null is a day off. Chat, auto-reply and contact details follow it. */
  hours: {
    sunday: null,
    monday: { opens: '09:30', closes: '18:30' },
    tuesday: { opens: '09:30', closes: '18:30' },
    wednesday: { opens: '09:30', closes: '18:30' },
    thursday: { opens: '09:30', closes: '18:30' },
    friday: { opens: '09:30', closes: '18:30' },
    saturday: { opens: '09:30', closes: '18:30' },
    /**
     * 'MM-DD' every year, 'YYYY-MM-DD' once (festivals). These five are the ones that Karnataka's Industrial
     * Establishments (National and Festival Holidays) Act, 1963 gives every establishment.
     */
    holidays: ['01-26', '05-01', '08-15', '10-02', '11-01'],
  },
  founder: { en: 'Dr. A. V. Gowda', kn: 'ಡಾ. ಎ. ವಿ. ಗೌಡ' },
  upi: { id: 'avagro@example', name: 'AV Agro' },
  /** Who takes cards, wallets and net banking for us, and where they answer (Consumer Protection (E-Commerce) Rules). */
  paymentPartner: { name: 'PhonePe', help: 'https://www.phonepe.com/grievance-policy/' },
  links: {
    whatsapp: 'https://wa.me/919000000000',
    channel: 'https://whatsapp.com/channel/avagro-sample',
    videoChannel: 'https://www.youtube.com/@avagro-sample',
    map: 'https://www.openstreetmap.org/?mlat=13.2473&mlon=77.7120#map=16/13.2473/77.7120',
  },
  /** The home page's film: the part of its YouTube address after `v=`. */
  videoId: 'avagro-film',
  /** Claims of the home page; the words beside them live in the strings. */
  statistics: { experience: '30+', farmers: '6000+', training: '200+', success: '90%' },
  /**
   * What the law asks a seller to show: Consumer Protection (E-Commerce) Rules 2020, rule 5; Insecticides Rules
   * 1971, rules 10 and 10E; Fertiliser (Control) Order 1985, clause 8; Seeds (Control) Order 1983, clause 3.
   */
  seller: {
    gstin: '29AAAAA0000A1Z5',
    /** Other places of business; the head office is `address`. */
    branches: {
      en: ['Godown: Survey No. 45/2, Vijayapura Road, Devanahalli 562110'],
      kn: ['ಗೋದಾಮು: ಸರ್ವೆ ನಂ. 45/2, ವಿಜಯಪುರ ರಸ್ತೆ, ದೇವನಹಳ್ಳಿ 562110'],
    },
    /** `validUntil`: YYYY-MM-DD, the last day. `place`: the premises the licence names. */
    licences: [
      {
        kind: 'pesticide',
        number: 'KA/BLR-R/INS/SAMPLE-001',
        validUntil: '2028-03-31',
        place: { en: 'Market Road, Devanahalli', kn: 'ಮಾರುಕಟ್ಟೆ ರಸ್ತೆ, ದೇವನಹಳ್ಳಿ' },
      },
      {
        kind: 'fertilizer',
        number: 'KA/BLR-R/FCO/SAMPLE-002',
        validUntil: '2028-03-31',
        place: { en: 'Market Road, Devanahalli', kn: 'ಮಾರುಕಟ್ಟೆ ರಸ್ತೆ, ದೇವನಹಳ್ಳಿ' },
      },
      {
        kind: 'seed',
        number: 'KA/BLR-R/SEED/SAMPLE-003',
        validUntil: '2028-03-31',
        place: { en: 'Market Road, Devanahalli', kn: 'ಮಾರುಕಟ್ಟೆ ರಸ್ತೆ, ದೇವನಹಳ್ಳಿ' },
      },
    ],
    /** The qualified person named in the insecticide licence. */
    expert: {
      name: { en: 'S. Manjunath', kn: 'ಎಸ್. ಮಂಜುನಾಥ್' },
      qualification: { en: 'B.Sc. (Agriculture)', kn: 'ಬಿ.ಎಸ್‌ಸಿ. (ಕೃಷಿ)' },
    },
    grievance: {
      name: { en: 'K. Lakshmi', kn: 'ಕೆ. ಲಕ್ಷ್ಮಿ' },
      designation: { en: 'Grievance Officer', kn: 'ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ' },
      phone: '+91 90000 00001',
      email: 'grievance@avagro.example',
    },
  },
};

import type { WorkingWeek } from '#shared/domain/working-hours.ts';

/**
 * What the business says about itself. The owner edits this file; nothing else repeats these facts.
 *
 * `sample: true` marks values invented for development. A production start refuses to run on them.
 */
export const BUSINESS = {
  sample: true,
  name: 'AV Agro',
  legalName: 'AV Agro (sample)',
  phone: '+91 90000 00000',
  whatsapp: '+91 90000 00000',
  email: 'support@avagro.example',
  address: {
    en: ['AV Agro', '12, Market Road, Devanahalli', 'Bengaluru Rural, Karnataka 562110'],
    kn: ['AV Agro', '12, ಮಾರುಕಟ್ಟೆ ರಸ್ತೆ, ದೇವನಹಳ್ಳಿ', 'ಬೆಂಗಳೂರು ಗ್ರಾಮಾಂತರ, ಕರ್ನಾಟಕ 562110'],
  },
  /** Asia/Kolkata, 24 h clock; null is a day off. Chat, auto-reply and contact details follow it. */
  hours: {
    sunday: null,
    monday: { opens: '09:30', closes: '18:30' },
    tuesday: { opens: '09:30', closes: '18:30' },
    wednesday: { opens: '09:30', closes: '18:30' },
    thursday: { opens: '09:30', closes: '18:30' },
    friday: { opens: '09:30', closes: '18:30' },
    saturday: { opens: '09:30', closes: '18:30' },
  } satisfies WorkingWeek,
  founder: { en: 'Dr. A. V. Gowda', kn: 'ಡಾ. ಎ. ವಿ. ಗೌಡ' },
  upi: { id: 'avagro@example', name: 'AV Agro' },
  links: {
    whatsapp: 'https://wa.me/919000000000',
    videoChannel: 'https://www.youtube.com/@avagro-sample',
    map: 'https://www.openstreetmap.org/?mlat=13.2473&mlon=77.7120#map=16/13.2473/77.7120',
  },
  /** Claims of the home page; the words beside them live in the strings. */
  statistics: { experience: '30+', farmers: '6000+', training: '200+', success: '90%' },
} as const;

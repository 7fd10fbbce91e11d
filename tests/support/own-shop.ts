import { BUSINESS } from '#content/business.ts';
import type { ContentBody } from '#shared/contract/content/kinds.ts';
import { byLanguage } from '#shared/domain/by-language.ts';

const both = (en: string, kn: string) => byLanguage((language) => ({ en, kn })[language]);
const PHONE = '+91 98450 12345';

type Kinds = 'shop' | 'contact' | 'licences' | 'people' | 'about' | 'pay' | 'stories' | 'films';

/** A shop of somebody's own, by the kinds that are shipped as samples: no value of it was. */
export const OWN_SHOP: { readonly [K in Kinds]: ContentBody<K> } = {
  shop: { name: 'Malnad Agro', legalName: 'Malnad Agro Traders', gstin: '29AABCB1234C1ZA', branches: [] },
  contact: {
    ...{ phone: PHONE, whatsapp: PHONE, email: 'shop@malnadagro.in' },
    address: byLanguage((language) => [
      'Malnad Agro',
      { en: '4, B H Road', kn: '4, ಬಿ.ಎಚ್. ರಸ್ತೆ' }[language],
      { en: 'Shivamogga, Karnataka 577201', kn: 'ಶಿವಮೊಗ್ಗ, ಕರ್ನಾಟಕ 577201' }[language],
    ]),
    place: { latitude: 13.93, longitude: 75.57, postalCode: '577201' },
    links: {
      ...{ whatsapp: 'https://wa.me/919845012345', channel: 'https://whatsapp.com/channel/0029VaMalnad' },
      ...{
        videoChannel: 'https://www.youtube.com/@malnadagro',
        map: 'https://www.openstreetmap.org/?mlat=13.93',
      },
    },
  },
  licences: {
    licences: BUSINESS.seller.licences.map(({ kind }, index) => ({
      ...{ kind, number: `KA/SMG/10${index}`, validUntil: '2031-03-31' },
      place: both('B H Road, Shivamogga', 'ಬಿ.ಎಚ್. ರಸ್ತೆ, ಶಿವಮೊಗ್ಗ'),
    })),
  },
  people: {
    founder: both('R. Patil', 'ಆರ್. ಪಾಟೀಲ'),
    expert: {
      name: both('R. Kumar', 'ಆರ್. ಕುಮಾರ್'),
      qualification: both('B.Sc. (Agriculture)', 'ಬಿ.ಎಸ್‌ಸಿ. (ಕೃಷಿ)'),
    },
    grievance: {
      ...{ name: both('S. Rao', 'ಎಸ್. ರಾವ್'), phone: '+91 98450 54321', email: 'officer@malnadagro.in' },
      designation: both('Grievance Officer', 'ದೂರು ಪರಿಹಾರ ಅಧಿಕಾರಿ'),
    },
  },
  about: { story: byLanguage(() => []) },
  pay: { upi: { id: 'malnad@okbank', name: 'Malnad Agro' }, partner: BUSINESS.paymentPartner },
  stories: { stories: [] },
  films: { home: 'dQw4w9WgXcQ', guide: [] },
};

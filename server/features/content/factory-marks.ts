/**
 * What the product was shipped with, as `markOf` makes it, by `contentId`: what differs was changed by an installation
 * (take-over.ts). A test holds the list against the files while they are the shipped ones, and prints what is missing.
 */
export const FACTORY_MARKS: Readonly<Record<string, string>> = {
  shop: '2109749dd0257ad5',
  contact: '6e06abcc49017676',
  hours: '5cc42c33b7a6d5e1',
  licences: '63d818c4918dbfb0',
  people: '61260e7df74bab6a',
  about: '222a16371836c0c7',
  pay: '034c00cdbe5d215d',
  statistics: '584649055f46c436',
  stories: '9d68b304e078fd78',
  banners: 'de81bbfc9a18fd53',
  popup: 'd4a6402947130549',
  films: '12a75953dddc5f97',
  freight: '1633902c6cbba5e7',
  'policy:terms': '342b27b87c240f2d',
  'policy:privacy': '3bec9ec1837301ff',
  'policy:refund': '1c5342a5f1b2a929',
  'policy:return': '702ed9b8432962f9',
  'policy:shipping': '64016f7a0b887ac0',
  'product:SEED-MAIZE-HYB': 'ce820ca5436c3ebd',
  'product:SEED-PADDY-IR64': 'd625d338e889aeaa',
  'product:FERT-UREA': '5ca97e8533906c48',
  'product:FERT-DAP': 'e7f88401d06e408a',
  'product:PEST-NEEM': '06141434d012dd46',
  'product:PEST-FUNGIPACK': 'ce7f41be26f20906',
  'product:SRV-SOILTEST': '69805f2da6d7d39a',
  'product:SRV-CONSULT': 'deda3c9e4e789810',
};

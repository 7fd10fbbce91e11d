import { BUSINESS } from '#content/business.ts';
import { CATALOGUE_IS_SAMPLE } from '#content/catalogue.ts';

/** What the check reads; the content files by default. */
interface OwnersContent {
  business: { sample: boolean; phone: string; email: string; seller: { gstin: string } };
  catalogueIsSample: boolean;
}

/**
 * Why the words and numbers in `content/` are not yet those of a real seller; empty when they are. A production
 * start refuses while anything is listed: an invented telephone would be somebody's, an invented licence a crime.
 */
export function sampleContentFaults(
  { business, catalogueIsSample }: OwnersContent = {
    business: BUSINESS,
    catalogueIsSample: CATALOGUE_IS_SAMPLE,
  },
): string[] {
  const faults: string[] = [];
  if (business.sample) {
    faults.push(
      'content/business.ts holds sample values (address, phone, licences, founder; the stories of content/stories.ts belong to it): put in the real ones, then set sample: false',
    );
  } else {
    if (business.phone.includes('90000 0000'))
      faults.push('content/business.ts: phone is still the sample one');
    if (business.email.endsWith('.example'))
      faults.push('content/business.ts: email is still the sample one');
    if (business.seller.gstin.includes('AAAAA0000A'))
      faults.push('content/business.ts: seller.gstin is still the sample one');
  }
  if (catalogueIsSample) {
    faults.push(
      'content/catalogue.ts holds sample makers and registrations: put in the real ones, then set CATALOGUE_IS_SAMPLE to false',
    );
  }
  return faults;
}

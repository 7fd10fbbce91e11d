import { type Localized, textIn } from '../by-language.ts';
import type { Language } from '../languages.ts';

/** A taluk of Karnataka: its name in both scripts, and how else people write it. */
export interface Taluk {
  id: string;
  names: Localized;
  /** Other spellings, in any script. */
  also: readonly string[];
  /** A district bears the same name: beside another taluk the word means the district. */
  isDistrict: boolean;
}

/** Districts whose name is also that of a taluk. */
const NAMED_AS_DISTRICT = new Set(
  `bagalkote ballari belagavi bidar vijayapura chamarajanagara chikkaballapura chikkamagaluru chitradurga davanagere
   dharwad gadag hassan haveri kalaburagi kolar koppal mandya mysuru raichur ramanagara shivamogga tumakuru udupi
   yadgiri`.split(/\s+/),
);

/**
 * English | Kannada | other spellings, by district. The migration's `taluk_of` reads the same names; a test holds the two
 * together, so a name added here needs a migration.
 */
const NAMES = `
Bagalkote|ಬಾಗಲಕೋಟೆ|Bagalkot,ಬಾಗಲಕೋಟ
Badami|ಬಾದಾಮಿ
Bilagi|ಬೀಳಗಿ|Bilgi
Guledgudda|ಗುಳೇದಗುಡ್ಡ|Guledagudda
Hunagunda|ಹುನಗುಂದ|Hungund,Hunagund
Ilkal|ಇಳಕಲ್|Ilakal,ಇಳಕಲ್ಲ
Jamakhandi|ಜಮಖಂಡಿ|Jamkhandi
Mudhol|ಮುಧೋಳ
Rabakavi Banahatti|ರಬಕವಿ ಬನಹಟ್ಟಿ|Rabkavi Banhatti,Rabkavi,Banahatti,ಬನಹಟ್ಟಿ,ರಬಕವಿ
Ballari|ಬಳ್ಳಾರಿ|Bellary
Kampli|ಕಂಪ್ಲಿ
Kurugodu|ಕುರುಗೋಡು
Sandur|ಸಂಡೂರು|Sanduru
Siruguppa|ಸಿರುಗುಪ್ಪ|Siraguppa
Athani|ಅಥಣಿ
Bailhongal|ಬೈಲಹೊಂಗಲ|Bailahongala,Bailhongala
Belagavi|ಬೆಳಗಾವಿ|Belgaum
Chikkodi|ಚಿಕ್ಕೋಡಿ|Chikodi
Gokak|ಗೋಕಾಕ|Gokaka,ಗೋಕಾಕ್
Hukkeri|ಹುಕ್ಕೇರಿ
Kagwad|ಕಾಗವಾಡ|Kagawad
Khanapur|ಖಾನಾಪುರ|Khanapura
Kittur|ಕಿತ್ತೂರು|Kitturu
Mudalagi|ಮೂಡಲಗಿ|Mudalgi
Nippani|ನಿಪ್ಪಾಣಿ|Nipani
Raibag|ರಾಯಬಾಗ|Rayabag,Raybag
Ramdurg|ರಾಮದುರ್ಗ|Ramadurga
Savadatti|ಸವದತ್ತಿ|Saundatti
Yaragatti|ಯರಗಟ್ಟಿ
Anekal|ಆನೇಕಲ್|Anekalu
Bengaluru East|ಬೆಂಗಳೂರು ಪೂರ್ವ|Bangalore East
Bengaluru North|ಬೆಂಗಳೂರು ಉತ್ತರ|Bangalore North
Bengaluru South|ಬೆಂಗಳೂರು ದಕ್ಷಿಣ|Bangalore South
Yelahanka|ಯಲಹಂಕ
Devanahalli|ದೇವನಹಳ್ಳಿ
Doddaballapura|ದೊಡ್ಡಬಳ್ಳಾಪುರ|Doddaballapur,Dodballapur
Hosakote|ಹೊಸಕೋಟೆ|Hoskote
Nelamangala|ನೆಲಮಂಗಲ
Aurad|ಔರಾದ|ಔರಾದ್
Basavakalyan|ಬಸವಕಲ್ಯಾಣ|Basavakalyana
Bhalki|ಭಾಲ್ಕಿ
Bidar|ಬೀದರ್|ಬೀದರ
Chitguppa|ಚಿಟಗುಪ್ಪ|Chitaguppa
Hulsoor|ಹುಲಸೂರು|Hulasur,Hulsur
Humnabad|ಹುಮನಾಬಾದ್|ಹುಮನಾಬಾದ,Humanabad
Kamalnagar|ಕಮಲನಗರ|Kamalanagar
Chamarajanagara|ಚಾಮರಾಜನಗರ|Chamarajanagar
Gundlupet|ಗುಂಡ್ಲುಪೇಟೆ|Gundlupete
Hanur|ಹನೂರು|Hanuru
Kollegala|ಕೊಳ್ಳೇಗಾಲ|Kollegal
Yelandur|ಯಳಂದೂರು|Yalandur
Bagepalli|ಬಾಗೇಪಲ್ಲಿ
Chelur|ಚೇಳೂರು
Chikkaballapura|ಚಿಕ್ಕಬಳ್ಳಾಪುರ|Chikkaballapur,Chickballapur
Chintamani|ಚಿಂತಾಮಣಿ
Gauribidanur|ಗೌರಿಬಿದನೂರು|Gowribidanur
Gudibande|ಗುಡಿಬಂಡೆ
Manchenahalli|ಮಂಚೇನಹಳ್ಳಿ
Sidlaghatta|ಶಿಡ್ಲಘಟ್ಟ|Shidlaghatta
Ajjampura|ಅಜ್ಜಂಪುರ
Chikkamagaluru|ಚಿಕ್ಕಮಗಳೂರು|Chikmagalur,Chickmagalur,Chikkamagalur
Kadur|ಕಡೂರು|Kaduru
Kalasa|ಕಳಸ
Koppa|ಕೊಪ್ಪ
Mudigere|ಮೂಡಿಗೆರೆ
Narasimharajapura|ನರಸಿಂಹರಾಜಪುರ|N R Pura,NR Pura,ಎನ್ ಆರ್ ಪುರ
Sringeri|ಶೃಂಗೇರಿ
Tarikere|ತರೀಕೆರೆ
Challakere|ಚಳ್ಳಕೆರೆ
Chitradurga|ಚಿತ್ರದುರ್ಗ
Hiriyur|ಹಿರಿಯೂರು|Hiriyuru
Holalkere|ಹೊಳಲ್ಕೆರೆ
Hosadurga|ಹೊಸದುರ್ಗ|Hosdurga
Molakalmuru|ಮೊಳಕಾಲ್ಮೂರು|Molakalmur,ಮೊಳಕಾಲ್ಮುರು
Bantwal|ಬಂಟ್ವಾಳ|Bantwala
Belthangady|ಬೆಳ್ತಂಗಡಿ|Belthangadi
Kadaba|ಕಡಬ
Mangaluru|ಮಂಗಳೂರು|Mangalore
Moodabidri|ಮೂಡುಬಿದಿರೆ|Mudbidri,Moodbidri,ಮೂಡಬಿದಿರೆ
Mulki|ಮುಲ್ಕಿ|Mulky
Puttur|ಪುತ್ತೂರು|Putturu
Sullia|ಸುಳ್ಯ|Sulya
Ullal|ಉಳ್ಳಾಲ|Ullala
Channagiri|ಚನ್ನಗಿರಿ
Davanagere|ದಾವಣಗೆರೆ|Davangere
Harihara|ಹರಿಹರ|Harihar
Honnali|ಹೊನ್ನಾಳಿ
Jagaluru|ಜಗಳೂರು|Jagalur
Nyamathi|ನ್ಯಾಮತಿ|Nyamati
Alnavar|ಅಳ್ನಾವರ
Annigeri|ಅಣ್ಣಿಗೇರಿ
Dharwad|ಧಾರವಾಡ|Dharwar
Hubballi|ಹುಬ್ಬಳ್ಳಿ|Hubli
Kalghatgi|ಕಲಘಟಗಿ|Kalaghatagi
Kundgol|ಕುಂದಗೋಳ|Kundagol
Navalgund|ನವಲಗುಂದ|Navalagunda
Gadag|ಗದಗ|Gadaga
Gajendragad|ಗಜೇಂದ್ರಗಡ|Gajendragada
Lakshmeshwar|ಲಕ್ಷ್ಮೇಶ್ವರ|Laxmeshwar
Mundargi|ಮುಂಡರಗಿ|Mundaragi
Nargund|ನರಗುಂದ|Naragunda
Ron|ರೋಣ|Rona
Shirahatti|ಶಿರಹಟ್ಟಿ
Alur|ಆಲೂರು|Aluru
Arakalagudu|ಅರಕಲಗೂಡು|Arkalgud
Arsikere|ಅರಸೀಕೆರೆ|Arasikere
Belur|ಬೇಲೂರು|Beluru
Channarayapatna|ಚನ್ನರಾಯಪಟ್ಟಣ
Hassan|ಹಾಸನ|Hasana
Holenarasipura|ಹೊಳೆನರಸೀಪುರ|Holenarsipur,Holenarasipur,ಹೊಳೆನರಸಿಪುರ
Sakleshpur|ಸಕಲೇಶಪುರ|Sakaleshapura,Sakleshpura
Byadagi|ಬ್ಯಾಡಗಿ|Byadgi
Hanagal|ಹಾನಗಲ್|Hangal,ಹಾನಗಲ್ಲ
Haveri|ಹಾವೇರಿ
Hirekerur|ಹಿರೇಕೆರೂರು|Hirekeruru
Ranebennur|ರಾಣೆಬೆನ್ನೂರು|Ranibennur,Ranebennuru,ರಾಣಿಬೆನ್ನೂರು
Rattihalli|ರಟ್ಟಿಹಳ್ಳಿ
Savanur|ಸವಣೂರು|Savanuru
Shiggaon|ಶಿಗ್ಗಾಂವಿ|Shiggavi,Shiggon,ಶಿಗ್ಗಾವಿ
Afzalpur|ಅಫಜಲಪುರ|Afjalpur,Afzalpura
Aland|ಆಳಂದ|Alanda
Chincholi|ಚಿಂಚೋಳಿ
Chittapur|ಚಿತ್ತಾಪುರ|Chittapura
Jewargi|ಜೇವರ್ಗಿ|Jevargi
Kalaburagi|ಕಲಬುರಗಿ|Gulbarga,ಗುಲಬರ್ಗಾ
Kalagi|ಕಾಳಗಿ
Kamalapur|ಕಮಲಾಪುರ
Sedam|ಸೇಡಂ
Shahabad|ಶಹಾಬಾದ
Yadrami|ಯಡ್ರಾಮಿ
Kushalanagara|ಕುಶಾಲನಗರ|Kushalnagar
Madikeri|ಮಡಿಕೇರಿ|Mercara
Ponnampet|ಪೊನ್ನಂಪೇಟೆ
Somwarpet|ಸೋಮವಾರಪೇಟೆ|Somavarapete,Somvarpet
Virajpet|ವಿರಾಜಪೇಟೆ|Virajapete
Bangarapete|ಬಂಗಾರಪೇಟೆ|Bangarapet
KGF|ಕೆಜಿಎಫ್|Kolar Gold Fields,ಕೆ ಜಿ ಎಫ್
Kolar|ಕೋಲಾರ|Kolara
Malur|ಮಾಲೂರು|Maluru
Mulbagal|ಮುಳಬಾಗಿಲು|Mulabagilu,ಮುಳಬಾಗಲು
Srinivaspur|ಶ್ರೀನಿವಾಸಪುರ|Srinivasapura,Srinivasapur
Gangavathi|ಗಂಗಾವತಿ|Gangavati
Kanakagiri|ಕನಕಗಿರಿ
Karatagi|ಕಾರಟಗಿ|Karatgi
Koppal|ಕೊಪ್ಪಳ|Koppala
Kukanur|ಕುಕನೂರು
Kushtagi|ಕುಷ್ಟಗಿ|Kushtgi
Yelburga|ಯಲಬುರ್ಗಾ|Yelaburga,ಯಲಬುರ್ಗ
Krishnarajpet|ಕೃಷ್ಣರಾಜಪೇಟೆ|K R Pet,K R Pete,KR Pet,KR Pete,ಕೆ ಆರ್ ಪೇಟೆ
Maddur|ಮದ್ದೂರು|Madduru
Malavalli|ಮಳವಳ್ಳಿ|Malvalli
Mandya|ಮಂಡ್ಯ
Nagamangala|ನಾಗಮಂಗಲ
Pandavapura|ಪಾಂಡವಪುರ|Pandavpura
Srirangapatna|ಶ್ರೀರಂಗಪಟ್ಟಣ|Srirangapattana,Srirangapatnam
Heggadadevanakote|ಹೆಗ್ಗಡದೇವನಕೋಟೆ|H D Kote,HD Kote,ಎಚ್ ಡಿ ಕೋಟೆ,ಹೆಚ್ ಡಿ ಕೋಟೆ
Hunsur|ಹುಣಸೂರು|Hunasur,Hunsuru
Krishnarajanagara|ಕೃಷ್ಣರಾಜನಗರ|K R Nagar,K R Nagara,KR Nagar,ಕೆ ಆರ್ ನಗರ
Mysuru|ಮೈಸೂರು|Mysore
Nanjangud|ನಂಜನಗೂಡು|Nanjangudu
Piriyapatna|ಪಿರಿಯಾಪಟ್ಟಣ|Periyapatna
Saligrama|ಸಾಲಿಗ್ರಾಮ
Saraguru|ಸರಗೂರು|Sargur
T Narasipura|ತಿ ನರಸೀಪುರ|T Narsipur,Tirumakudalu Narasipura,ಟಿ ನರಸೀಪುರ,ತಿರುಮಕೂಡಲು ನರಸೀಪುರ
Arakera|ಅರಕೇರಾ
Devadurga|ದೇವದುರ್ಗ|Deodurg
Lingasugur|ಲಿಂಗಸುಗೂರು|Lingsugur,ಲಿಂಗಸೂಗೂರು
Manvi|ಮಾನ್ವಿ|Manavi
Maski|ಮಸ್ಕಿ
Raichur|ರಾಯಚೂರು|Raichuru
Sindhanur|ಸಿಂಧನೂರು|Sindhnur
Sirwar|ಸಿರವಾರ|Siravara
Channapatna|ಚನ್ನಪಟ್ಟಣ|Channapattana
Harohalli|ಹಾರೋಹಳ್ಳಿ
Kanakapura|ಕನಕಪುರ
Magadi|ಮಾಗಡಿ
Ramanagara|ರಾಮನಗರ|Ramanagaram,Ramanagar
Bhadravathi|ಭದ್ರಾವತಿ|Bhadravati
Hosanagara|ಹೊಸನಗರ|Hosanagar
Sagara|ಸಾಗರ|Sagar
Shikaripura|ಶಿಕಾರಿಪುರ|Shikaripur
Shivamogga|ಶಿವಮೊಗ್ಗ|Shimoga
Soraba|ಸೊರಬ|Sorab
Thirthahalli|ತೀರ್ಥಹಳ್ಳಿ|Tirthahalli
Chikkanayakanahalli|ಚಿಕ್ಕನಾಯಕನಹಳ್ಳಿ|Chiknayakanhalli,C N Halli,CN Halli
Gubbi|ಗುಬ್ಬಿ
Koratagere|ಕೊರಟಗೆರೆ
Kunigal|ಕುಣಿಗಲ್
Madhugiri|ಮಧುಗಿರಿ
Pavagada|ಪಾವಗಡ
Sira|ಶಿರಾ|Shira,ಸಿರಾ
Tiptur|ತಿಪಟೂರು|Tipatur
Tumakuru|ತುಮಕೂರು|Tumkur
Turuvekere|ತುರುವೇಕೆರೆ
Brahmavara|ಬ್ರಹ್ಮಾವರ|Brahmavar
Byndoor|ಬೈಂದೂರು|Byndur,Baindur
Hebri|ಹೆಬ್ರಿ
Kapu|ಕಾಪು|Kaup
Karkala|ಕಾರ್ಕಳ
Kundapura|ಕುಂದಾಪುರ|Kundapur,Coondapur
Udupi|ಉಡುಪಿ
Ankola|ಅಂಕೋಲಾ|ಅಂಕೋಲ
Bhatkal|ಭಟ್ಕಳ|Bhatkala
Dandeli|ದಾಂಡೇಲಿ
Haliyal|ಹಳಿಯಾಳ|Haliyala
Honnavar|ಹೊನ್ನಾವರ|Honnavara
Joida|ಜೋಯಿಡಾ|ಜೋಯಿಡ
Karwar|ಕಾರವಾರ|Karwara
Kumta|ಕುಮಟಾ|Kumata,ಕುಮಟ
Mundgod|ಮುಂಡಗೋಡ|Mundagod
Siddapur|ಸಿದ್ದಾಪುರ|Siddapura
Sirsi|ಶಿರಸಿ|Shirasi
Yellapur|ಯಲ್ಲಾಪುರ|Yellapura
Hadagali|ಹೂವಿನಹಡಗಲಿ|Huvina Hadagali,Hoovina Hadagali,ಹೂವಿನ ಹಡಗಲಿ,ಹಡಗಲಿ
Hagaribommanahalli|ಹಗರಿಬೊಮ್ಮನಹಳ್ಳಿ|H B Halli,HB Halli
Harapanahalli|ಹರಪನಹಳ್ಳಿ
Hosapete|ಹೊಸಪೇಟೆ|Hospet
Kotturu|ಕೊಟ್ಟೂರು|Kottur
Kudligi|ಕೂಡ್ಲಿಗಿ|Kudlagi
Almel|ಆಲಮೇಲ|Alamel
Babaleshwar|ಬಬಲೇಶ್ವರ|Babaleshwara
Basavana Bagewadi|ಬಸವನ ಬಾಗೇವಾಡಿ|Basavanabagewadi,ಬಸವನಬಾಗೇವಾಡಿ
Chadachan|ಚಡಚಣ|Chadchan
Devara Hipparagi|ದೇವರ ಹಿಪ್ಪರಗಿ|Devar Hippargi,ದೇವರಹಿಪ್ಪರಗಿ
Indi|ಇಂಡಿ
Kolhar|ಕೊಲ್ಹಾರ
Muddebihal|ಮುದ್ದೇಬಿಹಾಳ|Muddebihala
Nidagundi|ನಿಡಗುಂದಿ
Sindagi|ಸಿಂದಗಿ|Sindgi
Talikote|ತಾಳಿಕೋಟೆ|Talikoti
Tikota|ತಿಕೋಟಾ
Vijayapura|ವಿಜಯಪುರ|Bijapur,ಬಿಜಾಪುರ
Gurmitkal|ಗುರುಮಠಕಲ್|Gurumitkal
Hunasagi|ಹುಣಸಗಿ|Hunsagi
Shahapur|ಶಹಾಪುರ|Shahpur,Shahapura
Shorapur|ಸುರಪುರ|Surapura,Surpur
Vadagera|ವಡಗೇರಾ|Wadagera
Yadgiri|ಯಾದಗಿರಿ|Yadgir
`;

/** Every taluk this program knows, in the order of their districts. */
export const TALUKS: readonly Taluk[] = NAMES.trim()
  .split('\n')
  .map((line) => {
    const [en = '', kn = '', also] = line.split('|');
    const id = en.toLowerCase().replaceAll(' ', '_');
    return { id, names: { en, kn }, also: also?.split(',') ?? [], isDistrict: NAMED_AS_DISTRICT.has(id) };
  });

const BY_ID = new Map(TALUKS.map((taluk) => [taluk.id, taluk]));

/** The taluk an id names; undefined for one of a newer program. */
export const talukOf = (id: string): Taluk | undefined => BY_ID.get(id);

/** A taluk by its name; one of a newer program by its id. */
export function talukName(id: string, language: Language): string {
  const taluk = talukOf(id);
  return taluk ? textIn(taluk.names, language) : id;
}

/**
 * What the troubles of the crops' pages are called besides, in fields, shops and books: northern and southern names, the culprit's own, and
 * how it looks in words of every day. Latin spellings of Kannada words need none.
 */
export const TROUBLE_NAMES: Readonly<Record<string, string>> = {
  'tomato-leaf-curl':
    'virus TYLCV mosaic small crinkled bushy yellow edge no fruit ಮುದುಡು ಮುಟುರು ನಂಜು ರೋಗ ವೈರಸ್ ಗಿಡ್ಡ ಪೊದೆ ಮೊಸಾಯಿಕ್',
  'tomato-early-blight':
    'Alternaria target board rings brown spot lower old leaf blight ಅಂಗಮಾರಿ ಕಂದು ಚುಕ್ಕೆ ಉಂಗುರ ಕೆಳಗಿನ ಹಳೆ ಎಲೆ ಬೇಗ ಬರುವ',
  'tomato-late-blight':
    'Phytophthora water soaked black patch mist cold rain cloudy white mould sudden blight ಅಂಗಮಾರಿ ಕೊಳೆ ಮಂಜು ಮೋಡ ಮಳೆ ಕಪ್ಪು ತಡ',
  'tomato-bacterial-wilt': 'Ralstonia green wilt sudden droop ooze milky ಹಸಿರು ಬಾಡುವ ಸೊರಗು ದುಂಡಾಣು ದಿಢೀರ್ ಒಂದೇ ದಿನ',
  'tomato-damping-off':
    'Pythium nursery tray seedling falls collapse neck thin dying young ಸಸಿಮಡಿ ಟ್ರೇ ಸಸಿ ಬುಡ ಕೊಳೆ ಬೀಳುವ ಸಾಯುವ ನರ್ಸರಿ',
  'tomato-fruit-borer':
    'Helicoverpa american bollworm caterpillar round hole in fruit green worm inside ಕಾಯಿ ಕೊರೆಯುವ ಹಣ್ಣು ತೂತು ಹಸಿರು ಹುಳು',
  'tomato-pinworm': 'Tuta absoluta pin hole blister mine top new pest ಟೂಟ ಸೂಜಿ ಊಜಿ ಹುಳು',
  'tomato-leaf-miner':
    'Liriomyza serpentine white zigzag winding line trail drawing ರಂಗೋಲಿ ಹುಳು ಬಿಳಿ ಗೆರೆ ಹಾವಿನ ಹಾಗೆ',
  'tomato-thrips':
    'spotted wilt virus GBNV bronze ring small insects in flower ನುಸಿ ಥ್ರಿಪ್ಸ್ ಕಂಚು ಬಣ್ಣ ಹೂವಿನಲ್ಲಿ ಸಣ್ಣ ಹುಳು',
  'tomato-mite': 'red spider web tiny dots under leaf speckled dusty ಕೆಂಪು ಜೇಡ ನುಸಿ ಬಲೆ ಧೂಳು ಎಲೆ ಕೆಳಗೆ ಮೈಟ್',
  'tomato-root-knot': 'nematode eelworm galls swelling beads ಗಂಟು ರೋಗ ಜಂತು ನೆಮಟೋಡ್ ದುಂಡು ಹುಳು ಬೇರು',
  'tomato-blossom-end-rot':
    'calcium bottom black sunken leathery patch end of fruit ತಳ ಕಪ್ಪು ಸುಣ್ಣ ಕ್ಯಾಲ್ಸಿಯಂ ಕೊರತೆ ಹಣ್ಣಿನ ತುದಿ ಕೊಳೆ ಕೆಳಭಾಗ',
  'paddy-stem-borer':
    'dead heart white ear whitehead middle shoot pulls out moth ಸುಳಿ ಒಣಗುವ ಬಿಳಿ ತೆನೆ ಸುಳಿ ಕೊರಕ ಕಾಂಡ ಕೊರೆಯುವ ಹುಳು no grain empty inside ಜೊಳ್ಳು',
  'paddy-leaf-folder': 'leaf roller folded rolled white scraped ಎಲೆ ಮಡಚುವ ಸುತ್ತುವ ಹುಳು ಎಲೆ ಮಡಿಸುವ',
  'paddy-brown-planthopper':
    'BPH hopper burn round burnt patch base of plant jumping ಜಿಗಿ ಹುಳು ಸುಟ್ಟಂತೆ ದುಂಡಗೆ ಕಂದು ಬುಡ ಹಾರುವ',
  'paddy-green-leafhopper': 'GLH tungro jumping small green orange tip ಹಸಿರು ಜಿಗಿಹುಳು ಟುಂಗ್ರೋ',
  'paddy-gall-midge': 'silver shoot onion leaf tube mosquito ಆನೆಕೊಂಬು ಕಣೆ ಹುಳು ಕೊಳವೆ ಈರುಳ್ಳಿ ಎಲೆ ತರ ಬೆಳ್ಳಿ ಸುಳಿ ನೊಣ',
  'paddy-gundhi-bug':
    'rice bug stink smell milky grain sucking earhead chaffy ತಿಗಣೆ ಗಂಧಿ ಕೆಟ್ಟ ವಾಸನೆ ನಾರುವ ಹಾಲು ಕಾಳು ತೆನೆ ಜೊಳ್ಳು',
  'paddy-blast':
    'Pyricularia neck blast spindle eye diamond spot node broken ಬೆಂಕಿ ರೋಗ ಕುತ್ತಿಗೆ ಕಣ್ಣಿನ ಆಕಾರ ವಜ್ರ ಕಪ್ಪು ಕುತ್ತಿಗೆ',
  'paddy-sheath-blight': 'Rhizoctonia snake skin oval patch near water ಕವಚ ಹಾವಿನ ಚರ್ಮ ಎಲೆ ಕವಚ ಊದಾ',
  'paddy-bacterial-leaf-blight':
    'BLB Xanthomonas wavy edge drying from tip yellow straw ದುಂಡಾಣು ಅಂಗಮಾರಿ ಅಲೆ ತುದಿಯಿಂದ ಒಣಗುವ ಅಂಚು',
  'paddy-false-smut': 'velvet ball yellow green powder grain lakshmi ಕಾಡಿಗೆ ಹಳದಿ ಉಂಡೆ ಕಾಳು ಪುಡಿ ಲಕ್ಷ್ಮಿ ರೋಗ',
  'paddy-zinc-khaira':
    'rusty brown leaf after transplanting stunted zinc deficiency ಸತು ಜಿಂಕ್ ಕೊರತೆ ತುಕ್ಕು ಬಣ್ಣ ನಾಟಿ ನಂತರ ಕೈರಾ ಗಿಡ್ಡ ಪೈರು ಕೆಂಪು ಬೆಳೆಯುತ್ತಿಲ್ಲ',
  'ragi-blast':
    'neck finger blast Pyricularia black neck empty finger ಬೆಂಕಿ ರೋಗ ಕುತ್ತಿಗೆ ಬೆರಳು ಕಪ್ಪು ಜೊಳ್ಳು ತೆನೆ ಇಲುಕು ಕುತ್ತಿಗೆ ರೋಗ',
  'maize-fall-armyworm':
    'FAW Spodoptera frugiperda whorl frass sawdust row of holes windows ragged ಸೈನಿಕ ಹುಳು ಲದ್ದಿ ಸುಳಿ ಹುಳು ಫಾಲ್ ಆರ್ಮಿವರ್ಮ್ ಸಾಲು ತೂತು ಹಿಟ್ಟು',
  'maize-downy-mildew':
    'Sclerospora Peronosclerospora pale stripes chlorotic white growth dawn crazy top ಕೇದಿಗೆ ರೋಗ ಬೂಜು ತುಪ್ಪಟ ಬಿಳಿ ಗೆರೆ ಪಟ್ಟೆ',
  'maize-leaf-blight':
    'turcicum TLB cigar long grey boat spot lower leaf dries ಎಲೆ ಅಂಗಮಾರಿ ಉದ್ದ ಬೂದು ಮಚ್ಚೆ ದೋಣಿ ಆಕಾರ ಎಲೆ ಒಣಗುವ',
  'maize-zinc-white-bud': 'zinc deficiency pale white band new leaf bud ಸತು ಜಿಂಕ್ ಕೊರತೆ ಬಿಳಿ ಸುಳಿ ಬಿಳಿ ಪಟ್ಟೆ ಮೊಗ್ಗು',
  'chilli-thrips':
    'black thrips parvispinus upward curl boat shape cup rusty fruit ನುಸಿ ಥ್ರಿಪ್ಸ್ ಮೇಲಕ್ಕೆ ಮುದುಡು ದೋಣಿ ಕಪ್ಪು ನುಸಿ',
  'chilli-yellow-mite':
    'broad mite downward curl inverted narrow long stalk dark green ಮೈಟ್ ಹಳದಿ ನುಸಿ ಕೆಳಕ್ಕೆ ಮುದುಡು ಕೆಳಮುಖ ಉದ್ದ ತೊಟ್ಟು ಇಲಿ ಬಾಲ',
  'chilli-leaf-curl':
    'murda virus mosaic small yellow stunted bunch no fruit ಮುಟುರು ಮುದುರು ನಂಜು ರೋಗ ವೈರಸ್ ಗಿಡ್ಡ ಪೊದೆ ಬೊಬ್ಬೆ',
  'chilli-whitefly': 'white small fly flies up shake plant under leaf ಬಿಳಿ ನೊಣ ಹಾರುವ ಸೊಳ್ಳೆ',
  'chilli-aphid': 'lice sticky honeydew ants sooty black tips colony ಹೇನು ಸಸ್ಯಹೇನು ಜಿಗುಟು ಅಂಟು ಇರುವೆ ಮಸಿ ಕುಡಿ ಜಿಗಿ ಸೀಡೆ',
  'chilli-fruit-borer':
    'Helicoverpa Spodoptera caterpillar pod hole seed eaten ಕಾಯಿ ಕೊರಕ ಕಾಯಿ ತೂತು ಬೀಜ ತಿನ್ನುವ ಹುಳು',
  'chilli-anthracnose':
    'Colletotrichum ripe fruit rot sunken circle dieback branch drying tip black dots ಹಣ್ಣು ಕೊಳೆ ಕೊಂಬೆ ಒಣಗು ಚಿಬ್ಬು ರೋಗ ಕಾಯಿ ಕೊಳೆ ಟೊಂಗೆ',
  'chilli-powdery-mildew': 'Leveillula white powder under leaf falls ಬೂದಿ ರೋಗ ಬಿಳಿ ಪುಡಿ ಎಲೆ ಕೆಳಗೆ ಎಲೆ ಉದುರು',
  'cotton-pink-bollworm':
    'PBW Pectinophora rosette flower rose seed eaten bad boll ಗುಲಾಬಿ ಕಾಯಿ ಕೊರಕ ಹುಳು ಗುಲಾಬಿ ಹೂವು ಕೆಂಪು ಹುಳು',
  'cotton-bollworm':
    'Helicoverpa american spotted green bollworm square boll hole eaten ಹಸಿರು ಕಾಯಿ ಕೊರಕ ಅಮೆರಿಕನ್ ಮೊಗ್ಗು ತೂತು',
  'cotton-jassid':
    'leafhopper hopper burn red edge curls down small green sideways ಜಿಗಿ ಹುಳು ಜಸಿಡ್ ಹಸಿರು ಕೆಂಪು ಅಂಚು ಕೆಳಗೆ ಮಡಚು',
  'cotton-whitefly': 'white fly sticky sooty mould honeydew ಬಿಳಿ ನೊಣ ಅಂಟು ಮಸಿ ಜಿಗುಟು',
  'cotton-thrips': 'silvery crinkled young leaves shine ನುಸಿ ಥ್ರಿಪ್ಸ್ ಬೆಳ್ಳಿ ಹೊಳಪು ಎಳೆ ಎಲೆ',
  'cotton-leaf-spot':
    'Alternaria angular bacterial blight black arm brown ring hole ಎಲೆ ಚುಕ್ಕೆ ಕೋನ ದುಂಡಾಣು ಕಂದು ಚುಕ್ಕೆ',
  'red-gram-pod-borer':
    'Helicoverpa caterpillar pods holes grain eaten head outside green ಕಾಯಿ ಕೊರಕ ಹಸಿರು ಹುಳು ಕೀಡೆ ತೂತು ಕಾಳು ತಿನ್ನುವ',
  'red-gram-pod-fly':
    'Melanagromyza maggot inside pod no hole outside window grain ಕಾಯಿ ನೊಣ ಮರಿ ಒಳಗೆ ಹೊರಗೆ ತೂತು ಇಲ್ಲ ಬಿಳಿ ಹುಳ ಚೆನ್ನಾಗಿ',
  'red-gram-wilt':
    'Fusarium udum drying patches black stripe split stem purple band ನೆಟೆ ಸೊರಗು ಸಿಡಿ ರೋಗ ಒಣಗುವ ಕಾಂಡ ಸೀಳಿದರೆ ಕಪ್ಪು',
  'red-gram-sterility-mosaic':
    'SMD bushy pale light green small leaves no flower no pods virus mite ಗೊಡ್ಡು ಬಂಜೆ ಪೊದೆ ಹೂ ಇಲ್ಲ ಕಾಯಿ ಇಲ್ಲ ಹಸಿರಾಗೆ ನಂಜು',
  'groundnut-leaf-miner':
    'Aproaerema webbed stuck together blister burnt field ಸುರುಳಿ ಪೂಚಿ ಎಲೆ ಅಂಟಿ ಸುಟ್ಟಂತೆ ಎಲೆ ಸುರಂಗ',
  'groundnut-leaf-caterpillar':
    'Spodoptera litura tobacco caterpillar skeleton night egg mass red hairy leaf eating ಎಲೆ ತಿನ್ನುವ ಹುಳು ಕೀಡೆ ಲದ್ದಿ ಹುಳು ಎಲೆ ಜಾಲ ರಾತ್ರಿ',
  'groundnut-thrips': 'bud necrosis virus PBND scar young ನುಸಿ ಥ್ರಿಪ್ಸ್ ಮೊಗ್ಗು ಕುಡಿ ನಂಜು',
  'groundnut-tikka':
    'Cercospora early late leaf spot black brown round leaf fall ಟಿಕ್ಕಾ ಎಲೆ ಚುಕ್ಕೆ ಕಪ್ಪು ಚುಕ್ಕೆ ಎಲೆ ಉದುರು ತಿಕ್ಕಿ',
  'groundnut-stem-rot':
    'Sclerotium rolfsii white thread mustard seed collar rot base ಬುಡ ಕೊಳೆ ಕಾಂಡ ಕೊಳೆ ಬಿಳಿ ಬೂಷ್ಟ ನೂಲು ಸಾಸಿವೆ',
  'groundnut-root-grub': 'white grub chafer beetle root cut plant pulls out ಗೊಣ್ಣೆ ಹುಳು ಬೇರು ಹುಳು ಬಿಳಿ ದಪ್ಪ ಕಂಬಳಿ',
  'groundnut-empty-pods': 'pops calcium gypsum unfilled shell no kernel ಜೊಳ್ಳು ಪೊಳ್ಳು ಕಾಯಿ ಬೀಜ ಇಲ್ಲ ಜಿಪ್ಸಂ ಸುಣ್ಣ',
  'groundnut-iron': 'iron chlorosis white yellow young leaf green veins ferrous ಕಬ್ಬಿಣ ಕೊರತೆ ಬೆಳ್ಳಗೆ ಹಳದಿ ಎಳೆ ಎಲೆ',
  'sugarcane-early-shoot-borer': 'ESB dead heart shoot dries pulls out smell ಸುಳಿ ಕೊರಕ ಸುಳಿ ಒಣಗು ಎಳೆದರೆ ಬರುತ್ತೆ',
  'sugarcane-red-rot':
    'Colletotrichum split cane red inside white patch sour smell third fourth leaf ಕೆಂಪು ಕೊಳೆ ಸೀಳಿದರೆ ಕೆಂಪು ಹುಳಿ ವಾಸನೆ',
  'sugarcane-smut': 'black whip from top tail grassy ಕಾಡಿಗೆ ಚಾಟಿ ಚಾವಟಿ ಕಪ್ಪು ಬಾಲ',
  'sugarcane-iron': 'iron chlorosis white pale stripe young ratoon ಕಬ್ಬಿಣ ಕೊರತೆ ಬಿಳಿ ಎಲೆ ಬಿಳುಪು ಗೆರೆ ಕೂಳೆ',
  'onion-thrips':
    'silver white streak twisted tip dry tiny insects ನುಸಿ ಥ್ರಿಪ್ಸ್ ಹೇನು ಬೆಳ್ಳಿ ಬಿಳಿ ಗೆರೆ ತುದಿ ಒಣಗು ತಿರುಚು ಮಜ್ಜಿಗೆ ರೋಗ',
  'onion-purple-blotch':
    'Alternaria Stemphylium blight purple spot leaf breaks bends ನೇರಳೆ ಮಚ್ಚೆ ಎಲೆ ಮುರಿಯುವ ಕಂದು ಸುಳಿ ತಿರುವು ರೋಗ',
  'coffee-white-stem-borer':
    'Xylotrechus beetle ridge tunnel frass yellow wilting arabica bark ಬಿಳಿ ಕಾಂಡ ಕೊರಕ ಉಬ್ಬು ಸುರಂಗ ಪುಡಿ ದುಂಬಿ',
  'coffee-berry-borer': 'CBB Hypothenemus pin hole tip of berry black beetle ಕಾಯಿ ಕೊರಕ ಹಣ್ಣು ಕೊರಕ ಸೂಜಿ ತೂತು ಬೀಜ',
  'coffee-leaf-rust': 'Hemileia orange yellow powder under leaf falls ತುಕ್ಕು ಕಿತ್ತಳೆ ಹಳದಿ ಪುಡಿ ಎಲೆ ಉದುರು',
  'coffee-black-rot': 'Koleroga Pellicularia monsoon black hanging leaf threads ಕೊಳೆ ರೋಗ ಕಪ್ಪು ಎಲೆ ನೇತಾಡುವ ಮಳೆ',
  'black-pepper-foot-rot':
    'Phytophthora quick slow wilt vine death monsoon collar black leaf drop yellow ಸೊರಗು ಶೀಘ್ರ ನಿಧಾನ ಬುಡ ಕೊಳೆ ಬಳ್ಳಿ ಸಾಯುವ ಹಳದಿ ಎಲೆ ಉದುರು',
  'ginger-rhizome-rot':
    'Pythium soft rot bacterial wilt smell yellow tip shoot pulls out ಗಡ್ಡೆ ಕೊಳೆ ಗೆಡ್ಡೆ ಹಳದಿ ಮೃದು ಕೊಳೆ ವಾಸನೆ ಬೀಜ ಗಡ್ಡೆ ಉಪಚಾರ solarisation clear plastic bed before planting',
  'pomegranate-bacterial-blight':
    'Xanthomonas oily spot telya L shape crack black ದುಂಡಾಣು ಅಂಗಮಾರಿ ಎಣ್ಣೆ ಚುಕ್ಕೆ ಸೀಳು ತೇಲ್ಯಾ ಕಪ್ಪು ಚುಕ್ಕೆ',
  'pomegranate-fruit-spot':
    'Cercospora Colletotrichum anthracnose dry small black brown spot ಹಣ್ಣು ಚುಕ್ಕೆ ಎಲೆ ಚುಕ್ಕೆ ಒಣ ಕಪ್ಪು ಶಿಲೀಂಧ್ರ',
  'pomegranate-thrips': 'scar rough brown skin rust flower drop ನುಸಿ ಥ್ರಿಪ್ಸ್ ಸಿಪ್ಪೆ ಹುರುಪೆ ತುಕ್ಕು ಒರಟು ಹೂ ಉದುರು',
  'arecanut-koleroga':
    'Phytophthora mahali fruit rot nut drop monsoon Bordeaux cover ಮಹಾಳಿ ಕೊಳೆ ರೋಗ ಮಳೆಗಾಲ ಮಳೆಯಲ್ಲಿ ಕಾಯಿ ಉದುರು ಬೋರ್ಡೊ ಕೊಟ್ಟೆ',
  'arecanut-yellow-leaf': 'YLD yellowing crown small tapering ಹಳದಿ ಎಲೆ ರೋಗ ಸೋಗೆ ಹಳದಿ ತುದಿ ಗರಿ',
  'arecanut-leaf-spot':
    'Colletotrichum Phyllosticta new disease brown yellow halo burnt leaf ಎಲೆ ಚುಕ್ಕೆ ಎಲೆಚುಕ್ಕೆ ಚುಕ್ಕಿ ರೋಗ ಸುಟ್ಟ ಗರಿ ಕಂದು',
  'arecanut-inflorescence-caterpillar':
    'Tirathaba spathe flower bunch web eaten ಹಿಂಗಾರ ಹೊಂಬಾಳೆ ಸಿಂಗಾರ ತಿನ್ನುವ ಹುಳು ಬಲೆ',
  'arecanut-mite': 'red white mite bronze young palm summer under leaf ನುಸಿ ಮೈಟ್ ಕಂಚು ಬಣ್ಣ ಸಣ್ಣ ಗಿಡ ಬೇಸಿಗೆ ಜೇಡ',
  'arecanut-root-grub':
    'white grub chafer palm shakes loose falls yellow thin ಬೇರು ಹುಳು ಗೊಣ್ಣೆ ಹುಳು ಮರ ಅಲ್ಲಾಡುವ ಬೀಳುವ ಸಪೂರ',
  'arecanut-nut-split': 'cracking split husk water after drought boron ಕಾಯಿ ಒಡೆದು ಸೀಳು ಒಡೆಯುವ ಅಂಡೊಡಕ',
};

import { ASKED_NAMES } from './asked-names.ts';

/** What every part of a chapter is about, in the words of both languages by which it is asked for. */
export const CHAPTER_NAMES: Readonly<Record<string, string>> = {
  '1-insecticides': 'insecticide pesticide ಕೀಟನಾಶಕ',
  '2-fungicides': 'fungicide disease ಶಿಲೀಂಧ್ರನಾಶಕ',
  '3-biofertilizers': 'bio-fertilizer biofertilizer ಜೈವಿಕ ಜೀವಾಣು ಗೊಬ್ಬರ',
  '4-tank-mixing': 'tank mixing mix ಟ್ಯಾಂಕ್ ಮಿಶ್ರಣ ಬೆರೆಸುವುದು',
  '5-nutrition': 'crop nutrition fertilizer ಪೋಷಣೆ ಗೊಬ್ಬರ',
  '6-biostimulants': 'bio-stimulant tonic ಉತ್ತೇಜಕ ಟಾನಿಕ್',
  '7-soil-carbon': 'soil organic carbon manure ಮಣ್ಣಿನ ಸಾವಯವ ಇಂಗಾಲ',
  '8-bio-inputs': 'biological organic natural input ಜೈವಿಕ ಸಾವಯವ ನೈಸರ್ಗಿಕ',
  '9-mulching': 'mulch mulching malching sheet paper ಹೊದಿಕೆ ಮಲ್ಚಿಂಗ್ ಶೀಟ್',
  '10-ipm': 'integrated pest management IPM ಸಮಗ್ರ ಪೀಡೆ ನಿರ್ವಹಣೆ',
  '11-weeds': 'weed herbicide weedicide ಕಳೆ ಕಳೆನಾಶಕ',
  '12-irrigation': 'irrigation water ನೀರಾವರಿ ನೀರು',
  '13-soil-health': 'soil health ಮಣ್ಣಿನ ಆರೋಗ್ಯ',
  '14-soil-test': 'soil testing ಮಣ್ಣು ಪರೀಕ್ಷೆ',
};

/**
 * What a part of a chapter is about, where its heading does not name it: 'The right day' is about the weather for spraying. Written
 * from what the part says, in the words of both languages by which it is asked for; Latin spellings of Kannada words need none.
 */
export const PLACE_NAMES: Readonly<Record<string, string>> = {
  '1-insecticides#which-pest':
    'identify insect chewing sucking mite ಕೀಟ ಗುರುತಿಸುವುದು which insect is eating my crop unknown hopper caterpillar borer mouth parts ಯಾವ ಹುಳು ಯಾವ ಕೀಟ ತಿನ್ನುವ ಹೀರುವ',
  '1-insecticides#when':
    'economic spray decision worth money when to spray insect ಯಾವಾಗ ಸಿಂಪಡಣೆ ಲಾಭ when does spraying pay count first profit ಹೊಡೆದರೆ ಲಾಭ',
  '1-insecticides#how-it-works':
    'systemic contact stomach IRAC group resistance ಸಿಸ್ಟಮಿಕ್ ಗುಂಪಿನ ಸಂಖ್ಯೆ translaminar fumigant mode of action gut nerve how medicine kills ಕೆಲಸ ಮಾಡುವ ಬಗೆ ಸಂಪರ್ಕ ಅಂತರ್ವ್ಯಾಪಿ',
  '1-insecticides#dose': 'dose per acre per pump litre water spray volume ಎಕರೆಗೆ ಪಂಪಿಗೆ ಎಷ್ಟು ನೀರು',
  '1-insecticides#waiting':
    'waiting days before harvest sell eat vegetable ಕೊಯ್ಯುವ ಮೊದಲು ಎಷ್ಟು ದಿನ ನಿಲ್ಲಿಸಬೇಕು ತರಕಾರಿ ಮಾರುವುದು',
  '1-insecticides#buying':
    'genuine original fake bill batch expiry ಅಸಲಿ ನಕಲಿ ಬಿಲ್ ಅವಧಿ ಮುಗಿದ shop dealer receipt seal broken old stock date over price ಅಂಗಡಿ ರಸೀದಿ ಸೀಲ್ ಎಕ್ಸ್‌ಪೈರಿ ಹಳೆ',
  '1-insecticides#never':
    'banned pesticide list prohibited ನಿಷೇಧಿತ ಕೀಟನಾಶಕ ನಿಷೇಧ ಬ್ಯಾನ್ not allowed illegal stopped red list old tin ಹಳೆ ಡಬ್ಬಿ ಬಳಸಬಾರದ ರದ್ದು',
  '1-insecticides#safety':
    'mask gloves goggles protective clothing ಮಾಸ್ಕ್ ಕೈಗವಸು safe dress what clothes to wear kit shoes wash hands children storage empty bottle can throw dispose bury container food ಖಾಲಿ ಬಾಟಲಿ ಡಬ್ಬಿ ಎಸೆಯುವುದು ಬಟ್ಟೆ ರಕ್ಷಣೆ ಮಕ್ಕಳು ಸ್ನಾನ ಹಾಕ್ಕೋಬೇಕು ಹಾಕಿಕೊಳ್ಳಬೇಕು ತೊಡಬೇಕು ಹೊಡೆಯುವಾಗ ಮನೆಯಲ್ಲಿ',
  '1-insecticides#triangle':
    'colour toxicity ಬಣ್ಣ ವಿಷದ ಪ್ರಮಾಣ red yellow blue green mark label poison danger ಕೆಂಪು ಹಳದಿ ನೀಲಿ ಹಸಿರು ಗುರುತು',
  '2-fungicides#diagnose':
    'fungus bacteria virus deficiency difference identify disease ರೋಗ ಗುರುತಿಸುವುದು ವ್ಯತ್ಯಾಸ ವೈರಸ್ not disease but hunger nutrient confusion ಪೋಷಕಾಂಶ ರೋಗ ಗೊಂದಲ',
  '2-fungicides#when':
    'weather rain before after fungicide timing ಹವಾಮಾನ ಶಿಲೀಂಧ್ರನಾಶಕ ಯಾವಾಗ spray before rain forecast preventive curative interval ಮಳೆ ಮೊದಲು ಮುನ್ನ ತಡೆ',
  '2-fungicides#clean-start':
    'seed treatment nursery sanitation crop rotation ಬೀಜೋಪಚಾರ ಸಸಿಮಡಿ ಬೆಳೆ ಪರಿವರ್ತನೆ seed dressing fungicide carbendazim thiram captan trichoderma healthy seed roguing ಶಿಲೀಂಧ್ರನಾಶಕ ಬೀಜಕ್ಕೆ ಆರೋಗ್ಯ',
  '2-fungicides#groups':
    'FRAC same fungicide again ಪ್ರತಿರೋಧ ಗುಂಪು rotate alternate resistance code number ಗುಂಪು ಬದಲಿಸಿ ಒಂದೇ ಔಷಧಿ ಪದೇ ಪದೇ',
  '2-fungicides#bordeaux':
    'lime copper sulphate mixture preparation making ಸುಣ್ಣ ಮೈಲುತುತ್ತ ದ್ರಾವಣ ಪಾಕ ತಯಾರಿಸುವುದು bordo paste copper sulphate quicklime 1 per cent knife iron test recipe ಬೋರ್ಡೋ ಮುಲಾಮು ತುತ್ತ ಕಬ್ಬಿಣದ ಚಾಕು',
  '2-fungicides#diary':
    'record notebook ದಾಖಲೆ log note write which day sprayed spray book ಡೈರಿ ಬರೆಯುವುದು ದಿನಚರಿ ಪುಸ್ತಕ',
  '2-fungicides#burns':
    'phytotoxicity scorch copper sulphur heat ಎಲೆ ಸುಡುವುದು ತಾಮ್ರ ಗಂಧಕ medicine burnt leaf hot sun after spray ಔಷಧಿ ಹೊಡೆದು ಎಲೆ ಸುಟ್ಟ ಬಿಸಿಲು',
  '2-fungicides#never': 'banned fungicide antibiotic ನಿಷೇಧಿತ ಶಿಲೀಂಧ್ರನಾಶಕ',
  '2-fungicides#causes':
    'fungus bacteria virus nematode hunger picture ಬೂಷ್ಟ ಬ್ಯಾಕ್ಟೀರಿಯಾ ವೈರಸ್ how to recognise virus bacteria fungus difference ನಂಜು ದುಂಡಾಣು ಶಿಲೀಂಧ್ರ ವ್ಯತ್ಯಾಸ',
  '3-biofertilizers#what-they-do':
    'benefit use replace urea limits ಲಾಭ ಪ್ರಯೋಜನ is it useful nitrogen fixing reduce chemical ಉಪಯೋಗ ಕೆಲಸ',
  '3-biofertilizers#which':
    'rhizobium azotobacter azospirillum PSB crop choose ರೈಜೋಬಿಯಂ ಅಜೋಸ್ಪಿರಿಲಂ acetobacter KSB potash bacteria for my crop ಯಾವ ಬೆಳೆಗೆ ಯಾವ ಜೀವಾಣು',
  '3-biofertilizers#doses':
    'biofertilizer per acre per kg seed how much ಜೈವಿಕ ಜೀವಾಣು ಗೊಬ್ಬರ ಎಷ್ಟು packet grams litre liquid ಪ್ಯಾಕೆಟ್ ಎಕರೆಗೆ ಕೆಜಿ',
  '3-biofertilizers#seed':
    'seed treatment jaggery ಬೀಜೋಪಚಾರ ಬೆಲ್ಲ ರೈಜೋಬಿಯಂ ಬೀಜ ಉಪಚಾರ inoculate coat slurry shade dry ಬೀಜಕ್ಕೆ ಲೇಪ ನೆರಳು',
  '3-biofertilizers#other-ways':
    'root dip seedling soil application with drip ಬೇರು ಅದ್ದುವುದು ಮಣ್ಣಿಗೆ ಡ್ರಿಪ್‌ನಲ್ಲಿ dipping nursery drench mixed with compost ಸಸಿ ಅದ್ದಿ ಗೊಬ್ಬರದೊಂದಿಗೆ',
  '3-biofertilizers#never-together':
    'biofertilizer with chemical fertilizer pesticide ಜೀವಾಣು ಗೊಬ್ಬರ ರಾಸಾಯನಿಕ PSB rhizobium urea DAP ಯೂರಿಯಾ ಒಟ್ಟಿಗೆ',
  '3-biofertilizers#paddy': 'azolla blue green algae ಅಜೋಲ್ಲಾ ನೀಲಿ ಹಸಿರು ಪಾಚಿ',
  '3-biofertilizers#check':
    'nodules result ಬೇರಿನ ಗಂಟು pink red inside nodule root count ಗಂಟು ಗುಲಾಬಿ ಒಳಗೆ ಕೆಲಸ ಮಾಡುತ್ತಿದೆಯೇ',
  '3-biofertilizers#buying':
    'expiry quality live bacteria ಗುಣಮಟ್ಟ storage cool sun heat dead ಇಡುವುದು ತಂಪು ಬಿಸಿಲು ಅವಧಿ packet ಪ್ಯಾಕೆಟ್ good genuine check',
  '4-tank-mixing#rules':
    'mix two three products pesticide fungicide ಎರಡು ಮೂರು ಔಷಧಿ ಬೆರೆಸುವುದು two medicines one pump insecticide and fungicide together safe how many ಎರಡು ಔಷಧಿ ಒಂದೇ ಪಂಪು ಕೀಟನಾಶಕ ಶಿಲೀಂಧ್ರನಾಶಕ ಒಟ್ಟಿಗೆ ಸೇರಿಸಿ ಹೊಡೆಯಬಹುದೇ',
  '4-tank-mixing#water':
    'pH hard alkaline ನೀರಿನ ಪಿಎಚ್ ಗಡಸು ಕ್ಷಾರ ನೀರು borewell hard water acid lemon citric clean ನಿಂಬೆ ಬೋರ್ ನೀರು ಶುದ್ಧ',
  '4-tank-mixing#order':
    'mixing order sequence which put first WP SC EC ಯಾವುದು ಮೊದಲು ಕ್ರಮ ಪುಡಿ ಎಣ್ಣೆ powder or liquid first oil EC SL WG ಪುಡಿ ಮೊದಲು',
  '4-tank-mixing#steps': 'how to mix procedure ಬೆರೆಸುವ ವಿಧಾನ',
  '4-tank-mixing#jar-test':
    'compatibility bottle ಹೊಂದಾಣಿಕೆ ಪರೀಕ್ಷೆ glass bottle small trial check if two mix ಬಾಟಲಿ ಪರೀಕ್ಷೆ ಜಾರ್ ಗಾಜು ಪ್ರಯೋಗ',
  '4-tank-mixing#never-together':
    'cannot must not mix incompatible which not together ಯಾವುದು ಸೇರಿಸಬಾರದು ಬೆರೆಸಬಾರದು ಜೊತೆ copper urea sulphur oil lime weedicide ತಾಮ್ರ ಗಂಧಕ ಎಣ್ಣೆ ಸುಣ್ಣ',
  '4-tank-mixing#careful':
    'urea foliar fertilizer with pesticide ಯೂರಿಯಾ ಜೊತೆ ಗೊಬ್ಬರ ಔಷಧಿ foliar 19:19:19 with medicine micronutrient copper ಸೂಕ್ಷ್ಮ ಪೋಷಕ ಕೀಟನಾಶಕ ಬೆರೆಸಿ ಸಿಂಪಡಿಸಬಹುದೇ',
  '4-tank-mixing#trouble':
    'curdled sediment blocked nozzle foam ಗಟ್ಟಿ ನೊರೆ ನಾಜಲ್ ಕಟ್ಟಿದೆ separated settled lumps heat oil floats gel ಒಡೆದು ಬೇರೆ ಗಡ್ಡೆ ತಳದಲ್ಲಿ ಮೊಸರು ಮೊಸರಿನಂತೆ ಪಂಪಿನಲ್ಲಿ curd',
  '4-tank-mixing#wash':
    'clean sprayer pump ಪಂಪು ತೊಳೆಯುವುದು rinse tank after spraying three times ಟ್ಯಾಂಕು ತೊಳೆಯುವುದು ಸ್ವಚ್ಛ',
  '4-tank-mixing#order-table': 'mixing order sequence which put first WP SC EC SL ಯಾವುದು ಮೊದಲು ಕ್ರಮ',
  '4-tank-mixing#never-table':
    'cannot must not mix incompatible which not together ಯಾವುದು ಸೇರಿಸಬಾರದು ಬೆರೆಸಬಾರದು ಜೊತೆ copper urea sulphur oil lime weedicide ತಾಮ್ರ ಗಂಧಕ ಎಣ್ಣೆ ಸುಣ್ಣ ಬೇರೆ ಸೇರಿಸಬಹುದಾ Bordeaux',
  '5-nutrition#four-right': 'right time right dose right place source ಸರಿಯಾದ ಸಮಯ ಪ್ರಮಾಣ 4R principle ನಾಲ್ಕು ಸರಿ',
  '5-nutrition#leaf-signs':
    'deficiency symptoms nutrient ಪೋಷಕಾಂಶ ಕೊರತೆ ಲಕ್ಷಣ deficiency chart colour of leaf tells which nutrient missing ಕೊರತೆ ಗುರುತಿಸುವುದು ಎಲೆ ಬಣ್ಣ',
  '5-nutrition#fertilizers':
    'NPK per cent in a bag complex ಚೀಲದಲ್ಲಿ ಎಷ್ಟು grade 10:26:26 17:17:17 12:32:16 20:20:0:13 19:19:19 0:0:50 13:0:45 composition CAN ammonium sulphate ಗೊಬ್ಬರ ವಿಧ',
  '5-nutrition#doses':
    'recommended fertilizer every crop per acre ಶಿಫಾರಸು ಬೆಳೆಗೆ ಗೊಬ್ಬರ chart table blanket dose ಎಲ್ಲ ಬೆಳೆ',
  '5-nutrition#example': 'bags of urea DAP MOP for one acre sum ಎಷ್ಟು ಚೀಲ ಯೂರಿಯಾ',
  '5-nutrition#both': 'organic and chemical together ಸಾವಯವ ರಾಸಾಯನಿಕ integrated FYM plus fertiliser ಎರಡೂ',
  '5-nutrition#placing':
    'top dressing how to apply broadcast fertigation ಮೇಲುಗೊಬ್ಬರ ಹಾಕುವ ವಿಧಾನ band near root side dressing split foliar 19:19:19 spray on leaf ಬುಡಕ್ಕೆ ಎಲೆಗೆ ಸಿಂಪಡಣೆ',
  '5-nutrition#too-much':
    'excess overdose toxicity limit boron ಹೆಚ್ಚಾದರೆ too much urea excess harm burn ಯೂರಿಯಾ ಜಾಸ್ತಿ ಹೆಚ್ಚು ಹಾನಿ ಅತಿ',
  '5-nutrition#nano': 'nano DAP nano urea bottle ನ್ಯಾನೋ',
  '5-nutrition#plan':
    'basal top dressing schedule foliar ಬೇಸಲ್ ಮೇಲುಗೊಬ್ಬರ when to give fertiliser schedule ಯಾವಾಗ ಯಾವ ಗೊಬ್ಬರ',
  '5-nutrition#hunger':
    'deficiency nutrient yellow purple ಪೋಷಕಾಂಶ ಕೊರತೆ chart edge burnt potash purple phosphorus boron iron zinc magnesium sulphur calcium deficiency ಅಂಚು ಸುಟ್ಟ ನೇರಳೆ ಬೋರಾನ್ ಮೆಗ್ನೀಷಿಯಂ',
  '5-nutrition#bag-content':
    'NPK percentage content nitrogen phosphorus potash in bag ಸಾರಜನಕ ರಂಜಕ ಪೊಟ್ಯಾಷ್ grade 10:26:26 17:17:17 12:32:16 20:20:0:13 SSP MOP composition potash phosphate sulphur in urea DAP ಚೀಲದಲ್ಲಿ ಎಷ್ಟು ಸಾರಜನಕ',
  '5-nutrition#crop-dose':
    'recommended dose NPK per hectare acre every crop ಶಿಫಾರಸು ಪ್ರಮಾಣ chart table all crops blanket dose banana coconut potato ಎಲ್ಲ ಬೆಳೆ ಪಟ್ಟಿ',
  '6-biostimulants#law':
    'registration licence government approved ನೋಂದಣಿ ಕಾನೂನು schedule VI FCO G form permission ಪರವಾನಗಿ',
  '6-biostimulants#kinds': 'seaweed humic amino acid fulvic tonic benefit ಸಮುದ್ರ ಕಳೆ ಹ್ಯೂಮಿಕ್ ಅಮೈನೋ ಟಾನಿಕ್',
  '6-biostimulants#five-rows': 'trial compare test ಪ್ರಯೋಗ ಹೋಲಿಕೆ',
  '6-biostimulants#money':
    'cost profit worth ಖರ್ಚು ಲಾಭ is tonic worth money expensive useless ಟಾನಿಕ್ ದುಡ್ಡು ವ್ಯರ್ಥ',
  '6-biostimulants#pgr':
    'hormone NAA gibberellic growth regulator ಹಾರ್ಮೋನ್ planofix ethephon cytokinin triacontanol paclobutrazol ಸಸ್ಯ ಬೆಳವಣಿಗೆ ನಿಯಂತ್ರಕ GA3 GA gibberellin ಜಿಬ್ಬರೆಲಿಕ್',
  '6-biostimulants#label': 'label check read licence ಲೇಬಲ್',
  '6-biostimulants#stim-kinds': 'seaweed humic amino acid ಸಮುದ್ರ ಕಳೆ ಹ್ಯೂಮಿಕ್',
  '7-soil-carbon#target':
    'organic carbon per cent ಸಾವಯವ ಇಂಗಾಲ ಎಷ್ಟಿರಬೇಕು low organic carbon good level 0.5 0.75 ಕಡಿಮೆ ಸಾವಯವ ಇಂಗಾಲ 0.3 0.4 ಒಸಿ ಚೀಟಿ',
  '7-soil-carbon#honest': 'how fast carbon rises years ಎಷ್ಟು ವರ್ಷ increase carbon how long time slow ಹೆಚ್ಚಿಸುವುದು',
  '7-soil-carbon#sources':
    'FYM farmyard manure dung tonnes ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರ ಸಗಣಿ ಎಷ್ಟು ಟನ್ sheep poultry goat manure tank silt biochar load tractor ಕುರಿ ಕೋಳಿ ಗೊಬ್ಬರ ಲೋಡ್ ಬಯೋಚಾರ್',
  '7-soil-carbon#compost':
    'ಕಸ ಗೊಬ್ಬರ ತಿಪ್ಪೆ compost pit heap ripe making ಕಾಂಪೋಸ್ಟ್ ಗುಂಡಿ ತಯಾರಿ NADEP heap turning smell C:N ratio ready when ಕಾಂಪೋಸ್ಟ್ ಆಗಿದೆಯೇ ವಾಸನೆ home ಮನೆಯಲ್ಲಿ',
  '7-soil-carbon#vermicompost':
    'making earthworm manure ಎರೆಹುಳು ಗೊಬ್ಬರ ತಯಾರಿಸುವುದು vermi compost bed worms pit tank shade Eisenia ಎರೆಹುಳ ತೊಟ್ಟಿ ನೆರಳು home ಮನೆಯಲ್ಲಿ',
  '7-soil-carbon#green-manure':
    'dhaincha sunnhemp ಸೆಣಬು ಡಯಾಂಚ ಹಸಿರೆಲೆ glyricidia cowpea daincha plough in ಹಸಿರು ಗೊಬ್ಬರ ಗ್ಲಿರಿಸಿಡಿಯಾ ಡೈಂಚಾ',
  '7-soil-carbon#keep':
    'burning residue stubble straw trash ಸುಡುವುದು ಕೂಳೆ ಹುಲ್ಲು ರವದಿ ತ್ಯಾಜ್ಯ fire smoke paddy straw crop waste ಬೆಂಕಿ ಹಚ್ಚುವುದು',
  '7-soil-carbon#carbon-sources':
    'tonnes per acre manure press mud ಎಕರೆಗೆ ಎಷ್ಟು ಟನ್ ಗೊಬ್ಬರ how many loads cart FYM poultry sheep ಲೋಡ್ ಗಾಡಿ ಕೊಟ್ಟಿಗೆ ಗೊಬ್ಬರ',
  '8-bio-inputs#registered':
    'biopesticide NPV Bt fungus ಜೈವಿಕ ಕೀಟನಾಶಕ NPV Bacillus Bt Verticillium Beauveria virus for caterpillar ವೈರಸ್ ದ್ರಾವಣ',
  '8-bio-inputs#neem':
    'neem seed kernel extract NSKE kashaya ಬೇವಿನ ಬೀಜ ಕಷಾಯ ತಯಾರಿ nimbecidine azadirachtin neem oil soap 5 per cent NSKE making bitter ಬೇವಿನ ಎಣ್ಣೆ ಸೋಪು',
  '8-bio-inputs#jeevamrutha':
    'cow dung urine jaggery recipe ಸಗಣಿ ಗಂಜಲ ಬೆಲ್ಲ jeevamrut zero budget natural farming gram flour barrel days ಜೀವಾಮೃತ ಕಡಲೆ ಹಿಟ್ಟು ಡ್ರಮ್',
  '8-bio-inputs#trichoderma':
    'multiply enrich manure ಬೆಳೆಸುವುದು enriched FYM how much per acre culture ಟ್ರೈಕೋಡರ್ಮಾ ಗೊಬ್ಬರ ಎಕರೆ',
  '8-bio-inputs#others':
    'home recipe ಮನೆಯಲ್ಲಿ ತಯಾರಿ ಮಜ್ಜಿಗೆ ಬೆಳ್ಳುಳ್ಳಿ agniastra brahmastra dashaparni neemastra fish amino egg chilli garlic butter milk ash ಅಗ್ನಿಅಸ್ತ್ರ ಬ್ರಹ್ಮಾಸ್ತ್ರ ದಶಪರ್ಣಿ ನೀಮಾಸ್ತ್ರ ಮೀನು ಮೊಟ್ಟೆ ಮೆಣಸು ಮಜ್ಜಿಗೆ',
  '8-bio-inputs#helpers':
    'Trichogramma cards release per acre natural enemies ಟ್ರೈಕೋಗ್ರಾಮಾ ಕಾರ್ಡ್ ಬಿಡುವುದು trichocard parasitoid wasp egg chrysoperla release ಪರಾವಲಂಬಿ ಕಣಜ',
  '8-bio-inputs#agents':
    'biopesticide dose per litre Trichoderma Pseudomonas Beauveria Metarhizium ಜೈವಿಕ ಕೀಟನಾಶಕ ಪ್ರಮಾಣ Verticillium Lecanicillium NPV Bt Paecilomyces grams per litre ಗ್ರಾಂ ಲೀಟರಿಗೆ',
  '9-mulching#organic-mulch': 'straw leaves dry grass ಹುಲ್ಲು ಒಣ ಎಲೆ',
  '9-mulching#film':
    'plastic sheet silver black colour micron which side ಪ್ಲಾಸ್ಟಿಕ್ ಶೀಟ್ ಬೆಳ್ಳಿ ಕಪ್ಪು ಮೈಕ್ರಾನ್ ಯಾವ ಬದಿ UV biodegradable shiny side up weeds ಕಳೆ ತಡೆ',
  '9-mulching#laying':
    'how to lay bed holes drip ಹಾಸುವುದು ಮಡಿ ತೂತು machine tractor edges bury stretch hole distance ಯಂತ್ರ ಅಂಚು ಮುಚ್ಚುವುದು ರಂಧ್ರ ಅಂತರ',
  '9-mulching#how-much': 'kg rolls cost per acre subsidy ಎಕರೆಗೆ ಎಷ್ಟು ಕೆಜಿ ರೋಲ್ ಖರ್ಚು ಸಹಾಯಧನ',
  '9-mulching#water': 'drip fertigation under plastic ಹೊದಿಕೆ ಅಡಿ ನೀರು fertiliser under mulch venturi ಗೊಬ್ಬರ ಹೊದಿಕೆ ಕೆಳಗೆ',
  '9-mulching#harm': 'disadvantage problem rats termites rot ಹಾನಿ ಇಲಿ ಗೆದ್ದಲು',
  '9-mulching#removal':
    'remove plastic waste after harvest burn dispose ತೆಗೆಯುವುದು ಪ್ಲಾಸ್ಟಿಕ್ ಸುಡುವುದು old torn sheet field throw recycle ಹಳೆ ಶೀಟ್ ಹರಿದ',
  '9-mulching#organic': 'straw husk leaves trash thickness ಹುಲ್ಲು ಎಲೆ ದಪ್ಪ',
  '9-mulching#film-table': 'plastic sheet micron gauge thickness colour ಪ್ಲಾಸ್ಟಿಕ್ ಶೀಟ್ ಮೈಕ್ರಾನ್ ಬಣ್ಣ ದಪ್ಪ',
  '10-ipm#cultural':
    'crop rotation trap crop border crop summer ploughing ಬೆಳೆ ಪರಿವರ್ತನೆ ಬಲೆ ಬೆಳೆ ಮಾಗಿ ಉಳುಮೆ marigold castor border trap resistant variety clean bunds sowing time deep ploughing ಚೆಂಡು ಹೂ ಮಾಗಿ ಉಳುಮೆ',
  '10-ipm#mechanical':
    'traps pheromone sticky light hand picking ಬಲೆ ಮೋಹಕ ಅಂಟು ದೀಪ yellow blue sticky light trap pheromone lure hand pick egg mass bird perch ಹಳದಿ ನೀಲಿ ಅಂಟು ಲಿಂಗಾಕರ್ಷಕ ಹಕ್ಕಿ',
  '10-ipm#biological':
    'natural enemies friendly insects birds ಮಿತ್ರ ಕೀಟ ladybird spider lacewing wasp bird dragonfly ladybug ಗುಲಗಂಜಿ ಜೇಡ ಕಣಜ ಹಕ್ಕಿ',
  '10-ipm#chemical': 'last spray choose ಕೊನೆಯ ಔಷಧಿ',
  '10-ipm#who':
    'beneficial friendly insects good bad natural enemies ಮಿತ್ರ ಕೀಟ ಶತ್ರು ಕೀಟ ಒಳ್ಳೆಯ ಕೆಟ್ಟ ಹುಳು ladybird beetle ladybug spider lacewing wasp is this insect good or bad do not kill ಗುಲಗಂಜಿ ಹುಳು ಜೇಡ',
  '10-ipm#walk':
    'scouting count monitor survey ಎಣಿಸುವುದು ಗಮನಿಸುವುದು scouting 20 plants weekly zigzag check field ಇಪ್ಪತ್ತು ಗಿಡ ವಾರಕ್ಕೊಮ್ಮೆ',
  '10-ipm#thresholds': 'ETL how many insects before spray ಎಷ್ಟು ಹುಳು ಇದ್ದರೆ economic threshold level ಆರ್ಥಿಕ ಮಿತಿ',
  '10-ipm#trap-table':
    'how many pheromone traps sticky cards per acre ಎಷ್ಟು ಬಲೆ ಮೋಹಕ ಅಂಟು ಕಾರ್ಡ್ light trap time blue yellow lure change number of traps ದೀಪದ ಬಲೆ ನೀಲಿ ಹಳದಿ ಲ್ಯೂರ್ ಸಂಖ್ಯೆ',
  '10-ipm#threshold-table': 'ETL how many insects per plant before spray ಎಷ್ಟು ಹುಳು ಕಂಡರೆ',
  '11-weeds#weeks':
    'critical period weed free how many days ಎಷ್ಟು ದಿನ ಕಳೆ ಇರಬಾರದು when to weed first ಯಾವಾಗ ಕಳೆ ತೆಗೆಯಬೇಕು',
  '11-weeds#without':
    'hand weeding remove hoe weeder manual ಕೈಯಿಂದ ಕಳೆ ತೆಗೆಯುವುದು ಕುಂಟೆ cycle weeder conoweeder mulching intercultivation brush cutter garike parthenium ಸೈಕಲ್ ಎಡೆಕುಂಟೆ ಯಂತ್ರ ಗರಿಕೆ ಪಾರ್ಥೇನಿಯಂ get rid destroy ಹೋಗಿಸುವುದು ನಾಶ',
  '11-weeds#kinds':
    'grass sedge broadleaf identify ಹುಲ್ಲು ಜೇಕು ಅಗಲ ಎಲೆ ಗುರುತಿಸುವುದು nut sedge cyperus parthenium garike hariyali cynodon ಗರಿಕೆ ಜೇಕು ತುಂಗೆ',
  '11-weeds#before':
    'pre emergence post emergence nozzle soil moisture ಮೊಳಕೆಗೆ ಮೊದಲು ನಾಜಲ್ how to spray herbicide flat fan flood nozzle wind drift ಕಳೆನಾಶಕ ಹೊಡೆಯುವ ಮೊದಲು',
  '11-weeds#table': 'herbicide list all crops ಕಳೆನಾಶಕ ಪಟ್ಟಿ',
  '11-weeds#none': 'no herbicide ragi ginger pepper coffee pomegranate ಕಳೆನಾಶಕ ಇಲ್ಲ',
  '11-weeds#never': 'banned herbicide glyphosate paraquat ನಿಷೇಧಿತ ಕಳೆನಾಶಕ round up gramoxone allowed ರೌಂಡಪ್',
  '11-weeds#hurt':
    'injury drift damage phytotoxicity ಕಳೆನಾಶಕ ತಗುಲಿ ಬೆಳೆ ಹಾಳಾಗಿದೆ 2,4-D drift neighbour field yellow twisted wrong weedicide ಪಕ್ಕದ ಹೊಲ ತಪ್ಪಾಗಿ ಕಳೆನಾಶಕ burned burnt white leaves ಸುಟ್ಟು',
  '11-weeds#wash': 'clean pump after herbicide ಕಳೆನಾಶಕ ಪಂಪು ತೊಳೆಯುವುದು',
  '11-weeds#free-weeks': 'weed free days critical period ಕಳೆ ಇರಬಾರದ ದಿನ',
  '12-irrigation#stages': 'critical stage ನೀರು ಯಾವ ಹಂತ which stage must not miss water flowering ಹೂ ಹಂತ',
  '12-irrigation#soil': 'moisture feel ತೇವ ಇದೆಯೇ ball test dry or wet fist ಮುಷ್ಟಿ ಉಂಡೆ ಮಣ್ಣು ಒಣಗಿದೆ',
  '12-irrigation#need':
    'litres per plant a day how long ದಿನಕ್ಕೆ ಎಷ್ಟು ಲೀಟರ್ ಎಷ್ಟು ಹೊತ್ತು per day crop water requirement coconut banana litres ಗಿಡಕ್ಕೆ ಲೀಟರ್',
  '12-irrigation#drip':
    'filter flushing clogged emitter acid ಫಿಲ್ಟರ್ ಕಟ್ಟಿಕೊಂಡಿದೆ lateral pipe sand filter screen venturi chlorine pressure maintenance ಪೈಪ್ ಮೇಂಟೆನೆನ್ಸ್ ಒತ್ತಡ',
  '12-irrigation#others':
    'sprinkler standing water alternate wetting ತುಂತುರು ನಿಂತ ನೀರು furrow flood AWD rain gun raised bed ಸಾಲು ನೀರು ಏರಿ ಮಡಿ',
  '12-irrigation#quality':
    'TDS EC hard salt bore ಉಪ್ಪು ನೀರು ಗಡಸು borewell salty white crust leaves burn TDS hard ಬೋರ್ವೆಲ್ ಉಪ್ಪು',
  '12-irrigation#dry':
    'drought no rain stress ಬರ ಮಳೆ ಇಲ್ಲ ಬೆಳೆ ಒಣಗುವುದು crop drying no rain 20 days potassium spray kaolin mulching ಬರಗಾಲ ಮಳೆ ಬರಲಿಲ್ಲ ಮಳೆ ಬಂದಿಲ್ಲ ಒಣಗುತ್ತಿದೆ',
  '12-irrigation#flood':
    'waterlogged heavy rain submerged ನೀರು ನಿಂತಿದೆ ಮುಳುಗಿದೆ standing water 3 days drain after heavy rain ನಿಂತ ನೀರು ಅತಿವೃಷ್ಟಿ',
  '12-irrigation#buying':
    'drip system price subsidy company ಡ್ರಿಪ್ ಬೆಲೆ ಸಬ್ಸಿಡಿ quality ISI pipe dripper warranty pump motor company quotation ಪೈಪು ಮೋಟರ್ ಕಂಪನಿ',
  '12-irrigation#critical': 'critical stage irrigation flowering mm ಯಾವ ಹಂತದಲ್ಲಿ ನೀರು',
  '12-irrigation#water-quality':
    'EC TDS SAR RSC boron bore water test ಬೋರ್ ನೀರು ಪರೀಕ್ಷೆ RSC SAR TDS limit ppm lab water test ನೀರು ಪರೀಕ್ಷೆ',
  '13-soil-health#signs': 'healthy soil good ಒಳ್ಳೆಯ ಮಣ್ಣು soft dark crumb smell ಮೆತ್ತನೆ ಕಪ್ಪು ವಾಸನೆ',
  '13-soil-health#types':
    'sandy clay loam red black soil ಮರಳು ಜೇಡಿ ಕೆಂಪು ಕಪ್ಪು ಎರೆ ಮಸಾರಿ ಮಣ್ಣು which soil do I have difference ಯಾವ ಮಣ್ಣು ವ್ಯತ್ಯಾಸ',
  '13-soil-health#tests':
    'home test ribbon jar vinegar earthworm count ಮನೆಯಲ್ಲೇ ಪರೀಕ್ಷೆ vinegar baking soda infiltration without lab ಲ್ಯಾಬ್ ಇಲ್ಲದೆ',
  '13-soil-health#spade': 'dig hard pan roots ಗಟ್ಟಿ ಪದರ ಅಗೆಯುವುದು plough pan compaction tractor ಗುದ್ದಲಿ ಗಟ್ಟಿ ಪದರ',
  '13-soil-health#problems':
    'alkaline acid saline sodic reclaim ಕ್ಷಾರ ಆಮ್ಲ ಸವಳು ಸುಧಾರಣೆ ಸರಿ crust cracks erosion low water logging nematode ಸವಕಳಿ ಬಿರುಕು ಹೆಪ್ಪು',
  '13-soil-health#habits': 'fertility improve crop rotation next crop ಫಲವತ್ತತೆ ಬೆಳೆ ಪರಿವರ್ತನೆ',
  '13-soil-health#worms': 'earthworm count ಎರೆಹುಳು ಎಣಿಕೆ how many earthworms in one spade ಗುದ್ದಲಿ ಎರೆಹುಳು ಎಷ್ಟು',
  '13-soil-health#field-tests': 'home test ribbon jar vinegar ಮನೆ ಪರೀಕ್ಷೆ',
  '13-soil-health#problem-table':
    'alkaline acid saline sodic hard crust waterlogged ಗಟ್ಟಿ ಸವಳು ಕ್ಷಾರ ಹುಳಿ crust seedlings not emerging cracks erosion hard pan compaction ಹೆಪ್ಪು ಮೊಳಕೆ ಬರುತ್ತಿಲ್ಲ ಬಿರುಕು',
  '13-soil-health#salt-tolerance': 'which crop tolerates grows in saline soil ಸವಳು ಉಪ್ಪು ಮಣ್ಣಿಗೆ ಯಾವ ಬೆಳೆ',
  '14-soil-test#when':
    'take sample place month ಮಣ್ಣಿನ ಮಾದರಿ ತೆಗೆಯುವುದು where to send test soil lab KVK RSK cost fee how many samples ಎಲ್ಲಿ ಪರೀಕ್ಷೆ ಪ್ರಯೋಗಾಲಯ ರೈತ ಸಂಪರ್ಕ ಕೇಂದ್ರ ಯಾವಾಗ ಮಾಡಿಸಬೇಕು',
  '14-soil-test#how':
    'how to do soil test take soil sample depth method ಮಣ್ಣು ಪರೀಕ್ಷೆಗೆ ಮಣ್ಣು ತೆಗೆಯುವುದು ಪರೀಕ್ಷೆ ಮಾಡಿಸುವುದು ಮಣ್ಣಿನ ಮಾದರಿ ತೆಗೆಯುವ ವಿಧಾನ ಆಳ V shape pit 15 cm 6 inch zigzag half kg quarter ವಿ ಆಕಾರ ಗುಂಡಿ ಇಂಚು',
  '14-soil-test#mistakes': 'wrong sample contaminated ತಪ್ಪು ಮಾದರಿ',
  '14-soil-test#reading':
    'soil health card meaning report ಚೀಟಿ ಅರ್ಥ ವರದಿ understand numbers on card kg ha ppm ಅಂಕಿ ಅರ್ಥ',
  '14-soil-test#ph': 'acid alkaline EC ಹುಳಿ ಕ್ಷಾರ ಪಿಎಚ್ pH 5 6 7 8 9 number meaning salt ಪಿ.ಎಚ್',
  '14-soil-test#main':
    'organic carbon nitrogen phosphorus potash low high ಸಾವಯವ ಇಂಗಾಲ ಸಾರಜನಕ ರಂಜಕ N P K value kg per hectare available ಲಭ್ಯ',
  '14-soil-test#corrections': 'lime gypsum low high add ಸುಣ್ಣ ಜಿಪ್ಸಂ ಕಡಿಮೆ ಹೆಚ್ಚು ಏನು ಹಾಕಬೇಕು',
  '14-soil-test#gypsum': 'gypsum requirement tonnes per acre alkaline ಜಿಪ್ಸಂ ಎಕರೆಗೆ ಕ್ಷಾರ',
  '14-soil-test#micro':
    'zinc iron boron manganese copper limit ಸತು ಕಬ್ಬಿಣ ಬೋರಾನ್ ppm low value DTPA ಸೂಕ್ಷ್ಮ ಪೋಷಕಾಂಶ ಕೊರತೆ ಮಿತಿ',
  '14-soil-test#correction-table': 'low high add lime gypsum zinc ಸುಣ್ಣ ಜಿಪ್ಸಂ ಏನು ಹಾಕಬೇಕು',
  '1-insecticides#label-examples': 'label list approved crop pest product which medicine ಲೇಬಲ್ ಪಟ್ಟಿ ಒಪ್ಪಿದ',
  '3-biofertilizers#mycorrhiza': 'VAM AM fungi root fungus ಮೈಕೋರೈಜಾ ವ್ಯಾಮ್',
  '6-biostimulants#when': 'timing stress flowering ಯಾವಾಗ ಹೂ ಸಮಯ',
  '6-biostimulants#order': 'what first before tonic priority ಮೊದಲು ಏನು',
  '6-biostimulants#home': 'home made tonic panchagavya jeevamrutha egg ಮನೆಯಲ್ಲಿ ಟಾನಿಕ್',
  '6-biostimulants#stories': 'cheated example farmer ಕಥೆ ಮೋಸ',
  '7-soil-carbon#measure': 'test OC lab Walkley ಪರೀಕ್ಷೆ',
  '8-bio-inputs#panchagavya': 'milk curd ghee cow five products days ಹಾಲು ಮೊಸರು ತುಪ್ಪ',
  '8-bio-inputs#small-recipes':
    'agniastra brahmastra dashaparni neemastra fish amino egg chilli garlic butter milk ash ಅಗ್ನಿಅಸ್ತ್ರ ಬ್ರಹ್ಮಾಸ್ತ್ರ ದಶಪರ್ಣಿ ನೀಮಾಸ್ತ್ರ ಮೀನು ಮೊಟ್ಟೆ beejamrutha ಬೀಜಾಮೃತ',
  '8-bio-inputs#judge': 'does natural farming work proof ಪರಿಣಾಮ',
  '9-mulching#before': 'prepare bed level drip first ಮೊದಲು ಸಿದ್ಧತೆ',
  '9-mulching#choose': 'organic or plastic which better ಯಾವುದು ಒಳ್ಳೆಯದು ಸಾವಯವ ಪ್ಲಾಸ್ಟಿಕ್',
  '10-ipm#pyramid': 'steps order what is IPM ಹಂತ ಅಂದರೆ ಏನು',
  '10-ipm#why': 'benefit cost reduce spray ಲಾಭ',
  '13-soil-health#salt': 'white salt crust usar kallar ಬಿಳಿ ಉಪ್ಪು ಪದರ ಸವಳು ಚೌಳು ಮಣ್ಣು ಮೇಲೆ chowlu',
  '13-soil-health#ask': 'lab agronomist help ಯಾವಾಗ ಕೇಳಬೇಕು one patch corner poor ಒಂದು ಕಡೆ ಮಾತ್ರ ಬೆಳೆ ಬರುತ್ತಿಲ್ಲ ಕಾರಣ',
  '14-soil-test#ph-ec': 'pH EC value dS normal range ಮೌಲ್ಯ',
  '14-soil-test#npk':
    'available nitrogen phosphorus potassium potash kg per hectare low medium high range ಲಭ್ಯ ಸಾರಜನಕ ರಂಜಕ ಪೊಟ್ಯಾಷ್ ಕಡಿಮೆ ಮಧ್ಯಮ',
  '14-soil-test#micronutrients': 'ppm zinc boron iron ಸೂಕ್ಷ್ಮ ಪೋಷಕಾಂಶ',
  '10-ipm#together': 'rats ಇಲಿ ಕಾಟ village',
  ...ASKED_NAMES,
};

import type { Active, GroupSystem } from '#shared/domain/agronomy/label-claims.ts';

/** The name on the pack is the English one in small letters unless a fifth cell says otherwise; null: none follows. */
type Row = readonly [key: string, en: string, kn: string, code: string | null, pack?: string | null];

const INSECTICIDES: readonly Row[] = [
  ['abamectin', 'Abamectin', 'ಅಬಾಮೆಕ್ಟಿನ್', '6'],
  ['acephate', 'Acephate', 'ಅಸಿಫೇಟ್', '1B'],
  ['acetamiprid', 'Acetamiprid', 'ಅಸಿಟಾಮಿಪ್ರಿಡ್', '4A'],
  ['broflanilide', 'Broflanilide', 'ಬ್ರೋಫ್ಲಾನಿಲೈಡ್', '30'],
  ['buprofezin', 'Buprofezin', 'ಬುಪ್ರೊಫೆಜಿನ್', '16'],
  ['cartap', 'Cartap hydrochloride', 'ಕಾರ್ಟಾಪ್ ಹೈಡ್ರೋಕ್ಲೋರೈಡ್', '14'],
  ['chlorantraniliprole', 'Chlorantraniliprole', 'ಕ್ಲೋರಾಂಟ್ರಾನಿಲಿಪ್ರೋಲ್', '28'],
  ['chlorfenapyr', 'Chlorfenapyr', 'ಕ್ಲೋರ್‌ಫೆನಾಪೈರ್', '13'],
  ['chlorpyrifos', 'Chlorpyrifos', 'ಕ್ಲೋರ್‌ಪೈರಿಫಾಸ್', '1B'],
  ['cyantraniliprole', 'Cyantraniliprole', 'ಸಯಾಂಟ್ರಾನಿಲಿಪ್ರೋಲ್', '28'],
  ['deltamethrin', 'Deltamethrin', 'ಡೆಲ್ಟಾಮೆಥ್ರಿನ್', '3A'],
  ['diafenthiuron', 'Diafenthiuron', 'ಡಯಾಫೆಂಥಿಯುರಾನ್', '12A'],
  ['dinotefuran', 'Dinotefuran', 'ಡೈನೋಟೆಫ್ಯೂರಾನ್', '4A'],
  ['emamectin', 'Emamectin benzoate', 'ಎಮಾಮೆಕ್ಟಿನ್ ಬೆಂಜೋಯೇಟ್', '6'],
  ['fenpyroximate', 'Fenpyroximate', 'ಫೆನ್‌ಪೈರಾಕ್ಸಿಮೇಟ್', '21A'],
  ['fipronil', 'Fipronil', 'ಫಿಪ್ರೋನಿಲ್', '2B'],
  ['flonicamid', 'Flonicamid', 'ಫ್ಲೋನಿಕಾಮಿಡ್', '29'],
  ['flubendiamide', 'Flubendiamide', 'ಫ್ಲುಬೆಂಡಿಯಮೈಡ್', '28'],
  ['flupyradifurone', 'Flupyradifurone', 'ಫ್ಲುಪೈರಾಡಿಫ್ಯೂರಾನ್', '4D'],
  ['fluxametamide', 'Fluxametamide', 'ಫ್ಲಕ್ಸಾಮೆಟಾಮೈಡ್', '30'],
  ['hexythiazox', 'Hexythiazox', 'ಹೆಕ್ಸಿಥಿಯಾಜಾಕ್ಸ್', '10A'],
  ['imidacloprid', 'Imidacloprid', 'ಇಮಿಡಾಕ್ಲೋಪ್ರಿಡ್', '4A'],
  ['indoxacarb', 'Indoxacarb', 'ಇಂಡಾಕ್ಸಾಕಾರ್ಬ್', '22A'],
  ['lambda-cyhalothrin', 'Lambda-cyhalothrin', 'ಲ್ಯಾಂಬ್ಡಾ ಸೈಹಾಲೋಥ್ರಿನ್', '3A'],
  ['novaluron', 'Novaluron', 'ನೊವಾಲ್ಯುರಾನ್', '15'],
  ['profenofos', 'Profenofos', 'ಪ್ರೊಫೆನೋಫಾಸ್', '1B'],
  ['propargite', 'Propargite', 'ಪ್ರೊಪಾರ್ಗೈಟ್', '12C'],
  ['pymetrozine', 'Pymetrozine', 'ಪೈಮೆಟ್ರೋಜಿನ್', '9B'],
  ['pyriproxyfen', 'Pyriproxyfen', 'ಪೈರಿಪ್ರಾಕ್ಸಿಫೆನ್', '7C'],
  ['spinetoram', 'Spinetoram', 'ಸ್ಪಿನೆಟೋರಾಮ್', '5'],
  ['spinosad', 'Spinosad', 'ಸ್ಪಿನೋಸ್ಯಾಡ್', '5'],
  ['spiromesifen', 'Spiromesifen', 'ಸ್ಪೈರೋಮೆಸಿಫೆನ್', '23'],
  ['spirotetramat', 'Spirotetramat', 'ಸ್ಪೈರೋಟೆಟ್ರಾಮ್ಯಾಟ್', '23'],
  ['sulfoxaflor', 'Sulfoxaflor', 'ಸಲ್ಫಾಕ್ಸಾಫ್ಲೋರ್', '4C'],
  ['tetraniliprole', 'Tetraniliprole', 'ಟೆಟ್ರಾನಿಲಿಪ್ರೋಲ್', '28'],
  ['thiamethoxam', 'Thiamethoxam', 'ಥಯಾಮೆಥಾಕ್ಸಾಮ್', '4A'],
  ['tolfenpyrad', 'Tolfenpyrad', 'ಟಾಲ್‌ಫೆನ್‌ಪೈರಾಡ್', '21A'],
  ['triflumezopyrim', 'Triflumezopyrim', 'ಟ್ರೈಫ್ಲುಮೆಝೋಪೈರಿಮ್', '4E'],
];

const FUNGICIDES: readonly Row[] = [
  ['captan', 'Captan', 'ಕ್ಯಾಪ್ಟಾನ್', 'M04'],
  ['carbendazim', 'Carbendazim', 'ಕಾರ್ಬೆಂಡಜಿಮ್', '1'],
  ['copper-hydroxide', 'Copper hydroxide', 'ತಾಮ್ರದ ಹೈಡ್ರಾಕ್ಸೈಡ್', 'M01'],
  ['copper-oxychloride', 'Copper oxychloride', 'ತಾಮ್ರದ ಆಕ್ಸಿಕ್ಲೋರೈಡ್', 'M01'],
  ['copper-sulphate', 'Copper sulphate pentahydrate', 'ತಾಮ್ರದ ಸಲ್ಫೇಟ್ ಪೆಂಟಾಹೈಡ್ರೇಟ್', 'M01'],
  ['cyazofamid', 'Cyazofamid', 'ಸಯಾಜೋಫಮಿಡ್', '21'],
  ['cymoxanil', 'Cymoxanil', 'ಸೈಮಾಕ್ಸನಿಲ್', '27'],
  ['difenoconazole', 'Difenoconazole', 'ಡೈಫೆನೊಕೊನಜೋಲ್', '3'],
  ['hexaconazole', 'Hexaconazole', 'ಹೆಕ್ಸಾಕೊನಜೋಲ್', '3'],
  ['kasugamycin', 'Kasugamycin', 'ಕಾಸುಗಾಮೈಸಿನ್', '24'],
  ['mancozeb', 'Mancozeb', 'ಮ್ಯಾಂಕೋಜೆಬ್', 'M03'],
  ['mandipropamid', 'Mandipropamid', 'ಮ್ಯಾಂಡಿಪ್ರೊಪಮಿಡ್', '40'],
  ['metalaxyl', 'Metalaxyl', 'ಮೆಟಲಾಕ್ಸಿಲ್', '4'],
  ['metiram', 'Metiram', 'ಮೆಟಿರಾಮ್', 'M03'],
  ['propiconazole', 'Propiconazole', 'ಪ್ರೊಪಿಕೊನಜೋಲ್', '3'],
  ['propineb', 'Propineb', 'ಪ್ರೊಪಿನೆಬ್', 'M03'],
  ['pyraclostrobin', 'Pyraclostrobin', 'ಪೈರಾಕ್ಲೋಸ್ಟ್ರೋಬಿನ್', '11'],
  ['sulphur', 'Sulphur', 'ಗಂಧಕ', 'M02'],
  ['tebuconazole', 'Tebuconazole', 'ಟೆಬುಕೊನಜೋಲ್', '3'],
  ['thifluzamide', 'Thifluzamide', 'ಥಿಫ್ಲುಜಮೈಡ್', '7'],
  ['thiophanate', 'Thiophanate-methyl', 'ಥಯೋಫನೇಟ್ ಮೀಥೈಲ್', '1'],
  ['tricyclazole', 'Tricyclazole', 'ಟ್ರೈಸೈಕ್ಲಾಜೋಲ್', '16.1'],
  ['trifloxystrobin', 'Trifloxystrobin', 'ಟ್ರೈಫ್ಲಾಕ್ಸಿಸ್ಟ್ರೋಬಿನ್', '11'],
  ['validamycin', 'Validamycin', 'ವ್ಯಾಲಿಡಾಮೈಸಿನ್', 'U18'],
];

const HERBICIDES: readonly Row[] = [
  ['2,4-d-amine', '2,4-D amine', '2,4-ಡಿ ಅಮೈನ್', '4', 'amine'],
  ['2,4-d-sodium', '2,4-D sodium salt', '2,4-ಡಿ ಸೋಡಿಯಂ ಲವಣ', '4', 'sodium salt'],
  ['atrazine', 'Atrazine', 'ಅಟ್ರಜಿನ್', '5'],
  ['azimsulfuron', 'Azimsulfuron', 'ಅಜಿಮ್‌ಸಲ್ಫ್ಯೂರಾನ್', '2'],
  ['bensulfuron', 'Bensulfuron-methyl', 'ಬೆನ್‌ಸಲ್ಫ್ಯೂರಾನ್', '2'],
  ['bispyribac', 'Bispyribac-sodium', 'ಬಿಸ್ಪೈರಿಬ್ಯಾಕ್', '2'],
  ['butachlor', 'Butachlor', 'ಬ್ಯುಟಾಕ್ಲೋರ್', '15'],
  ['cyhalofop', 'Cyhalofop', 'ಸೈಹಾಲೋಫಾಪ್', '1'],
  ['diclosulam', 'Diclosulam', 'ಡೈಕ್ಲೋಸುಲಮ್', '2'],
  ['fenoxaprop', 'Fenoxaprop', 'ಫೆನಾಕ್ಸಾಪ್ರಾಪ್', '1'],
  ['florpyrauxifen', 'Florpyrauxifen-benzyl', 'ಫ್ಲೋರ್‌ಪೈರಾಕ್ಸಿಫೆನ್', '4'],
  ['fluazifop', 'Fluazifop-p-butyl', 'ಫ್ಲುಅಜಿಫಾಪ್', '1'],
  ['halosulfuron', 'Halosulfuron', 'ಹ್ಯಾಲೋಸಲ್ಫ್ಯೂರಾನ್', '2'],
  ['imazethapyr', 'Imazethapyr', 'ಇಮಜೆಥಾಪೈರ್', '2'],
  ['mesotrione', 'Mesotrione', 'ಮೀಸೋಟ್ರಿಯೋನ್', '27'],
  ['metribuzin', 'Metribuzin', 'ಮೆಟ್ರಿಬುಜಿನ್', '5'],
  ['metsulfuron', 'Metsulfuron', 'ಮೆಟ್‌ಸಲ್ಫ್ಯೂರಾನ್', '2'],
  ['oxadiargyl', 'Oxadiargyl', 'ಆಕ್ಸಾಡಯಾರ್ಜಿಲ್', '14'],
  ['oxyfluorfen', 'Oxyfluorfen', 'ಆಕ್ಸಿಫ್ಲೋರ್‌ಫೆನ್', '14'],
  ['pendimethalin', 'Pendimethalin', 'ಪೆಂಡಿಮೆಥಾಲಿನ್', '3'],
  ['penoxsulam', 'Penoxsulam', 'ಪೆನಾಕ್ಸುಲಮ್', '2'],
  ['pretilachlor', 'Pretilachlor', 'ಪ್ರೆಟಿಲಾಕ್ಲೋರ್', '15'],
  ['propaquizafop', 'Propaquizafop', 'ಪ್ರೊಪಾಕ್ವಿಜಾಫಾಪ್', '1'],
  ['pyrazosulfuron', 'Pyrazosulfuron-ethyl', 'ಪೈರಾಜೋಸಲ್ಫ್ಯೂರಾನ್', '2'],
  ['pyrithiobac', 'Pyrithiobac-sodium', 'ಪೈರಿಥಿಯೋಬ್ಯಾಕ್', '2'],
  ['pyroxasulfone', 'Pyroxasulfone', 'ಪೈರಾಕ್ಸಸಲ್ಫೋನ್', '15'],
  ['quizalofop', 'Quizalofop-ethyl', 'ಕ್ವಿಜಾಲೊಫಾಪ್', '1'],
  ['sulfentrazone', 'Sulfentrazone', 'ಸಲ್ಫೆಂಟ್ರಜೋನ್', '14'],
  ['tembotrione', 'Tembotrione', 'ಟೆಂಬೋಟ್ರಿಯೋನ್', '27'],
  ['tolpyralate', 'Tolpyralate', 'ಟಾಲ್‌ಪೈರಲೇಟ್', '27'],
];

const BIOS: readonly Row[] = [
  ['ampelomyces', 'Ampelomyces quisqualis', 'ಆಂಪಿಲೊಮೈಸಿಸ್', null, 'Ampelomyces quisqualis'],
  ['azadirachtin', 'Azadirachtin', 'ಅಜಾಡಿರಾಕ್ಟಿನ್', 'IRAC UN'],
  ['bacillus', 'Bacillus subtilis', 'ಬ್ಯಾಸಿಲಸ್', null, 'Bacillus subtilis'],
  ['beauveria', 'Beauveria bassiana', 'ಬ್ಯುವೇರಿಯಾ ಬ್ಯಾಸಿಯಾನ', null, 'Beauveria bassiana'],
  ['bt', 'Bt kurstaki', 'ಬಿಟಿ ಕುರ್ಸ್ಟಾಕಿ', 'IRAC 11A', 'Bt kurstaki'],
  ['hanpv', 'HaNPV', 'HaNPV', null, null],
  ['lecanicillium', 'Lecanicillium lecanii', 'ಲೆಕಾನಿಸಿಲಿಯಂ', null, 'Lecanicillium lecanii'],
  ['paecilomyces', 'Paecilomyces lilacinus', 'ಪೆಸಿಲೊಮೈಸಿಸ್', null, 'Paecilomyces lilacinus'],
  ['pseudomonas', 'Pseudomonas fluorescens', 'ಸ್ಯೂಡೋಮೊನಾಸ್ ಫ್ಲೋರೆಸೆನ್ಸ್', 'FRAC BM02', 'Pseudomonas fluorescens'],
  ['trichoderma', 'Trichoderma viride', 'ಟ್ರೈಕೋಡರ್ಮಾ ವಿರಿಡೆ', 'FRAC BM02', 'Trichoderma viride'],
];

const rowsOf = (kind: Active['kind'], system: GroupSystem | null, rows: readonly Row[]) =>
  rows.map(([key, en, kn, code, pack = en.toLowerCase()]): [string, Active] => [
    key,
    { name: { en, kn }, ...(pack === null ? {} : { pack }), group: groupOf(system, code), kind },
  ]);

/** Living and plant-made ones name their list beside the number: each is on another. */
function groupOf(system: GroupSystem | null, code: string | null): Active['group'] {
  if (code === null) return null;
  if (system) return { system, code };
  const [own = '', number = ''] = code.split(' ');
  return { system: own as GroupSystem, code: number };
}

/** Every substance of the label table. */
export const ACTIVES: Readonly<Record<string, Active>> = Object.fromEntries([
  ...rowsOf('insecticide', 'IRAC', INSECTICIDES),
  ...rowsOf('fungicide', 'FRAC', FUNGICIDES),
  ...rowsOf('herbicide', 'HRAC', HERBICIDES),
  ...rowsOf('bio', null, BIOS),
]);

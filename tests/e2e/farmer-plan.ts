import type { PlanBody } from '#shared/contract/office/plans.ts';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { soundLine, soundPlan } from '../factories.ts';

export const day = (ahead: number) => isoDay(indiaDay(new Date()) + ahead);

/** As the label has it, the day after tomorrow. */
export const LINE = soundLine(day(2), { product: 'spinetoram-11.7-sc', dose: null });

/** A plan of one line as a doctor writes it for a farmer, to be looked at again in nine days. */
export const PLAN: PlanBody = soundPlan({
  problem: {
    ...soundPlan().problem,
    signs: 'ಎಲೆಗಳು ಮೇಲಕ್ಕೆ ಮುದುಡಿವೆ, ಅಡಿಯಲ್ಲಿ ಸಣ್ಣ ಹಳದಿ ಹುಳು',
  },
  first: ['ಎಕರೆಗೆ 10 ನೀಲಿ ಅಂಟು ಬಲೆ ಕಟ್ಟಿ', 'ಹೆಚ್ಚು ಮುದುಡಿದ ಕುಡಿಗಳನ್ನು ಕಿತ್ತು ದೂರ ಹೂಳಿ'],
  lines: [LINE],
  check: { on: day(9), look: 'ಹೊಸ ಕುಡಿಗಳು ನೇರವಾಗಿ ಬರುತ್ತಿವೆಯೇ' },
  prevent: 'ಬದುವಿನ ಸುತ್ತ ಎರಡು ಸಾಲು ಮುಸುಕಿನ ಜೋಳ ಹಾಕಿ',
});
export const FIELD = { crop: 'chilli', acres: 1.5, tank_litres: 16 };

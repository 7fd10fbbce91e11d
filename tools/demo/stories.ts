import type { Crop } from './people.ts';
import { OPENINGS } from './people.ts';

/** One thing that happens in a demo chat, `at` hours before the moment the demo is made. */
export type Step = { at: number } & (
  | { do: 'farmer' | 'office'; text: string }
  | { do: 'photo' }
  | { do: 'voice'; which: 1 | 2 | 3 }
  | { do: 'spray'; daysAgo: number }
  | { do: 'read' }
  | { do: 'quote'; rupees: string }
  | { do: 'pay'; outcome: 'success' | 'failed' | 'pending' }
  | { do: 'lr'; number: string }
  | { do: 'block' }
);

export type StoryName =
  | 'new'
  | 'new-photo'
  | 'advised'
  | 'quoted'
  | 'payment-pending'
  | 'payment-failed'
  | 'paid'
  | 'dispatched'
  | 'asks-again'
  | 'many-unread'
  | 'blocked';

/** Which of the forty farmers lives which story; dealt round, so every state shows up several times. */
const DEAL: readonly StoryName[] = [
  'dispatched',
  'new-photo',
  'quoted',
  'paid',
  'advised',
  'new',
  'asks-again',
  'payment-pending',
  'dispatched',
  'payment-failed',
];

export function storyOf(index: number): StoryName {
  if (index === 23) return 'blocked';
  if (index === 11) return 'many-unread';
  return DEAL[index % DEAL.length] as StoryName;
}

/** The steps of a story, oldest first. `index` spreads the hours, amounts and numbers over the farmers. */
export function stepsOf(story: StoryName, crop: Crop, index: number): Step[] {
  const { asks, answers } = OPENINGS[crop];
  const h = (hours: number) => hours + (index % 7) * 0.9;
  const amount = [1250, 2480.5, 640, 3175, 899.99, 5420][index % 6] ?? 1250;
  const rupees = amount.toFixed(2);
  const beginning: Step[] = [
    { at: h(80), do: 'farmer', text: asks },
    { at: h(79.9), do: 'photo' },
    { at: h(78), do: 'read' },
    { at: h(77.8), do: 'office', text: answers },
    { at: h(75), do: 'spray', daysAgo: 9 },
    { at: h(74), do: 'voice', which: ((index % 3) + 1) as 1 | 2 | 3 },
    { at: h(54), do: 'read' },
    { at: h(53), do: 'office', text: 'ಸರಿ. ಬೇಕಾದ ಔಷಧಿ ಮತ್ತು ಗೊಬ್ಬರದ ದರಪಟ್ಟಿ ಕಳಿಸುತ್ತಿದ್ದೇವೆ. ಪ್ಯಾಕ್ ಮೇಲಿನ ಸೂಚನೆಯಂತೆ ಬಳಸಿ.' },
  ];
  const quoted: Step[] = [...beginning, { at: h(52), do: 'quote', rupees }];
  const paid: Step[] = [...quoted, { at: h(30), do: 'pay', outcome: 'success' }, { at: h(29), do: 'read' }];
  const dispatched: Step[] = [
    ...paid,
    { at: h(27), do: 'office', text: 'ಹಣ ಬಂದಿದೆ, ಧನ್ಯವಾದ. ಇಂದು ಲಾರಿಗೆ ಹಾಕುತ್ತೇವೆ.' },
    { at: h(25), do: 'lr', number: `VRL${(481200 + index * 37).toString()}` },
  ];
  switch (story) {
    case 'new':
      return [{ at: 0.3 + (index % 5) * 0.4, do: 'farmer', text: asks }];
    case 'new-photo':
      return [
        { at: 2.2, do: 'farmer', text: asks },
        { at: 2.1, do: 'photo' },
        { at: 2, do: 'photo' },
        { at: 1.5, do: 'voice', which: 1 },
      ];
    case 'advised':
      return [
        ...beginning,
        { at: h(30), do: 'farmer', text: 'ಧನ್ಯವಾದ ಸರ್, ಹಾಗೇ ಮಾಡುತ್ತೇನೆ 🙏' },
        { at: h(29), do: 'read' },
      ];
    case 'quoted':
      return quoted;
    case 'payment-pending':
      return [...quoted, { at: 0.05, do: 'pay', outcome: 'pending' }];
    case 'payment-failed':
      return [
        ...quoted,
        { at: h(5), do: 'pay', outcome: 'failed' },
        { at: h(4.9), do: 'farmer', text: 'ಹಣ ಹೋಗಲಿಲ್ಲ ಸರ್, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲೇ?' },
      ];
    case 'paid':
      return paid;
    case 'dispatched':
      return dispatched;
    case 'asks-again':
      return [...dispatched, { at: 0.6, do: 'farmer', text: 'ಲಾರಿ ಯಾವಾಗ ಬರುತ್ತದೆ ಸರ್? ಇನ್ನೂ ತಲುಪಿಲ್ಲ.' }];
    case 'many-unread':
      return Array.from({ length: 104 }, (_, n) => ({
        at: 20 - n * 0.15,
        do: 'farmer' as const,
        text:
          n % 9 === 0 ? asks : (['ಸರ್?', 'ದಯವಿಟ್ಟು ನೋಡಿ', 'ಇನ್ನೂ ಉತ್ತರ ಬಂದಿಲ್ಲ', 'ಇವತ್ತು ಸಂಜೆ ಮಳೆ ಬರಬಹುದು'][n % 4] ?? ''),
      }));
    case 'blocked':
      return [
        ...beginning.slice(0, 4),
        { at: 12, do: 'farmer', text: 'ನಿಮ್ಮ ಔಷಧಿ ಸರಿ ಇಲ್ಲ!!' },
        { at: 11, do: 'block' },
      ];
  }
}

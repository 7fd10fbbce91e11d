import type { ComponentType, ReactNode } from 'react';

/** What happens in a chat at this moment, or else its children. Another feature knows; the page hands it in. */
export type LiveLine = ComponentType<{ chatId: number; children: ReactNode }>;

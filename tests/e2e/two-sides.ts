import type { Browser, Page } from '@playwright/test';
import type { ReachableApp } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import type { OfficeClient } from './office-client.ts';

export interface TwoSides {
  farmer: FarmerScreen;
  page: Page;
  chatId: number;
}

/** A farmer who has written once, so that the office can answer. */
export async function beginChat(
  browser: Browser,
  sides: { app: ReachableApp; office: OfficeClient },
  mobile: string,
  first: string,
): Promise<TwoSides> {
  const farmer = await FarmerScreen.enter(browser, sides.app, { mobile, name: 'ಶಾರದಮ್ಮ', place: 'ಹೊಸನಗರ' });
  await farmer.write(first);
  await farmer.allSent();
  return { farmer, page: farmer.page, chatId: await sides.office.chatOf(mobile) };
}

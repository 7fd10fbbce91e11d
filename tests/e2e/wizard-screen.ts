import { expect, type Locator, type Page } from '@playwright/test';
import en from '#content/strings/en/intake.json' with { type: 'json' };
import enTold from '#content/strings/en/told.json' with { type: 'json' };
import kn from '#content/strings/kn/intake.json' with { type: 'json' };
import knTold from '#content/strings/kn/told.json' with { type: 'json' };

/* The screens of "What is wrong?", by the words that stand on them. */

export const WIZARD_WORDS = { en: { ...en, told: enTold }, kn: { ...kn, told: knTold } };
export type WizardWords = (typeof WIZARD_WORDS)['en'];

/** By the door of the empty chat, or the one beside the box. */
export async function openWizard(page: Page, words: WizardWords): Promise<void> {
  await page.getByRole('button', { name: words.title }).first().click();
}

export const wizardOf = (page: Page, words: WizardWords): Locator =>
  page.getByRole('dialog', { name: words.title });
export const asked = (wizard: Locator, question: string): Promise<void> =>
  expect(wizard.getByRole('heading', { name: question, exact: true })).toBeFocused();
export const press = (wizard: Locator, name: string): Promise<void> =>
  wizard.getByRole('button', { name, exact: true }).click();
export const tile = (wizard: Locator, at: number): Locator =>
  wizard.getByRole('listitem').nth(at).getByRole('button').first();

import { type Browser, expect, type Page, test } from '@playwright/test';
import deskEn from '../../content/strings/en/desk.json' with { type: 'json' };
import fieldsEn from '../../content/strings/en/fields.json' with { type: 'json' };
import officeEn from '../../content/strings/en/office.json' with { type: 'json' };
import deskKn from '../../content/strings/kn/desk.json' with { type: 'json' };
import fieldsKn from '../../content/strings/kn/fields.json' with { type: 'json' };
import officeKn from '../../content/strings/kn/office.json' with { type: 'json' };
import { query } from '../support/data-dirs.ts';
import { OFFICE } from '../support/running-app.ts';
import { IS_SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

test.skip(!IS_SHIPPED, 'told of the articles that are shipped');

/** What farmers pay, and whom, takes two owners: one asks on a laptop in English, the other agrees on a phone in Kannada. */
const app = appForFile();
const SECOND = 'ravi@office.example';

test('a price and the account farmers pay into take a second owner’s word @trial', async ({
  browser,
}, info) => {
  await query(
    app.databaseUrl,
    `insert into staff (email, password_hash, name, roles)
     select '${SECOND}', password_hash, '{"en": "Ravi", "kn": "ರವಿ"}', '{owner}' from staff where email = '${OFFICE.email}'`,
  );
  const first = (await OfficeScreen.enter(browser, app)).page;
  const second = await secondOwner(browser);

  await test.step('a price waits, and whoever asked cannot agree', async () => {
    await first.goto(`${app.url}/admin/content/product/FERT-DAP`);
    await first.getByLabel(fieldsEn.field.product.price, { exact: true }).fill('1300');
    await ask(first);
    await expect(first.getByText(deskEn.waits.own)).toBeVisible();
    await expect(first.getByRole('button', { name: deskEn.waits.agree })).toHaveCount(0);
    await look(first, 'asked', info);
  });

  await test.step('the other owner reads who asks, and refuses', async () => {
    await second.goto(`${app.url}/admin/content/product/FERT-DAP`);
    await expect(second.getByRole('button', { name: deskKn.waits.agree })).toBeVisible();
    await look(second, 'waits', info);
    await second.getByRole('button', { name: deskKn.waits.refuse }).click();
    await expect(second.getByRole('button', { name: deskKn.waits.agree })).toHaveCount(0);
    await expect(first.getByText(deskEn.waits.own)).toHaveCount(0);
    expect(await priceOf('FERT-DAP')).toBe('1350');
  });

  await test.step('asked once more, it is agreed to and in force', async () => {
    await ask(first);
    await second.getByRole('button', { name: deskKn.waits.agree }).click();
    await expect.poll(() => priceOf('FERT-DAP')).toBe('1300');
  });

  await test.step('another UPI id takes a fresh proof of whoever agrees', async () => {
    await first.goto(`${app.url}/admin/content/pay`);
    await first.getByLabel(fieldsEn.field.pay.upi.name, { exact: true }).fill('Malnad Agro');
    await ask(first);
    await second.goto(`${app.url}/admin/content/pay`);
    const since = Date.now();
    await second.getByRole('button', { name: deskKn.waits.agree }).click();
    const proof = second.getByRole('dialog', { name: officeKn.stepUp.title });
    await proof.locator('[name=code]').fill(await app.code(SECOND, since));
    await look(second, 'proof', info);
    await proof.getByRole('button', { name: officeKn.stepUp.confirm }).click();
    await expect(proof).toHaveCount(0);
    await expect(second.getByRole('button', { name: deskKn.waits.agree })).toHaveCount(0);
  });

  await test.step('a proof that is given up changes nothing', async () => {
    await second.getByLabel(fieldsKn.field.pay.upi.name, { exact: true }).fill('Malnad Agro Store');
    await second.locator('[data-saving=saved]').waitFor();
    await second.getByRole('button', { name: deskKn.act.publish }).click();
    await second.getByRole('dialog').getByRole('button', { name: deskKn.act.publish }).click();
    await expect(second.getByText(deskKn.publish.waiting)).toBeVisible();
    await first.getByRole('button', { name: deskEn.waits.agree }).click();
    const proof = first.getByRole('dialog', { name: officeEn.stepUp.title });
    await expect(proof.locator('[name=code]')).toBeVisible();
    await first.keyboard.press('Escape');
    await expect(proof).toHaveCount(0);
    await expect(first.getByRole('button', { name: deskEn.waits.agree })).toBeVisible();
  });
  await first.context().close();
  await second.context().close();
});

async function secondOwner(browser: Browser): Promise<Page> {
  const screen = await OfficeScreen.open(browser, app, PHONE);
  await screen.logIn(SECOND);
  await screen.readIn('kn');
  return screen.page;
}

/** Once the draft is kept. */
async function ask(page: Page): Promise<void> {
  await expect(page.locator('[data-saving=saved]')).toBeVisible();
  await page.getByRole('button', { name: deskEn.act.publish }).click();
  await page.getByRole('dialog').getByRole('button', { name: deskEn.act.publish }).click();
  await expect(page.getByText(deskEn.publish.waiting)).toBeVisible();
}

async function priceOf(sku: string): Promise<string> {
  const answer = await (await fetch(`${app.url}/products`)).text();
  return /₹([\d,]+)\.00/.exec(answer.slice(answer.indexOf(`id="${sku}"`)))?.[1]?.replace(',', '') ?? '';
}

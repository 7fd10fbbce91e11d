/// <reference lib="dom" />
import { type Browser, expect, type TestInfo, test } from '@playwright/test';
import customerEn from '../../content/strings/en/customer.json' with { type: 'json' };
import inboxEn from '../../content/strings/en/inbox.json' with { type: 'json' };
import walkinEn from '../../content/strings/en/walkin.json' with { type: 'json' };
import customerKn from '../../content/strings/kn/customer.json' with { type: 'json' };
import inboxKn from '../../content/strings/kn/inbox.json' with { type: 'json' };
import walkinKn from '../../content/strings/kn/walkin.json' with { type: 'json' };
import { query } from '../support/data-dirs.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { turns } from './turns.ts';

/** A number of which nothing was heard for ninety days, on a phone nobody knows; and customers who are one person. */

const app = appForFile();

/** Somebody who wrote long ago, and is not heard of since. */
async function quietFarmer(
  browser: Browser,
  profile: { mobile: string; name: string; place: string },
  words: string,
): Promise<void> {
  const farmer = await FarmerScreen.enter(browser, app, profile);
  await farmer.write(words);
  await farmer.allSent();
  await farmer.close();
  const id = `(select id from farmers where mobile = '${profile.mobile}')`;
  const ago = `- interval '100 days'`;
  await query(app.databaseUrl, `update farmers set created_at = created_at ${ago} where id = ${id}`);
  await query(
    app.databaseUrl,
    `update sessions set created_at = created_at ${ago}, last_seen_at = last_seen_at ${ago} where farmer_id = ${id}`,
  );
  await query(
    app.databaseUrl,
    `update messages set created_at = created_at ${ago} where chat_id = (select id from chats where farmer_id = ${id})`,
  );
  await query(
    app.databaseUrl,
    `update chats set last_message_at = last_message_at ${ago} where farmer_id = ${id}`,
  );
  await query(app.databaseUrl, 'delete from rate_limits');
}

const WORDS = {
  en: { walkin: walkinEn, again: walkinEn.same, inbox: inboxEn, customer: customerEn },
  kn: { walkin: walkinKn, again: walkinKn.same, inbox: inboxKn, customer: customerKn },
} as const;

const SCREENS = [
  ['en', {}],
  ['en', PHONE],
  ['kn', {}],
  ['kn', PHONE],
] as const;

for (const [index, [language, device]] of turns(SCREENS, [SCREENS[0]]).entries()) {
  const size = 'viewport' in device ? 'phone' : 'laptop';
  test(`a new phone, another spelling: the office makes one chat of the two (${language}, ${size}) @trial`, async ({
    browser,
  }, testInfo) => {
    const words = WORDS[language];
    const old = { mobile: `984507800${index + 1}`, name: `ಸಾವಿತ್ರಮ್ಮ ${'ABCD'[index]}`, place: 'ತೀರ್ಥಹಳ್ಳಿ' };
    const fresh = { name: `Savitri Bhat ${'ABCD'[index]}`, place: 'Sagara' };
    await quietFarmer(browser, old, 'ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ');
    const farmer = await comeAgain(browser, old.mobile, fresh, testInfo);

    const office = await OfficeScreen.enter(browser, app, device);
    const { page } = office;
    await office.readIn(language);
    await expect(office.row(old.name).getByText(words.inbox.row.setAside)).toBeVisible();
    await office.openChat(fresh.name);
    const showCard = page.getByRole('button', { name: words.customer.show });
    const same = page.getByRole('button', { name: words.again.yes, exact: true });
    await expect(showCard.or(same)).toBeVisible();
    if (await showCard.isVisible()) await showCard.click();
    await expect(page.getByText(old.place).first()).toBeVisible();
    await expect(page.getByText(words.again.lastWord.replace('{{text}}', 'ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ'))).toBeVisible();
    await look(page, '02-card', testInfo);

    await test.step('the earlier chat says that nobody reads along', async () => {
      await page.getByRole('button', { name: words.again.openOld }).click();
      await expect(office.thread.getByText('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ')).toBeVisible();
      await expect(page.getByText(words.inbox.thread.setAside)).toBeVisible();
      await expect(page.getByRole('button', { name: words.inbox.block.block, exact: true })).toHaveCount(0);
      await look(page, '03-set-aside', testInfo);
      if (size === 'phone') await showCard.click();
      await page
        .getByRole('button', { name: words.again.openHolder.replace('{{name}}', fresh.name) })
        .click();
      await expect(office.thread.getByText('ಹಳೆಯ ಚಾಟ್ ಕಾಣುತ್ತಿಲ್ಲ')).toBeVisible();
    });

    if (size === 'phone') await showCard.click();
    await same.press('Enter');
    const question = page.getByRole('dialog', { name: words.again.mergeTitle });
    await expect(question.getByText(words.again.mergeText)).toBeVisible();
    await expect(question.getByText(old.name)).toBeVisible();
    await look(page, '04-question', testInfo);
    await question.getByRole('button', { name: words.again.confirm }).click();
    await expect(page.getByText(words.again.done)).toBeVisible();
    for (const thread of [office.thread, farmer.thread]) {
      await expect(thread.getByText('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ')).toBeVisible();
      await expect(thread.getByText('ಹಳೆಯ ಚಾಟ್ ಕಾಣುತ್ತಿಲ್ಲ')).toBeVisible();
    }
    await expect(page.getByText(words.again.title)).toHaveCount(0);
    await expect(office.row(old.name)).toHaveCount(0);
    await look(page, '05-one-chat', testInfo);
    await look(farmer.page, '06-farmer', testInfo);
    await farmer.write('ಈಗ ಕಾಣುತ್ತಿದೆ');
    await expect(office.thread.getByText('ಈಗ ಕಾಣುತ್ತಿದೆ')).toBeVisible();
    await farmer.close();
    await office.close();
  });
}

/** The number on a new phone: nothing of before is shown, and they are asked as somebody new. */
async function comeAgain(
  browser: Browser,
  mobile: string,
  fresh: { name: string; place: string },
  testInfo: TestInfo,
): Promise<FarmerScreen> {
  const farmer = await FarmerScreen.open(browser, app);
  const { page: phone } = farmer;
  const since = Date.now();
  await phone.getByLabel('Mobile number').fill(mobile);
  await phone.getByRole('button', { name: 'Send OTP' }).click();
  await phone.getByRole('button', { name: 'I agree, send the OTP' }).click();
  await phone.getByLabel('OTP', { exact: true }).fill(await app.code(mobile, since));
  await expect(phone.getByText('You are new here. Whom may we write to?')).toBeVisible();
  await expect(phone.getByText('The office looks for your earlier papers if you ask.')).toBeVisible();
  await expect(phone.getByLabel('Your name')).toHaveValue('');
  await look(phone, '01-asked-as-new', testInfo);
  await phone.getByLabel('Your name').fill(fresh.name);
  await phone.getByLabel('Your place/address').fill(fresh.place);
  await phone.getByRole('button', { name: 'Start the chat' }).click();
  await expect(farmer.composer).toBeVisible();
  await farmer.write('ಹಳೆಯ ಚಾಟ್ ಕಾಣುತ್ತಿಲ್ಲ');
  await farmer.allSent();
  await expect(farmer.thread.getByText('ಅಡಿಕೆಗೆ ಕೊಳೆ ರೋಗ')).toHaveCount(0);
  return farmer;
}

/** Entered twice: the right name, the other, and what both begin with. */
const TWICE = [
  ['ಗಿರಿಜಮ್ಮ', 'ಗಿರಿಜಾ', 'ಗಿರಿಜ'],
  ['ಶಾರದಮ್ಮ', 'ಶಾರದಾ', 'ಶಾರದ'],
  ['ಕಮಲಮ್ಮ', 'ಕಮಲಾ', 'ಕಮಲ'],
  ['ರತ್ನಮ್ಮ', 'ರತ್ನಾ', 'ರತ್ನ'],
] as const;

for (const [index, [language, device]] of turns(SCREENS, [SCREENS[3]]).entries()) {
  const size = 'viewport' in device ? 'phone' : 'laptop';
  test(`two people, a walk-in on a quiet number, and one entered twice (${language}, ${size}) @trial`, async ({
    browser,
  }, testInfo) => {
    const { walkin, again, customer, inbox } = WORDS[language];
    const old = { mobile: `984507801${index}`, name: `ಮಾದಪ್ಪ ${'ABCD'[index]}`, place: 'ಹುಣಸೂರು' };
    const [right, wrong, begin] = TWICE[index] ?? TWICE[0];
    await quietFarmer(browser, old, 'ಶುಂಠಿಗೆ ಔಷಧಿ');
    const office = await OfficeScreen.enter(browser, app, device);
    const { page } = office;
    await office.readIn(language);

    async function add(mobile: string, name: string, place: string): Promise<void> {
      await page.goto(`${app.url}/admin`);
      await page.getByRole('button', { name: walkin.add.title }).click();
      const form = page.getByRole('dialog', { name: walkin.add.title });
      await form.getByLabel(walkin.add.mobile).fill(mobile);
      await form.getByLabel(walkin.add.name, { exact: true }).fill(name);
      await form.getByLabel(walkin.add.address).fill(place);
      await form.getByRole('radio', { name: walkin.consent.phone }).check();
      await form.getByRole('button', { name: walkin.add.save }).click();
    }
    /** A laptop shows it beside the thread unless it was put away. */
    async function showCard(): Promise<void> {
      const show = page.getByRole('button', { name: customer.show });
      const hide = page.getByRole('button', { name: customer.hide });
      await expect(show.or(hide).first()).toBeVisible();
      if (await show.isVisible()) await show.click();
    }
    const isThere = page.getByRole('log');

    await test.step('at the counter stands somebody else', async () => {
      await add(old.mobile, 'ಅಬ್ದುಲ್', 'ಹುಬ್ಬಳ್ಳಿ');
      const question = page.getByRole('dialog', { name: again.title });
      await expect(question.getByText(old.name)).toBeVisible();
      await look(page, '11-quiet-number', testInfo);
      await question.getByRole('button', { name: again.no, exact: true }).click();
      await expect(isThere).toBeVisible();
      await showCard();
      const apart = page.getByRole('button', { name: again.no, exact: true });
      await look(page, '12-card', testInfo);
      await apart.click();
      const sure = page.getByRole('dialog', { name: again.apartTitle });
      await look(page, '13-apart', testInfo);
      await sure.getByRole('button', { name: again.no, exact: true }).click();
      await expect(page.getByText(again.apartDone)).toBeVisible();
      await expect(apart).toHaveCount(0);
    });

    await test.step('one entered twice becomes one, under the number that is right', async () => {
      await add(`984507802${index}`, right, 'ಹೊಸನಗರ');
      await expect(isThere).toBeVisible();
      await add(`984507803${index}`, wrong, 'ಹೊಸನಗರ');
      await expect(isThere).toBeVisible();
      await showCard();
      await page.getByRole('button', { name: again.open }).click();
      const find = page.getByRole('dialog', { name: again.findTitle });
      await find.getByLabel(again.findField).fill(begin);
      await expect(find.getByRole('status')).toHaveText(again.findFound_one.replace('{{count}}', '1'));
      await look(page, '14-find', testInfo);
      await find.getByRole('button', { name: right }).click();
      const question = page.getByRole('dialog', { name: again.mergeTitle });
      await expect(question.getByText(`+91 984507803${index}`)).toBeVisible();
      await question.getByRole('button', { name: again.swap }).click();
      await look(page, '15-merge', testInfo);
      await question.getByRole('button', { name: again.confirm, exact: true }).click();
      await expect(page.getByText(again.done)).toBeVisible();
      await expect(page.getByRole('heading', { name: right })).toBeVisible();
    });

    await test.step('whoever has no message yet is found in the list by name', async () => {
      await page.goto(`${app.url}/admin`);
      await page.getByRole('textbox', { name: inbox.list.search }).fill(begin);
      await expect(office.row(right)).toBeVisible();
      await look(page, '16-found', testInfo);
    });
    await office.close();
  });
}

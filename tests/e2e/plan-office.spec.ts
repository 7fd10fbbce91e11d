/// <reference lib="dom" />
import { expect, type Locator, type Page, test } from '@playwright/test';
import pg from 'pg';
import { soundPlan } from '../factories.ts';
import { photoAsPng } from '../fixtures/images.ts';
import { sellPack } from '../support/sell-pack.ts';
import { counting } from './count-presses.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** The doctor's desk: a case from a photo, a plan that the gates judge while it is written, sent as a card. */
const app = appForFile();
let farmer: FarmerScreen;
const NAME = 'ಭಾಗ್ಯಮ್ಮ';
const TEMPLATE = 'ಥ್ರಿಪ್ಸ್ ಮೊದಲ ಸಲ';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  farmer = await FarmerScreen.enter(browser, app, { mobile: '9845081269', name: NAME, place: 'ಬ್ಯಾಡಗಿ' });
  await farmer.write('ಮೆಣಸಿನ ಎಲೆ ಮೇಲಕ್ಕೆ ಮುದುಡುತ್ತಿದೆ');
  await farmer.send({ name: 'ಎಲೆ.png', mimeType: 'image/png', buffer: await photoAsPng(640, 480) });
  await farmer.allSent();
});
test.afterAll(() => farmer.close());

const caseOf = (page: Page): Locator => page.getByRole('dialog', { name: /Cases of|ಪ್ರಕರಣಗಳು/ });

test('a case from a photo, a plan of two lines with a stop mended and a warning answered, seen in the thread @begins', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await office.openChat(NAME);
  const panel = caseOf(page);

  await test.step('the photo’s menu makes the case; its crop is asked for once', async () => {
    await office.thread
      .getByRole('button', { name: /^Open the photo/ })
      .first()
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'New case of this' }).click();
    await panel.getByLabel('Crop').fill('Chilli');
    await look(page, 'new-case', info);
    await panel.getByLabel('Crop').press('Enter');
    await expect(panel.getByRole('combobox', { name: 'Problem' })).toBeVisible();
    await expect(panel.getByRole('link').getByRole('img')).toHaveCount(1);
  });

  await test.step('facts in small groups', async () => {
    await panel.getByRole('button', { name: 'Change: Field' }).click();
    const field = panel.getByRole('form', { name: 'Field' });
    await field.getByLabel('Acres').fill('2');
    await field.getByLabel('Stage').selectOption('Flowering');
    await field.getByLabel('Variety').fill('Byadgi');
    await look(page, 'facts', info);
    await field.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('button', { name: 'Change: Spraying and harvest' }).click();
    const spraying = panel.getByRole('form', { name: 'Spraying and harvest' });
    await spraying.getByLabel('Sprayer').selectOption('16 litre sprayer');
    await spraying.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Chilli · Byadgi · Flowering · 2 acres')).toBeVisible();
  });

  await test.step('the problem by its Latin name; what is done first comes from the crop’s page', async () => {
    await panel.getByRole('combobox', { name: 'Problem' }).fill('scirto');
    await look(page, 'problem', info);
    await panel.getByRole('combobox', { name: 'Problem' }).press('Enter');
    await expect(panel.getByRole('combobox', { name: 'Problem' })).toHaveValue(/thrips/i);
    const offered = panel.getByRole('list', { name: 'From the crop’s page of the guide' });
    await offered.getByRole('button').first().click();
    await expect(offered.getByRole('button')).toHaveCount(3);
  });

  await test.step('two lines; over the label’s dose is a stop at its line, and nothing is sent past it', async () => {
    const rows = panel.getByRole('list', { name: 'What the label allows' });
    await rows.getByRole('button').filter({ hasText: 'Emamectin' }).first().click();
    await rows.getByRole('button').filter({ hasText: 'Spinetoram' }).first().click();
    const first = panel.getByRole('group').filter({ hasText: 'Emamectin' }).first();
    await first.getByLabel('Dose').fill('500');
    await expect(first.getByText(/times the most that the label allows/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Send plan' })).toBeDisabled();
    await look(page, 'stop', info);
    await first.getByLabel('Dose').fill('80');
    await expect(first.getByText(/times the most/)).toBeHidden();
    await expect(first.getByRole('group').or(first).getByText('Tanks')).toBeVisible();
  });

  await test.step('bees are a warning: a reason for each line, kept with the draft through a reload', async () => {
    const reasons = panel.getByLabel('Reason for going on');
    await expect(reasons.first()).toBeVisible();
    const count = await reasons.count();
    for (let at = 0; at < count; at += 1) await reasons.nth(at).fill('ಸಂಜೆ ಜೇನು ಗೂಡು ಸೇರಿದ ಮೇಲೆ');
    await expect(panel.getByText(/^Draft of/)).toBeVisible();
    await look(page, 'warning', info);
    await page.reload();
    await expect(caseOf(page).getByLabel('Reason for going on').first()).toHaveValue(/ಜೇನು/);
  });

  await test.step('kept as a template', async () => {
    await panel.getByRole('button', { name: 'Save as template' }).click();
    const question = page.getByRole('dialog', { name: 'Save as template' });
    await question.getByLabel('Name of the template').fill(TEMPLATE);
    await question.getByLabel('Name of the template').press('Enter');
    await expect(question).toBeHidden();
    await expect(panel.getByLabel('Template')).toContainText(TEMPLATE);
  });

  await test.step('sent by two quick presses it is one plan; the thread has its card, the case is advised', async () => {
    await panel.getByRole('button', { name: 'Send plan' }).dblclick();
    await expect(panel).toBeHidden();
    const card = office.thread.getByRole('article').filter({ hasText: 'Emamectin' });
    await expect(card).toHaveCount(1);
    await look(page, 'thread', info);
    await card.getByRole('button', { name: 'Open the plan' }).click();
    await expect(panel.getByText('Advised').first()).toBeVisible();
    await look(page, 'advised', info);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('the quotation takes its lines over, to the paisa, and remembers the plan', async () => {
    sellPack(app.ctx, 412.35);
    await page.getByRole('button', { name: 'Quotation', exact: true }).click();
    const quotation = page.getByRole('dialog', { name: 'Quotation' });
    await expect(quotation.getByText('We do not sell this.')).toHaveCount(1);
    await look(page, 'quotation-plan', info);
    await quotation.getByRole('button', { name: 'Take over ₹824.70' }).click();
    await expect(quotation.getByPlaceholder('e.g., 1250')).toHaveValue('824.70');
    await quotation.locator('input[type=file]').setInputFiles({
      name: 'q.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    });
    await quotation.getByRole('button', { name: 'Upload Quotation' }).click();
    await expect(quotation).toBeHidden();
    await expect(office.thread.getByText(/^For plan no\. \d+$/)).toBeVisible();
    await expect(farmer.page.getByRole('log').getByText(/ಪರಿಹಾರ ಪಟ್ಟಿ \d+ ಕ್ಕೆ|For plan no/)).toBeVisible();
  });
  await office.close();
});

test('from a template the whole plan takes a few keys, on a phone in Kannada; the doctors’ list leads to its case @trial', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await office.openChat(NAME);
  await office.readIn('kn');
  const panel = caseOf(page);
  const presses = await counting(page);
  await page.getByRole('button', { name: 'ಪ್ರಕರಣ ಮತ್ತು ಪಟ್ಟಿಗಳು' }).click();
  await look(page, 'kn-cases', info);
  await panel.getByRole('button', { name: /^ಹೊಸ ಪ್ರಕರಣ/ }).click();
  await panel.getByLabel('ಮಾದರಿ', { exact: true }).selectOption(TEMPLATE);
  await expect(
    panel
      .getByRole('group')
      .filter({ hasText: /ಎಮಾಮೆಕ್ಟಿನ್|Emamectin/ })
      .first(),
  ).toBeVisible();
  const reasons = panel.getByLabel('ಆದರೂ ಕಳುಹಿಸಲು ಕಾರಣ');
  await expect(reasons.first()).toBeVisible();
  await look(page, 'kn-plan', info);
  const count = await reasons.count();
  for (let at = 0; at < count; at += 1) await reasons.nth(at).pressSequentially('after dusk');
  const sent = office.thread.getByRole('article').filter({ hasText: 'ಪಟ್ಟಿ ತೆರೆಯಿರಿ' });
  await panel.getByRole('button', { name: 'ಪಟ್ಟಿ ಕಳುಹಿಸಿ' }).click();
  await expect(panel).toBeHidden();
  await expect(sent).toHaveCount(2);
  const keys = await presses();
  console.log(`a plan from a template: ${keys} keys and taps, ${count} reasons of ten letters among them`);
  expect(keys).toBeLessThan(60);
  await look(page, 'kn-thread', info);

  await page.goto(`${app.url}/admin/cases`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: NAME }).first();
  await expect(row).toBeVisible();
  await look(page, 'kn-work', info);
  await row.getByRole('link').click();
  await expect(panel).toBeVisible();
  await office.close();
});

test('whose answer is dropped finds the plan sent, once @trial', async ({ browser }) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await office.openChat(NAME);
  const panel = caseOf(page);
  const sent = office.thread.getByRole('article').filter({ hasText: 'Open the plan' });
  await expect(sent).toHaveCount(2);
  await page.getByRole('button', { name: 'Cases and plans' }).click();
  await panel.getByRole('button', { name: /^New case/ }).click();
  // Until then the plan of the case before stands there.
  await expect(panel.getByLabel('Stands')).toHaveValue('new');
  await panel.getByRole('combobox', { name: 'Problem' }).fill('ಕಾಣದ ತೊಂದರೆ');
  await panel.getByRole('combobox', { name: 'Problem' }).press('Enter');
  await page.route(
    '**/plan/send',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const send = panel.getByRole('button', { name: 'Send: no spray needed' });
  await send.click();
  // The news of the sent plan and the lost answer come in any order.
  const standing = panel.getByLabel('Stands');
  await expect(standing).toHaveValue('advised');
  // They may also come while it is pressed: the button is gone then.
  const close = panel.getByRole('button', { name: 'Close' });
  await expect(async () => {
    if (await panel.isVisible()) await ((await send.isVisible()) ? send : close).click({ timeout: 3_000 });
    await expect(panel).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await expect(sent).toHaveCount(3);
  await office.close();
});

test('a helper sees cases and plans, and finds nothing to write with @trial', async ({ browser }, info) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const refused: string[] = [];
  await setRoles('helper');
  try {
    await page.reload();
    page.on('response', (answer) => {
      if (answer.status() === 403 && /cases|plan/.test(answer.url())) refused.push(answer.url());
    });
    await office.openChat(NAME);
    const panel = caseOf(page);
    await page.getByRole('button', { name: 'Cases and plans' }).click();
    await panel
      .getByRole('button', { name: /thrips.*Advised/ })
      .first()
      .click();
    await expect(panel.getByText('You may look at cases and plans, but not write them.')).toBeVisible();
    await expect(panel.getByText('Emamectin').first()).toBeVisible();
    await expect(panel.getByRole('button', { name: /^(New case|Change:|Write the next)/ })).toHaveCount(0);
    await expect(panel.getByRole('textbox')).toHaveCount(0);
    await look(page, 'helper', info);
    expect(refused).toEqual([]);
  } finally {
    await setRoles('owner');
    await office.close();
  }
});

test('of two doctors in one draft the second is told, and loses nothing @trial', async ({
  browser,
}, info) => {
  const one = await OfficeScreen.enter(browser, app);
  const other = await OfficeScreen.enter(browser, app, { viewport: { width: 768, height: 1024 } });
  await one.openChat(NAME);
  await one.page.getByRole('button', { name: 'Cases and plans' }).click();
  await caseOf(one.page)
    .getByRole('button', { name: /^New case/ })
    .click();
  await expect(caseOf(one.page).getByRole('combobox', { name: 'Problem' })).toBeVisible();
  await other.page.goto(one.page.url());
  const mine = caseOf(one.page).getByLabel('So that it does not come again');
  const theirs = caseOf(other.page).getByLabel('So that it does not come again');
  await expect(theirs).toBeVisible();
  await look(other.page, 'tablet', info);

  // What one writes is seen by the other, who has written nothing.
  await mine.fill('ಬೇವಿನ ಎಣ್ಣೆ');
  await expect(theirs).toHaveValue('ಬೇವಿನ ಎಣ್ಣೆ');

  await test.step('both write before either is saved', async () => {
    await other.page.route('**/api/admin/cases/*/plan', async (route) => {
      if (route.request().method() === 'PUT') await held;
      await route.continue();
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await theirs.fill('ಅಂಚಿಗೆ ಜೋಳ');
    await mine.fill('ನೀಲಿ ಅಂಟು ಬಲೆ');
    await expect(caseOf(one.page).getByText(/^Draft of/)).toBeVisible();
    await expect.poll(() => draftIn(one.page)).toContain('ನೀಲಿ ಅಂಟು ಬಲೆ');
    release();
    await expect(caseOf(other.page).getByText(/has changed this plan/)).toBeVisible();
    await expect(theirs).toHaveValue('ಅಂಚಿಗೆ ಜೋಳ');
    await look(other.page, 'conflict', info);
    await caseOf(other.page).getByRole('button', { name: 'Take theirs' }).click();
    await expect(theirs).toHaveValue('ನೀಲಿ ಅಂಟು ಬಲೆ');
  });
  await one.close();
  await other.close();
});

test('a colleague’s draft asks; it is dropped and put back; one case becomes two and one again @trial', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await office.openChat(NAME);
  const panel = caseOf(page);
  await page.getByRole('button', { name: 'Cases and plans' }).click();
  const answer = page.waitForResponse(
    (each) => each.request().method() === 'POST' && each.url().endsWith('/cases'),
  );
  await panel.getByRole('button', { name: /^New case/ }).click();
  const { id: caseId } = (await (await answer).json()).case;
  // Another case, with a problem of its own, may have been open first.
  await expect(page).toHaveURL(new RegExp(`[?&]case=${caseId}(&|$)`));
  await expect(panel.getByRole('combobox', { name: 'Problem' })).toBeVisible();
  const colleague = await app.hire(['doctor'], { en: 'Dr Meena', kn: 'ಡಾ. ಮೀನಾ' });

  await test.step('whose it is, before anybody writes on in it', async () => {
    const body = { version: null, plan: soundPlan({ prevent: 'ಬೇವಿನ ಎಣ್ಣೆ' }), reasons: {} };
    expect((await colleague.put(`/api/admin/cases/${caseId}/plan`, body)).status).toBe(200);
    await expect(panel.getByText(/This draft is Dr Meena’s/)).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Send/ })).toHaveCount(0);
    await look(page, 'others-draft', info);
    await panel.getByRole('button', { name: 'Write on in it' }).click();
    await expect(panel.getByRole('button', { name: /^Send/ })).toBeVisible();
  });

  await test.step('dropped with one press, put back with another', async () => {
    await panel.getByRole('button', { name: 'Drop this draft' }).click();
    await expect.poll(() => draftIn(page)).toContain('"draft":null');
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect.poll(() => draftIn(page)).toContain('ಬೇವಿನ ಎಣ್ಣೆ');
  });

  await test.step('on a phone the facts are one line; two cases become one after a question', async () => {
    const facts = panel.locator('summary').filter({ hasText: 'What is known' });
    await expect(panel.getByLabel('Stands')).toBeHidden();
    await facts.click();
    await expect(panel.getByLabel('Stands')).toBeVisible();
    await look(page, 'facts-unfolded', info);
    const rows = panel.getByRole('list', { name: /^Cases of this farmer/ }).getByRole('listitem');
    const before = await rows.count();
    await panel.getByRole('button', { name: 'Choose photos and words' }).click();
    await panel.getByRole('checkbox').first().check();
    await panel.getByRole('button', { name: 'New case of these' }).click();
    await expect(rows).toHaveCount(before + 1);
    await panel.locator('summary').filter({ hasText: 'What is known' }).click();
    await panel.getByRole('button', { name: 'Take in another case' }).click();
    const question = page.getByRole('dialog', { name: 'Make two cases one?' });
    await look(page, 'merge', info);
    await question.getByRole('button', { name: 'Take in another case' }).click();
    await expect(question).toBeHidden();
    await expect(rows).toHaveCount(before);
  });

  await test.step('a product that is held stops at once; a second person lifts it', async () => {
    await panel
      .getByRole('button', { name: /plan begun/ })
      .first()
      .click();
    const choices = panel.getByRole('list', { name: 'What the label allows' });
    await choices.getByRole('button').filter({ hasText: 'Emamectin' }).first().click();
    await panel.getByRole('button', { name: 'Hold', exact: true }).click();
    const question = page.getByRole('dialog', { name: /^Stop Emamectin/ });
    await question.getByLabel('Why').fill('ಬ್ಯಾಡಗಿಯಲ್ಲಿ ಜೇನು ಸತ್ತಿವೆ');
    await look(page, 'hold', info);
    await question.getByRole('button', { name: 'Hold', exact: true }).click();
    await expect(panel.getByText(/has held this since/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Send plan' })).toBeDisabled();
    await page.goto(`${app.url}/admin/cases`);
    await expect(page.getByText('A second person lifts it.')).toBeVisible();
    await look(page, 'holds', info);
    const [held] = (await colleague.get('/api/admin/holds')).body.holds;
    const lifted = await colleague.post(`/api/admin/holds/${held.id}/lift`, { reason: 'ಮತ್ತೆ ನೋಡಿದೆ' });
    expect(lifted.body.holds).toEqual([]);
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: NAME }).first()).toBeVisible();
    await expect(page.getByText('Held by the clinic')).toHaveCount(0);
  });
  await office.close();
});

/** The draft as the server has it. */
async function draftIn(page: Page): Promise<string> {
  const id = new URL(page.url()).searchParams.get('case');
  return page.evaluate(async (of) => (await fetch(`/api/admin/cases/${of}/plan`)).text(), id);
}

async function setRoles(role: string): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query('update staff set roles = array[$1]', [role]);
  await client.end();
}

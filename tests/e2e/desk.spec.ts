/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { media } from '../fixtures/media.ts';
import { RunningApp } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { OfficeScreen } from './office-screen.ts';

/** The clinic's desk, end to end: a farmer asks, the office answers, quotes, is paid and dispatches. */
test('a farmer asks, the office answers, quotes, is paid and dispatches', async ({ browser }) => {
  const app = await RunningApp.startWhole();
  try {
    const profile = { mobile: '9845012345', name: 'ಲಕ್ಷ್ಮೀನಾರಾಯಣಪ್ಪ ಹೊಸಮನೆ', place: 'ತೀರ್ಥಹಳ್ಳಿ, ಶಿವಮೊಗ್ಗ' };
    const farmer = await FarmerScreen.open(browser, app);
    const office = await OfficeScreen.open(browser, app);

    await test.step('1. the farmer registers with an OTP, a name and a place', () =>
      farmer.register(profile));

    await test.step('2. the farmer writes in Kannada and sends a photo, a PDF and a video', async () => {
      await farmer.write('ನಮಸ್ಕಾರ ಸರ್. ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ, ಇದು ಕೊಳೆ ರೋಗವೇ?');
      await farmer.send({ name: 'ತೋಟ.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
      await farmer.send({
        name: 'ಮಣ್ಣು ಪರೀಕ್ಷೆ.pdf',
        mimeType: 'application/pdf',
        buffer: await pdf('Soil card'),
      });
      await farmer.send({ name: 'garden.mp4', mimeType: 'video/mp4', buffer: media('clip.mp4') });
      await farmer.allSent();
      await expect(farmer.thread.getByRole('button', { name: 'Open the photo: ತೋಟ.jpg' })).toBeVisible();
      await expect(farmer.thread.getByText('ಮಣ್ಣು ಪರೀಕ್ಷೆ.pdf')).toBeVisible();
      await expect(farmer.thread.locator('video')).toHaveCount(1);
    });

    await test.step('3. the office logs in, sees it unread, opens it, answers; the answer is there at once', async () => {
      await office.logIn();
      const row = office.row(profile.name);
      await expect(row).toContainText('UNREAD');
      await expect(row).toContainText('4');
      await office.openChat(profile.name);
      await expect(row).toContainText('READ');
      await expect(row).not.toContainText('UNREAD');
      await expect(office.thread.getByText('ಅಡಿಕೆ ಕಾಯಿ ಉದುರುತ್ತಿದೆ')).toBeVisible();
      await office.write('ಹೌದು, ಕೊಳೆ ರೋಗ. ಉದುರಿದ ಕಾಯಿಗಳನ್ನು ಆರಿಸಿ.');
      await expect(farmer.thread.getByText('ಉದುರಿದ ಕಾಯಿಗಳನ್ನು ಆರಿಸಿ')).toBeVisible({ timeout: 3_000 });
    });

    await test.step('4. the office quotes, the farmer pays at the provider, both see it paid', async () => {
      const document = {
        name: 'quotation-2601.pdf',
        mimeType: 'application/pdf',
        buffer: await pdf('Quotation 2601'),
      };
      await office.uploadQuotation('1250.50', document);
      await expect(farmer.thread.getByText('₹1,250.50').first()).toBeVisible();
      const quotations = farmer.page.getByRole('button', { name: /^Quotations/ });
      await expect(quotations).toContainText('1');
      await quotations.click();
      await farmer.page
        .getByRole('dialog', { name: 'Quotations' })
        .getByRole('button', { name: /^Pay/ })
        .click();
      await farmer.page.waitForURL(/\/payment\/phonepe\/iframe\?pid=\d+/);
      const checkout = farmer.page.frameLocator('iframe');
      await checkout.getByRole('button', { name: /Success/ }).click();
      await farmer.page.waitForURL(/\/payment-result\?pid=\d+/);
      await expect(farmer.page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(farmer.page.getByText('₹1,250.50')).toBeVisible();
      await expect(office.thread.getByText('Payment received').first()).toBeVisible();
      await farmer.page.getByRole('link', { name: 'Back to Quotations' }).click();
      await expect(farmer.thread.getByText('Payment received').first()).toBeVisible();
    });

    await test.step('5. the office sends the LR; the chat is SENT; the farmer has the link', async () => {
      await office.sendLr('VRL123456');
      await expect(office.row(profile.name)).toContainText('SENT');
      await expect(farmer.thread.getByText('VRL123456').first()).toBeVisible();
      await expect(farmer.thread.getByRole('link', { name: /Track/ })).toHaveAttribute('href', /^https:\/\//);
    });

    await test.step('6. a block stops the farmer on the spot, unblocking restores them', async () => {
      await office.setBlocked(true);
      await expect(farmer.composer).toBeDisabled();
      await expect(farmer.composer).toHaveAttribute('placeholder', 'You are blocked');
      const refused = await farmer.page.evaluate(async () => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const form = new FormData();
        form.append('text', 'ಇನ್ನೂ ಬರೆಯಬಹುದೇ?');
        const answer = await fetch('/api/chat/message', {
          method: 'POST',
          body: form,
          headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
        });
        return { status: answer.status, body: await answer.json() };
      });
      expect(refused).toEqual({
        status: 403,
        body: { ok: false, error: 'You are blocked from messaging.', code: 'BLOCKED' },
      });
      await office.setBlocked(false);
      await expect(farmer.composer).toBeEnabled();
      await farmer.write('ಧನ್ಯವಾದ 🙏');
      await farmer.allSent();
      await expect(office.thread.getByText('ಧನ್ಯವಾದ 🙏')).toBeVisible();
    });

    await test.step('7. a restart loses nothing and logs nobody out', async () => {
      await app.restart('SIGKILL');
      await office.page.reload();
      await farmer.page.reload();
      await expect(farmer.thread.getByText('ಧನ್ಯವಾದ 🙏')).toBeVisible();
      await farmer.write('ಲಾರಿ ಯಾವಾಗ ಬರುತ್ತದೆ?');
      await office.openChat(profile.name);
      await expect(office.thread.getByText('ಲಾರಿ ಯಾವಾಗ ಬರುತ್ತದೆ?')).toBeVisible();
      await app.restart('SIGTERM');
      await office.write('ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಬರುತ್ತದೆ.');
      await expect(farmer.thread.getByText('ನಾಳೆ ಬೆಳಿಗ್ಗೆ ಬರುತ್ತದೆ.')).toBeVisible({ timeout: 20_000 });
    });

    await farmer.close();
    await office.close();
  } finally {
    await app.close();
  }
});

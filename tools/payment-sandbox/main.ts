import { readConfig } from '../../server/config.ts';
import { startPaymentSandbox } from './index.ts';

/** Runs the look-alike by itself, with the settings the app would use. */
const config = readConfig(process.env);
if (config.payment.sandboxPort === undefined || config.production) {
  console.error(
    'The payment sandbox is for home: it does not run with PAYMENT_PROVIDER=phonepe or in production.',
  );
  process.exit(1);
}
const sandbox = await startPaymentSandbox({
  port: config.payment.sandboxPort,
  dataDir: config.dataDir,
  webhookUrl: `http://localhost:${config.port}/api/payment/phonepe/webhook`,
  credentials: config.payment,
});
console.log(`The payment sandbox is open at ${sandbox.url}`);

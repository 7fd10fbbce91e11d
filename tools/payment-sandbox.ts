import { readConfig } from '../server/config.ts';
import { startPaymentSandbox } from '../server/partners/payment-gateway/sandbox/index.ts';

/** Runs the look-alike by itself, with the settings the app would use; an app started later finds it there. */
const port = process.env.NODE_ENV === 'production' ? undefined : readConfig(process.env).payment.sandboxPort;
if (port === undefined) {
  console.error(
    'The payment sandbox is for home: it does not run with PAYMENT_PROVIDER=phonepe or in production.',
  );
  process.exit(1);
}
const config = readConfig(process.env);
const sandbox = await startPaymentSandbox({
  port,
  dataDir: config.dataDir,
  webhookUrl: `http://localhost:${config.port}/api/payment/phonepe/webhook`,
  credentials: config.payment,
});
console.log(`The payment sandbox is open at ${sandbox.url}`);

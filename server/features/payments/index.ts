export { PROVIDER_WEBHOOK_PATH, paymentsRoutes } from './payments.routes.ts';

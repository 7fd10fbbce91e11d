/** Customers: what the office knows of the farmers it serves. Reads what the other features keep. */
export { customersRoutes } from './customers.routes.ts';

import { policyPage } from '../../build/policies/policy-page.ts';

export const prerendered = policyPage('return');

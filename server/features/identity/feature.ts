import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { devicesRoutes } from './devices/devices.routes.ts';
import { factorsRoutes } from './factors/factors.routes.ts';
import { farmerLoginRoutes } from './farmer-login/farmer-login.routes.ts';
import { farmerSessionRoutes } from './farmer-login/farmer-session.routes.ts';
import { mergeAccounts } from './farmers/merged.store.ts';
import { defineIdentityJobs } from './jobs.ts';
import { loginRequestsRoutes } from './office-login/login-requests.routes.ts';
import { officeLoginRoutes } from './office-login/office-login.routes.ts';
import { passkeyLoginRoutes } from './office-login/passkey-login.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { welcomeRoutes } from './people/welcome.routes.ts';
import { eraseAccount, exportLogins, exportNotices } from './personal.store.ts';
import { picturesRoutes } from './pictures/pictures.routes.ts';
import { watchExpiredSessions } from './sessions/end-session.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';

export const feature: Feature = {
  name: 'identity',
  uses: [],
  tables: [
    'farmers',
    'staff',
    'staff_pictures',
    'staff_totp',
    'staff_passkeys',
    'staff_recovery_codes',
    'passkey_challenges',
    'staff_invitations',
    'staff_changes',
    'sessions',
    'otp_challenges',
    'privacy_notices',
  ],
  reads: {
    audit_log: 'Whoever was slower than a colleague is told who that was.',
    audit_personal: 'What that colleague wrote is known by its words.',
  },
  routes: { api: identityRoutes },
  jobs(ctx, onClose) {
    defineIdentityJobs(ctx);
    onClose(watchExpiredSessions(ctx));
  },
  hooks: {
    onMerge: (_ctx, tx, merge) => mergeAccounts(tx, merge),
    onErase: (_ctx, tx, { farmerId, now }) => eraseAccount(tx, farmerId, now),
    onExport: { notices: exportNotices, logins: exportLogins },
  },
};

/** `/auth/*` for farmers, `/admin/*` for the office's own login; mounted under `/api`. */
function identityRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(farmerLoginRoutes(ctx));
    await app.register(farmerSessionRoutes(ctx));
    await app.register(officeLoginRoutes(ctx));
    await app.register(passkeyLoginRoutes(ctx));
    await app.register(stepUpRoutes(ctx));
    await app.register(factorsRoutes(ctx));
    await app.register(loginRequestsRoutes(ctx));
    await app.register(devicesRoutes(ctx));
    await app.register(peopleRoutes(ctx));
    await app.register(picturesRoutes(ctx));
    await app.register(welcomeRoutes(ctx));
  };
}

import type { Feature } from '../../feature.ts';
import { pushRoutes } from './push.routes.ts';
import { definePushJobs, queueNotification } from './push-jobs.ts';
import { defineStaffNews } from './staff-news.ts';

/** Push: messages that reach a farmer or the office while their page is closed. */
export const feature: Feature = {
  name: 'push',
  uses: ['chat', 'identity'],
  tables: ['push_subscriptions'],
  reads: {
    staff: 'Somebody who may no longer read chats is sent none, whatever their browser subscribed to.',
    sessions: 'A subscription speaks for its session and is silent when that has ended.',
  },
  routes: { api: pushRoutes },
  jobs(ctx) {
    definePushJobs(ctx);
    defineStaffNews(ctx);
  },
  hooks: { onMessageAppended: queueNotification },
};

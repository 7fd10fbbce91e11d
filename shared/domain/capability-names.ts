/** Every right there is, by the name that routes, sockets and buttons use. */
export const CAPABILITIES = [
  // The own account: name and place, the privacy notice, the export, the deletion.
  'account.manage',
  // One's own open logins: seen, ended.
  'device.manage',
  // Whether a mobile number has an account.
  'account.lookup',
  'chat.read',
  'chat.write',
  // Deleting and clearing, and bringing back. Who takes which message back for both sides: `message-kinds.ts`.
  'chat.clear',
  'upload.send',
  'push.receive',
  'inbox.read',
  // Beginning a chat, its status, settling it, bringing it back into the list.
  'inbox.manage',
  // The office's private notes beside a thread.
  'note.read',
  'note.write',
  // What a chat is about, as the office names it: put and taken; the list of labels itself.
  'label.put',
  'label.edit',
  'customer.read',
  'customer.edit',
  // Entering a farmer at the counter or on the phone, inviting them, putting a mistyped number right.
  'customer.add',
  'customer.import',
  'customer.block',
  // A farmer's open logins, ended on their word.
  'customer.sessions',
  // Saying whether two customers are one person, and making one of them.
  'customer.merge',
  // Telling a farmer the login code where no SMS goes out.
  'login.assist',
  // Proving oneself anew before an act that wants it, and by what one does it: password, second factors.
  'login.confirm',
  'quote.read',
  'quote.upload',
  'quote.withdraw',
  // Off the own list; the chat keeps it.
  'quote.remove',
  'dispatch.send',
  'payment.read',
  'payment.pay',
  'payment.list',
  'payment.check',
  // Ending a payment in review, closing an alert.
  'payment.settle',
  'payment.refund',
  // What is wrong on a farmer's field, with the plans that were sent: read; made and changed.
  'case.read',
  'case.write',
  // Advising: drafts, templates, sending.
  'plan.write',
  // The picture book: asking farmers, making pictures of their photos, the second look; taking all of it along.
  'book.write',
  'book.export',
  // Warning the farmers of a crop and taluk: drafts, sending, stopping; putting aside what rises.
  'alert.write',
  // Lines that are read aloud: speaking them, bringing back, taking out.
  'spoken.write',
  'reply.read',
  'reply.edit',
  // What the shop says and sells: seen with its drafts, changed as a draft, published.
  'content.read',
  'content.edit',
  'content.publish',
  'log.read',
  'health.read',
  // How long farmers waited, what was quoted, paid and sent.
  'numbers.read',
  // The names of one's colleagues.
  'staff.read',
  // The picture of somebody of the office: a farmer's right reaches those who answered them.
  'staff.picture',
  // Inviting, roles, disabling.
  'staff.manage',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/**
 * Every error code that crosses the wire, with its HTTP status and its default English sentence.
 *
 * The sentence is what a person reads when the screen has nothing better; screens translate by `code`.
 * Sentences the specification fixes are given word for word.
 */
export const ERRORS = {
  // The request itself
  BAD_REQUEST: { status: 400, text: 'The request could not be understood.' },
  INVALID_INPUT: { status: 400, text: 'Something in the request is not valid.' },
  BROKEN_UPLOAD: { status: 400, text: 'The upload was cut off. Please send it again.' },
  UNAUTHENTICATED: { status: 401, text: 'Please log in.' },
  FORBIDDEN: { status: 403, text: 'You are not allowed to do this.' },
  CSRF_FAILED: { status: 403, text: 'Your page is out of date. Please reload and try again.' },
  ORIGIN_REFUSED: { status: 403, text: 'This request came from another website and was refused.' },
  NOT_FOUND: { status: 404, text: 'Not found.' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This address does not support that.' },
  TOO_LARGE: { status: 413, text: 'That is too large to send.' },
  UNSUPPORTED_MEDIA: { status: 415, text: 'This kind of content is not accepted here.' },
  RATE_LIMITED: { status: 429, text: 'Too many tries. Please wait a little and try again.' },
  INTERNAL: { status: 500, text: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, text: 'The service is busy or restarting. Please try again in a moment.' },

  // Identity
  INVALID_MOBILE: { status: 400, text: 'Enter a valid 10-digit mobile' },
  OTP_REQUIRED: { status: 400, text: 'Enter the OTP' },
  OTP_WRONG: { status: 401, text: 'That OTP is not right. Check it and try again.' },
  OTP_EXPIRED: { status: 401, text: 'This OTP is no longer valid. Ask for a new one.' },
  OTP_TOO_MANY_TRIES: { status: 429, text: 'Too many wrong OTPs.' },
  OTP_SEND_FAILED: { status: 502, text: 'Failed to send OTP' },
  OTP_SEND_LIMIT: { status: 429, text: 'Too many OTPs were asked for.' },
  PROFILE_REQUIRED: { status: 422, text: 'Enter your name and your place/address' },
  ACCOUNT_LEAVING: {
    status: 409,
    text: 'You asked for this account to be deleted. You can still bring it back.',
  },
  LOGIN_NOT_PROVEN: { status: 401, text: 'Please log in with an OTP.' },
  OFFICE_EMAIL_WRONG: {
    status: 401,
    text: 'Incorrect email. If you are a farmer, please use the Clinic section for chat/messages.',
  },
  OFFICE_LOGIN_FAILED: {
    status: 401,
    text: 'Incorrect email or password. If you are a farmer, please use the Clinic section.',
  },
  OFFICE_OTP_FAILED: { status: 401, text: 'Invalid/expired OTP.' },

  // People of the office
  STAFF_EXISTS: {
    status: 409,
    text: 'Somebody with this e-mail is here already. If their account is closed, open it again.',
  },
  LAST_OWNER: { status: 409, text: 'The office needs an owner. Make somebody else one first.' },
  CHANGE_WAITS: { status: 409, text: 'A change of this person waits for another owner already.' },
  CHANGE_OWN: { status: 409, text: 'Another owner must confirm this.' },
  CHANGE_NOT_WAITING: { status: 409, text: 'This was decided already, or its time is over.' },
  FACTOR_EXISTS: { status: 409, text: 'You have an authenticator app already. Remove that one first.' },
  PASSKEY_FAILED: { status: 422, text: 'That passkey did not work here. Try again.' },
  PASSKEY_KNOWN: { status: 409, text: 'This passkey is known already.' },
  PASSKEYS_FULL: { status: 409, text: 'You have ten passkeys. Remove one first.' },
  PASSKEYS_OFF: { status: 409, text: 'Passkeys need the office’s own address with https.' },
  SETUP_OVER: { status: 410, text: 'That took too long. Begin again.' },
  PASSWORD_WRONG: { status: 422, text: 'That is not your present password.' },
  INVITATION_INVALID: { status: 410, text: 'This link does not work any more. Ask for a new one.' },

  // Chat
  BLOCKED: { status: 403, text: 'You are blocked from messaging.' },
  EMPTY_MESSAGE: { status: 422, text: 'Write something or attach a file first.' },
  NOT_OWN_MESSAGE: { status: 403, text: 'You can only delete your own messages for everyone.' },
  RECORD_STAYS: {
    status: 403,
    text: 'Quotations, lorry receipts and payments are records. They stay in the chat.',
  },
  CLIENT_ID_REUSED: { status: 409, text: 'This message id was already used for other content.' },
  CHAT_NOT_FOUND: { status: 404, text: 'Chat not found. Please send a message once.' },
  REPLY_NOT_FOUND: { status: 422, text: 'The message you replied to is not in this chat.' },

  // Files
  FILE_EMPTY: { status: 422, text: 'This file is empty.' },
  FILE_TOO_LARGE: { status: 413, text: 'This file is too large to send.' },
  FILE_TYPE_REFUSED: { status: 415, text: 'This kind of file cannot be sent.' },
  PICTURE_TOO_SMALL: {
    status: 422,
    text: 'This picture is too small. Choose one of at least 120 pixels a side.',
  },
  FILE_UNREADABLE: { status: 422, text: 'This file is damaged and cannot be opened.' },
  FILE_QUOTA: { status: 429, text: 'You have sent very many files today. Please continue tomorrow.' },
  UPLOAD_NOT_FOUND: { status: 404, text: 'This upload is no longer here. Please send the file again.' },
  UPLOAD_INCOMPLETE: { status: 409, text: 'The file has not arrived completely yet.' },
  UPLOAD_CONFLICT: { status: 409, text: 'The upload goes on from another place. Please try again.' },
  UPLOAD_PROTOCOL: { status: 412, text: 'Uploads in pieces speak tus 1.0.0.' },
  RANGE_UNSATISFIABLE: { status: 416, text: 'That part of the file does not exist.' },

  // Customers
  CUSTOMER_LEAVING: {
    status: 409,
    text: 'The farmer of this number asked to be deleted. They can bring the account back by logging in.',
  },
  MOBILE_TAKEN: { status: 409, text: 'Another customer has this number already.' },
  WALK_IN_OVER: { status: 409, text: 'This farmer has logged in already: the account is their own.' },
  INVITED_OFTEN: { status: 429, text: 'This number was invited four times within a month. Call it instead.' },
  SAME_CUSTOMER: { status: 422, text: 'This is one customer already. Choose another one.' },
  CUSTOMER_LOGS_IN: {
    status: 409,
    text: 'That customer logs in with a number of their own. Only one without a login can become part of another.',
  },
  CUSTOMER_HAS_NUMBER: {
    status: 409,
    text: 'Only the other customer has a number, and it would be lost. Make them one the other way round: the one with the number stays.',
  },
  INVITED_TODAY: { status: 429, text: 'This number was invited today. Invite it again tomorrow.' },
  INVITATION_FAILED: { status: 502, text: 'The invitation could not be sent.' },
  IMPORT_ENCODING: {
    status: 422,
    text: 'The letters of this file cannot be read. Save it as “CSV UTF-8” and choose it again.',
  },
  IMPORT_COLUMNS: { status: 422, text: 'The first row must name the columns: mobile, name and place.' },
  IMPORT_UNREADABLE: { status: 422, text: 'This is no CSV file, or a quotation mark in it is not closed.' },
  IMPORT_EMPTY: { status: 422, text: 'There is no customer in this file.' },
  IMPORT_TOO_MANY: { status: 422, text: 'A file may have 100,000 rows. Divide it.' },
  IMPORT_RUNNING: { status: 409, text: 'This file is being entered already.' },
  IMPORT_OUTDATED: {
    status: 409,
    text: 'How files are read has changed since this one was checked. Choose it again.',
  },
  NOTE_CHANGED: { status: 409, text: 'Somebody else has changed this note. Look at both.' },

  // Two of the office at once: the slower is told by whom (`who.ts`)
  DONE_ALREADY: { status: 409, text: 'A colleague has done this already.' },
  ANSWERED_MEANWHILE: {
    status: 409,
    text: 'A colleague has written here in the same moment. Read it first.',
  },
  CUSTOMER_CHANGED: { status: 409, text: 'Somebody else has changed this customer. Look at it again.' },

  // Assignments
  HOLDER_CHANGED: { status: 409, text: 'A colleague has taken this chat meanwhile.' },

  // Reminders
  REMINDER_CHANGED: { status: 409, text: 'This reminder has been changed meanwhile. Look at it again.' },

  // Labels
  LABEL_INVALID: { status: 422, text: 'A label needs a name of at most 40 letters.' },
  LABEL_TAKEN: { status: 409, text: 'Another label has this name already. Merge the two instead.' },
  LABEL_STAYS: { status: 403, text: 'This label came with the product and stays as it is.' },
  LABEL_CHANGED: { status: 409, text: 'Somebody else has changed this label. Look at it again.' },
  LABELS_FULL: { status: 409, text: 'There are too many labels. Delete or merge some first.' },
  CHAT_LABELS_FULL: {
    status: 409,
    text: 'This chat has as many labels as it can carry. Take one off first.',
  },

  // Private notes
  EMPTY_NOTE: { status: 422, text: 'Write the note first.' },
  NOTE_TOO_LONG: { status: 422, text: 'This note is too long. Write a shorter one.' },
  NOT_OWN_NOTE: { status: 403, text: 'Only the person who wrote this note can change or delete it.' },

  // Cases and plans
  CASE_CHANGED: { status: 409, text: 'A colleague has changed this case meanwhile. Look at it again.' },
  FIELD_CHANGED: { status: 409, text: 'This field has been changed meanwhile. Look at it again.' },
  FIELDS_FULL: { status: 409, text: 'Ten fields are remembered already. Delete one first.' },
  CASE_MESSAGES: { status: 422, text: 'A message of this case is not in this chat.' },
  CASES_DRAFTS: {
    status: 409,
    text: 'Both cases have a plan that is being written. Send or drop one of them first.',
  },
  PLAN_CHANGED: { status: 409, text: 'A colleague has changed this plan meanwhile. Look at it again.' },
  PLAN_STOPPED: {
    status: 422,
    text: 'This plan cannot be sent: a rule of the label or of the law stops it.',
  },
  PLAN_REASONS: { status: 422, text: 'Write the reason for each warning first.' },
  OUTCOMES_FEW: { status: 409, text: 'Too little is counted to say this figure on the site.' },
  HOLD_WANTS_SECOND: { status: 403, text: 'You held this yourself: a second person lifts it.' },
  REVIEW_DONE: { status: 409, text: 'This plan has had its second look already.' },
  REVIEW_WANTS_SECOND: { status: 403, text: 'You wrote this plan yourself: a second person looks at it.' },
  PLAN_TEMPLATE_TAKEN: { status: 409, text: 'Another template of this crop has this name already.' },
  PLAN_TEMPLATE_CHANGED: { status: 409, text: 'Somebody else has changed this template. Look at it again.' },
  ALERT_CHANGED: { status: 409, text: 'A colleague has changed this alert meanwhile. Look at it again.' },
  ALERT_WORDS: { status: 422, text: 'Write both parts of the alert in each language first.' },
  ALERT_DOSE: { status: 422, text: 'An alert holds no dose. Send a plan to the farmer who needs one.' },
  ALERT_NOBODY: { status: 422, text: 'Nobody whom this alert could go to grows this crop in these taluks.' },
  ALERT_FARMERS: {
    status: 409,
    text: 'By now this alert would go to another number of farmers. Look again.',
  },
  PLAN_TEMPLATES_FULL: { status: 409, text: 'There are too many templates. Delete one first.' },

  // Picture book
  CONSENT_CHANGED: { status: 409, text: 'The question has changed. Please load the page again and read it.' },
  CONSENT_ASKED: { status: 409, text: 'This farmer was asked already. Wait for their answer.' },
  CONSENT_MISSING: { status: 403, text: 'This farmer has not agreed that their photos are shown.' },
  PICTURE_PART: {
    status: 422,
    text: 'The frame must lie in the photo, and be at least 240 pixels high and wide.',
  },
  PICTURE_KNOWN: { status: 409, text: 'This photo is in the picture book already.' },
  PICTURE_PAIR: { status: 422, text: 'Before and after must be two photos of one case.' },
  PICTURE_CHANGED: { status: 409, text: 'A colleague has changed this picture meanwhile. Look at it again.' },
  PICTURE_OWN: { status: 409, text: 'A colleague must look at it before it is public.' },

  // Saved replies
  SHORTCUT_INVALID: { status: 422, text: 'The shortcut may have letters, digits, - and _ only.' },
  SHORTCUT_TAKEN: { status: 409, text: 'Another saved reply has this shortcut already.' },
  SAVED_REPLY_INVALID: { status: 422, text: 'Write the reply in both languages.' },
  SAVED_REPLY_CHANGED: { status: 409, text: 'Somebody else has changed this reply. Look at it again.' },
  SAVED_REPLIES_FULL: { status: 409, text: 'There are too many saved replies. Delete one first.' },

  // What the owner edits
  SHOP_CLOSED: { status: 503, text: 'The shop is not open yet. Please come again in a few days.' },
  CONTENT_INVALID: { status: 422, text: 'Some fields are not right yet.' },
  CONTENT_CHANGED: { status: 409, text: 'A colleague has changed this meanwhile. Look at it again.' },
  SPOKEN_CHANGED: { status: 409, text: 'A colleague has recorded this line meanwhile. Listen to it first.' },
  SPOKEN_TOO_LONG: { status: 422, text: 'A recording of a line is at most 30 seconds long.' },
  SPOKEN_LENGTH: { status: 422, text: 'How long this recording is cannot be told. Record it here.' },
  CONTENT_TOO_LARGE: { status: 413, text: 'This is too long to be kept.' },
  CONTENT_TIME: { status: 422, text: 'Choose a moment that lies ahead.' },
  CONTENT_WAITS: { status: 409, text: 'This waits for a second person.' },
  PRICES_KIND: {
    status: 422,
    text: 'This is an old Excel file, one with a password, or something else. Save it as .xlsx or CSV and choose it again.',
  },
  PRICES_UNREADABLE: {
    status: 422,
    text: 'This Excel file is damaged, or far larger inside than a price list. Save it anew and choose it again.',
  },
  PRICES_COLUMNS: {
    status: 422,
    text: 'No row of this file names the columns. One must be called Part No. or SKU, others Rate, MRP or Name of Item.',
  },
  PRICES_COLUMN_TWICE: {
    status: 422,
    text: 'Two columns of this file mean the same. Leave one of them out.',
  },
  PRICES_TOO_MANY: { status: 422, text: 'A price list may have 10,000 rows. Divide it.' },
  PRICES_EMPTY: { status: 422, text: 'There is no article in this file.' },
  PRICES_FAULTY: { status: 422, text: 'Some cells of this file are not right yet.' },

  // Quotations, dispatch, payments
  QUOTE_FILE_REQUIRED: { status: 422, text: 'Choose a PDF/JPG/PNG first' },
  INVALID_AMOUNT: { status: 422, text: 'Invalid amount' },
  QUOTE_PAID: { status: 409, text: 'This quotation is already paid.' },
  QUOTE_IN_PAYMENT: {
    status: 409,
    text: 'The farmer is paying this quotation now. Wait until that payment has ended.',
  },
  LR_SENT_ALREADY: { status: 409, text: 'This LR was sent to this farmer before.' },
  DISPATCH_ITEM_GONE: { status: 409, text: 'What this LR is for has changed meanwhile. Look at it again.' },
  LR_REQUIRED: { status: 422, text: 'Enter the LR number' },
  LR_INVALID: { status: 422, text: 'The LR number may have letters, digits, - and / only.' },
  TRACKING_LINK_INVALID: { status: 422, text: 'The tracking link must start with https://' },
  PAYMENT_START_FAILED: { status: 502, text: 'Could not start payment. Please try again.' },
  PAYMENT_SETTLING: {
    status: 409,
    text: 'Your last payment is still being confirmed. Please wait a few minutes.',
  },
  PAYMENTS_OFF: { status: 409, text: 'This shop takes no payments online. Pay by UPI or at the counter.' },
  ITEM_GONE: { status: 404, text: 'This article is no longer in our list. Ask the office.' },
  ITEM_ASK_FIRST: { status: 409, text: 'This article is not paid for online. Ask the office for it.' },
  ITEM_SOLD_OUT: { status: 409, text: 'This article is sold out. Ask the office when it comes again.' },
  ITEM_NOT_LICENSED: { status: 409, text: 'This article cannot be sold at present. Ask the office.' },
  PRICE_CHANGED: { status: 409, text: 'The price has changed. Look at it and pay again.' },
  ITEM_JUST_PAID: { status: 409, text: 'You have just paid for this. The chat shows your payment.' },
  PAYMENT_NOT_OPEN: { status: 409, text: 'This payment is no longer open.' },
  PAYMENT_NOT_IN_REVIEW: { status: 409, text: 'This payment does not wait for a decision.' },
  REASON_REQUIRED: { status: 422, text: 'Write the reason.' },
  STEP_UP_REQUIRED: { status: 403, text: 'Confirm first that it is you.' },
  REFUND_NOT_POSSIBLE: { status: 409, text: 'There is no money of this payment to give back.' },
  REFUND_TOO_MUCH: { status: 422, text: 'That is more than is left to give back.' },
  REFUND_TOO_SMALL: { status: 422, text: 'The provider gives back no less than one rupee.' },
  REFUND_MEANWHILE: {
    status: 409,
    text: 'A colleague has asked for a refund of this payment meanwhile. Look at it again.',
  },
  REFUND_NOT_WAITING: { status: 409, text: 'This refund does not wait for a second login.' },
  REFUND_SAME_PERSON: { status: 409, text: 'Another person must confirm this refund.' },
  REFUND_SAME_LOGIN: { status: 409, text: 'Another office login must confirm this refund.' },
  IDEMPOTENCY_KEY_INVALID: { status: 400, text: 'The Idempotency-Key must have 1 to 255 plain characters.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, text: 'This request was sent before with other contents.' },
  IDEMPOTENCY_IN_PROGRESS: { status: 409, text: 'The same request is still being worked on.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

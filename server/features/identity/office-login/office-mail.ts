/** The e-mails of the office's login: one reader, the staff, who work in English. `shop` is its name. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The code stands in the text only: subjects show on locked screens. */
export function codeMail(shop: string, to: string, code: string): Mail {
  return {
    to,
    subject: `${shop} office login code`,
    text: [
      `${code} is the code for the ${shop} office panel. It is valid for 1 minute.`,
      '',
      'Somebody entered your password. If that was not you, let an owner reset your account now (for the account of',
      'the settings: change OFFICE_PASSWORD).',
    ].join('\n'),
  };
}

/** For an act that wants a fresh proof, so that it is told from a login's. */
export function stepUpMail(shop: string, to: string, code: string): Mail {
  return {
    to,
    subject: `${shop} code to confirm an act`,
    text: [
      `${code} confirms one act in the ${shop} office panel. It is valid for 1 minute.`,
      '',
      'If you are not giving money back, changing people or your own account right now, somebody else is using your',
      'session: let an owner reset your account at once, which ends your sessions (for the account of the settings:',
      'change OFFICE_PASSWORD).',
    ].join('\n'),
  };
}

export interface OfficeLogin {
  to: string;
  /** ISO instant. */
  at: string;
  ip: string;
  userAgent: string;
}

export function loginNoticeMail(shop: string, login: OfficeLogin): Mail {
  const at = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(login.at));
  return {
    to: login.to,
    subject: `New login to the ${shop} office panel`,
    text: [
      `The office panel was opened on ${at} (India time).`,
      `Address: ${login.ip}`,
      `Browser: ${login.userAgent || 'not named'}`,
      '',
      'If that was you, there is nothing to do. If not, let an owner reset your account at once (for the account of',
      'the settings: change OFFICE_PASSWORD). It ends every session of the account.',
    ].join('\n'),
  };
}

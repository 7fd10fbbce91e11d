export interface EmailSender {
  /** Resolves once the mail server has taken the message over. @throws when it did not. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
  /** Lets go of kept connections. */
  close(): void;
}

import { useEffect, useEffectEvent } from 'react';

interface OtpCredential extends Credential {
  code?: string;
}

/** Reads the code out of the SMS itself where the phone offers to (WebOTP, Chrome on Android). */
export function useWebOtp(onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials.get(request).then(
      (credential) => {
        const { code } = (credential ?? {}) as OtpCredential;
        if (code) handleCode(code);
      },
      // Declined, timed out or left: the code is typed by hand.
      () => {},
    );
    return () => waiting.abort();
  }, []);
}

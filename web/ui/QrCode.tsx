import { lazy, Suspense } from 'react';

const Picture = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

interface QrCodeProps {
  value: string;
  /** Read aloud. */
  label: string;
}

/** A picture for the camera of a phone held before a big screen; drawn here, nobody else is given the value. Its library comes when it is shown. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <Suspense fallback={null}>
      <Picture value={value} size={208} level="M" marginSize={4} title={label} />
    </Suspense>
  );
}

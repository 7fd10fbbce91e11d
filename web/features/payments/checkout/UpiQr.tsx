import { QRCodeSVG } from 'qrcode.react';

interface UpiQrProps {
  link: string;
  /** Read aloud: who gets how much. */
  label: string;
}

/** The link as a picture, for a phone held before a big screen. A chunk of its own: phones never fetch it. */
export function UpiQr({ link, label }: UpiQrProps) {
  return <QRCodeSVG value={link} size={208} level="M" marginSize={4} title={label} />;
}

import { QRCodeSVG } from 'qrcode.react';

/** The secret as a picture for the phone's camera, drawn here: nobody else is given it. A chunk of its own. */
export function TotpQr({ uri, label }: { uri: string; label: string }) {
  return <QRCodeSVG value={uri} size={208} level="M" marginSize={4} title={label} />;
}

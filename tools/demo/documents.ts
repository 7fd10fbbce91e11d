import PDFDocument from 'pdfkit';

/** A plain one-page quotation, in English: the built-in PDF fonts know neither Kannada nor the rupee sign. */
export function drawQuotation(details: { number: number; rupees: string; date: Date }): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A5',
    margin: 40,
    info: { Title: `Quotation ${details.number}` },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  document.fillColor('#1B5E3A').fontSize(20).text('AV Agro', { continued: false });
  document.fillColor('#55635A').fontSize(10).text('Plant-health clinic, Bengaluru Rural').moveDown();
  document.fillColor('#1B241E').fontSize(14).text(`Quotation AV-${details.number}`);
  document.fontSize(10).text(details.date.toISOString().slice(0, 10)).moveDown();
  for (const line of [
    'Copper oxychloride 50 WP, 500 g',
    'Neem oil based azadirachtin, 1 L',
    'Micronutrient mixture, 1 kg',
  ]) {
    document.text(`-  ${line}`);
  }
  document.moveDown().fontSize(14).text(`Total  Rs. ${details.rupees}`);
  document
    .moveDown()
    .fontSize(8)
    .fillColor('#55635A')
    .text('Sample document of the demonstration. Follow the label on your own pack.');
  document.end();
  return done;
}

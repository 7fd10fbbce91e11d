import { describe, expect, it } from 'vitest';
import { graphemes } from '#shared/domain/text-safety.ts';
import { fileLabel, relabel } from './file-name.ts';
import { HEIC, JPEG, M4A, PDF, PNG, TEXT, WEBM_AUDIO, WEBP } from './file-types.ts';

const label = (name: string, type = JPEG) => fileLabel(name, type, type);

describe('the name of a file', () => {
  it.each([
    ['IMG_2041.JPG', 'IMG_2041.JPG'],
    ['photo.jpeg', 'photo.jpeg'],
    ['ಬೆಳೆ ರೋಗ.jpg', 'ಬೆಳೆ ರೋಗ.jpg'],
    ['😀.jpg', '😀.jpg'],
    ['Rs. 500 bill', 'Rs. 500 bill.jpg'],
  ])('stays as people wrote it: %j', (name, expected) => expect(label(name)).toBe(expected));

  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\me\\leaf.jpg', 'leaf.jpg'],
    ['/', 'file.jpg'],
    ['..', 'file.jpg'],
    ['', 'file.jpg'],
    ['   ', 'file.jpg'],
    ['.jpg', 'file.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['leaf.jpg. . .', 'leaf.jpg'],
  ])('is a label and no path: %j', (name, expected) => expect(label(name)).toBe(expected));

  it('holds no control characters, line breaks or direction marks', () => {
    expect(label('a\u0000b\r\nSet-Cookie: x\u202Egpj.exe\u200F.jpg')).toBe('ab Set-Cookie: xgpj.exe.jpg');
    expect(label('half\uD83D emoji.jpg')).toBe('half emoji.jpg');
  });

  it('is composed, so that one name has one spelling', () => {
    expect(label('e\u0301.jpg')).toBe('\u00e9.jpg');
  });

  it('keeps the joiners Kannada needs', () => {
    expect(label('ರ\u200D್ಯಾಂಕ್.jpg')).toContain('\u200D');
  });

  it.each([
    ['photo.jpg.html', JPEG, 'photo.jpg.html.jpg'],
    ['invoice.exe', PDF, 'invoice.exe.pdf'],
    ['run.bat', TEXT, 'run.bat.txt'],
    ['list.csv', TEXT, 'list.csv'],
    ['photo.png', JPEG, 'photo.png.jpg'],
    ['voice.webm', WEBM_AUDIO, 'voice.webm'],
    ['voice.mp4', M4A, 'voice.mp4'],
  ])('ends with the truth: %s', (name, type, expected) => expect(label(name, type)).toBe(expected));

  it('follows the content when that was converted', () => {
    expect(fileLabel('IMG_0001.HEIC', HEIC, JPEG)).toBe('IMG_0001.jpg');
    expect(fileLabel('screen.png', PNG, JPEG)).toBe('screen.jpg');
    expect(relabel('ಎಲೆ.jpg', WEBP)).toBe('ಎಲೆ.webp');
  });

  it('is found at once for a name that was made to cost', () => {
    // A rule that begins anew at every dot is not through with this before the test is given up.
    expect(label(`${'.'.repeat(400_000)}a${'.'.repeat(400_000)}x`)).toMatch(/x\.jpg$/);
  });

  it('has at most 150 characters, ending included, and never half of one', () => {
    const long = label(`${'ಕ್ಷಿ'.repeat(400)}.jpg`);
    expect(graphemes(long).length).toBeLessThanOrEqual(150);
    expect(long).toMatch(/ಕ್ಷಿ\.jpg$/);
    expect(graphemes(label(`${'a'.repeat(400)}.jpeg`))).toHaveLength(150);
  });

  it('fits into a header whatever it is made of', () => {
    const stacked = `a${'\u0301'.repeat(5000)}.jpg`;
    expect(Buffer.byteLength(label(stacked))).toBeLessThan(650);
  });
});

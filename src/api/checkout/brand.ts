/** A merchant's logo is at most so large: it is read with the page, often on a phone. */
export const MAX_LOGO_BYTES = 32 * 1_024;

/**
 * The media type of a picture by how its file begins; undefined for whatever pages do not show. SVG is none: it may hold
 * scripts.
 */
export function pictureTypeOf(file: Buffer): string | undefined {
  if (file.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (file.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  const isRiff = file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'image/webp' : undefined;
}

/** The style sheet of a merchant's color. @param color `#` and six hex digits. */
export function brandStyle(color: string): string {
  return `:root{--brand:${color};--brand-ink:${inkOn(color)}}\n`;
}

/** Black or white, whichever is read better on a color: at least 4.5:1 in every case (WCAG 2.2, "contrast ratio"). */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const luminance = luminanceOf(color);
  const onWhite = 1.05 / (luminance + 0.05);
  const onBlack = (luminance + 0.05) / 0.05;
  return onWhite >= onBlack ? '#ffffff' : '#000000';
}

/** The relative luminance of a color, from 0 to 1 (WCAG 2.2). */
export function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

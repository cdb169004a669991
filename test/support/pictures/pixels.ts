import { crc32, deflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Levels of red, green and blue of a stored picture: 216 colors, with greys among them, in an eighth of the bytes. */
const LEVELS = 6;
const STEP = 255 / (LEVELS - 1);

/** How far two pixels may be apart that count as one: less than one level of one color is. */
const PIXEL_TOLERANCE = 0.2;

/** Which part of the pixels of a picture may be others: letters whose edges are drawn a little differently. */
const MAX_DIFFERENT_PART = 0.001;

/** How a picture differs from the stored one. */
export interface Difference {
  readonly isAlike: boolean;
  /** Of its pixels, in percent. */
  readonly percent: number;
  /** A picture in which every pixel that differs is red, as PNG. */
  readonly picture: Buffer;
}

/** Compares two pictures, both PNG. One that has another size differs. */
export function comparePictures(stored: Buffer, present: Buffer): Difference {
  const [before, after] = [PNG.sync.read(stored), PNG.sync.read(reduceColors(present))];
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const difference = new PNG({ width, height });
  const count = pixelmatch(
    enlarged(before, width, height),
    enlarged(after, width, height),
    difference.data,
    width,
    height,
    { threshold: PIXEL_TOLERANCE },
  );
  const part = count / (width * height);
  const isOneSize = before.width === after.width && before.height === after.height;
  return {
    isAlike: isOneSize && part <= MAX_DIFFERENT_PART,
    percent: Math.round(part * 100_000) / 1_000,
    picture: PNG.sync.write(difference),
  };
}

/** The pixels of a picture on a larger, transparent one. */
function enlarged(picture: PNG, width: number, height: number): Buffer {
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger.data;
}

/** A picture as it is stored: with a palette of 216 colors, one byte a pixel before compression (PNG, third edition, 11.2). */
export function reduceColors(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const level = (index: number) => Math.round((data[index] ?? 0) / STEP);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = (y * width + x) * 4;
      rows[y * (width + 1) + x + 1] = (level(pixel) * LEVELS + level(pixel + 1)) * LEVELS + level(pixel + 2);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette; the usual compression and filters, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    Array.from({ length: LEVELS ** 3 }, (_, color) => [
      Math.floor(color / LEVELS ** 2) * STEP,
      (Math.floor(color / LEVELS) % LEVELS) * STEP,
      (color % LEVELS) * STEP,
    ]).flat(),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

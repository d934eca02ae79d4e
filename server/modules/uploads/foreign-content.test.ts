import sharp from 'sharp';
import { hasForeignContent } from './foreign-content';

const plain = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#f4a261' } });
const text = (words: string) => Buffer.from(words, 'latin1');

/** A JPEG segment right after the start: a comment, or what a phone writes there. */
const withSegment = (photo: Buffer, marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]);
  return Buffer.concat([photo.subarray(0, 2), head, content, photo.subarray(2)]);
};
/** An archive of nothing, with a comment. */
const zipEnd = (comment = '') => {
  const record = Buffer.alloc(22);
  record.write('PK\x05\x06', 'latin1');
  record.writeUInt16LE(comment.length, 20);
  return Buffer.concat([record, text(comment)]);
};
const film = Buffer.concat([text('\0\0\0\x18ftypmp42\0\0\0\0isommp42'), Buffer.alloc(4000, 0x5a)]);

let photo: Buffer;
let drawing: Buffer;
let webp: Buffer;
beforeAll(async () => {
  photo = await plain().jpeg().toBuffer();
  drawing = await plain().png().toBuffer();
  webp = await plain().webp().toBuffer();
});

describe('a picture of a phone or computer', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, 'jpeg' | 'png' | 'webp']>([
    ['a photo', () => photo, 'jpeg'],
    ['a progressive photo', () => plain(300, 300).jpeg({ progressive: true }).toBuffer(), 'jpeg'],
    ['a screenshot', () => drawing, 'png'],
    ['a WebP', () => webp, 'webp'],
    ['a Google motion photo, its film behind the picture', () => Buffer.concat([photo, film]), 'jpeg'],
    [
      'a Samsung motion photo, its film and its own trailer behind the picture',
      () =>
        Buffer.concat([photo, text('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data'), film, text('SEFHk\0\0\0\x02\0\0\0SEFT')]),
      'jpeg',
    ],
    ['a photo with a second picture of its MPF', () => Buffer.concat([photo, photo]), 'jpeg'],
    ['a photo with a gain map, padded', () => Buffer.concat([photo, Buffer.alloc(37), photo, Buffer.alloc(5)]), 'jpeg'],
    [
      'a photo that an editing app described',
      () =>
        withSegment(
          photo,
          0xe1,
          text(
            'http://ns.adobe.com/xap/1.0/\0<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>',
          ),
        ),
      'jpeg',
    ],
    ['a photo whose pixels happen to read PK', () => Buffer.concat([photo, text('....PK\x05\x06....')]), 'jpeg'],
    ['a photo cut off on its way', () => photo.subarray(0, photo.length - 30), 'jpeg'],
  ])('accepts %s', async (_what, make, kind) => {
    expect(hasForeignContent(kind, await make())).toBe(false);
  });
});

describe('a picture with other content', () => {
  test.each<[string, () => Buffer, 'jpeg' | 'png' | 'webp']>([
    ['a page behind a photo', () => Buffer.concat([photo, text('<!doctype html><p onclick=x>')]), 'jpeg'],
    ['a drawing that runs behind a screenshot', () => Buffer.concat([drawing, text('\n<svg onload=alert(1)>')]), 'png'],
    ['a script in a photo’s comment', () => withSegment(photo, 0xfe, text('<ScRiPt>alert(1)</script>')), 'jpeg'],
    ['an SVG in a photo’s comment', () => withSegment(photo, 0xfe, text('<svg xmlns="x">')), 'jpeg'],
    ['a program of a server in a photo’s comment', () => withSegment(photo, 0xfe, text('<?php echo 1;')), 'jpeg'],
    ['a PDF around a photo', () => withSegment(photo, 0xfe, text('%PDF-1.7\n1 0 obj')), 'jpeg'],
    ['a PDF behind a WebP', () => Buffer.concat([webp, text('%PDF-1.4')]), 'webp'],
    ['an archive behind a photo', () => Buffer.concat([photo, text('PK\x03\x04...'), zipEnd()]), 'jpeg'],
    ['an archive behind the film of a photo', () => Buffer.concat([photo, film, zipEnd('a comment')]), 'jpeg'],
    ['an archive behind a WebP', () => Buffer.concat([webp, text('Rar!\x1a\x07')]), 'webp'],
    ['a GIF that is a script behind a photo', () => Buffer.concat([photo, text('GIF89a/*..*/=1;alert(1)')]), 'jpeg'],
    [
      'a photo whose first length opens a script’s comment',
      () => {
        const rest = photo.subarray(4 + photo.readUInt16BE(4));
        const first = Buffer.alloc(0x2f2a - 2, 0);
        return Buffer.concat([text('\xff\xd8\xff\xe0/*'), first, rest, text('*/=alert(1)')]);
      },
      'jpeg',
    ],
  ])('refuses %s', (_what, make, kind) => {
    expect(hasForeignContent(kind, make())).toBe(true);
  });
});

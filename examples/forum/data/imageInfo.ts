export interface ImageInfo {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  /** Pixels; null when the file does not say. */
  width: number | null;
  height: number | null;
}

/** What a file is by its first bytes, whatever it is called; null when it is no picture of a kind that is shown. */
export function imageInfo(file: Buffer): ImageInfo | null {
  const starts = (...bytes: number[]) => bytes.every((byte, index) => file[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47) && file.length > 24)
    return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
  if (/^GIF8[79]a/.test(file.toString('latin1', 0, 6)) && file.length > 10)
    return { type: 'image/gif', width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP')
    return { type: 'image/webp', width: null, height: null };
  return starts(0xff, 0xd8, 0xff) ? { type: 'image/jpeg', ...jpegSize(file) } : null;
}

/** A JPEG says its size in the frame header, behind however many other segments. */
function jpegSize(file: Buffer): { width: number | null; height: number | null } {
  let at = 2;
  while (at + 9 < file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: file.readUInt16BE(at + 7), height: file.readUInt16BE(at + 5) };
    at += 2 + file.readUInt16BE(at + 2);
  }
  return { width: null, height: null };
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel, as a file to be uploaded. */
export const dotPicture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(dot, 'base64'),
});

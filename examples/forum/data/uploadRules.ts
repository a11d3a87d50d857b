/** Pages print these as `upload`; the API holds to them. */
export const uploadRules = {
  /** Bytes. */
  maxSize: 5 * 1024 * 1024,
  maxUploads: 5,
  allowedExtensions: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
};

/** What one member may upload within a day. */
export const uploadQuota = { files: 100, bytes: 100 * 1024 * 1024 };

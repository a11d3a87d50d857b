export interface UploadRules {
  /** Bytes; 0 leaves it to the server. */
  maxSize: number;
  /** Lower case, without a dot; none leaves it to the server. */
  allowedExtensions: readonly string[];
}

export type FileProblem =
  | { kind: 'tooBig'; maxSize: number }
  | { kind: 'extension'; allowed: readonly string[] }
  | { kind: 'tooMany'; max: number };

/** Whether a file may be uploaded, by its size and the last extension of its name. Null when it may. */
export function checkFile(
  file: Pick<File, 'name' | 'size'>,
  { maxSize, allowedExtensions }: UploadRules,
): FileProblem | null {
  const allowed = allowedExtensions.map((each) => each.toLowerCase());
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (allowed.length > 0 && (extension === undefined || !allowed.includes(extension)))
    return { kind: 'extension', allowed };
  if (maxSize > 0 && file.size > maxSize) return { kind: 'tooBig', maxSize };
  return null;
}

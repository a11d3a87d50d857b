import { useCallback, useEffect, useRef, useState } from 'react';
import { plainError, type ApiError } from '../../contract/apiError';
import type { EditorServices, UploadedImage } from '../services';
import { checkFile, type FileProblem, type UploadRules } from './checkFile';

export interface Upload {
  key: number;
  file: File;
  /** From 0 to 1 while it is on its way. */
  fraction: number;
  problem?: FileProblem | ApiError;
}

interface Options extends Pick<EditorServices, 'reader' | 'upload'> {
  rules: UploadRules;
  /** A picture has arrived. Answers false for one that cannot be shown. */
  onImage(image: UploadedImage): boolean;
}

/** Pictures on their way to the server, and those that did not get there. */
export function useUploads({ reader, upload, rules, onImage }: Options) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [running] = useState(() => new Map<number, AbortController>());
  const lastKey = useRef(0);
  const latest = useRef({ upload, rules, onImage });
  useEffect(() => {
    latest.current = { upload, rules, onImage };
  });
  /** Drops the uploads of a user who has left: they must not enter another user's text. */
  const forget = useCallback(() => {
    running.forEach((controller) => controller.abort());
    running.clear();
    setUploads([]);
  }, [running]);
  useEffect(() => forget, [forget, reader]);

  const change = useCallback((key: number, more: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...more } : each)));
  }, []);
  const dismiss = useCallback(
    (key: number) => {
      running.get(key)?.abort();
      running.delete(key);
      setUploads((all) => all.filter((each) => each.key !== key));
    },
    [running],
  );

  const start = useCallback(
    (file: File, refused?: FileProblem) => {
      const { upload: send, rules: allowed } = latest.current;
      if (!send) return;
      const key = ++lastKey.current;
      const problem = refused ?? checkFile(file, allowed);
      setUploads((all) => [...all, { key, file, fraction: 0, ...(problem && { problem }) }]);
      if (problem) return;
      const controller = new AbortController();
      running.set(key, controller);
      const onProgress = (fraction: number) => change(key, { fraction });
      void send(file, { onProgress, signal: controller.signal }).then((answer) => {
        // Taken back meanwhile.
        if (!running.delete(key)) return;
        if ('error' in answer) return change(key, { problem: answer.error });
        if (latest.current.onImage(answer.image)) dismiss(key);
        else change(key, { problem: plainError('refused') });
      });
    },
    [change, dismiss, running],
  );

  const forgetFailed = useCallback(() => setUploads((all) => all.filter(({ problem }) => !problem)), []);
  const forgetRefused = useCallback(() => setUploads((all) => all.filter((each) => !isRefused(each))), []);
  const isUploading = useCallback(() => running.size > 0, [running]);
  return { uploads, start, dismiss, forget, forgetFailed, forgetRefused, isUploading };
}

/** Sending it again would not help. */
const isRefused = ({ problem }: Upload) => problem && ('kind' in problem || problem.fields.length > 0);

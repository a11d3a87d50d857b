import { generalFailure, type ApiError } from '../contract/apiError';
import { Button } from '../ui/Button';
import { errorWords } from '../ui/errorWords';
import { Icon } from '../ui/Icon';
import { useLocale } from '../ui/useLocale';
import type { Upload } from './rich/useUploads';

export interface UploadListProps {
  uploads: readonly Upload[];
  onRetry(file: File): void;
  onDismiss(key: number): void;
  /** The button that was pressed goes with its line: focus would be nowhere. */
  onLeave(): void;
}

/** How far pictures have come, and why some did not arrive. */
export function UploadList({ uploads, onRetry, onDismiss, onLeave }: UploadListProps) {
  const locale = useLocale();
  const { t } = locale;
  const words = ({ problem }: Upload): string[] => {
    if (!problem) return [];
    if (!('kind' in problem)) {
      if (isTooBig(problem)) return [t('The uploaded file was too big.')];
      const { title, body } = errorWords(problem, locale);
      return [
        ...problem.fields.map(({ message }) => t(message)),
        ...(problem.fields.length ? [] : [title, body]),
      ];
    }
    if (problem.kind === 'tooBig')
      return [t('The uploaded file was too big (max {size}).', { size: locale.fileSize(problem.maxSize) })];
    if (problem.kind === 'tooMany')
      return [t('Too many files at once (max {count}).', { count: problem.max })];
    return [
      t('The uploaded file did not have an allowed extension.'),
      `${t('Only the following extensions are allowed')}: ${problem.allowed.join(', ')}`,
    ];
  };
  return (
    <ul className="inl-editor__uploads">
      {uploads.map((upload) => {
        const { key, file, fraction, problem } = upload;
        const percent = Math.round(fraction * 100);
        const name = <bdi className="inl-editor__file">{file.name}</bdi>;
        return (
          <li key={key} data-state={problem ? 'error' : 'loading'}>
            {problem ? (
              // The names distinguish uploads that fail alike.
              <div role="alert">
                {name} <span>{words(upload).filter(Boolean).join(' ')}</span>
              </div>
            ) : (
              <>
                {name}
                <progress max={100} value={percent} aria-label={t('Uploading {name}', { name: file.name })}>
                  {`${percent}%`}
                </progress>
              </>
            )}
            {problem && !('kind' in problem) && problem.fields.length === 0 && !isTooBig(problem) && (
              <Button
                size="compact"
                aria-label={`${t('Retry')}: ${file.name}`}
                onClick={() => {
                  onDismiss(key);
                  onRetry(file);
                  onLeave();
                }}
              >
                {t('Retry')}
              </Button>
            )}
            <Button
              look="icon"
              size="compact"
              aria-label={
                problem ? `${t('Dismiss')}: ${file.name}` : t('Cancel upload of {name}', { name: file.name })
              }
              onClick={() => {
                onDismiss(key);
                onLeave();
              }}
            >
              <Icon name="close" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** A page of what stands in front of the forum: how much that takes is not known here. */
const isTooBig = ({ status, code, message }: ApiError) =>
  status === 413 && (code === 'edge' || message === generalFailure);

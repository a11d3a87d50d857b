import { useRef } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { lazyImport } from '../../contract/lazyImport';
import { lazyPart } from '../../ui/lazyPart';
import { useLocale } from '../../ui/useLocale';
import { useUi } from '../../ui/UiContext';
import { useUniqueID } from '../../ui/useUniqueID';
import type { UploadListProps } from '../UploadList';
import { LinkPanel } from './LinkPanel';
import { Toolbar } from './Toolbar';
import type { Upload } from './useUploads';

/** Few comments have pictures. */
const UploadList = lazyPart(() => lazyImport(() => import('../UploadList')).then((part) => part.UploadList), {
  name: 'UploadList',
  failed: NoList,
});

interface Props {
  /** Id of the text that the tools are for. */
  controls: string;
  canUpload: boolean;
  linking: boolean;
  setLinking(linking: boolean): void;
  uploads: readonly Upload[];
  onFiles(files: File[]): void;
  onDismiss(key: number): void;
}

/** What stands above the text: toolbar, the question for a link's address, and uploads. */
export function EditorTools({
  controls,
  canUpload,
  linking,
  setLinking,
  uploads,
  onFiles,
  onDismiss,
}: Props) {
  const { locale, meta } = useUi();
  const { t } = locale;
  const hint = useUniqueID();
  const input = useRef<HTMLInputElement>(null);
  const editor = useSlateStatic();
  const { allowedExtensions, maxSize, maxUploads } = meta.upload;
  const rules = [
    allowedExtensions.length > 0 &&
      `${t('Only the following extensions are allowed')}: ${allowedExtensions.join(', ')}.`,
    maxSize > 0 && t('At most {size}.', { size: locale.fileSize(maxSize) }),
  ];
  return (
    <>
      <Toolbar
        controls={controls}
        onLink={() => setLinking(true)}
        onPicture={canUpload ? () => input.current!.click() : null}
        pictureHint={hint}
      />
      {canUpload && (
        <>
          <span className="inl-hidden" id={hint}>
            {rules.filter(Boolean).join(' ')}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            multiple={maxUploads > 1}
            accept={allowedExtensions.map((each) => `.${each}`).join()}
            aria-label={t('Picture')}
            onChange={({ target }) => {
              onFiles([...target.files!]);
              // The same file can be chosen again after a failure.
              target.value = '';
            }}
          />
        </>
      )}
      {linking && <LinkPanel onClose={() => setLinking(false)} />}
      {uploads.length > 0 && (
        <UploadList
          uploads={uploads}
          onRetry={(file) => onFiles([file])}
          onDismiss={onDismiss}
          onLeave={() => ReactEditor.focus(editor)}
        />
      )}
    </>
  );
}

/** Without the list's code, for example offline, each upload is announced by its name. */
function NoList({ uploads }: UploadListProps) {
  const { t } = useLocale();
  return uploads.map(({ key, file }) => (
    <p key={key} role="alert">
      <bdi>{file.name}</bdi> {t('This part could not be loaded.')}
    </p>
  ));
}

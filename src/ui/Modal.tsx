import { Dialog, DialogDismiss, useDialogStore } from '@ariakit/react/dialog';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent, ReactNode, RefObject } from 'react';
import { Icon } from './Icon';
import { markExpanded } from './markExpanded';
import { ownEscape } from './ownEscape';
import { useCloseRequest } from './useCloseRequest';
import { useDoubleClickGuard } from './useDoubleClickGuard';
import { useGone } from './useGone';
import { useLayer } from './useLayer';
import { useMenuGuard } from './useMenuGuard';
import { useToastRoom } from './useToastRoom';
import { useUi } from './UiContext';
import { useUniqueID } from './useUniqueID';
import { useWholeDoubleClick } from './useWholeDoubleClick';

export type ModalSize =
  | 'small'
  | 'medium'
  | 'large'
  | 'xl'
  | 'xxl'
  | 'full'
  | 'drop-down'
  | 'side-left'
  | 'side-right'
  | 'side-right-large';

interface Props {
  /** Without one the content brings its own heading, and `labelledBy` names it. */
  title?: ReactNode;
  labelledBy?: string;
  size?: ModalSize;
  /** `alertdialog` for a question that must be answered; it is described by its body. */
  role?: 'dialog' | 'alertdialog';
  /** Default: the first field, or else the first control, which is Close. Questions name their least destructive button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The button or link that says whether it is open. */
  anchor?: HTMLElement | null;
  /** Gets focus back; default: the anchor, or what had it before. */
  finalFocus?: HTMLElement | null;
  /** Focus is in it: whatever opened it may go. */
  onShown?(): void;
  /** It begins to close: nothing that it shows from here on is seen. */
  onClosing?(): void;
  /** It has closed; take it out now. */
  onClose(): void;
  /** What it shows when that changes by a press: the second half of a double click does nothing to what comes. */
  stage?: string;
  footer?: ReactNode | ((close: () => void) => ReactNode);
  className?: string;
  children: ReactNode | ((close: () => void) => ReactNode);
}

// Plain boxes inside: hosts style `header` and `footer` as the page's own.
/** A dialog that holds the page back: focus stays in it, Escape, a phone's Back and a click beside it close it, the topmost one only. */
export function Modal({
  title,
  labelledBy,
  size = 'medium',
  role = 'dialog',
  initialFocus,
  anchor,
  finalFocus = anchor,
  onShown,
  onClosing,
  onClose,
  stage,
  footer,
  className,
  children,
}: Props) {
  const { locale, announcer, layers, tooltips } = useUi();
  const layer = useLayer();
  const id = useUniqueID();
  const titleID = useUniqueID();
  const bodyID = useUniqueID();
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [field] = useState(() => firstField(body));
  const [open, setOpen] = useState(true);
  const store = useDialogStore({
    open,
    setOpen(next) {
      if (!next) onClosing?.();
      setOpen(next);
    },
  });
  const close = store.hide;
  const isSecondHalf = useDoubleClickGuard(stage);
  const closesMenu = useMenuGuard();
  const room = useToastRoom();
  const fill = (part: typeof children) => (typeof part === 'function' ? part(close) : part);
  const actions = fill(footer);

  useGone(open, finalFocus, onClose);
  useCloseRequest(open, close);
  useWholeDoubleClick(box);
  useEffect(() => (open && anchor ? markExpanded(anchor, id) : undefined), [open, anchor, id]);
  // A tooltip that lingers would lie over it, and take its first Escape.
  useEffect(() => tooltips.opened(() => undefined), [tooltips]);

  return (
    <Dialog
      ref={box}
      store={store}
      id={id}
      role={role}
      aria-modal
      className={clsx('inl-modal', `inl-modal--${size}`, className)}
      backdrop={<div role="presentation" className="inl-scrim" onMouseDown={keepFocus} />}
      portalElement={layer}
      initialFocus={initialFocus ?? field}
      finalFocus={finalFocus}
      hideOnEscape={(event) => !hasFlyoutAbove(box.current) && ownEscape(event)}
      hideOnInteractOutside={(event) =>
        !closesMenu() && !isSecondHalf('nativeEvent' in event ? event.nativeEvent : event)
      }
      onClickCapture={(event) => {
        if (!isSecondHalf(event.nativeEvent)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onFocus={onShown}
      aria-labelledby={labelledBy ?? titleID}
      aria-describedby={role === 'alertdialog' ? bodyID : undefined}
      // Live regions must be announced and toasts stay usable while the dialog is open.
      getPersistentElements={() => [...announcer.elements(), ...layers.kept()]}
    >
      <div className={clsx('inl-modal__header', title === undefined && 'inl-modal__header--bare')}>
        {title !== undefined && (
          <h2 id={titleID} className="inl-modal__title">
            {title}
          </h2>
        )}
        <DialogDismiss
          className="inl-button inl-button--icon inl-modal__close"
          aria-label={locale.t('Close')}
          title={locale.t('Close')}
        >
          <Icon name="close" />
        </DialogDismiss>
      </div>
      <div
        className="inl-modal__body"
        id={bodyID}
        ref={body}
        style={size.startsWith('side') ? ({ '--inl-modal-room': `${room}px` } as CSSProperties) : undefined}
      >
        {fill(children)}
      </div>
      {Boolean(actions) && <div className="inl-modal__footer">{actions}</div>}
    </Dialog>
  );
}

/** A press beside a dialog that stays open must not take the keyboard out of it. */
function keepFocus(event: MouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** What has been opened from a dialog stands behind it in the layer, and closes first. */
function hasFlyoutAbove(dialog: Element | null): boolean {
  const flyout = dialog?.ownerDocument.querySelector('.inl-flyout:not([hidden])');
  return !!flyout && (dialog!.compareDocumentPosition(flyout) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}

/** Read when the dialog has been drawn. */
const firstField = (body: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> => ({
  get current() {
    return body.current?.querySelector<HTMLElement>('input:enabled,select:enabled,textarea:enabled') ?? null;
  },
});
